/**
 * Runs one import from its lines to its answer: a preview gets the same verdicts, and the real import stores all or
 * nothing.
 */
import type { ShowState } from '@liangfen/rules';
import type { ImportAnswer } from '@liangfen/sdk/schema';
import type { ReadingNoter } from '../../integrations/spreadsheet/spreadsheet.ts';
import { ProblemError } from '../../problem.ts';
import { competitionEnded } from '../../refusals.ts';
import type { Call } from '../call.ts';
import { changesIfTried } from '../forecast/changes-if-tried.ts';
import { organiserChange } from '../organiser-change.ts';
import { creationId } from '../repeated-creation.ts';
import type { Services } from '../services.ts';
import type { ListLine } from './lines.ts';
import type { ListKind, ListOptions } from './list-kind.ts';
import {
  beginRun,
  failRun,
  finishedAnswer,
  finishRun,
  type NewRun,
  noteProgress,
  type RunProgress,
  sealedLines,
} from './runs.ts';
import { shownTitle } from './titles.ts';
import type { Verdicts } from './verdicts.ts';

type ImportCall =
  | Call<'importJudgesFromExcel'>
  | Call<'importProgramsFromExcel'>
  | Call<'importJudgesFromBefore'>
  | Call<'importProgramsFromBefore'>
  | Call<'importJudgesFromAddressBook'>;

export interface Import<Key extends string, Row> {
  readonly kind: ListKind<Key, Row>;
  readonly action:
    | 'importJudgesFromExcel'
    | 'importProgramsFromExcel'
    | 'importJudgesFromBefore'
    | 'importProgramsFromBefore'
    | 'importJudgesFromAddressBook';
  readonly source: NewRun['source'];
  readonly name: string;
  /** Tells this import from another under the same idempotency key. */
  readonly fingerprint: string;
  readonly options: ListOptions;
  readonly lines: (progress: ReadingNoter) => Promise<ReadList<Key>>;
}

interface ImportedRow {
  readonly line: number;
  /** '' for the first group. */
  readonly groupName: string;
}

export interface ReadList<Key extends string> {
  readonly lines: readonly ListLine<Key>[];
  /** For a file: the worksheet that was read, those that can be read instead, and what was made of it. */
  readonly from?: Pick<ImportAnswer, 'sheet' | 'sheets' | 'reading'>;
}

const mostRefusedShown = 1_000;
const mostAcceptedShown = 100;
/** The bar moves twice a second; more would only be writes. */
const progressEveryMs = 500;

export async function performImport<Key extends string, Row extends ImportedRow>(
  call: ImportCall,
  services: Services,
  wanted: Import<Key, Row>,
): Promise<ImportAnswer> {
  const { ports, live, publicWords } = services;
  const { query } = ports.database;
  const state = await live.state(call.path.id);
  if (state.status === 'ENDED') throw competitionEnded();
  if (call.query.preview === true) {
    const read = await wanted.lines(() => undefined);
    const verdicts = await wanted.kind.judge(query, state, read.lines, {
      ...wanted.options,
      publicWords,
    });
    const changes = await changesBy(call, services, wanted, verdicts);
    return { ...answerOf(wanted.kind, read.from, verdicts, null), ...changes };
  }

  const scope = [call.user.userId, wanted.action, call.path.id, wanted.fingerprint];
  const run: NewRun = {
    competitionId: call.path.id,
    id: creationId(ports, scope, call.idempotencyKey),
    what: wanted.kind.what,
    source: wanted.source,
    name: wanted.name,
  };
  const first = await finishedAnswer(query, run);
  if (first !== null) return first;
  await beginRun(query, run, ports.now());
  try {
    const read = await wanted.lines(readingNoter(services, run));
    await noteProgress(query, run, { state: 'STORING', done: 0, total: read.lines.length });
    return await storeLines(call, services, wanted, run, read);
  } catch (error) {
    const detail = error instanceof ProblemError ? error.message : '服务器出错了，请稍后重新导入';
    // The caller must hear of the failure, whether or not the note about it can be kept.
    await failRun(query, run, detail, ports.now()).catch(() => undefined);
    throw error;
  }
}

