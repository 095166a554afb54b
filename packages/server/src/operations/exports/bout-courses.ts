/**
 * Tells how bouts went, from the ledger: points, fouls and the clock in their order, who operated, and how each was
 * decided.
 */
import type { ShowState } from '@liangfen/rules';
import { correctedDetermination, pairPrograms } from '@liangfen/rules';
import type { Actor, BoutCards, Determination, ShowEvent, StageBattle } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { parseEvent } from '../../live/log.ts';
import { conflict } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import { clearedAt } from '../results/cleared-at.ts';
import { readPeople } from '../results/ledger-names.ts';
import { personText } from './person-text.ts';

type BoutStepType = Extract<
  ShowEvent['type'],
  | 'BATTLE_STARTED'
  | 'BATTLE_PAUSED'
  | 'BATTLE_RESUMED'
  | 'POINT_ADDED'
  | 'FOUL_ADDED'
  | 'BATTLE_DETERMINED'
  | 'COMMAND_UNDONE'
  | 'FOUL_TAKEN_OFF'
  | 'CLOCK_SET'
  | AfterwardsType
>;

/** What puts a decided bout right, whatever is on air then. */
type AfterwardsType = 'BOUT_CORRECTED' | 'RESULT_CORRECTED' | 'ADJUSTMENT_ADDED';

export interface BoutStep {
  readonly type: BoutStepType;
  readonly at: number;
  readonly by: string;
  /** The side that scored or fouled. */
  readonly side: 'RED' | 'BLUE' | null;
  readonly point: number | null;
  readonly foulName: string | null;
  /** The scores after the step. */
  readonly red: number;
  readonly blue: number;
  /** The time left on the clock; null without a clock. */
  readonly remainingMs: number | null;
  readonly determination: Determination | null;
  /** The judges' cards, where they decided at this step. */
  readonly cards: BoutCards | null;
  /** Why a decided bout was put right. */
  readonly reason: string | null;
  /** Taken back by a later step. */
  readonly undone: boolean;
}

export interface BoutCourse {
  /** The steps since the bout was last started. */
  readonly steps: readonly BoutStep[];
  /** The courses of the fights before, which do not count; the first one first. */
  readonly former: readonly (readonly BoutStep[])[];
  /** How often the bout was started before. */
  readonly startedBefore: number;
  /** The step that decided it and was not taken back. */
  readonly decided: BoutStep | null;
}

export const noCourse: BoutCourse = { steps: [], former: [], startedBefore: 0, decided: null };

/** A thousand bouts of thirty steps. */
const most = 30_000;
const batch = 1_000;

type NotedStep = BoutStep & { readonly version: number };

interface Course {
  steps: NotedStep[];
  former: NotedStep[][];
}

