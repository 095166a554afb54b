/** Statistics: every score, the rankings as the screen shows them, and how each judge judges. */
import {
  findProgram,
  normalisationOf,
  rankByOf,
  rankingOf,
  type ShowState,
  scoredItems,
  spreadOf,
} from '@liangfen/rules';
import type {
  JudgeStatistics,
  ProgramDetail,
  ProgramGroup,
  Statistics,
  StatisticsProgram,
  StatisticsResult,
  StatisticsRow,
} from '@liangfen/sdk/schema';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';
import { coveredAmong, type Sight, sightOf } from '../sight/sight.ts';
import { namedJudges } from './judge-names.ts';
import { meanDecimals } from './mean-decimals.ts';
import { scoreRows } from './score-rows.ts';

function judgeStatistics(
  state: ShowState,
  programs: readonly StatisticsProgram[],
): JudgeStatistics[] {
  const rows = new Map<string, StatisticsRow[]>();
  for (const row of programs.flatMap(({ results }) => results)) {
    const own = rows.get(row.judgeId);
    if (own === undefined) rows.set(row.judgeId, [row]);
    else own.push(row);
  }
  const decimals = meanDecimals(state.setting);
  return namedJudges(state).map(({ id, number, name }) => {
    const own = rows.get(id) ?? [];
    const { count, mean, spread } = spreadOf(
      own.map(({ score }) => score),
      decimals,
    );
    return {
      judge: { id, number, name },
      count,
      mean,
      spread,
      dropped: own.filter(({ dropped }) => dropped !== null).length,
    };
  });
}

/** Items in the setting's order; without items the program as a whole. */
function resultsOf(state: ShowState, group: ProgramGroup): StatisticsResult[] {
  const items = scoredItems(state);
  return group.programs.flatMap((program): StatisticsResult[] => {
    const of = {
      programId: program.id,
      number: program.sort,
      name: program.programName,
      groupName: group.groupName,
    };
    if (items.length === 0) {
      return [{ ...of, itemId: null, itemName: null, score: program.finalScore }];
    }
    const scores = new Map(program.programItemResults.map((row) => [row.itemId, row.score]));
    return items.map(({ id, itemName }) => ({
      ...of,
      itemId: id,
      itemName,
      score: scores.get(id) ?? null,
    }));
  });
}

function statisticsOf({ state, covered }: Sight, groupId: string | undefined): Statistics {
  const groups = state.programGroups.filter(({ id }) => groupId === undefined || id === groupId);
  if (groupId !== undefined && groups.length === 0) throw notFound('节目组');
  const rankings = groups.map(({ id, groupName }) => ({
    groupId: id,
    groupName,
    rows: rankingOf(state, id, null),
  }));
  const ranks = new Map(
    rankings.flatMap(({ rows }) => rows.map(({ programId, rank }) => [programId, rank])),
  );
  const programs = groups.flatMap((group) =>
    group.programs.map((program) => ({
      programId: program.id,
      groupId: group.id,
      number: program.sort,
      programName: program.programName,
      contestant: program.contestant,
      finalScore: program.finalScore,
      rank: ranks.get(program.id) ?? null,
      results: scoreRows(state, program.id),
    })),
  );
  return {
    programGroups: groups,
    programItemResults: groups.flatMap((group) => resultsOf(state, group)),
    programs,
    rankings,
    judges: judgeStatistics(state, programs),
    coveredProgramIds: coveredAmong(groups, covered),
  };
}

export const statistics: Operations<'getStatistics' | 'getProgramDetail'> = {
  getStatistics: async (call, services) => {
    const { groupId } = call.query;
    return statisticsOf(await sightOf(call, services, { groupId }), groupId);
  },

  getProgramDetail: async (call, services) => {
    const { programId } = call.path;
    const { state, covered } = await sightOf(call, services, { programId });
    const found = findProgram(state, programId);
    if (found === null) throw notFound('节目');
    const { tieBreaks } = state.setting;
    return {
      program: found.program,
      working: state.results.get(programId) ?? null,
      rows: scoreRows(state, programId),
      adjustments: [...(state.adjustments.get(programId) ?? [])],
      covered: covered.has(programId),
      ...(tieBreaks.length === 0 ? {} : { tieBreaks }),
      ...rankedBy(state, found.group?.id ?? null, programId),
    };
  },
};

/** What the program's rank is made of, where its score alone does not rank. */
function rankedBy(
  state: ShowState,
  groupId: string | null,
  programId: string,
): Pick<ProgramDetail, 'places' | 'normalised' | 'rankScore'> {
  const { setting } = state;
  if (rankByOf(setting) === 'SCORE' && normalisationOf(setting) === 'NONE') return {};
  const row = rankingOf(state, groupId, null).find((each) => each.programId === programId);
  const { places, normalised, score } = row ?? {};
  return {
    ...(places === undefined ? {} : { places }),
    ...(normalised === undefined || score == null ? {} : { normalised, rankScore: score }),
  };
}
