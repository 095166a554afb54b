/** The settings and lists that an organiser's change leaves behind: a replay stands on them, and the ledger holds them. */
import type {
  Ground,
  GroundKind,
  GroundRow,
  Look,
  Program,
  ProgramGroup,
  SetupArea,
} from '@liangfen/sdk/schema';
import { canonicalJson } from '../canonical-json.ts';
import { withRememberedBouts } from '../pairing.ts';
import { assembleShow, liveStateOf } from '../show/assemble.ts';
import { type ProgramField, withoutWritten, writtenProgram } from '../show/entity-fields.ts';
import { type JudgePortrait, judgePortrait } from '../show/judge-portrait.ts';
import type { LiveState, ShowParts, ShowState } from '../show/state.ts';
import { programsIn, type TakenOut, withTaken } from './taken-out.ts';

/** Shortens a look for the ledger, because the pictures inside it are long. */
export type ShortLook = (look: Look) => Look;

/**
 * The settings and lists of a show as the ledger writes them, one row each.
 *
 * @example
 * ```ts
 * const rows = groundRows(state, (look) => look);
 * ```
 */
export function groundRows(state: ShowState, shortLook: ShortLook): GroundRow[] {
  const { name, status, setting, items, fouls, look } = state;
  const row = (kind: GroundKind, id: string, value: unknown): GroundRow => ({ kind, id, value });
  return [
    row('COMPETITION', '', { name, status }),
    row('SETTING', '', setting),
    row('ITEMS', '', items),
    row('FOULS', '', fouls),
    row('LOOK', '', shortLook(look)),
    ...state.programGroups.map(({ id, programs: _, ...group }) => row('PROGRAM_GROUP', id, group)),
    ...state.programGroups.flatMap((group) =>
      group.programs.map((program) => row('PROGRAM', program.id, named(program, group.id))),
    ),
    ...state.testPrograms.map((program) => row('PROGRAM', program.id, named(program, null))),
    ...state.judgeGroups.map(({ id, groupName, weight }, index) =>
      row('JUDGE_GROUP', id, { groupName, weight, sort: index }),
    ),
    ...state.judges.map(
      ({ id, number, name: judge, judgeGroupId, signIn, signedOut, replaces, title, photoUrl }) =>
        row('JUDGE', id, {
          number,
          name: judge,
          judgeGroupId,
          signIn,
          ...(signedOut === true ? { signedOut } : {}),
          ...(replaces === undefined ? {} : { replaces }),
          ...judgePortrait({ title, photoUrl }),
          recusedProgramIds: state.recusals.get(id) ?? [],
        }),
    ),
  ];
}

function named(program: Program, programGroupId: string | null) {
  return { programGroupId, sort: program.sort, ...writtenProgram(program) };
}

/**
 * Returns what a change did, or null while that is unknown: older ledgers have settings and scores that they do not
 * tell, and are understood again once everything was cleared.
 *
 * @example
 * ```ts
 * const ground = groundOf(state, state, (look) => look, { isGrounded: true, area: 'JUDGES' });
 * ```
 */
export function groundOf(
  before: ShowState,
  after: ShowState,
  shortLook: ShortLook,
  {
    isGrounded,
    area,
    recovered = null,
  }: {
    readonly isGrounded: boolean;
    readonly area: SetupArea;
    /** What the change brought back; `UNTOLD` where the ledger does not tell what that was. */
    readonly recovered?: Ground['recovered'] | 'UNTOLD' | null;
  },
): Ground | null {
  if (recovered === 'UNTOLD') return null;
  const clear = isUntouched(after);
  const cleared = clear && !isUntouched(before) && mayClear(area);
  const position: GroundRow = { kind: 'POSITION', id: '', value: positionOf(after) };
  const rows = groundRows(after, shortLook);
  if (!isGrounded || cleared) {
    return clear ? { whole: true, cleared, rows: [...rows, position] } : null;
  }
  const known = new Map(groundRows(before, shortLook).map((row) => [keyOf(row), row]));
  const changed = rows.filter((row) => {
    const earlier = known.get(keyOf(row));
    known.delete(keyOf(row));
    return earlier === undefined || canonicalJson(earlier.value) !== canonicalJson(row.value);
  });
  const gone = [...known.values()].map((row) => ({ ...row, value: null }));
  const moved = {
    whole: false,
    cleared: false,
    rows: [...changed, ...gone],
    ...(recovered === null ? {} : { recovered }),
  };
  const expected = standOn(before, moved);
  const same = canonicalJson(positionOf(expected)) === canonicalJson(positionOf(after));
  return same ? moved : { ...moved, rows: [...moved.rows, position] };
}