/** Says which published figures the accepted lines change, by storing them and undoing it. */
async function changesBy<Key extends string, Row extends ImportedRow>(
  call: ImportCall,
  services: Services,
  { kind, action }: Import<Key, Row>,
  verdicts: Verdicts<Row>,
): Promise<Pick<ImportAnswer, 'changes'>> {
  const isEmpty = verdicts.accepted.length + verdicts.renewed.length === 0;
  // Judges change no published figure, and the list of programs none before the hall knows one.
  if (kind.area !== 'PROGRAMS' || isEmpty || !hasResults(await services.live.state(call.path.id))) {
    return {};
  }
  const changes = await changesIfTried(services, call.path.id, (trying) =>
    organiserChange(call, trying, {
      action,
      area: kind.area,
      run: async (tx, state) => {
        await kind.store(tx, services.ports, state, verdicts, () => undefined);
        return { result: null };
      },
    }),
  );
  return Object.keys(changes).length === 0 ? {} : { changes };
}

function hasResults({ programGroups }: ShowState): boolean {
  return programGroups.some(({ programs }) =>
    programs.some(({ finalScore }) => finalScore !== null),
  );
}

function storeLines<Key extends string, Row extends ImportedRow>(
  call: ImportCall,
  services: Services,
  { kind, action, source, options }: Import<Key, Row>,
  run: NewRun,
  read: ReadList<Key>,
): Promise<ImportAnswer> {
  const { ports, publicWords } = services;
  return organiserChange<ImportAnswer>(call, services, {
    action,
    area: kind.area,
    run: async (tx, state) => {
      const first = await finishedAnswer(tx, run);
      if (first !== null) return { result: first, unchanged: true };
      // Judged again on what the competition holds now, under its lock.
      const verdicts = await kind.judge(tx, state, read.lines, { ...options, publicWords });
      const answer = answerOf(kind, read.from, verdicts, run.id);
      const nothing = answer.imported === 0;
      if (!nothing)
        await kind.store(tx, ports, state, verdicts, storingNoter(services, run, verdicts));
      await finishRun(tx, run, answer, sealedLines(ports.vault, verdicts.refused), ports.now());
      const { imported, renewed = 0, refused, createdGroups } = answer;
      return {
        result: answer,
        ...(nothing
          ? { unchanged: true }
          : { after: { importId: run.id, source, imported, renewed, refused, createdGroups } }),
      };
    },
  });
}

function answerOf<Key extends string, Row extends ImportedRow>(
  { columns, cells }: ListKind<Key, Row>,
  from: ReadList<Key>['from'],
  { accepted, renewed, known, refused, newGroups, firstGroup }: Verdicts<Row>,
  importId: string | null,
): ImportAnswer {
  const counts = new Map<string, number>();
  for (const { groupName } of accepted) {
    const name = groupName || firstGroup;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    preview: importId === null,
    imported: accepted.length + renewed.length,
    refused: refused.length,
    known,
    renewed: renewed.length,
    importId,
    refusedRows: refused
      .slice(0, mostRefusedShown)
      .map(({ line, column, value, reason }) => ({ line, column, value, reason })),
    createdGroups: [...newGroups],
    groups: [...counts].map(([groupName, count]) => ({ groupName, count })),
    sheet: from?.sheet ?? null,
    sheets: from?.sheets ?? [],
    columns: columns.map(shownTitle),
    accepted: [...accepted, ...renewed.map(({ row }) => row)]
      .sort((one, other) => one.line - other.line)
      .slice(0, mostAcceptedShown)
      .map((row) => ({ line: row.line, cells: cells(row) })),
    ...(from?.reading === undefined ? {} : { reading: from.reading }),
  };
}

/** Notes progress now and then, without making the reading wait for it. */
function readingNoter(services: Services, run: NewRun): ReadingNoter {
  const note = nowAndThen(services, run);
  return ({ lines, part }) =>
    note({ state: 'READING', done: lines, total: part > 0 ? Math.round(lines / part) : null });
}

/**
 * Notes progress outside the transaction that stores, so that others see it. A database with one connection answers
 * nobody while that transaction runs; there the bar goes from reading straight to the end.
 */
function storingNoter<Row>(
  services: Services,
  run: NewRun,
  { accepted, refused }: Verdicts<Row>,
): (stored: number) => void {
  const note = nowAndThen(services, run);
  const total = accepted.length + refused.length;
  return (stored) => note({ state: 'STORING', done: stored + refused.length, total });
}

function nowAndThen({ ports }: Services, run: NewRun): (progress: RunProgress) => void {
  let notedAt = ports.now();
  return (progress) => {
    const now = ports.now();
    if (now - notedAt < progressEveryMs) return;
    notedAt = now;
    // Only the bar stands still when this fails.
    noteProgress(ports.database.query, run, progress).catch(() => undefined);
  };
}
