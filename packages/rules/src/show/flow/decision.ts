/** Decides which picture is on air: start page, lists, sign-in, ranking, and how far a reveal is opened. */
import type { StagedEvent } from '@liangfen/sdk/schema';
import { startClock } from '../../countdown.ts';
import { revealSteps } from '../../reveal/reveal-steps.ts';
import { clampStep } from '../../reveal/timed-step.ts';
import { ceremonyCovered } from '../ceremony.ts';
import type { Change } from '../change.ts';
import type { DecideContext } from '../commands.ts';
import { resetLinkData } from '../link-data.ts';
import type { Changes, CommandOf } from '../operator-commands.ts';
import type { Position, ShowState } from '../state.ts';
import { closedVote, openedVote, shownVote } from './audience-vote.ts';
import type { FlowType } from './gate.ts';
import { leave } from './leave.ts';
import { isRankOnAir, rankLinkData, startedRank, turnedRank } from './rank.ts';

export const flowChanges: Changes<FlowType> = {
  SHOW_START_PAGE: (state, _, { now }) => flow(state, now, 'START_PAGE_SHOWN', { link: 'INIT' }),
  OPEN_TEST: (state, _, { now }) => flow(state, now, 'TEST_OPENED', { link: 'TEST' }),
  SHOW_PROGRAM_LIST: (state, _, { now }) =>
    flow(state, now, 'PROGRAM_LIST_SHOWN', { link: 'PROGRAM_LIST' }),
  SHOW_SIGN_IN: (state, { signInShowType }, { now }) =>
    flow(state, now, 'SIGN_IN_SHOWN', {
      link: 'SIGN_IN',
      linkData: { ...resetLinkData(state), signInShowType },
    }),
  SHOW_TITLE: (state, { titleShowType, programId }, { now }) =>
    flow(state, now, 'TITLE_SHOWN', {
      link: 'TITLE',
      linkData: { ...resetLinkData(state), titleShowType, titleProgramId: programId },
    }),
  SHOW_INTERMISSION: (state, { seconds }, { now }) =>
    flow(state, now, 'INTERMISSION_SHOWN', {
      link: 'INTERMISSION',
      clock: seconds === 0 ? null : startClock(seconds, now),
    }),
  OPEN_AUDIENCE_VOTE: openedVote,
  CLOSE_AUDIENCE_VOTE: closedVote,
  SHOW_AUDIENCE_VOTE: shownVote,
  SWITCH_GROUP: switchGroup,
  SHOW_RANK: (state, command, { now }) =>
    flow(state, now, 'RANK_SHOWN', { link: 'RANK', linkData: startedRank(state, command) }),
  TURN_RANK_PAGE: (state, command, { now }) =>
    flow(state, now, 'RANK_PAGE_TURNED', {
      link: 'RANK',
      linkData: turnedRank(state, command),
      held: isRankOnAir(state, command) ? state.held : [],
    }),
  SHOW_CEREMONY: (state, { part, covered = ceremonyCovered(state.setting, part) }, { now }) =>
    flow(state, now, 'CEREMONY_SHOWN', {
      link: part,
      linkData: { ...resetLinkData(state), revealStep: covered ? 0 : null },
    }),
  SHOW_BRACKET: (state, _, { now }) => flow(state, now, 'BRACKET_SHOWN', { link: 'BRACKET' }),
  STEP_REVEAL: (state, { step }) => ({
    type: 'REVEAL_STEPPED',
    programId: state.activeProgramId,
    position: { linkData: { ...state.linkData, revealStep: stepWithin(state, step) } },
    undo: 'NONE',
  }),
};

/** Ends a step beyond the list at the list's end, so that the next step back is seen. */
function stepWithin(state: ShowState, step: number | null): number | null {
  return step === null ? null : clampStep(step, revealSteps(state.stage));
}

/** Switching flow clears the current programs and resets the link data (spec § 4 Control flow). */
function flow(
  state: ShowState,
  now: number,
  type: StagedEvent['type'],
  to: Pick<Position, 'link'> & Partial<Position>,
): Change {
  return {
    type,
    programId: null,
    ...leave(state, now),
    position: {
      linkData: resetLinkData(state),
      activeProgramId: null,
      activeItemId: null,
      window: null,
      clock: null,
      battle: null,
      held: [],
      ...to,
    },
    undo: 'KEEP',
  };
}

function switchGroup(
  state: ShowState,
  { groupId }: CommandOf<'SWITCH_GROUP'>,
  { now }: DecideContext,
): Change {
  const link = linkInNextGroup(state.link);
  const moved = { ...state, activeProgramGroupId: groupId };
  const { rankShowType, signInShowType } = state.linkData;
  return flow(state, now, 'GROUP_SWITCHED', {
    link,
    activeProgramGroupId: groupId,
    // The clock of a break goes on, whoever comes after the break.
    clock: link === 'INTERMISSION' ? state.clock : null,
    linkData: {
      ...resetLinkData(moved),
      ...(link === 'RANK' && rankShowType ? rankLinkData(moved, rankShowType, null, 0) : {}),
      ...(link === 'SIGN_IN' ? { signInShowType } : {}),
    },
  });
}

/** Start page, sign-in, ranking and break belong to any group; every other picture was about a program of the last one. */
function linkInNextGroup(link: ShowState['link']): ShowState['link'] {
  switch (link) {
    case 'INIT':
    case 'SIGN_IN':
    case 'RANK':
    case 'INTERMISSION':
      return link;
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'PROGRAM_LIST':
    case 'AUDIENCE_VOTE':
    case 'TITLE':
    case 'TEST':
    case 'SPEECH':
    case 'SCORE':
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
    case 'BATTLE':
    case 'PAUSE':
    case 'RESUME':
    case 'DETERMINE':
    case 'TEST_SPEECH':
    case 'TEST_SCORE':
    case 'TEST_SHOW_SCORE':
    case 'TEST_SHOW_RESULT':
    case 'TEST_BATTLE':
    case 'TEST_PAUSE':
    case 'TEST_RESUME':
    case 'TEST_DETERMINE':
      return 'PROGRAM_LIST';
  }
}
