/**
 * The results on one page: rankings, judges compared, items and bouts; never score by score, so that the page stays
 * small.
 */
import {
  boutsOf,
  compareJudges,
  competitionDecimals,
  figureOf,
  type GatheredSpread,
  gatherComparison,
  gatherSpread,
  hasBouts,
  marksOf,
  measurePart,
  rankingOf,
  roundTables,
  type ShowState,
  scoredItems,
  weightOf,
} from '@liangfen/rules';
import type { JudgeComparison, Program, ProgramGroup, ResultOverview } from '@liangfen/sdk/schema';
import { frozenShow } from '../../live/frozen-show.ts';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';
import { coveredAmong, sightOf } from '../sight/sight.ts';
import { determinations } from './determinations.ts';
import { inTurns, type Turns } from './in-turns.ts';
import { namedJudges } from './judge-names.ts';
import { meanDecimals } from './mean-decimals.ts';

export const overview: Operations<'getResultOverview'> = {
  getResultOverview: async (call, services) => {
    const { ports } = services;
    const { groupId, itemId = null } = call.query;
    const { state, covered } = await sightOf(call, services, { groupId });
    const groups = state.programGroups.filter(({ id }) => groupId === undefined || id === groupId);
    if (groupId !== undefined && groups.length === 0) throw notFound('节目组');
    if (itemId !== null && !scoredItems(state).some(({ id }) => id === itemId)) {
      throw notFound('评分项');
    }
    const { mode } = state.setting;
    const figures = await figuresOf(state, groups, itemId, inTurns());
    return {
      status: state.status,
      mode,
      decimals: competitionDecimals(state),
      ...measurePart(state.setting),
      fullScore: fullScoreOf(state, itemId),
      ...figures,
      coveredProgramIds: coveredAmong(groups, covered),
      monitor: call.monitors,
      bouts: hasBouts(mode)
        ? boutsOf(groups, state.fouls, await determinations(ports.database.query, state))
        : [],
      tables: hasBouts(mode) ? [...roundTables(groups)] : [],
    };
  },
};

function fullScoreOf(state: ShowState, itemId: string | null): number {
  const items = scoredItems(state).filter(({ id }) => itemId === null || id === itemId);
  if (items.length === 0) return state.setting.fullScore;
  return Math.max(...items.map(({ maxScore }) => maxScore));
}

type Figures = Pick<
  ResultOverview,
  'items' | 'rankings' | 'correctedProgramIds' | 'audienceVotes' | 'judges' | 'testJudges'
>;

/** Programs whose scores are looked at in one go: 3,000 scores of thirty judges. */
const programsPerSlice = 100;

/** Works out everything that grows with the show. Scores that come meanwhile are not in it. */
export async function figuresOf(
  live: ShowState,
  groups: readonly ProgramGroup[],
  itemId: string | null,
  turn: Turns,
): Promise<Figures> {
  const decimals = meanDecimals(live.setting);
  const testMarks = marksOf(live, live.testPrograms, itemId);
  const testJudges = compareJudges(live.judges, testMarks, decimals);
  const state = frozenShow(live);
  const programs = groups.flatMap((group) => group.programs);
  const rankings: Figures['rankings'] = [];
  for (const { id, groupName } of groups) {
    await turn();
    rankings.push({ groupId: id, groupName, rows: rankingOf(state, id, itemId) });
  }
  const items = scoredItems(state).map((item) => ({ item, spread: gatherSpread() }));
  const spreads = new Map<string | null, GatheredSpread>(
    items.map(({ item, spread }) => [item.id, spread]),
  );
  const named = namedJudges(state);
  const comparison = gatherComparison(named);
  for (let at = 0; at < programs.length; at += programsPerSlice) {
    await turn();
    const things = marksOf(state, programs.slice(at, at + programsPerSlice), null, at);
    comparison.add(itemId === null ? things : things.filter((thing) => thing.itemId === itemId));
    for (const thing of things) {
      const spread = spreads.get(thing.itemId);
      if (spread !== undefined) for (const { score } of thing.marks) spread.add(score);
    }
  }
  const judges: JudgeComparison[] = [];
  for (const judge of named) {
    await turn();
    judges.push(comparison.rowOf(judge, decimals));
  }
  return {
    items: items.map(({ item, spread }) => ({
      itemId: item.id,
      itemName: item.itemName,
      ...weightOf(item),
      maxScore: item.maxScore,
      ...spread.result(decimals),
    })),
    rankings,
    correctedProgramIds: programs.filter(({ corrected }) => corrected).map(({ id }) => id),
    ...(itemId === null ? audienceVotesOf(programs) : {}),
    judges,
    testJudges,
  };
}

/** What the hall was shown of the audience's votes; no member where it was shown none. */
function audienceVotesOf(programs: readonly Program[]): Pick<ResultOverview, 'audienceVotes'> {
  const audienceVotes = programs.flatMap(({ id, audienceVote: vote }) =>
    vote?.count === undefined
      ? []
      : [{ programId: id, voteKind: vote.voteKind, result: figureOf(vote.voteKind, vote.count) }],
  );
  return audienceVotes.length === 0 ? {} : { audienceVotes };
}
