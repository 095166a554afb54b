/** The overview of a large show's results: how long nobody else gets a turn, in one go and in slices; and why bouts ended. */
import { sql } from 'kysely';
import { type JudgeScores, type ShowState, WHOLE, workingOf } from '../packages/rules/src/index.ts';
import { newShow } from '../packages/rules/src/testing/index.ts';
import { determinations } from '../packages/server/src/operations/results/determinations.ts';
import { inTurns, type Turns } from '../packages/server/src/operations/results/in-turns.ts';
import { figuresOf } from '../packages/server/src/operations/results/overview.ts';
import { migrate } from '../packages/server/src/store/migrate.ts';
import { openMemoryDatabase } from '../packages/server/src/store/pglite.ts';
import { printTable } from './support/table.ts';

const judges = 30;
const rounds = 5;

interface Measured {
  readonly ms: number;
  /** Between two turns of somebody else. */
  readonly longest: number;
}

const rows: string[][] = [];
for (const programs of [1_000, 10_000]) {
  const state = scoredShow(programs);
  // Code that is compiled on the way is no slice of the work.
  for (let round = 0; round < 3; round += 1) await measured(state, inTurns());
  for (const [way, turns] of [
    ['in one go', () => async () => undefined],
    ['in slices', () => inTurns()],
  ] satisfies [string, () => Turns][]) {
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measured(state, turns()));
    rows.push([
      `${programs} × ${judges}`,
      way,
      all.map(({ ms }) => ms.toFixed(0)).join(', '),
      all.map(({ longest }) => longest.toFixed(1)).join(', '),
    ]);
  }
}
console.log('\n成绩概览：排名、评委对比');
printTable(['programs × judges', 'worked out', 'ms', 'longest without a turn ms'], rows);

console.log('\n每场判定的原因：台账 100,000 条，其中对战记分 10,000 条，判定 100 条');
printTable(['looked up', 'ms'], await lookedUp());

/** Without the index it is the scan that it was before. */
async function lookedUp(): Promise<string[][]> {
  const database = await openMemoryDatabase();
  await migrate(database, Date.now);
  const padding = 'x'.repeat(1_500);
  await sql`insert into show_event (competition_id, version, at, type, actor_role, actor_id,
      command_id, fingerprint, body, previous_hash, hash)
    select 'c1', n, 0, case when n % 10 = 0 then 'POINT_ADDED' else 'SCORE_SUBMITTED' end,
      'CONSOLE', 'o', n::text, '', case when n % 1000 = 0 then '{"winnerId":"p1","padding":"'
        else '{"padding":"' end || ${padding} || '"}', '', ''
    from generate_series(1, 100000) as n`.execute(database.query);
  await sql`analyze show_event`.execute(database.query);
  const timed = async () => {
    const times: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await determinations(database.query, { competitionId: 'c1', version: 100_000 });
      times.push((performance.now() - start).toFixed(1));
    }
    return times.join(', ');
  };
  const indexed = ['by its index', await timed()];
  await sql`drop index show_event_determination`.execute(database.query);
  const scanned = ['by reading the ledger', await timed()];
  await database.close();
  return [scanned, indexed];
}

async function measured(state: ShowState, turn: Turns): Promise<Measured> {
  let longest = 0;
  let last = performance.now();
  let over = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  const start = performance.now();
  await figuresOf(state, state.programGroups, null, turn);
  const ms = performance.now() - start;
  over = true;
  await new Promise((resolve) => setImmediate(resolve));
  return { ms, longest };
}

function scoredShow(programs: number): ShowState {
  const empty = newShow({ programs, judges, setting: { dropHighest: 1, dropLowest: 1 } });
  const settled = new Map(
    empty.programGroups.flatMap((group) =>
      group.programs.map(({ id }, place) => [id, scoresFor(empty, id, place)] as const),
    ),
  );
  const scored = { ...empty, scoreBook: { settled, recent: new Map() } };
  const results = new Map([...settled.keys()].map((id) => [id, workingOf(scored, id)]));
  return {
    ...scored,
    results,
    programGroups: scored.programGroups.map((group) => ({
      ...group,
      programs: group.programs.map((program) => ({
        ...program,
        finalScore: results.get(program.id)?.score ?? null,
      })),
    })),
  };
}

function scoresFor(
  state: ShowState,
  programId: string,
  place: number,
): ReadonlyMap<string, JudgeScores> {
  return new Map(
    state.judges.map(({ id }, judge) => {
      const score = 60 + ((place * 31 + judge * 17) % 4_000) / 100;
      const given = { programId, itemId: null, score, revision: 1, receipt: '', at: 0 };
      return [id, new Map([[WHOLE, given]])];
    }),
  );
}