/** Returns the courses by the id of the red program; only bouts of these programs, up to the version of the state. */
export async function boutCourses(
  query: Queryable,
  state: ShowState,
  programIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BoutCourse>> {
  const { competitionId, version } = state;
  const courses = new Map<string, Course>();
  const actors = new Map<string, Actor>();
  const redOf = redIds(state);
  let after = await clearedAt(query, competitionId, version);
  let count = 0;
  for (;;) {
    const rows = await query
      .selectFrom('show_event')
      .select(['version', 'actor_role', 'actor_id', 'body'])
      .where('competition_id', '=', competitionId)
      .where('version', '>', after)
      .where('version', '<=', version)
      // Literals, not parameters: as in the index that answers this (store/migrations/0006-look-back.ts).
      .where(sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`)
      .where(
        sql<boolean>`type in ('BATTLE_STARTED', 'BATTLE_PAUSED', 'BATTLE_RESUMED', 'POINT_ADDED', 'FOUL_ADDED', 'BATTLE_DETERMINED', 'COMMAND_UNDONE', 'FOUL_TAKEN_OFF', 'CLOCK_SET', 'BOUT_CORRECTED', 'RESULT_CORRECTED', 'ADJUSTMENT_ADDED')`,
      )
      .orderBy('version')
      .limit(batch)
      .execute();
    for (const row of rows) {
      const actor: Actor = { role: row.actor_role, id: row.actor_id };
      actors.set(keyOf(actor), actor);
      after = Number(row.version);
      note(courses, parseEvent(row.body), keyOf(actor), redOf);
    }
    count += rows.length;
    if (count > most) throw conflict(`对战记录超过 ${most} 条，请按节目组分别导出，或导出台账`);
    if (rows.length < batch) break;
  }
  const people = await readPeople(query, competitionId, [...actors.values()]);
  const names = new Map(people.map((person) => [keyOf(person), personText(person)]));
  const wanted = [...courses].filter(([redId]) => programIds.has(redId));
  return new Map(
    wanted.map(([redId, { steps, former }]) => {
      const withNames = (own: readonly NotedStep[]) =>
        own.map(({ by, ...step }) => ({ ...step, by: names.get(by) ?? '' }));
      const named = withNames(steps);
      const decided = named.filter((step) => decides(step) && !step.undone).at(-1);
      return [
        redId,
        {
          steps: named,
          former: former.map(withNames),
          startedBefore: former.length,
          decided: decided ?? null,
        },
      ];
    }),
  );
}

/** A draw is decided, too, and has no determination. */
function decides({ type, determination }: Pick<BoutStep, 'type' | 'determination'>): boolean {
  return determination !== null || type === 'BATTLE_DETERMINED' || type === 'BOUT_CORRECTED';
}

function keyOf({ role, id }: Pick<Actor, 'role' | 'id'>): string {
  return `${role} ${id}`;
}

/** The red program of every program's pair. */
function redIds({ programGroups }: ShowState): ReadonlyMap<string, string> {
  const bouts = programGroups.flatMap(({ programs }) => pairPrograms(programs).bouts);
  return new Map(
    bouts.flatMap(({ red, blue }): [string, string][] => [
      [red.id, red.id],
      [blue.id, red.id],
    ]),
  );
}

/** Adds the event to the course of its bout. `by` is the key of the author, whose name is looked up later. */
function note(
  courses: Map<string, Course>,
  event: ShowEvent,
  by: string,
  redOf: ReadonlyMap<string, string>,
): void {
  if (!('onAir' in event) || !isBoutStep(event.type)) return;
  const { version, at, type, onAir, undoneVersion } = event;
  const redId = redOf.get(event.programId ?? '');
  const course = redId === undefined ? undefined : courses.get(redId);
  const undone = course?.steps.find((step) => step.version === undoneVersion);
  if (type === 'COMMAND_UNDONE') {
    if (course === undefined || undone === undefined) return;
    course.steps = course.steps.map((step) => (step === undone ? { ...step, undone: true } : step));
    // A start that is taken back brings the fight before back, with its course.
    const before = undone.type === 'BATTLE_STARTED' ? course.former.pop() : undefined;
    if (before !== undefined) {
      course.steps = before;
      return;
    }
  }
  if (isAfterwards(type)) {
    const red = event.programs.find(({ id }) => id === redId);
    const blue = event.programs.find(({ id }) => id !== redId);
    if (course === undefined || red === undefined || blue === undefined) return;
    const right = { side: null, point: null, foulName: null, remainingMs: null, undone: false };
    course.steps.push({
      ...right,
      ...{ version, type, at, by, reason: event.reason ?? null, red: red.currentScore },
      blue: blue.currentScore,
      determination: correctedDetermination(red, blue),
      cards: null,
    });
    return;
  }
  const { stage } = onAir;
  if (redId === undefined || stage.kind !== 'BATTLE' || stage.test) return;
  const step = {
    version,
    type,
    at,
    by,
    undone: false,
    reason: null,
    ...figuresOf(stage, at, type),
  };
  if (type === 'BATTLE_STARTED') {
    const former = course === undefined ? [] : [...course.former, course.steps];
    courses.set(redId, { steps: [step], former });
  } else {
    course?.steps.push(step);
  }
}

// closed-lists: the steps of a bout among all steps
const boutSteps: readonly string[] = [
  'BATTLE_STARTED',
  'BATTLE_PAUSED',
  'BATTLE_RESUMED',
  'POINT_ADDED',
  'FOUL_ADDED',
  'BATTLE_DETERMINED',
  'COMMAND_UNDONE',
  'FOUL_TAKEN_OFF',
  'CLOCK_SET',
  'BOUT_CORRECTED',
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
] satisfies readonly BoutStepType[];

function isAfterwards(type: ShowEvent['type']): type is AfterwardsType {
  return type === 'BOUT_CORRECTED' || type === 'RESULT_CORRECTED' || type === 'ADJUSTMENT_ADDED';
}

function isBoutStep(type: ShowEvent['type']): type is BoutStepType {
  return boutSteps.includes(type);
}

function cardsOf({ boutCards }: StageBattle): BoutCards | null {
  return boutCards?.verdict === undefined ? null : boutCards;
}

function figuresOf(stage: StageBattle, at: number, type: BoutStepType) {
  const { red, blue, clock, hit, determination } = stage;
  // The picture keeps the last hit; a step that is no hit has none of its own.
  const isHit = type === 'POINT_ADDED' || type === 'FOUL_ADDED' || type === 'FOUL_TAKEN_OFF';
  const own = isHit ? hit : null;
  const fouls = [...red.fouls, ...blue.fouls];
  return {
    side:
      own === null ? null : own.programId === red.program.id ? ('RED' as const) : ('BLUE' as const),
    point: own?.point ?? null,
    foulName: fouls.find(({ foulId }) => foulId === own?.foulId)?.foulName ?? null,
    red: red.score,
    blue: blue.score,
    remainingMs:
      clock === null ? null : (clock.remainingMs ?? Math.max(0, (clock.endsAt ?? at) - at)),
    determination: type === 'COMMAND_UNDONE' ? null : determination,
    cards: type === 'BATTLE_DETERMINED' ? cardsOf(stage) : null,
  };
}
