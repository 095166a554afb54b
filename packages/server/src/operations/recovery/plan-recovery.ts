/** Says whether what was cleared or deleted can come back now, and what would be different. Pure. */
import { findProgram, isCompeting, type ShowState } from '@liangfen/rules';
import { isUntouched } from '@liangfen/rules/replay';
import type {
  CompetitionStatus,
  RecoveryLeft,
  RecoveryLeftKind,
  RecoveryObstacle,
} from '@liangfen/sdk/schema';
import { changedMeaning } from '../competitions/next-score-setting.ts';
import { mostPrograms } from '../most-programs.ts';
import { tearsRunningBout } from '../programs/on-air.ts';
import { areGiven, hasBegun } from '../programs/rows.ts';
import type { KeptProgram, KeptRemoval } from './read-removed.ts';

export interface Surroundings {
  /** What the competition was when the rows went; null where it is not known. */
  readonly status: CompetitionStatus | null;
  /** All scores were cleared since, and did not come back. */
  readonly clearedSince: boolean;
  /** A judge of today who is the same person as one of the kept. */
  readonly isTaken: boolean;
}

export interface RecoveryPlan {
  readonly obstacle: RecoveryObstacle | null;
  readonly left: readonly RecoveryLeft[];
  /** Scores, results and adjustments come back, too. */
  readonly withScores: boolean;
  readonly scores: number;
  readonly results: number;
}

const judgeLimit = 10_000;

export function planRecovery(
  state: ShowState,
  kept: KeptRemoval,
  around: Surroundings,
): RecoveryPlan {
  const withScores = kept.kind === 'SCORES' || !around.clearedSince;
  const there = thereAfter(state, kept);
  const isThere = (one: { readonly programId: string; readonly judgeId: string }) =>
    there.programs.has(one.programId) && there.judges.has(one.judgeId);
  const all = countOf(kept.given);
  const back = withScores ? countOf(kept.given.filter(isThere)) : 0;
  return {
    obstacle: obstacleOf(state, kept, around, there),
    left: [
      ...left('CLEARED_SCORES', withScores ? 0 : Math.max(all, kept.results)),
      ...left('SCORES_OF_GONE', withScores ? all - back : 0),
      ...left('RECUSALS', recusalsLost(kept, there)),
      ...left(
        'AWARDS',
        kept.ties.awards.filter(({ awardName }) => !isAward(state, awardName)).length,
      ),
      ...left('GROUP', groupsLost(state, kept)),
      ...left('JUDGE_GROUP', panelsLost(state, kept)),
      ...left('NUMBER', numbersLost(state, kept)),
    ],
    withScores,
    scores: back,
    results: withScores ? kept.results : 0,
  };
}

const left = (kind: RecoveryLeftKind, count: number): RecoveryLeft[] =>
  count === 0 ? [] : [{ kind, count }];

function countOf(given: KeptRemoval['given']): number {
  return given.reduce((so, { count }) => so + count, 0);
}

interface There {
  readonly programs: ReadonlySet<string>;
  readonly judges: ReadonlySet<string>;
}

/** Who would be on the lists after the recovery. */
function thereAfter(state: ShowState, { kind, programs, judges }: KeptRemoval): There {
  const listed = [...state.programGroups.flatMap((group) => group.programs), ...state.testPrograms];
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    programs: new Set([...idsOf(listed), ...(kind === 'PROGRAMS' ? idsOf(programs) : [])]),
    judges: new Set([...idsOf(state.judges), ...(kind === 'JUDGES' ? idsOf(judges) : [])]),
  };
}

function obstacleOf(
  state: ShowState,
  kept: KeptRemoval,
  around: Surroundings,
  there: There,
): RecoveryObstacle | null {
  if (kept.recoveredAt !== null) return 'RECOVERED';
  if (state.status === 'ENDED') return 'ENDED';
  switch (kept.kind) {
    case 'SCORES':
      return scoresObstacle(state, kept, around, there);
    case 'PROGRAMS':
      return programsObstacle(state, kept.programs);
    case 'JUDGES':
      if (state.judges.length + kept.judges.length > judgeLimit) return 'FULL';
      return around.isTaken ? 'TAKEN' : null;
  }
}

function scoresObstacle(
  state: ShowState,
  { rules, given, programs }: KeptRemoval,
  { status }: Surroundings,
  there: There,
): RecoveryObstacle | null {
  if (!isSameEvening(state, status)) return 'OTHER_STATUS';
  if (!isUntouched(state) || hasStandings(state)) return 'SCORED_SINCE';
  if (rules !== null && !isSameRules(state, rules)) return 'RULES_CHANGED';
  const scored = programs.filter(({ touched }) => touched);
  const isWhole =
    scored.every(({ id }) => there.programs.has(id)) &&
    given.every(
      ({ programId, judgeId }) => there.programs.has(programId) && there.judges.has(judgeId),
    );
  return isWhole ? null : 'GONE';
}

/** A rehearsal never comes back; what is not known of an official competition may have been its rehearsal's. */
function isSameEvening({ status }: ShowState, then: CompetitionStatus | null): boolean {
  if (status === 'REHEARSAL') return true;
  return then !== null && then !== 'REHEARSAL';
}

/** A standing that was given since would be taken back with the row of its program. */
function hasStandings({ programGroups }: ShowState): boolean {
  return programGroups.some(({ programs }) => programs.some((program) => !isCompeting(program)));
}

