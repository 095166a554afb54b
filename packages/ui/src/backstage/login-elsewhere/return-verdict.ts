// Judges what the other login page sent back: it is used only if this tab asked for it with the same state.
import type { MessengerPurpose } from '@liangfen/sdk/schema';

/** The purpose for which this tab left, kept beside the state that it sent along. */
export interface LoginErrand {
  readonly state: string;
  readonly purpose: MessengerPurpose;
}

export type ReturnAnswer<Proof> =
  | { readonly kind: 'CODE'; readonly proof: Proof }
  | { readonly kind: 'REFUSED' };

export type ReturnVerdict<Proof> =
  | { readonly kind: 'NOTHING' | 'FOREIGN' | 'REFUSED' }
  | { readonly kind: 'GOOD'; readonly purpose: MessengerPurpose; readonly proof: Proof };

export function verdictOf<Proof extends { readonly state: string }>(
  answer: ReturnAnswer<Proof> | null,
  errand: LoginErrand | null,
): ReturnVerdict<Proof> {
  if (answer === null) return { kind: 'NOTHING' };
  if (answer.kind === 'REFUSED') return { kind: 'REFUSED' };
  if (errand === null || errand.state !== answer.proof.state) return { kind: 'FOREIGN' };
  return { kind: 'GOOD', purpose: errand.purpose, proof: answer.proof };
}