/** Leaves out the figures that a ranking on air holds: no organiser's change brings any. */
function positionOf(state: ShowState): Omit<LiveState, 'held'> {
  const { held: _, ...position } = liveStateOf(state);
  return position;
}

/**
 * Whether a change of this area may clear scores. Other changes take scores only along with their program or judge; any
 * other scores that are gone were taken by somebody else.
 */
export function mayClear(area: SetupArea): boolean {
  switch (area) {
    case 'STATUS':
    case 'SCORES':
    case 'SCORE_SETTING':
    case 'EVERYTHING':
      return true;
    case 'BASE':
    case 'PROGRAMS':
    case 'JUDGES':
      return false;
  }
}

/**
 * Whether nothing was scored, published or begun.
 *
 * @example
 * ```ts
 * if (!isUntouched(state)) console.log('an evening that has begun');
 * ```
 */
export function isUntouched(state: ShowState): boolean {
  return (
    programsIn(state).every(isUntouchedRow) &&
    state.results.size === 0 &&
    state.lateScores.length === 0 &&
    [...state.former.values()].every(({ scores }) => scores.length === 0) &&
    [...state.adjustments.values()].every((list) => list.length === 0) &&
    [state.scoreBook.settled, state.scoreBook.recent].every((book) =>
      [...book.values()].every((scores) => scores.size === 0),
    )
  );
}

/** Whether the show has done nothing with this program. */
function isUntouchedRow(program: Program): boolean {
  const { phase, finalScore, currentScore, outcome } = program;
  return (
    phase === 'WAITING' &&
    finalScore === null &&
    currentScore === 0 &&
    outcome === null &&
    program.programItemResults.length === 0 &&
    program.programFoulRecords.length === 0
  );
}

