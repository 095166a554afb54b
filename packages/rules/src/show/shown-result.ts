/** The record, in the state, of what the hall was shown of a result. */
import type { TieKeys } from '@liangfen/sdk/schema';

/** The numbers as they were when a step showed them, whatever was corrected since. */
export interface ShownResult {
  readonly score: number | null;
  readonly items: Readonly<Record<string, number>>;
  /** Whether a result or a ranking has told the rank. */
  readonly ranked: boolean;
  readonly tieKeys: TieKeys | null;
  /** The mark of the working that the wall has told; older rows have none. */
  readonly worked?: string;
}

/** Null once nothing of the program is published any more. */
export interface ShownChange {
  readonly programId: string;
  readonly shown: ShownResult | null;
}
