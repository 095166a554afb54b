// Works out what a judge's phone shows, from the match alone, so that the phone follows the show by itself.
import type { JudgeMatch, JudgeWindow, Stage } from '@liangfen/sdk/schema';

export type PhoneView =
  | { readonly kind: 'ENDED' }
  | { readonly kind: 'SIGN_IN' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'RECUSED' }
  | { readonly kind: 'OTHER_PANEL' }
  | { readonly kind: 'SCORING'; readonly window: JudgeWindow }
  | { readonly kind: 'STAGE'; readonly stage: Stage };

export function phoneView(match: JudgeMatch): PhoneView {
  if (match.status === 'ENDED') return { kind: 'ENDED' };
  if (match.judge.signedOut === true) return { kind: 'SIGNED_OUT' };
  if (!match.judge.signIn) return { kind: 'SIGN_IN' };
  const { window, stage } = match;
  const mayScore = window?.open === true && window.programId === match.activeProgramId;
  if (match.recused && (mayScore || stage.kind === 'SCORING')) return { kind: 'RECUSED' };
  if (mayScore && window.otherPanel === true) return { kind: 'OTHER_PANEL' };
  if (mayScore) return { kind: 'SCORING', window };
  return { kind: 'STAGE', stage };
}
