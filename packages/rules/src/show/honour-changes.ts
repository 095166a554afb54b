/** Tells which champions of a battle and which winners of awards that were given are others after a step, from whom to whom. */
import type {
  Award,
  AwardChange,
  ChampionChange,
  Program,
  ProgramGroup,
  StageProgram,
} from '@liangfen/sdk/schema';
import { championsOf } from '../bracket/champions.ts';
import { bracketWays } from '../bracket/ways.ts';
import { hasBouts } from '../mode.ts';
import { isCompeting } from '../program-standing.ts';
import { isRankingFinal } from './ceremony.ts';
import { publishedRanks } from './publications.ts';
import type { ShowState } from './state.ts';

/** A champion that is found for the first time is no change; neither is the same one under another name of the division. */
export function changedChampions(before: ShowState, after: ShowState): ChampionChange[] {
  const now = championsIn(after);
  const crowned = new Set([...now.values()].map(({ id }) => id));
  return [...championsIn(before)].flatMap(([division, from]): ChampionChange[] => {
    const to = now.get(division) ?? null;
    if (to?.id === from.id || (to === null && crowned.has(from.id))) return [];
    return [{ division, from: named(from), to: to && named(to) }];
  });
}

function championsIn({ mode, programGroups }: ShowState): ReadonlyMap<string, Program> {
  if (!hasBouts(mode)) return new Map();
  return new Map(
    championsOf(programGroups, bracketWays(programGroups)).flatMap(({ division, champion }) =>
      champion === null ? [] : [[division, champion] as const],
    ),
  );
}

/** Of every group: who has an award now and would have it then. Ranks count as the hall knows them in each of the two. */
export function changedAwards(before: ShowState, after: ShowState): AwardChange[] {
  return before.programGroups.flatMap((group): AwardChange[] => {
    const then = after.programGroups.find(({ id }) => id === group.id);
    const now = then === undefined ? new Map<string, Program[]>() : winnersIn(after, then);
    return [...winnersIn(before, group)].flatMap(([awardName, winners]): AwardChange[] => {
      const next = now.get(awardName) ?? [];
      if (winners.length === 0 || sameWinners(winners, next)) return [];
      const { id: groupId, groupName } = group;
      return [{ awardName, groupId, groupName, from: winners.map(named), to: next.map(named) }];
    });
  });
}

function winnersIn(state: ShowState, group: ProgramGroup): ReadonlyMap<string, Program[]> {
  const isFinal = isRankingFinal({ ...state, activeProgramGroupId: group.id });
  const ranks = new Map(
    publishedRanks(state, [group.id]).map(({ rank, result }) => [result.programId, rank]),
  );
  const mayHave = (award: Award, { id }: Program): boolean => {
    switch (award.basis) {
      case 'RANK': {
        const rank = ranks.get(id) ?? null;
        return isFinal && rank !== null && rank >= award.fromRank && rank <= award.toRank;
      }
      case 'HAND':
        return award.programIds.includes(id);
    }
  };
  return new Map(
    (state.setting.awards ?? []).map((award) => [
      award.awardName,
      group.programs.filter((program) => isCompeting(program) && mayHave(award, program)),
    ]),
  );
}

function sameWinners(some: readonly Program[], others: readonly Program[]): boolean {
  const ids = new Set(others.map(({ id }) => id));
  return some.length === others.length && some.every(({ id }) => ids.has(id));
}

function named({ id, sort, programName, contestant }: Program): StageProgram {
  return { id, sort, programName, contestant };
}
