/** What the load run and its client processes tell each other; each side knows only this. */
import type { FeedRole } from '../../packages/sdk/src/index.ts';

export interface Seats {
  readonly baseUrl: string;
  readonly competitionId: string;
  /** One client of the SDK each. */
  readonly tokens: readonly string[];
}

export type ToJudges =
  | ({ readonly kind: 'join' } & Seats)
  /** Answers when the phones have taken in what they were sent, and show the program's open window if one is named. */
  | { readonly kind: 'settle'; readonly programId: string | null }
  /** Every judge submits once, at a random moment of the time given. */
  | { readonly kind: 'score'; readonly programId: string; readonly withinMs: number }
  /** The same clients call something that stores nothing, spread over the same time. */
  | { readonly kind: 'idle'; readonly withinMs: number };

export interface Delivered {
  readonly judgeId: string;
  readonly score: number;
  readonly receipt: string;
  /** From the judge's tap to the server's receipt on the phone. */
  readonly ms: number;
}

export type FromJudges =
  | { readonly kind: 'joined' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'scored'; readonly delivered: readonly Delivered[]; readonly refused: number }
  | { readonly kind: 'idled'; readonly ms: readonly number[] };

export type ToHall =
  | (Seats & { readonly kind: 'join'; readonly role: Exclude<FeedRole, 'JUDGE'> })
  /** Answers when every viewer shows this many submitted scores of the program. */
  | { readonly kind: 'awaitCount'; readonly programId: string; readonly submitted: number };

export type FromHall =
  | { readonly kind: 'joined' }
  | { readonly kind: 'counted'; readonly at: number; readonly reconnects: number };
