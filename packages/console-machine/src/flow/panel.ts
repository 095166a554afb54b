/** Says which panel belongs to what is on air (spec § 4, Control flow event). */
import type { OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';

export type Panel = 'init' | 'test' | 'programList' | 'signIn' | 'rank' | 'ceremony' | 'bracket';

/** Program events open the program list, or the test panel when their name contains TEST. */
export function panelOf(link: CurrentMatch['link']): Panel {
  switch (link) {
    case 'INIT':
    case 'INTERMISSION':
      return 'init';
    case 'RANK':
      return 'rank';
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
      return 'ceremony';
    case 'BRACKET':
      return 'bracket';
    case 'SIGN_IN':
      return 'signIn';
    case 'PROGRAM_LIST':
    case 'AUDIENCE_VOTE':
    case 'TITLE':
    case 'SPEECH':
    case 'SCORE':
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
    case 'BATTLE':
    case 'PAUSE':
    case 'RESUME':
    case 'DETERMINE':
      return 'programList';
    case 'TEST':
    case 'TEST_SPEECH':
    case 'TEST_SCORE':
    case 'TEST_SHOW_SCORE':
    case 'TEST_SHOW_RESULT':
    case 'TEST_BATTLE':
    case 'TEST_PAUSE':
    case 'TEST_RESUME':
    case 'TEST_DETERMINE':
      return 'test';
  }
}

/**
 * Whether this operator or another moved the show on. Judges' scores do not count: they must not take away the panel
 * that the operator has just opened.
 */
export function hasMoved(before: CurrentMatch | null, after: CurrentMatch): boolean {
  return (
    before === null ||
    before.operatorVersion !== after.operatorVersion ||
    before.link !== after.link ||
    before.mode !== after.mode
  );
}

/** Sign-in, ranking and its ceremony have no place in battle mode (spec § 2), which has its bracket. */
export function panelsFor(mode: CurrentMatch['mode'] | undefined): readonly Panel[] {
  return panels[mode ?? 'SCORE'];
}

const scoringPanels: readonly Panel[] = [
  'init',
  'test',
  'programList',
  'signIn',
  'rank',
  'ceremony',
];
const panels: Readonly<Record<CurrentMatch['mode'], readonly Panel[]>> = {
  SCORE: scoringPanels,
  VOTE: scoringPanels,
  BATTLE: ['init', 'test', 'programList', 'bracket'],
};

/** Whether a panel opens without a change of picture, because the operator chooses in it what is shown. */
export function choosesFirst(panel: Panel): boolean {
  return panel === 'rank' || panel === 'ceremony';
}

/**
 * Returns the command of a flow button. The ranking has none until its display type is chosen (spec § 4, Ranking), the
 * ceremony none until one of its pictures is.
 */
export function flowCommand(
  panel: Panel,
  match: Pick<CurrentMatch, 'linkData'> | null,
): OperatorCommand | null {
  switch (panel) {
    case 'init':
      return { type: 'SHOW_START_PAGE' };
    case 'test':
      return { type: 'OPEN_TEST' };
    case 'programList':
      return { type: 'SHOW_PROGRAM_LIST' };
    case 'signIn':
      return { type: 'SHOW_SIGN_IN', signInShowType: match?.linkData.signInShowType ?? 'TOTAL' };
    case 'bracket':
      return { type: 'SHOW_BRACKET' };
    case 'rank':
    case 'ceremony':
      return null;
  }
}
