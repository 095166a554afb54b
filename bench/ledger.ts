/** A page of the ledger in which every entry changed something: the whole call beside reading as many rows alone. */
import type { LedgerLine, Program, ShowEvent } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { newShow } from '../packages/rules/src/testing/index.ts';
import { ledger } from '../packages/server/src/operations/results/ledger.ts';
import type { Database } from '../packages/server/src/ports.ts';
import { migrate } from '../packages/server/src/store/migrate.ts';
import { openMemoryDatabase } from '../packages/server/src/store/pglite.ts';
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { printTable } from './support/table.ts';

const total = 100_000;
const size = 200;
const judges = 30;
const rounds = 15;
const show = newShow({ programs: 100 });
const programs = show.programGroups.flatMap((group) => group.programs);

/** Only the first entries are about it. */
const longAgo = 'long-ago';

type Question = Partial<Parameters<typeof ledger.getLedger>[0]['query']>;

const questions: Readonly<Record<string, Question>> = {
  'newest page': {},
  'revised scores': { kind: 'SCORE' },
  'steps with results': { kind: 'SHOW' },
  'one judge': { actorId: 'judge-7' },
  'one program': { programId: programs[7]?.id ?? '' },
  'the first hour': { until: 1_000 },
  words: { text: '出分' },
  'a program of long ago': { programId: longAgo },
  'words that nobody wrote': { text: '没有人写过' },
};

const embedded = await openMemoryDatabase();
await migrate(embedded, Date.now);
const rows = await measured('embedded', embedded);
await embedded.close();
if (hasPostgres) {
  const postgres = await startTestPostgres();
  const database = await postgres.open();
  rows.push(...(await measured('PostgreSQL', database)));
  await database.close();
  postgres.stop();
}
console.log(`\n台账：${total} 条里最新的 ${size} 条（${rounds} 次的中位数）`);
printTable(
  ['database', 'asked for', `${size} rows alone ms`, 'the call ms', 'ratio', 'covered ms'],
  rows,
);

async function measured(name: string, database: Database): Promise<string[][]> {
  await fillLedger(database);
  const lines: string[][] = [];
  for (const [what, question] of Object.entries(questions)) {
    const alone: number[] = [];
    const whole: number[] = [];
    const covered: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await timed(() => plainRows(database)));
      whole.push(await timed(() => ask(database, question, true)));
      // To who has no 成绩监看: all figures are of programs that were never on air.
      covered.push(await timed(() => ask(database, question, false)));
    }
    const [plain, call] = [median(alone), median(whole)];
    const times = [plain, call, call / plain, median(covered)];
    lines.push([name, what, ...times.map((time) => time.toFixed(1))]);
  }
  return lines;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function plainRows({ query }: Database) {
  return query
    .selectFrom('show_event')
    .select(['version', 'body'])
    .where('competition_id', '=', show.competitionId)
    .orderBy('version', 'desc')
    .limit(size)
    .execute();
}

async function ask(database: Database, question: Question, monitors: boolean): Promise<void> {
  // The operation without the server around it: what it reads of the call and of the services.
  const call = {
    path: { id: show.competitionId },
    user: { userId: 'u1' },
    monitors,
    query: { size, order: 'NEWEST_FIRST', ...question },
  } as Parameters<typeof ledger.getLedger>[0];
  const services = {
    ports: { database },
    live: { state: async () => ({ ...show, version: total }) },
    looks: { record: async () => undefined },
  } as unknown as Parameters<typeof ledger.getLedger>[1];
  const page = await ledger.getLedger(call, services);
  const expected = question.text === '没有人写过' ? 0 : size;
  if (!('entries' in page) || page.entries.length !== expected)
    throw new Error('a page is not full');
}

// ------------------------------------------------------------------ a long ledger

/** One step of the operator to a round of the judges, who give every second round anew what they gave before. */
async function fillLedger(database: Database): Promise<void> {
  const batch = 2_500;
  for (let from = 1; from <= total; from += batch) {
    const made = Array.from({ length: batch }, (_, index) => rowOf(from + index));
    await database.query.insertInto('show_event').values(made).execute();
  }
  await sql`analyze show_event`.execute(database.query);
}

function rowOf(version: number) {
  const round = Math.floor(version / (judges + 1));
  const usual = programs[Math.floor(round / 2) % programs.length];
  const program = usual && version <= size * 2 ? { ...usual, id: longAgo } : usual;
  if (program === undefined) throw new Error('a show has programs');
  const seat = version % (judges + 1);
  const isStep = seat === 0;
  const event = isStep
    ? stepOf(version, program)
    : scoreOf(version, seat, program, (round % 2) + 1);
  const changes: LedgerLine['changes'] = [
    {
      programId: program.id,
      field: isStep ? 'FINAL_SCORE' : 'JUDGE_SCORE',
      detailId: null,
      before: 80,
      after: version % 100,
    },
  ];
  return {
    competition_id: show.competitionId,
    version,
    at: version,
    type: event.type,
    actor_role: isStep ? ('CONSOLE' as const) : ('JUDGE' as const),
    actor_id: isStep ? 'console-1' : `judge-${seat}`,
    command_id: `${version}`,
    fingerprint: '',
    body: JSON.stringify(event),
    previous_hash: '',
    hash: '',
    changes: isStep || round % 2 === 1 ? JSON.stringify(changes) : null,
  };
}

/** Made-up events have only what is read of them. */
function stepOf(version: number, program: Program): ShowEvent {
  return {
    type: 'RESULT_SHOWN',
    version,
    at: version,
    programId: program.id,
    programs: [{ ...program, finalScore: version % 100 }],
    onAir: { activeProgramGroupId: null, linkData: { revealStep: null }, stage: { kind: 'START' } },
  } as unknown as ShowEvent;
}

function scoreOf(version: number, seat: number, { id }: Program, revision: number): ShowEvent {
  const score = {
    programId: id,
    itemId: null,
    score: version % 100,
    revision,
    receipt: 'R',
    at: 0,
  };
  return {
    type: 'SCORE_SUBMITTED',
    version,
    at: version,
    judgeId: `judge-${seat}`,
    scores: [score],
  } as ShowEvent;
}
