/** Says why another picture may not come on air now. */
import type { BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import { cardRoundsOf } from '../../bout-cards.ts';
import { hasBouts } from '../../mode.ts';
import { pageSizeFor } from '../../ranking-page.ts';
import { hasAwards, hasAwardsByRank, isRankingFinal } from '../ceremony.ts';
import { activeGroup } from '../lookup.ts';
import type { CommandOf, Gates } from '../operator-commands.ts';
import {
  type AudienceVoteType,
  closeVoteGate,
  openVoteGate,
  showVoteGate,
} from './audience-vote.ts';

export type FlowType =
  | 'SHOW_START_PAGE'
  | 'OPEN_TEST'
  | 'SHOW_PROGRAM_LIST'
  | 'SHOW_SIGN_IN'
  | 'SHOW_TITLE'
  | 'SHOW_INTERMISSION'
  | 'SWITCH_GROUP'
  | 'SHOW_RANK'
  | 'TURN_RANK_PAGE'
  | 'SHOW_CEREMONY'
  | 'SHOW_BRACKET'
  | 'STEP_REVEAL'
  | AudienceVoteType;

export const flowGates: Gates<FlowType> = {
  SHOW_START_PAGE: ({ link }) => onAir(link === 'INIT'),
  OPEN_TEST: ({ link }) => onAir(link === 'TEST'),
  SHOW_PROGRAM_LIST: ({ link }) => onAir(link === 'PROGRAM_LIST'),
  SHOW_SIGN_IN: ({ mode, setting, link, linkData }, { signInShowType }) => {
    if (hasBouts(mode) && cardRoundsOf(setting) === null) return 'NOT_IN_BATTLE_MODE';
    return onAir(link === 'SIGN_IN' && linkData.signInShowType === signInShowType);
  },
  SHOW_TITLE: ({ programGroups, link, linkData }, { titleShowType, programId }) => {
    const isThere = programGroups.some(({ programs }) =>
      programs.some(({ id }) => id === programId),
    );
    if (!isThere) return 'PROGRAM_NOT_FOUND';
    const { titleShowType: shown, titleProgramId } = linkData;
    return onAir(link === 'TITLE' && shown === titleShowType && titleProgramId === programId);
  },
  // A break that is on air may be given another length.
  SHOW_INTERMISSION: () => null,
  SWITCH_GROUP: ({ programGroups, activeProgramGroupId }, { groupId }) =>
    programGroups.some(({ id }) => id === groupId)
      ? onAir(activeProgramGroupId === groupId)
      : 'GROUP_NOT_FOUND',
  SHOW_RANK: rankGate,
  TURN_RANK_PAGE: (match, command) => rankGate(match, command) ?? pageGate(match, command),
  SHOW_CEREMONY: ceremonyGate,
  SHOW_BRACKET: ({ mode, link }) => {
    if (!hasBouts(mode)) return 'BATTLE_MODE_ONLY';
    return onAir(link === 'BRACKET');
  },
  OPEN_AUDIENCE_VOTE: openVoteGate,
  CLOSE_AUDIENCE_VOTE: closeVoteGate,
  SHOW_AUDIENCE_VOTE: showVoteGate,
  STEP_REVEAL: ({ link }) => (isRevealed(link) ? null : 'NO_REVEAL'),
};

function onAir(already: boolean): BlockedReason | null {
  return already ? 'ALREADY_ON_AIR' : null;
}

const inSteps = [
  'SHOW_SCORE',
  'SHOW_RESULT',
  'TEST_SHOW_SCORE',
  'TEST_SHOW_RESULT',
  'RANK',
  'PODIUM',
  'CHAMPION',
  'AWARDS',
] as const;

/** Written out, as in `keepsResults`: a new link is to be asked each question by itself. */
type AtOnce =
  | 'INIT'
  | 'PROGRAM_LIST'
  | 'SIGN_IN'
  | 'TITLE'
  | 'INTERMISSION'
  | 'AUDIENCE_VOTE'
  | 'BRACKET'
  | 'TEST'
  | 'SPEECH'
  | 'SCORE'
  | 'BATTLE'
  | 'PAUSE'
  | 'RESUME'
  | 'DETERMINE'
  | 'TEST_SPEECH'
  | 'TEST_SCORE'
  | 'TEST_BATTLE'
  | 'TEST_PAUSE'
  | 'TEST_RESUME'
  | 'TEST_DETERMINE';

/** Whether the picture comes about in steps; a link that is of neither kind does not compile. */
const isRevealed: (link: CurrentMatch['link']) => boolean = (
  link: (typeof inSteps)[number] | AtOnce,
) => inSteps.some((one) => one === link);

/** A champion exists once the ranking will not change any more; an award chosen by hand does not wait for that. */
function ceremonyGate(
  match: CurrentMatch,
  { part }: CommandOf<'SHOW_CEREMONY'>,
): BlockedReason | null {
  if (hasBouts(match.mode)) return 'NOT_IN_BATTLE_MODE';
  switch (part) {
    case 'PODIUM':
    case 'CHAMPION':
      return isRankingFinal(match) ? null : 'RANKING_NOT_FINAL';
    case 'AWARDS':
      if (hasAwardsByRank(match) && !isRankingFinal(match)) return 'RANKING_NOT_FINAL';
      return hasAwards(match) ? null : 'NO_AWARDS';
  }
}

function rankGate(
  { mode, items }: CurrentMatch,
  { itemId }: CommandOf<'SHOW_RANK' | 'TURN_RANK_PAGE'>,
): BlockedReason | null {
  if (hasBouts(mode)) return 'NOT_IN_BATTLE_MODE';
  return itemId === null || items.some(({ id }) => id === itemId) ? null : 'ITEM_NOT_FOUND';
}

function pageGate(
  match: CurrentMatch,
  { rankShowType, pageNo }: CommandOf<'TURN_RANK_PAGE'>,
): BlockedReason | null {
  const pageSize = pageSizeFor(rankShowType, match.setting);
  const pages = Math.max(1, Math.ceil((activeGroup(match)?.programs.length ?? 0) / pageSize));
  return pageNo >= 0 && pageNo < pages ? null : 'PAGE_OUT_OF_RANGE';
}
