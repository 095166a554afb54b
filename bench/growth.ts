/**
 * A competition ten times as large: verification, replay, ranking and joining late, by row, beside a tenth of it. Real commands
 * make every entry: 30 judges score and revise 1,000 programs, then 10,000, which are 100 entries a program.
 */
import { sql } from 'kysely';
import type { ShowCommand } from '../packages/rules/src/index.ts';
import { type App, createApp } from '../packages/server/src/app.ts';
import { screenAt } from '../packages/server/src/live/replay.ts';
import {
  createLog,
  createMemoryBus,
  createNodePorts,
  openPostgres,
} from '../packages/server/src/node/index.ts';
import { verifyShow } from '../packages/server/src/operations/results/verification.ts';
import { migrate } from '../packages/server/src/store/migrate.ts';
import { hasPostgres, startTestPostgres } from '../packages/server/test/support/postgres.ts';
import { call, type Hall, makeHall } from './support/hall.ts';
import { printTable } from './support/table.ts';

const judges = 30;
/** How many of a program's hundred entries are judges': each judge gives a score, and revises it. */
const given = 96;
const rounds = 5;
const log = createLog('warn');

interface Show extends Hall {
  readonly entries: number;
  /** A process that has not read this show yet. */
  readonly newProcess: () => App;
  /** One that has. */
  readonly app: App;
}

interface Measure {
  readonly name: string;
  readonly row: 'entry' | 'score' | 'program';
  readonly rounds: number;
  readonly run: (show: Show, round: number) => Promise<void>;
}

const measures: readonly Measure[] = [
  {
    name: 'verification: every entry decided again, every row compared',
    row: 'entry',
    // Minutes each.
    rounds: 1,
    run: async ({ app, competitionId }) => {
      const told = await verifyShow(app.services.ports, competitionId);
      if (!told.intact) throw new Error(`not intact: ${JSON.stringify(told.difference)}`);
    },
  },
  {
    name: 'replay: the picture at an earlier version',
    // The cost grows with the programs: the entry of the last change of settings or lists names every one.
    row: 'program',
    rounds,
    run: async ({ app, competitionId, entries }, round) => {
      const state = await app.services.live.state(competitionId);
      await screenAt(app.services.ports, state, Math.floor((entries * (round + 1)) / (rounds + 2)));
    },
  },
  {
    name: 'ranking: the overview of results, judges compared',
    row: 'program',
    rounds,
    run: ({ app, organiserToken, competitionId }) =>
      call(app, organiserToken, 'GET', `/api/competition/${competitionId}/result/overview`),
  },
  {
    name: 'ranking: the command that shows it, stored and projected',
    row: 'program',
    rounds,
    run: async ({ app, competitionId }) => {
      await take(app, competitionId, {
        type: 'SHOW_RANK',
        rankShowType: 'DEFAULT',
        itemId: null,
      });
      const path = `/api/competition/${competitionId}/screen/match`;
      await call(app, '', 'GET', path);
    },
  },
  {
    name: 'joining late: the console of a running process',
    row: 'program',
    rounds,
    run: ({ app, consoleToken, competitionId }) =>
      call(app, consoleToken, 'GET', `/api/competition/${competitionId}/match`),
  },
  {
    name: 'joining late: a screen at a process that has to read the show',
    row: 'score',
    rounds,
    run: async ({ newProcess, competitionId }) => {
      await call(newProcess(), '', 'GET', `/api/competition/${competitionId}/screen/match`);
    },
  },
];

if (!hasPostgres) throw new Error('this comparison needs PostgreSQL');
const sizes = (process.argv[2] ?? '1000,10000').split(',').map(Number);
const found: Map<string, number>[] = [];
for (const programs of sizes) found.push(await measured(programs));
const [small, large] = found;
printTable(
  ['什么', '每', ...sizes.map((programs) => `${programs} 个节目 µs`), '比值'],
  measures.map(({ name, row }) => {
    const [before = Number.NaN, after = Number.NaN] = [small?.get(name), large?.get(name)];
    return [name, row, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2)];
  }),
);

/** Microseconds of each measure by its row. */
async function measured(programs: number): Promise<Map<string, number>> {
  const postgres = await startTestPostgres();
  const database = openPostgres({ connectionString: postgres.connectionString, log });
  await migrate(database, Date.now);
  const processes: App[] = [];
  const newProcess = () => {
    const app = createApp(createNodePorts({ database, bus: createMemoryBus(), log }));
    processes.push(app);
    return app;
  };
  const app = newProcess();
  const hall = await makeHall(app, { judges, programs, official: true });
  const start = performance.now();
  for (const programId of hall.programIds) await playProgram(app, hall.competitionId, programId);
  const { version: entries } = await app.services.live.state(hall.competitionId);
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `${programs} programs × ${judges} judges: ${entries} entries in ${seconds.toFixed(0)} s`,
  );
  await sql`vacuum analyze`.execute(database.query);
  for (const table of ['show_event', 'score', 'program'] as const) {
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size(${table}::regclass) as bytes`.execute(database.query);
    console.log(
      `  ${table}: ${(Number(rows[0]?.bytes ?? 0) / 1_000_000).toFixed(0)} MB with its indexes`,
    );
  }
  const show: Show = { ...hall, entries, newProcess, app };
  const rows = { entry: entries, score: programs * judges, program: programs };
  const times = new Map<string, number>();
  for (const { name, row, run, rounds } of measures) {
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await run(show, round);
      all.push(performance.now() - began);
    }
    const median = all.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    times.set(name, (median * 1_000) / rows[row]);
  }
  await Promise.all(processes.map((process) => process.services.live.drain()));
  await database.close();
  postgres.stop();
  return times;
}

async function playProgram(app: App, competitionId: string, programId: string): Promise<void> {
  const target = { programId, itemId: null, test: false, confirm: false } as const;
  await take(app, competitionId, { type: 'START_SPEECH', ...target });
  await take(app, competitionId, { type: 'START_SCORING', ...target });
  const { judges: present } = await app.services.live.state(competitionId);
  // Sent as phones do: one after the other for each judge, at once for all judges.
  await Promise.all(
    present.map(async ({ id }, place) => {
      for (let revision = 0; revision * judges + place < given; revision += 1) {
        const score = 60 + ((place * 17 + revision * 31) % 400) / 10;
        await take(
          app,
          competitionId,
          {
            type: 'SUBMIT_SCORES',
            judgeId: id,
            programId,
            windowId: null,
            scores: [{ itemId: null, score }],
          },
          { role: 'JUDGE', id },
        );
      }
    }),
  );
  await take(app, competitionId, { type: 'SHOW_SCORE', ...target });
  await take(app, competitionId, { type: 'SHOW_RESULT', ...target });
}

async function take(
  app: App,
  competitionId: string,
  command: ShowCommand,
  actor: { role: 'CONSOLE' | 'JUDGE'; id: string } = { role: 'CONSOLE', id: 'operator' },
): Promise<void> {
  const { live } = app.services;
  const once = { commandId: null, seenVersion: null };
  await live.command(competitionId, actor, command, once);
}
