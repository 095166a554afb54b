// Which change of picture is played between which two stages.
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';

/**
 * RISE the new picture comes up from below. LIGHT a band of light sweeps over: scores are about to
 * be seen. PAGE_FORWARD and PAGE_BACK push sideways. CLASH both sides come in from the wings.
 */
export type Transition = 'FADE' | 'RISE' | 'LIGHT' | 'PAGE_FORWARD' | 'PAGE_BACK' | 'CLASH';

type Kind = Stage['kind'];

/** Pairs that deserve more than a fade; `*` is any other stage. */
const map: Partial<Record<`${Kind | '*'} ${Kind}`, Transition>> = {
  '* BATTLE': 'CLASH',
  '* TITLE': 'RISE',
  '* INTERMISSION': 'RISE',
  '* SPEECH': 'RISE',
  'SPEECH SCORING': 'RISE',
  'SCORING SCORE_REVEAL': 'LIGHT',
  'SCORE_REVEAL RESULT': 'LIGHT',
  'SCORING RESULT': 'LIGHT',
  '* RANKING': 'RISE',
  '* PODIUM': 'LIGHT',
  '* CHAMPION': 'LIGHT',
  '* AWARDS': 'LIGHT',
  '* SIGN_IN': 'RISE',
  '* PROGRAM_LIST': 'RISE',
};

export function transitionBetween(
  from: Pick<ScreenMatch, 'stage'>,
  to: Pick<ScreenMatch, 'stage'>,
): Transition {
  const { stage: left } = from;
  const { stage: right } = to;
  if (left.kind === 'RANKING' && right.kind === 'RANKING') {
    return right.pageNo < left.pageNo ? 'PAGE_BACK' : 'PAGE_FORWARD';
  }
  return map[`${left.kind} ${right.kind}`] ?? map[`* ${right.kind}`] ?? 'FADE';
}

/** How long a change of picture takes; shorter while the next one is waiting already. */
export function transitionMs(transition: Transition, hurried: boolean): number {
  if (hurried) return 240;
  return transition === 'LIGHT' || transition === 'CLASH' ? 1_000 : 700;
}
