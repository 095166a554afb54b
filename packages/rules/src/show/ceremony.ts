/** The pictures of the ceremony after a ranking: podium, champion, awards (decisions 0360 and 0361). */
import type {
  Award,
  CeremonyPart,
  CurrentMatch,
  Link,
  Program,
  RankRow,
  Setting,
  StageAward,
  StageAwards,
  StageChampion,
  StagePodium,
  StageProgram,
} from '@liangfen/sdk/schema';
import { hasVotes } from '../mode.ts';
import { isCompeting } from '../program-standing.ts';
import { scoreGap } from '../ranking.ts';
import { isOnPodium } from '../reveal/podium.ts';
import { scoreDecimals } from '../score-decimals.ts';
import { measurePart } from '../score-measure.ts';
import { activeGroup } from './lookup.ts';
import { rankingOnAir } from './ranking-of.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';

/**
 * Whether the ranking of the active group will not change any more, because everybody who is to have a rank in it has a
 * score.
 *
 * @example
 * ```tsx
 * console.log(isRankingFinal(match));
 * ```
 */
export function isRankingFinal(
  match: Pick<CurrentMatch, 'programGroups' | 'activeProgramGroupId'>,
): boolean {
  const programs = activeGroup(match)?.programs ?? [];
  const competing = programs.filter(isCompeting);
  return (
    competing.some(hasScore) && competing.every((program) => hasScore(program) || isOut(program))
  );
}

function hasScore({ finalScore }: Program): boolean {
  return finalScore !== null;
}

/** A rehearsal never gives a disabled program a score. */
function isOut({ disabled }: Program): boolean {
  return disabled === 'REHEARSAL_DISABLED';
}

/**
 * Whether the picture begins covered: podium and champion as the competition's rankings do; awards are given one by
 * one.
 *
 * @example
 * ```tsx
 * console.log(ceremonyCovered(match.setting, 'AWARDS')); // true
 * ```
 */
export function ceremonyCovered(
  { rankCovered = false }: Pick<Setting, 'rankCovered'>,
  part: CeremonyPart,
): boolean {
  switch (part) {
    case 'PODIUM':
    case 'CHAMPION':
      return rankCovered;
    case 'AWARDS':
      return true;
  }
}

/**
 * Returns the part of the ceremony that a link shows; null for every other link.
 *
 * @example
 * ```tsx
 * console.log(ceremonyPartOf('RANK')); // null
 * ```
 */
export function ceremonyPartOf(link: Link): CeremonyPart | null {
  return link === 'PODIUM' || link === 'CHAMPION' || link === 'AWARDS' ? link : null;
}

/** Whether somebody of the active group may get an award; awards by rank wait for a final ranking. */
export function hasAwards({
  setting,
  ...match
}: Pick<CurrentMatch, 'setting' | 'programGroups' | 'activeProgramGroupId'>): boolean {
  const own = new Set(
    activeGroup(match)
      ?.programs.filter(isCompeting)
      .map(({ id }) => id),
  );
  const isFinal = isRankingFinal(match);
  const mayBeGiven = (award: Award): boolean => {
    switch (award.basis) {
      case 'RANK':
        return isFinal;
      case 'HAND':
        return award.programIds.some((id) => own.has(id));
    }
  };
  return (setting.awards ?? []).some(mayBeGiven);
}

export function hasAwardsByRank({ setting }: Pick<CurrentMatch, 'setting'>): boolean {
  return (setting.awards ?? []).some(({ basis }) => basis === 'RANK');
}

function ranking(state: ShowState): RankRow[] {
  return rankingOnAir(state, state.activeProgramGroupId, null);
}

function head(state: ShowState) {
  return {
    groupName: activeGroup(state)?.groupName ?? '',
    vote: hasVotes(state.setting.mode),
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
  };
}

export function podiumStage(state: ShowState): StagePodium {
  return { kind: 'PODIUM', ...head(state), rows: ranking(state).filter(isOnPodium) };
}

export function championStage(state: ShowState): StageChampion {
  const rows = ranking(state);
  const first = rows.filter(({ rank }) => rank === 1);
  const score = first[0]?.score ?? null;
  return {
    kind: 'CHAMPION',
    ...head(state),
    champions: first.map(dressedIn(state)),
    score,
    runnerUp: first.length === 1 ? runnerUpOf(score, rows[1]) : null,
  };
}

function runnerUpOf(score: number | null, second: RankRow | undefined): StageChampion['runnerUp'] {
  // Whoever is out stands behind everybody with a rank, and keeps the score.
  if (score === null || second === undefined || second.score === null) return null;
  if (second.rank === null) return null;
  return {
    program: programOf(second),
    score: second.score,
    margin: scoreGap(score, second.score),
    decidedBy: second.decidedBy,
  };
}

function programOf({ programId: id, sort, programName, contestant }: RankRow): StageProgram {
  return { id, sort, programName, contestant };
}

/** Adds the photograph and the school from the list, which a ranking leaves out, because whoever is honoured is seen. */
function dressedIn(state: ShowState): (row: RankRow) => StageProgram {
  const listed = new Map(activeGroup(state)?.programs.map((program) => [program.id, program]));
  return (row) => {
    const program = listed.get(row.programId);
    return program === undefined ? programOf(row) : stageProgram(program);
  };
}

/** Shows the awards from the least up; an award that nobody of this group gets is not given here. */
export function awardsStage(state: ShowState): StageAwards {
  const rows = ranking(state);
  const dressed = dressedIn(state);
  const awards = (state.setting.awards ?? [])
    .map(
      (award): StageAward => ({
        awardName: award.awardName,
        winners: winnersOf(award, rows, state).map(dressed),
      }),
    )
    .filter(({ winners }) => winners.length > 0)
    .reverse();
  const { groupName } = head(state);
  return { kind: 'AWARDS', groupName, awards };
}

function winnersOf(award: Award, rows: readonly RankRow[], state: ShowState): readonly RankRow[] {
  switch (award.basis) {
    case 'RANK':
      if (!isRankingFinal(state)) return [];
      return rows.filter(
        ({ rank }) => rank !== null && rank >= award.fromRank && rank <= award.toRank,
      );
    case 'HAND': {
      // The winners stand in running order: the order of a ranking would tell it.
      const chosen = new Set(award.programIds);
      return rows
        .filter((row) => isCompeting(row) && chosen.has(row.programId))
        .sort((one, other) => one.sort - other.sort);
    }
  }
}
