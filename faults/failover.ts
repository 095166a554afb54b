/** PostgreSQL's primary killed with a standby promoted: with synchronous replication every acknowledged score is there, and the stop is told in words. */
import { setTimeout as after } from 'node:timers/promises';
import { openPostgres } from '../packages/server/src/node/index.ts';
import { hasPostgres } from '../packages/server/test/support/postgres.ts';
import { Audit, report } from './support/audit.ts';
import { Line } from './support/calls.ts';
import { exitOnSignals } from './support/cleanup.ts';
import { balanceTcp, hasHaproxy } from './support/haproxy.ts';
import { Load } from './support/load.ts';
import { readOptions, seedOf } from './support/options.ts';
import { startCluster } from './support/postgres-cluster.ts';
import { createRandom } from './support/random.ts';
import { readRows } from './support/rows.ts';
import { launch } from './support/server-process.ts';
import { prepareStage } from './support/stage.ts';

const judges = 16;
/** How long the hall stands still before somebody promotes the standby. */
const promotedAfterMs = 2_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

if (!hasPostgres || !hasHaproxy) {
  console.log(`skipped: ${hasPostgres ? 'HAProxy' : 'PostgreSQL'} is not installed`);
  process.exit(0);
}
exitOnSignals();
const { rounds, ...seeded } = readOptions(3);
console.log(`seed ${seeded.seed}, ${rounds} rounds`);
for (let round = 1; round <= rounds; round += 1) await failOver(round);

async function failOver(round: number): Promise<void> {
  const primary = await startCluster();
  const first = primary.open();
  const audit = new Audit(await prepareStage(first, { judges, programs: 60 }));
  const { stage, witness } = audit;
  await first.close();
  const standby = await primary.follow();
  const balancer = await balanceTcp([primary.port, standby.port]);
  const url = `postgres://liangfen@127.0.0.1:${balancer.port}/postgres`;
  const { ready, kill } = launch('BUILT', { DATABASE_URL: url });
  try {
    const server = await ready;
    const line = new Line(server.port);
    const random = createRandom(seedOf(seeded, round));
    await audit.watch(server.port);
    const load = new Load(stage, witness, random, line);
    await inTime(witness.more(random.between(100, 300)), 'the show stands still');
    await primary.kill();
    const killedAt = Date.now();
    await inTime(witness.moreUnavailable(4), 'nobody is told that it stopped');
    const stopped = await fetch(`http://127.0.0.1:${server.port}/api/ready`);
    const words = (await stopped.json()) as { readonly detail?: string };
    if (stopped.status !== 503) throw new Error(`readiness says ${stopped.status}`);
    await after(promotedAfterMs);
    standby.promote();
    const promotedAt = Date.now();
    await inTime(witness.more(60), 'the server does not find the new primary');
    const backMs = Date.now() - promotedAt;
    await load.stop();
    await audit.askAgain(line, random);
    const database = openPostgres({ connectionString: standby.connectionString, log: silent });
    await audit.verify(line, null);
    // The server writes down that the organiser looked, so the tables are read last.
    const problems = audit.verifyRows(await readRows(database, stage));
    problems.push(...(await audit.verifyReaders(line)), ...(await audit.verifyLedger(line)));
    await database.close();
    if (witness.unanswered.length > 0) {
      problems.push({ kind: 'ANSWER', text: 'unanswered although the database is back' });
    }
    if (problems.length > 0) throw new Error(`round ${round}:\n${report(problems)}`);
    audit.close();
    line.close();
    console.log(
      `failover ${round}: ${witness.acknowledged} acknowledged, all on the promoted standby; ` +
        `${witness.unavailable} told 503; readiness said 「${words.detail}」; ` +
        `promoted ${promotedAt - killedAt} ms after the kill, 60 more scores within ${backMs} ms of that`,
    );
  } finally {
    await kill();
    balancer.stop();
    standby.stop();
    try {
      primary.stop();
    } catch {
      // It was killed, and its folder is gone all the same.
    }
  }
}

async function inTime(work: Promise<void>, complaint: string): Promise<void> {
  const waiting = new AbortController();
  const tooLate = after(40_000, null, { signal: waiting.signal }).then(() => {
    throw new Error(complaint);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    waiting.abort();
  }
}
