// Which change of picture is played between which two stages.
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';

/**
 * RISE the new picture comes up from below. LIGHT a band of light sweeps over: scores are about to
 * be seen. PAGE_FORWARD and PAGE_BACK push sideways. CLASH both sides come in from the wings.
 */
export type Transition = 'FADE' | 'RISE' | 'LIGHT' | 'PAGE_FORWARD' | 'PAGE_BACK' | 'CLASH';

type Kind = Stage['kind'];

/** How each picture comes in, whatever stood before. */
const entrances: Readonly<Record<Kind, Transition>> = {
  START: 'FADE',
  TEST: 'FADE',
  SIGN_IN: 'RISE',
  PROGRAM_LIST: 'RISE',
  TITLE: 'RISE',
  INTERMISSION: 'RISE',
  AUDIENCE_VOTE: 'RISE',
  SPEECH: 'RISE',
  SCORING: 'FADE',
  SCORE_REVEAL: 'FADE',
  RESULT: 'FADE',
  RANKING: 'RISE',
  PODIUM: 'LIGHT',
  CHAMPION: 'LIGHT',
  AWARDS: 'LIGHT',
  BRACKET: 'FADE',
  BATTLE: 'CLASH',
};

/** Pairs that are told as one story. */
const pairs: Partial<Record<`${Kind} ${Kind}`, Transition>> = {
  'SPEECH SCORING': 'RISE',
  'AUDIENCE_VOTE AUDIENCE_VOTE': 'LIGHT',
  'SCORING SCORE_REVEAL': 'LIGHT',
  'SCORE_REVEAL RESULT': 'LIGHT',
  'SCORING RESULT': 'LIGHT',
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
  return pairs[`${left.kind} ${right.kind}`] ?? entrances[right.kind];
}

const lastsMs: Readonly<Record<Transition, number>> = {
  FADE: 700,
  RISE: 700,
  LIGHT: 1_000,
  PAGE_FORWARD: 700,
  PAGE_BACK: 700,
  CLASH: 1_000,
};

/** Returns how long a change of picture takes; shorter while the next one already waits. */
export function transitionMs(transition: Transition, hurried: boolean): number {
  return hurried ? 240 : lastsMs[transition];
}