export function keyOf({ kind, id }: Pick<GroundRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Puts the show on changed ground, as a server does that reads it anew from its rows, with what the change brought back. */
export function standOn(
  state: ShowState,
  ground: Ground,
  taken: TakenOut | null = null,
): ShowState {
  const rows = new Map<string, GroundRow>();
  if (!ground.whole) for (const row of groundRows(state, (look) => look)) rows.set(keyOf(row), row);
  for (const row of ground.rows) {
    if (row.value === null) rows.delete(keyOf(row));
    else rows.set(keyOf(row), row);
  }
  const all = [...rows.values()];
  const of = <Value>(kind: GroundKind) =>
    // Only `groundRows` writes the rows; the chain finds a body that somebody else wrote.
    all.filter((row) => row.kind === kind).map(({ id, value }) => ({ id, ...(value as Value) }));
  const one = <Value>(kind: GroundKind, other: Value): Value =>
    // Written by `groundRows`, too.
    (rows.get(keyOf({ kind, id: '' }))?.value as Value | undefined) ?? other;

  const empty = ground.whole || ground.cleared;
  const { name, status } = one('COMPETITION', { name: state.name, status: state.status });
  const programs = of<ProgramGround>('PROGRAM').sort(bySort);
  const played = new Map(
    [
      // A bout that was decided before bouts were remembered is one by the order that this change ends.
      ...state.programGroups.flatMap((group) => withRememberedBouts(group.programs)),
      ...state.testPrograms,
    ].map((program) => [program.id, program]),
  );
  const programOf = (row: ProgramGround): Program => {
    const { id, sort } = row;
    const known = empty ? undefined : (taken?.programs.get(id) ?? played.get(id));
    return { ...untouched, ...(known && withoutWritten(known)), id, sort, ...writtenProgram(row) };
  };
  const judges = of<JudgeGround>('JUDGE').sort(byNumber);
  const isThere = new Set(programs.map(({ id }) => id));
  const judging = new Set(judges.map(({ id }) => id));
  const gone = new Set(state.judges.flatMap(({ id }) => (judging.has(id) ? [] : [id])));
  const kept = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map(empty ? [] : [...map].filter(([id]) => isThere.has(id)));
  const scores: ShowParts['scores'] = new Map();
  for (const book of [state.scoreBook.settled, state.scoreBook.recent]) {
    for (const [programId, byJudge] of kept(book)) {
      scores.set(programId, new Map([...byJudge].filter(([judgeId]) => !gone.has(judgeId))));
    }
  }
  const programGroups = of<ProgramGroupGround>('PROGRAM_GROUP')
    .sort(bySort)
    .map((group) => ({
      ...group,
      programs: programs.filter(({ programGroupId }) => programGroupId === group.id).map(programOf),
    }));
  const testPrograms = programs
    .filter(({ programGroupId }) => programGroupId === null)
    .map(programOf);
  const given = {
    scores,
    results: kept(state.results),
    shown: kept(state.shown),
    adjustments: kept(state.adjustments),
    former: new Map(
      [...kept(state.former)].map(([id, share]) => [
        id,
        { ...share, scores: share.scores.filter(({ judgeId }) => !gone.has(judgeId)) },
      ]),
    ),
    lateScores: empty
      ? []
      : state.lateScores.filter(
          ({ programId, judgeId }) => isThere.has(programId) && !gone.has(judgeId),
        ),
  };
  const rowsById = new Map(
    programsIn({ programGroups, testPrograms }).map((program) => [program.id, program]),
  );
  return assembleShow({
    competitionId: state.competitionId,
    version: state.version,
    name,
    status,
    look: one('LOOK', state.look),
    setting: one('SETTING', state.setting),
    items: one('ITEMS', state.items),
    fouls: one('FOULS', state.fouls),
    programGroups,
    testPrograms,
    judges: judges.map(({ recusedProgramIds: _, ...judge }) => judge),
    judgeGroups: of<JudgeGroupGround>('JUDGE_GROUP')
      .sort(bySort)
      .map(({ sort: _, ...group }) => group),
    recusals: new Map(
      judges.flatMap(({ id, recusedProgramIds }) =>
        recusedProgramIds.length === 0 ? [] : [[id, recusedProgramIds] as const],
      ),
    ),
    ...(taken === null ? given : withTaken(given, taken, rowsById, judging)),
    cardKey: state.cardKey,
    live: liveOn(state, one<LiveState | null>('POSITION', null), empty),
  });
}

function liveOn(state: ShowState, place: LiveState | null, empty: boolean): LiveState | null {
  if (empty) return place;
  return { ...(place ?? liveStateOf(state)), held: state.held };
}

interface Named {
  readonly id: string;
}

interface GroupGround extends Named {
  readonly groupName: string;
  readonly sort: number;
}

interface ProgramGroupGround
  extends GroupGround,
    Pick<ProgramGroup, 'roundKind' | 'division' | 'tablePoints'> {}

interface ProgramGround extends Named, Pick<Program, ProgramField> {
  readonly programGroupId: string | null;
  readonly sort: number;
}

interface JudgeGroupGround extends GroupGround {
  readonly weight: number;
}

interface JudgeGround extends Named, JudgePortrait {
  readonly number: number | null;
  readonly name: string;
  readonly judgeGroupId: string | null;
  readonly signIn: boolean;
  readonly signedOut?: boolean;
  readonly replaces?: string;
  readonly recusedProgramIds: readonly string[];
}

const untouched: Omit<Program, 'id' | 'sort' | 'programName' | 'contestant'> = {
  phase: 'WAITING',
  finalScore: null,
  currentScore: 0,
  programItemResults: [],
  programFoulRecords: [],
  battleProgram: null,
  disabled: null,
  corrected: false,
  outcome: null,
};

interface Sorted extends Named {
  readonly sort: number;
}

function bySort(one: Sorted, other: Sorted): number {
  return one.sort - other.sort || byId(one, other);
}

/** A judge without a number comes last, as in the database. */
function byNumber(one: JudgeGround, other: JudgeGround): number {
  const numberOf = ({ number }: JudgeGround) => number ?? Number.POSITIVE_INFINITY;
  const [a, b] = [numberOf(one), numberOf(other)];
  return a === b ? byId(one, other) : a - b;
}

function byId(one: Named, other: Named): number {
  return one.id < other.id ? -1 : 1;
}

/** The state from which a replay starts, before the ledger has told anything. */
export function nothingYet(competitionId: string, version: number, look: Look): ShowParts {
  return {
    competitionId,
    version,
    name: '',
    status: 'REHEARSAL',
    look,
    setting: emptySetting,
    items: [],
    fouls: [],
    programGroups: [],
    testPrograms: [],
    judges: [],
    judgeGroups: [],
    recusals: new Map(),
    scores: new Map(),
    results: new Map(),
    adjustments: new Map(),
    lateScores: [],
    live: null,
  };
}

const emptySetting: ShowParts['setting'] = {
  mode: 'SCORE',
  enableItem: false,
  enableScoreItemCombine: false,
  convenientScore: '',
  enableCountdown: false,
  countdownSeconds: 180,
  enableExceededFoulTimes: false,
  enableLeadScore: false,
  leadScore: 5,
  fullScore: 100,
  minScore: 0,
  decimals: 2,
  calculation: 'MEAN',
  dropHighest: 0,
  dropLowest: 0,
  dropScope: 'ITEM',
  roundingStage: 'FINAL',
  ranking: 'COMPETITION',
  tieBreaks: [],
  voteLimit: 0,
  anonymousJudges: false,
  rankPageSize: 10,
};
