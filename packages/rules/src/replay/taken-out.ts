/** What an organiser's change took out of a show, held while the show is replayed, because a later change may bring it back. */
import type { Adjustment, LateScore, Program } from '@liangfen/sdk/schema';
import { scoresOf } from '../show/lookup.ts';
import { performanceOf } from '../show/performance.ts';
import type { FormerScore, ShowParts, ShowState } from '../show/state.ts';
import { WHOLE } from '../show/state.ts';

interface GivenAdjustment {
  readonly programId: string;
  readonly adjustment: Adjustment;
}

/** Lists, not maps: whoever plays on writes into the maps of a state. */
export interface TakenOut {
  /** As they stood in the show, with their results. */
  readonly programs: ReadonlyMap<string, Program>;
  readonly results: ShowState['results'];
  readonly shown: ShowState['shown'];
  readonly scores: readonly FormerScore[];
  readonly adjustments: readonly GivenAdjustment[];
  readonly lateScores: readonly LateScore[];
}

export function programsIn({
  programGroups,
  testPrograms,
}: Pick<ShowState, 'programGroups' | 'testPrograms'>): Program[] {
  return [...programGroups.flatMap((group) => group.programs), ...testPrograms];
}

/** Null where nothing was taken out. */
export function takenOut(
  before: ShowState,
  after: ShowState,
  lateScores: readonly LateScore[],
  cleared: boolean,
): TakenOut | null {
  const [programs, judges] = [
    new Set(programsIn(after).map(({ id }) => id)),
    new Set(after.judges.map(({ id }) => id)),
  ];
  const isProgramOut = (id: string) => cleared || !programs.has(id);
  const isOut = (programId: string, judgeId: string) =>
    isProgramOut(programId) || !judges.has(judgeId);
  const rows = programsIn(before).filter(({ id }) => isProgramOut(id));
  const judgesLeft = before.judges.some(({ id }) => !judges.has(id));
  if (rows.length === 0 && !judgesLeft) return null;
  const of = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map([...map].filter(([id]) => isProgramOut(id)));
  return {
    programs: new Map(rows.map((program) => [program.id, program])),
    results: of(before.results),
    shown: of(before.shown),
    scores: scoresIn(before).filter(({ judgeId, score }) => isOut(score.programId, judgeId)),
    adjustments: adjustmentsIn(before).filter(({ programId }) => isProgramOut(programId)),
    lateScores: lateScores.filter(({ programId, judgeId }) => isOut(programId, judgeId)),
  };
}

function scoresIn(state: ShowState): FormerScore[] {
  const counting = programsIn(state).flatMap(({ id }) =>
    [...scoresOf(state, id)].flatMap(([judgeId, given]) =>
      [...given.values()].map((score) => ({ judgeId, score })),
    ),
  );
  return [...counting, ...[...state.former.values()].flatMap(({ scores }) => scores)];
}

function adjustmentsIn({ adjustments, former }: ShowState): GivenAdjustment[] {
  return [
    ...adjustments,
    ...[...former].map(([id, share]) => [id, share.adjustments] as const),
  ].flatMap(([programId, list]) => list.map((adjustment) => ({ programId, adjustment })));
}

type Given = Pick<
  ShowParts,
  'scores' | 'results' | 'shown' | 'adjustments' | 'former' | 'lateScores'
>;

/**
 * Adds what was taken out to what is there, as far as its programs and judges are; a score of a performance that no longer
 * counts stands among the former ones, as where rows are read.
 */
export function withTaken(
  given: Given,
  taken: TakenOut,
  programs: ReadonlyMap<string, Program>,
  judges: ReadonlySet<string>,
): Given {
  const isThere = (programId: string, judgeId: string) =>
    programs.has(programId) && judges.has(judgeId);
  const scores: Map<string, Map<string, Map<string, FormerScore['score']>>> = new Map();
  for (const [programId, byJudge] of given.scores) {
    scores.set(programId, new Map([...byJudge].map(([id, own]) => [id, new Map(own)])));
  }
  const adjustments = new Map(given.adjustments);
  const former = new Map(given.former ?? []);
  const formerOf = (id: string) => former.get(id) ?? { scores: [], adjustments: [] };
  const counts = (programId: string, itemId: string | null, performance = 1) => {
    const program = programs.get(programId);
    return program !== undefined && performanceOf(program, itemId) === performance;
  };
  for (const one of taken.scores) {
    const { judgeId, score } = one;
    const { programId, itemId, performance } = score;
    if (!isThere(programId, judgeId)) continue;
    if (counts(programId, itemId, performance)) {
      const byJudge = scores.get(programId) ?? new Map();
      const own = byJudge.get(judgeId) ?? new Map();
      scores.set(programId, byJudge.set(judgeId, own.set(itemId ?? WHOLE, score)));
    } else {
      const share = formerOf(programId);
      former.set(programId, { ...share, scores: [...share.scores, one] });
    }
  }
  for (const { programId, adjustment } of taken.adjustments) {
    if (!programs.has(programId)) continue;
    if (counts(programId, null, adjustment.performance)) {
      adjustments.set(programId, [...(adjustments.get(programId) ?? []), adjustment]);
    } else {
      const share = formerOf(programId);
      former.set(programId, { ...share, adjustments: [...share.adjustments, adjustment] });
    }
  }
  const back = <Value>(now: ReadonlyMap<string, Value>, then: ReadonlyMap<string, Value>) =>
    new Map([...now, ...[...then].filter(([id]) => programs.has(id))]);
  return {
    scores,
    adjustments,
    former,
    results: back(given.results, taken.results),
    shown: back(given.shown ?? new Map(), taken.shown),
    lateScores: [
      ...given.lateScores,
      ...taken.lateScores.filter(({ programId, judgeId }) => isThere(programId, judgeId)),
    ],
  };
}