function isSameRules(state: ShowState, then: NonNullable<KeptRemoval['rules']>): boolean {
  const weights = (groups: ShowState['judgeGroups']) =>
    JSON.stringify(groups.map(({ id, weight }) => [id, weight]).sort());
  return (
    changedMeaning(then, state).length === 0 &&
    weights(then.judgeGroups) === weights(state.judgeGroups)
  );
}

function programsObstacle(
  state: ShowState,
  programs: readonly KeptProgram[],
): RecoveryObstacle | null {
  const count = state.programGroups.reduce((so, group) => so + group.programs.length, 0);
  if (count + programs.length > mostPrograms) return 'FULL';
  const coming = new Set(programs.map(({ id }) => id));
  for (const { id, fought } of programs) {
    const opponent = fought === null ? null : findProgram(state, fought.opponentId)?.program;
    if (opponent == null || coming.has(opponent.id)) continue;
    if (opponent.fought !== undefined && opponent.fought.opponentId !== id) return 'BOUT_SINCE';
  }
  const bouts = new Map(programs.map(({ id, fought }) => [id, fought]));
  const tears = groupOrders(state, programs).some(({ programIds }) =>
    tearsRunningBout(
      state,
      programIds.map((id) => {
        const fought = bouts.get(id) ?? findProgram(state, id)?.program.fought;
        return { id, ...(fought === undefined ? {} : { fought }) };
      }),
    ),
  );
  return tears ? 'ON_AIR' : null;
}

export interface GroupOrder {
  readonly groupId: string;
  /** Everybody's places after the recovery. */
  readonly programIds: readonly string[];
  /** The numbers that the list has then, in the same order. */
  readonly numbers: readonly number[];
}

/**
 * Where the programs come back: at their old place, and once the evening has begun, or where a list gave the numbers, with
 * their old number, or behind all others when somebody has it now. Nobody else gets another number then.
 */
export function groupOrders(state: ShowState, programs: readonly KeptProgram[]): GroupOrder[] {
  const begun = hasBegun(state);
  return state.programGroups.flatMap(({ id: groupId, programs: rows }) => {
    const coming = programs.filter(
      (program) => !program.test && groupFor(state, program) === groupId,
    );
    if (coming.length === 0) return [];
    const keeps = begun || areGiven(rows);
    const taken = new Set(rows.map(({ sort }) => sort));
    let last = Math.max(0, ...taken, ...coming.map(({ sort }) => sort ?? 0));
    const placed = [...coming]
      .sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
      .map(({ id, sort }) => {
        if (sort !== null && !(keeps && taken.has(sort))) return { id, place: sort };
        last += 1;
        return { id, place: last };
      });
    // Whoever comes back stands before the one who moved up to the place.
    const all = [...placed, ...rows.map(({ id, sort }) => ({ id, place: sort }))];
    if (keeps) {
      all.sort((one, other) => one.place - other.place);
      return [
        { groupId, programIds: all.map(({ id }) => id), numbers: all.map(({ place }) => place) },
      ];
    }
    const order = rows.map(({ id }) => id);
    for (const { id, place } of placed) order.splice(Math.min(place - 1, order.length), 0, id);
    return [{ groupId, programIds: order, numbers: order.map((_, index) => index + 1) }];
  });
}

/** The old group, or the first one when it is gone. */
export function groupFor(state: ShowState, { groupId }: KeptProgram): string | null {
  const isThere = state.programGroups.some(({ id }) => id === groupId);
  return isThere ? groupId : (state.programGroups[0]?.id ?? null);
}

function isAward({ setting: { awards = [] } }: ShowState, awardName: string): boolean {
  return awards.some((award) => award.basis === 'HAND' && award.awardName === awardName);
}

function recusalsLost({ kind, ties, judges }: KeptRemoval, there: There): number {
  const ofJudges =
    kind === 'JUDGES'
      ? judges.flatMap(({ recused }) => recused.filter((id) => !there.programs.has(id)))
      : [];
  return ofJudges.length + ties.recusals.filter(({ judgeId }) => !there.judges.has(judgeId)).length;
}

function groupsLost(state: ShowState, { kind, programs, judges }: KeptRemoval): number {
  switch (kind) {
    case 'SCORES':
      return 0;
    case 'PROGRAMS':
      return programs.filter((one) => !one.test && groupFor(state, one) !== one.groupId).length;
    case 'JUDGES': {
      const groups = new Set(state.judgeGroups.map(({ id }) => id));
      return judges.filter(({ groupId }) => groupId !== null && !groups.has(groupId)).length;
    }
  }
}

/** Programs of a judge group that is gone: nobody would judge them, so all do. */
function panelsLost({ judgeGroups }: ShowState, { kind, programs }: KeptRemoval): number {
  switch (kind) {
    // Their programs stayed, and no group goes that one of them names.
    case 'SCORES':
    case 'JUDGES':
      return 0;
    case 'PROGRAMS': {
      const groups = new Set(judgeGroups.map(({ id }) => id));
      return programs.filter(({ panelId }) => panelId !== null && !groups.has(panelId)).length;
    }
  }
}

function numbersLost(state: ShowState, { kind, programs, judges }: KeptRemoval): number {
  switch (kind) {
    case 'SCORES':
      return 0;
    case 'PROGRAMS': {
      if (!hasBegun(state)) return 0;
      const numbers = new Map(
        groupOrders(state, programs).flatMap(({ programIds, numbers: own }) =>
          programIds.map((id, index) => [id, own[index]] as const),
        ),
      );
      return programs.filter(({ id, test, sort }) => !test && numbers.get(id) !== sort).length;
    }
    case 'JUDGES':
      return hasBegun(state)
        ? judges.filter(({ number }) => number !== null && number <= state.judges.length).length
        : 0;
  }
}
