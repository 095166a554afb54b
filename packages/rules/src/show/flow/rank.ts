/** Says which page of which ranking is on air, and how far it is open. */
import type { LinkData } from '@liangfen/sdk/schema';
import { pageSizeFor } from '../../ranking-page.ts';
import { emptyLinkData } from '../assemble.ts';
import type { CommandOf } from '../operator-commands.ts';
import { rankSizes } from '../ranking-of.ts';
import type { ShowState } from '../state.ts';

type ShowRank = CommandOf<'SHOW_RANK'>;
type TurnRankPage = CommandOf<'TURN_RANK_PAGE'>;

export function rankLinkData(
  state: ShowState,
  rankShowType: NonNullable<LinkData['rankShowType']>,
  itemId: string | null,
  pageNo: number,
): LinkData {
  return {
    ...emptyLinkData(pageSizeFor(rankShowType, state.setting)),
    ...rankSizes(state, itemId),
    rankShowType,
    rankItemId: itemId,
    rankPageNo: pageNo,
  };
}

interface RankStart {
  readonly covered: boolean;
  readonly paceMs: number | undefined;
}

/** Begins a covered ranking with its last page, so that the first place comes last (docs/decisions/0212). */
export function startedRank(state: ShowState, command: ShowRank): LinkData {
  const { rankShowType, itemId, paceMs } = command;
  const { covered = state.setting.rankCovered ?? false } = command;
  const first = rankLinkData(state, rankShowType, itemId, 0);
  const last = Math.max(0, Math.ceil(first.rankTotalSize / first.rankPageSize) - 1);
  return {
    ...first,
    ...startFields({ covered, paceMs: paceMs ?? state.setting.rankPaceMs }),
    rankPageNo: covered ? last : 0,
    revealStep: covered ? 0 : null,
  };
}

/**
 * Goes on as the ranking began. In a covered one, a page nearer to the first place comes covered, and one that the hall
 * has seen comes open.
 */
export function turnedRank(state: ShowState, command: TurnRankPage): LinkData {
  const { rankShowType, itemId, pageNo } = command;
  const { linkData } = state;
  const same = isRankOnAir(state, command);
  const covered = same ? (linkData.rankCovered ?? false) : (state.setting.rankCovered ?? false);
  const paceMs = same ? linkData.rankPaceMs : state.setting.rankPaceMs;
  const seen = same && pageNo > linkData.rankPageNo;
  return {
    ...rankLinkData(state, rankShowType, itemId, pageNo),
    ...startFields({ covered, paceMs }),
    revealStep: covered ? (seen ? OPEN : 0) : null,
  };
}

export function isRankOnAir(
  { link, linkData }: ShowState,
  { rankShowType, itemId }: TurnRankPage,
): boolean {
  return (
    link === 'RANK' && linkData.rankShowType === rankShowType && linkData.rankItemId === itemId
  );
}

/** More steps than a page has places: the whole page is open. */
const OPEN = 100;

function startFields({ covered, paceMs }: RankStart) {
  return {
    ...(covered ? { rankCovered: true } : {}),
    ...(paceMs === undefined ? {} : { rankPaceMs: paceMs }),
  };
}
