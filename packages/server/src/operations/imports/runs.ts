/** The record of an import: its progress while it runs, its answer for repeats, its refused lines to mend. */
import type { ImportAnswer, ImportRun } from '@liangfen/sdk/schema';
import type { Vault } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import type { RefusedLine } from '../../store/schema.ts';
import type { Sealed } from '../../store/sealed.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';

const runsKept = 20;
/** An import is a matter of seconds; one that still runs after this died with its process. */
const diedAfterMs = 5 * 60_000;
const diedSentence = '导入中断了，没有保存任何内容，请重新导入';

interface RunKey {
  readonly competitionId: string;
  readonly id: string;
}

export interface RunProgress {
  readonly state: 'READING' | 'STORING';
  readonly done: number;
  /** The estimated number of lines while the file is still being read; null before there is one. */
  readonly total: number | null;
}

export type NewRun = RunKey & Pick<ImportRun, 'what' | 'source' | 'name'>;

export async function finishedAnswer(
  query: Queryable,
  { competitionId, id }: RunKey,
): Promise<ImportAnswer | null> {
  const row = await query
    .selectFrom('import_run')
    .select('answer')
    .where('competition_id', '=', competitionId)
    .where('id', '=', id)
    .where('state', '=', 'DONE')
    .executeTakeFirst();
  return row?.answer ?? null;
}

export async function beginRun(query: Queryable, run: NewRun, now: number): Promise<void> {
  const { competitionId, id, what, source, name } = run;
  const fresh = {
    state: 'READING',
    done: 0,
    total: null,
    detail: null,
    started_at: now,
    ended_at: null,
  } as const;
  await query
    .insertInto('import_run')
    .values({
      competition_id: competitionId,
      id,
      what,
      source,
      name,
      answer: null,
      refused: null,
      ...fresh,
    })
    .onConflict((known) =>
      known
        .columns(['competition_id', 'id'])
        .doUpdateSet(fresh)
        .where('import_run.state', '<>', 'DONE'),
    )
    .execute();
  await dropOldRuns(query, competitionId);
}

async function dropOldRuns(query: Queryable, competitionId: string): Promise<void> {
  const kept = query
    .selectFrom('import_run')
    .select('id')
    .where('competition_id', '=', competitionId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(runsKept);
  await query
    .deleteFrom('import_run')
    .where('competition_id', '=', competitionId)
    .where('id', 'not in', kept)
    .execute();
}

export async function noteProgress(
  query: Queryable,
  { competitionId, id }: RunKey,
  progress: RunProgress,
): Promise<void> {
  await query
    .updateTable('import_run')
    .set(progress)
    .where('competition_id', '=', competitionId)
    .where('id', '=', id)
    .where('state', '<>', 'DONE')
    .execute();
}

/** Runs in the transaction that stores the lines, so that both are stored or neither. */
export async function finishRun(
  tx: Tx,
  { competitionId, id }: RunKey,
  answer: ImportAnswer,
  refused: Sealed,
  now: number,
): Promise<void> {
  const total = answer.imported + answer.refused;
  await tx
    .updateTable('import_run')
    .set({
      state: 'DONE',
      done: total,
      total,
      answer: JSON.stringify(answer),
      refused: JSON.stringify(refused),
      ended_at: now,
    })
    .where('competition_id', '=', competitionId)
    .where('id', '=', id)
    .execute();
}

export async function failRun(
  query: Queryable,
  { competitionId, id }: RunKey,
  detail: string,
  now: number,
): Promise<void> {
  await query
    .updateTable('import_run')
    .set({ state: 'FAILED', detail, ended_at: now })
    .where('competition_id', '=', competitionId)
    .where('id', '=', id)
    .where('state', '<>', 'DONE')
    .execute();
}

export async function listRuns(
  query: Queryable,
  competitionId: string,
  now: number,
): Promise<ImportRun[]> {
  const rows = await query
    .selectFrom('import_run')
    .select([
      'id',
      'what',
      'source',
      'name',
      'state',
      'done',
      'total',
      'detail',
      'answer',
      'started_at as startedAt',
      'ended_at as endedAt',
    ])
    .where('competition_id', '=', competitionId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(runsKept)
    .execute();
  return rows.map(({ answer, ...row }) => {
    const running = row.state === 'READING' || row.state === 'STORING';
    const died = running && now - row.startedAt > diedAfterMs;
    return {
      ...row,
      percent: percentOf(row),
      ...(died ? { state: 'FAILED' as const, detail: diedSentence } : {}),
      imported: answer?.imported ?? null,
      refused: answer?.refused ?? null,
    };
  });
}

/** The share of a large import's time that reading takes; storing takes the rest. */
const readingPercent = 60;

function percentOf({ state, done, total }: Pick<ImportRun, 'state' | 'done' | 'total'>): number {
  if (state === 'DONE') return 100;
  const part = total === null || total === 0 ? 0 : Math.min(1, done / total);
  if (state === 'STORING') return Math.floor(readingPercent + part * (100 - readingPercent));
  return Math.floor(part * readingPercent);
}

export async function refusedLines(query: Queryable, vault: Vault, { competitionId, id }: RunKey) {
  const run = await query
    .selectFrom('import_run')
    .select(['what', 'refused'])
    .where('competition_id', '=', competitionId)
    .where('id', '=', id)
    .where('state', '=', 'DONE')
    .executeTakeFirst();
  if (run === undefined) throw notFound('导入记录');
  const { what, refused } = run;
  return {
    what,
    refused: typeof refused === 'string' ? linesIn(vault.open(refused)) : (refused ?? []),
  };
}

/** Seals the lines as one text, because phone numbers stand in the cells. */
export function sealedLines(vault: Vault, lines: readonly RefusedLine[]): Sealed {
  return vault.seal(JSON.stringify(lines));
}

function linesIn(text: string): readonly RefusedLine[] {
  // Written by `sealedLines`, or by the sealing of what lay in clear.
  return JSON.parse(text) as readonly RefusedLine[];
}
