/**
 * What each column of a program and of a judge is, said once: adding, editing, copying, importing from an earlier
 * competition and loading are made from it, and a test asks the database for its columns (docs/decisions/0520).
 */
import { type JudgeField, type ProgramField, writtenProgram } from '@liangfen/rules';
import type { Judge } from '@liangfen/sdk/schema';
import type { Selectable } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * - IDENTITY: which row it is.
 * - WRITTEN: what people write of a program or a judge. It is edited, copied, imported from an earlier competition, and
 *   stands in the ledger; none of it scores, but for the difficulty and the result of an earlier round, which
 *   a finished performance remembers.
 * - PLACE: where the row stands in its list: it is given anew by order and group.
 * - COURSE: what happened in the show. It scores; it is never copied, and undo and clearing take it back.
 * - PERSON: who is behind a judge, or how they came in; never in the ledger.
 */
type Kind = 'IDENTITY' | 'WRITTEN' | 'PLACE' | 'COURSE' | 'PERSON';

interface Column<Field extends string> {
  readonly kind: Kind;
  /** Whether a copy of the competition has it; what is not copied begins anew. */
  readonly copied: boolean;
  /** Whether a list from an earlier competition brings it along. */
  readonly fromBefore: boolean;
  /** Whether lists have a column for it. */
  readonly inLists: boolean;
  /** The member of the contract by which the ledger's ground and the show know it; null for what they do not tell. */
  readonly field: Field | null;
}

/** The columns of a table that people write. */
type WrittenIn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly kind: 'WRITTEN' } ? Name : never;
}[keyof Columns];

type WrittenColumns<Name extends 'program' | 'judge', Columns> = Record<
  WrittenIn<Columns> & keyof DatabaseSchema[Name],
  string | null
>;

type ColumnsOf<Table extends 'program' | 'judge', Field extends string> = Readonly<
  Record<keyof DatabaseSchema[Table], Column<Field>>
>;

const written = { kind: 'WRITTEN', copied: true, fromBefore: true, inLists: false } as const;
const identity = {
  kind: 'IDENTITY',
  copied: false,
  fromBefore: false,
  inLists: false,
  field: null,
} as const;
const course = {
  kind: 'COURSE',
  copied: false,
  fromBefore: false,
  inLists: false,
  field: null,
} as const;

export const programTable = {
  competition_id: identity,
  id: { ...identity, copied: true },
  program_group_id: { kind: 'PLACE', copied: true, fromBefore: false, inLists: false, field: null },
  test: { kind: 'PLACE', copied: true, fromBefore: false, inLists: false, field: null },
  sort: { kind: 'PLACE', copied: true, fromBefore: false, inLists: false, field: null },
  program_name: { ...written, inLists: true, field: 'programName' },
  contestant: { ...written, inLists: true, field: 'contestant' },
  organisation: { ...written, inLists: true, field: 'organisation' },
  photo: { ...written, field: 'photoUrl' },
  mark: { ...written, field: 'markUrl' },
  factor: { ...written, inLists: true, field: 'factor' },
  earlier_score: { ...written, inLists: true, field: 'earlierScore' },
  earlier_from: { ...written, inLists: true, field: 'earlierFrom' },
  // Another competition has other judge groups.
  judge_group_id: {
    kind: 'PLACE',
    copied: true,
    fromBefore: false,
    inLists: true,
    field: 'judgeGroupId',
  },
  live: course,
  result: course,
  shown: course,
} as const satisfies ColumnsOf<'program', ProgramField>;

const person = {
  kind: 'PERSON',
  copied: false,
  fromBefore: false,
  inLists: false,
  field: null,
} as const;

export const judgeTable = {
  competition_id: identity,
  id: { ...identity, copied: true },
  number: { kind: 'PLACE', copied: true, fromBefore: false, inLists: false, field: null },
  judge_group_id: { kind: 'PLACE', copied: true, fromBefore: false, inLists: false, field: null },
  name: { ...written, inLists: true, field: 'name' },
  organisation: { ...written, inLists: true, field: null },
  title: { ...written, inLists: true, field: 'title' },
  remark: { ...written, field: null },
  photo: { ...written, field: 'photoUrl' },
  phone_number: { ...person, copied: true, fromBefore: true, inLists: true },
  union_id: { ...person, copied: true, fromBefore: true, inLists: true },
  user_id: { ...person, copied: true },
  seat_seed: person,
  former_seat_mark: person,
  seat_used_at: person,
  simulated: person,
  consent_version: person,
  consent_at: person,
  approval: course,
  sign_in: course,
  signed_out: course,
  replaces: course,
  recused_program_ids: course,
  created_at: course,
} as const satisfies ColumnsOf<'judge', JudgeField>;

/** To whom a program is given. */
type Given = Readonly<Record<'judge_group_id', string | null>>;

/** What people write of a program, as the contract names it, into its columns. */
export function programColumnsOf(
  program: Readonly<Record<Exclude<ProgramField, 'factor' | 'earlierScore'>, string | null>> & {
    readonly factor: number | null;
    readonly earlierScore: number | null;
  },
) {
  return {
    program_name: program.programName ?? '',
    contestant: program.contestant ?? '',
    organisation: program.organisation ?? '',
    photo: program.photoUrl,
    mark: program.markUrl,
    factor: program.factor === null ? null : String(program.factor),
    earlier_score: program.earlierScore === null ? null : String(program.earlierScore),
    earlier_from: program.earlierFrom ?? '',
    judge_group_id: program.judgeGroupId,
  } satisfies WrittenColumns<'program', typeof programTable> & Given;
}

/** What people write of a program, out of its columns. */
export function programFieldsOf(
  row: Pick<Selectable<DatabaseSchema['program']>, WrittenIn<typeof programTable> | keyof Given>,
) {
  return writtenProgram({
    programName: row.program_name,
    contestant: row.contestant,
    organisation: row.organisation,
    photoUrl: row.photo,
    markUrl: row.mark,
    ...(row.factor === null ? {} : { factor: Number(row.factor) }),
    ...(row.earlier_score === null ? {} : { earlierScore: Number(row.earlier_score) }),
    earlierFrom: row.earlier_from,
    ...(row.judge_group_id === null ? {} : { judgeGroupId: row.judge_group_id }),
  });
}

/** What people write of a judge, as the contract names it, into its columns. */
export function judgeColumnsOf(
  judge: Pick<Judge, 'name' | 'organisation' | 'title' | 'remark' | 'photoUrl'>,
) {
  return {
    name: judge.name,
    organisation: judge.organisation,
    title: judge.title,
    remark: judge.remark,
    photo: judge.photoUrl ?? null,
  } satisfies WrittenColumns<'judge', typeof judgeTable>;
}

type Table = 'program' | 'judge';

const tables = { program: programTable, judge: judgeTable };

/** The columns of which the table says this. */
export function columnsThat(table: Table, has: (column: Column<string>) => boolean): string[] {
  return Object.entries<Column<string>>(tables[table]).flatMap(([name, column]) =>
    has(column) ? [name] : [],
  );
}

/** The columns that a list from an earlier competition brings along although lists have no cell for them. */
export function carriedColumns(table: Table): string[] {
  return columnsThat(table, ({ fromBefore, inLists }) => fromBefore && !inLists);
}
