/** SIGKILL of PostgreSQL under a server that lives on (quality.md, nothing is lost, 2 and 14), and the control: acknowledging before the sync must lose. */
import { setTimeout as after } from 'node:timers/promises';
import { hasPostgres } from '../packages/server/test/support/postgres.ts';
import { Audit, report } from './support/audit.ts';
import type { Problem } from './support/books.ts';
import { Line } from './support/calls.ts';
import { exitOnSignals } from './support/cleanup.ts';
import { Load } from './support/load.ts';
import { type FaultOptions, readOptions, seedOf } from './support/options.ts';
import { type Cluster, startCluster } from './support/postgres-cluster.ts';
import { createRandom } from './support/random.ts';
import { readRows } from './support/rows.ts';
import { launch } from './support/server-process.ts';
import { prepareStage } from './support/stage.ts';

const judges = 16;
/** Callers that must have heard 503 before the database may come back. */
const refusedWhileAway = 24;
const acknowledgedAfterwards = 60;
const controlRounds = 6;

if (!hasPostgres) {
  console.log('skipped: PostgreSQL is not installed');
  process.exit(0);
}
exitOnSignals();
const options = readOptions(10);
console.log(`seed ${options.seed}, ${options.rounds} rounds`);
const start = Date.now();
await withCluster((cluster) => killUnderServer(cluster, options));
await withCluster((cluster) => mustLose(cluster, options));
console.log(`took ${Math.round((Date.now() - start) / 1000)} s`);

async function withCluster(work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await startCluster();
  try {
    await work(cluster);
  } finally {
    cluster.stop();
  }
}

async function prepared(cluster: Cluster, programs: number): Promise<Audit> {
  const database = cluster.open();
  try {
    return new Audit(await prepareStage(database, { judges, programs }));
  } finally {
    await database.close();
  }
}

async function killUnderServer(cluster: Cluster, { rounds, ...seeded }: FaultOptions) {
  const audit = await prepared(cluster, 20 + rounds * 20);
  const { witness, stage } = audit;
  const { ready, kill } = launch('BUILT', { DATABASE_URL: cluster.url });
  try {
    const server = await ready;
    const line = new Line(server.port);
    await audit.watch(server.port);
    const awayMs: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const random = createRandom(seedOf(seeded, round));
      const load = new Load(stage, witness, random, line);
      const within = (what: string, promise: Promise<void>) =>
        inTime(
          promise,
          () => `round ${round}: ${what}; refused: ${witness.refusals}\n${server.said()}`,
        );
      await within('the show stands still', witness.more(random.between(20, 250)));
      await after(random.between(0, 20));
      const phase = load.phase;
      await cluster.kill();
      await within('nobody is told 503', witness.moreUnavailable(refusedWhileAway));
      const back = Date.now();
      cluster.start();
      await within('the server does not recover', witness.more(acknowledgedAfterwards));
      awayMs.push(Date.now() - back);
      await load.stop();
      await audit.askAgain(line, random);
      if (!server.alive()) throw new Error(`round ${round}: the server died\n${server.said()}`);
      const database = cluster.open();
      await audit.verify(line, null);
      // The server writes down that the organiser looked, so the tables are read last.
      const problems = audit.verifyRows(await readRows(database, stage));
      await database.close();
      problems.push(...(await audit.verifyReaders(line)), ...(await audit.verifyLedger(line)));
      if (witness.unanswered.length > 0) {
        problems.push({ kind: 'ANSWER', text: 'unanswered although the database is back' });
      }
      if (witness.lost > 0) problems.push({ kind: 'ANSWER', text: 'the server hung up' });
      if (problems.length > 0) throw new Error(`round ${round}, ${phase}:\n${report(problems)}`);
      console.log(`kill ${round}: ${phase}, ${witness.acknowledged} acknowledged, all in the log`);
    }
    audit.close();
    line.close();
    const longest = Math.max(...awayMs);
    console.log(`
database killed            ${rounds} times under one server
acknowledged               ${witness.acknowledged} commands, all in the log once
told 503                   ${witness.unavailable}; asked again with the same key until answered
answered again, the same   ${witness.repeated}
refused                    ${witness.refusals}
log                        ${audit.books.version} events without a gap, chain verified
frames on screens          ${audit.framesSeen}, all in the log with the same picture
60 scores after the start  at most ${longest} ms
`);
  } finally {
    await kill();
  }
}

/** The same callers and the same auditor, on a database that acknowledges what it has not written yet. */
async function mustLose(cluster: Cluster, seeded: FaultOptions): Promise<void> {
  await cluster.acknowledgeBeforeSync();
  for (let round = 1; round <= controlRounds; round += 1) {
    const random = createRandom(seedOf(seeded, round));
    const audit = await prepared(cluster, 40);
    const { ready, kill } = launch('BUILT', { DATABASE_URL: cluster.url });
    let lost: Problem[];
    try {
      const line = new Line((await ready).port);
      const load = new Load(audit.stage, audit.witness, random, line);
      await inTime(audit.witness.more(random.between(100, 300)), () => 'the show stands still');
      await cluster.kill();
      await kill();
      await load.stop();
      line.close();
      cluster.start();
      const database = cluster.open();
      const problems = audit.verifyRows(await readRows(database, audit.stage));
      await database.close();
      lost = problems.filter((problem) => problem.kind === 'LOST');
    } finally {
      await kill();
    }
    const [first] = lost;
    if (!first) continue;
    console.log(`
control, synchronous_commit = off: ${lost.length} losses found in kill ${round} of at most ${controlRounds}
  e.g. ${first.text}`);
    return;
  }
  throw new Error('the check is broken: with synchronous_commit = off it found no loss');
}

async function inTime(work: Promise<void>, complaint: () => string): Promise<void> {
  const waiting = new AbortController();
  const tooLate = after(40_000, null, { signal: waiting.signal }).then(() => {
    throw new Error(complaint());
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}
