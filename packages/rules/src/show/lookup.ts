/** Finds programs, judges and scores in a show by id, without walking the lists each time. */
import type { CurrentMatch, Item, Program, ProgramGroup, SpentScore } from '@liangfen/sdk/schema';
import { cardRoundsOf } from '../bout-cards.ts';
import { hasFullMark } from '../mode.ts';
import { type JudgeScores, type ProgramScores, type ShowState, WHOLE } from './state.ts';

type Indexes = ReadonlyMap<string, number>;

/** The lists of a state are never changed in place, so the indexes of a list stay true as long as the list is alive. */
const indexes = new WeakMap<readonly { readonly id: string }[], Indexes>();

function indexesIn(list: readonly { readonly id: string }[]): Indexes {
  const known = indexes.get(list);
  if (known) return known;
  const made = new Map(list.map(({ id }, index) => [id, index]));
  indexes.set(list, made);
  return made;
}

function inList<T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined {
  const index = indexesIn(list).get(id);
  return index === undefined ? undefined : list[index];
}

/**
 * Returns the list with rows in place of those with the same ids; the list itself when it has none of them. The
 * known index goes along: a step changes one row of perhaps ten thousand.
 */
export function withReplaced(list: Program[], rows: readonly Program[]): Program[] {
  const known = indexesIn(list);
  const own = rows.filter(({ id }) => known.has(id));
  if (own.length === 0) return list;
  const next = [...list];
  for (const row of own) {
    const index = known.get(row.id);
    if (index !== undefined) next[index] = row;
  }
  indexes.set(next, known);
  return next;
}

/**
 * @example
 * ```tsx
 * console.log(judgeById(match, 'j1')?.name);
 * ```
 */
export function judgeById(match: Pick<CurrentMatch, 'judges'>, judgeId: string) {
  return inList(match.judges, judgeId);
}

export interface FoundProgram {
  readonly program: Program;
  /** Null for a test program. */
  readonly group: ProgramGroup | null;
}

type Lists = Pick<CurrentMatch, 'programGroups' | 'testPrograms'>;

/**
 * A program of any group, or a test program.
 *
 * @example
 * ```tsx
 * console.log(findProgram(match, program.id)?.group?.groupName);
 * ```
 */
export function findProgram(match: Lists, programId: string): FoundProgram | null {
  for (const group of match.programGroups) {
    const program = inList(group.programs, programId);
    if (program) return { program, group };
  }
  const test = inList(match.testPrograms, programId);
  return test ? { program: test, group: null } : null;
}

/** Whether the program is given to another judge group than this judge's; whoever is in none judges with each of them. */
export function isOfOtherPanel(
  match: Lists,
  judge: Pick<CurrentMatch['judges'][number], 'judgeGroupId'> | undefined,
  programId: string,
): boolean {
  if (judge === undefined || judge.judgeGroupId === null) return false;
  const only = findProgram(match, programId)?.program.judgeGroupId;
  return only !== undefined && only !== judge.judgeGroupId;
}

/**
 * @example
 * ```tsx
 * console.log(activeGroup(match)?.groupName);
 * ```
 */
export function activeGroup(
  match: Pick<CurrentMatch, 'programGroups' | 'activeProgramGroupId'>,
): ProgramGroup | null {
  return match.programGroups.find((group) => group.id === match.activeProgramGroupId) ?? null;
}

/**
 * Scores of one program by judge; empty when there are none.
 *
 * @example
 * ```tsx
 * const scores = scoresOf(state, program.id);
 * ```
 */
export function scoresOf(state: Pick<ShowState, 'scoreBook'>, programId: string): ProgramScores {
  return (
    state.scoreBook.recent.get(programId) ?? state.scoreBook.settled.get(programId) ?? noScores
  );
}

/**
 * @example
 * ```tsx
 * const scores = judgeScoresOf(state, program.id, 'j1');
 * ```
 */
export function judgeScoresOf(
  state: Pick<ShowState, 'scoreBook'>,
  programId: string,
  judgeId: string,
): JudgeScores {
  return scoresOf(state, programId).get(judgeId) ?? noJudgeScores;
}

