/** What the hall was shown of a result, as the state keeps it. */
import type { TieKeys } from '@liangfen/sdk/schema';

/** The numbers as they were when a step showed them, whatever was corrected since. */
export interface ShownResult {
  readonly score: number | null;
  readonly items: Readonly<Record<string, number>>;
  /** A result or a ranking has told the rank. */
  readonly ranked: boolean;
  readonly tieKeys: TieKeys | null;
  /** Which working the wall has told; rows of before it was kept have none. */
  readonly worked?: string;
}

/** Null: nothing of the program is published any more. */
export interface ShownChange {
  readonly programId: string;
  readonly shown: ShownResult | null;
}
