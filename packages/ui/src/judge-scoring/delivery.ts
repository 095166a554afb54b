// What became of the scores a judge has submitted, as far as this phone knows.
import type { SubmittedScore } from '@liangfen/sdk/schema';

export type Delivery =
  | { readonly state: 'NONE' }
  | { readonly state: 'SENDING' }
  /** No answer arrived; it is sent again by itself. */
  | { readonly state: 'UNSENT' }
  | { readonly state: 'REFUSED'; readonly detail: string };

export function receiptOf(scores: readonly SubmittedScore[]): SubmittedScore | null {
  return scores.reduce<SubmittedScore | null>(
    (newest, score) => (newest === null || score.at > newest.at ? score : newest),
    null,
  );
}