/** Returns the votes that a judge has given in a group, without those for one program. */
export function votesElsewhere(
  state: Pick<ShowState, 'scoreBook'>,
  group: Pick<ProgramGroup, 'programs'>,
  programId: string,
  judgeId: string,
): number {
  return group.programs.filter(
    (program) =>
      program.id !== programId && judgeScoresOf(state, program.id, judgeId).get(WHOLE)?.score === 1,
  ).length;
}

/** Returns what a judge has given in a group, without what was given to one program. */
export function scoresElsewhere(
  state: Pick<ShowState, 'scoreBook'>,
  group: Pick<ProgramGroup, 'programs'>,
  programId: string,
  judgeId: string,
): SpentScore[] {
  return group.programs.flatMap(({ id }) =>
    id === programId
      ? []
      : [...judgeScoresOf(state, id, judgeId).values()].map(({ itemId, score }) => ({
          itemId,
          score,
        })),
  );
}

const noScores: ProgramScores = new Map();
const noJudgeScores: JudgeScores = new Map();

/**
 * Folds recent scores into the settled ones, in place. Only for the owner of the newest state.
 *
 * @example
 * ```tsx
 * const settled = settleScores(state);
 * ```
 */
export function settleScores(state: ShowState): ShowState {
  for (const [programId, scores] of state.scoreBook.recent) {
    state.scoreBook.settled.set(programId, scores);
  }
  return { ...state, scoreBook: { settled: state.scoreBook.settled, recent: new Map() } };
}

/**
 * Items count only in SCORE mode and when switched on (spec § 3 Setting).
 *
 * @example
 * ```tsx
 * console.log(scoredItems(match).map(({ itemName }) => itemName));
 * ```
 */
export function scoredItems(match: Pick<CurrentMatch, 'setting' | 'items'>): readonly Item[] {
  return hasFullMark(match.setting.mode) && match.setting.enableItem ? match.items : [];
}

/**
 * Whether each item has its own speech and scoring. Not in a test: the panel offers no item
 * selector there (spec § 2), so a test scores all items at once.
 *
 * @example
 * ```tsx
 * console.log(scoresItemsSeparately(match, false));
 * ```
 */
export function scoresItemsSeparately(
  match: Pick<CurrentMatch, 'setting' | 'items'>,
  test: boolean,
): boolean {
  return !test && !match.setting.enableScoreItemCombine && scoredItems(match).length > 0;
}

/** The item ids one window asks for; empty means one score for the whole program. */
export function windowItemIds(
  match: Pick<CurrentMatch, 'setting' | 'items'>,
  itemId: string | null,
  test: boolean,
): string[] {
  if (scoresItemsSeparately(match, test)) return itemId === null ? [] : [itemId];
  return scoredItems(match).map((item) => item.id);
}

/**
 * Returns the phase of a program, or of one of its separately scored items.
 *
 * @example
 * ```tsx
 * console.log(phaseOf(program, null)); // such as 'WAITING'
 * ```
 */
export function phaseOf(program: Program, itemId: string | null): Program['phase'] {
  if (itemId === null) return program.phase;
  return program.programItemResults.find((result) => result.itemId === itemId)?.phase ?? 'WAITING';
}

/** The opponent in the bout that was fought, or in the one that is to come. */
export function opponentIdOf({
  fought,
  battleProgram,
}: Pick<Program, 'fought' | 'battleProgram'>): string | null {
  return fought?.opponentId ?? battleProgram;
}

/** Whether a judge was recused from the program; a bout that cards decide is judged as a whole, so from its other side too. */
export function isRecusedFrom(
  state: Pick<ShowState, 'recusals' | 'setting' | 'programGroups' | 'testPrograms'>,
  judgeId: string,
  programId: string,
): boolean {
  const from = state.recusals.get(judgeId) ?? [];
  if (from.includes(programId)) return true;
  if (from.length === 0 || cardRoundsOf(state.setting) === null) return false;
  const program = findProgram(state, programId)?.program;
  const opponentId = program === undefined ? null : opponentIdOf(program);
  return opponentId !== null && from.includes(opponentId);
}
