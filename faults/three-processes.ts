/** Three processes behind HAProxy on one PostgreSQL: a show with 200 phones and 50 screens, one killed and one drained every 20 s for five minutes. */
import { hasPostgres } from '../packages/server/test/support/postgres.ts';
import { exitOnSignals } from './support/cleanup.ts';
import { hasHaproxy } from './support/haproxy.ts';
import { manyShow } from './support/many-show.ts';
import { readOptions } from './support/options.ts';
import { startCluster } from './support/postgres-cluster.ts';

/** A round is a kill and a drain, 20 s apart: fifteen rounds of each in five minutes of both. */
const everyMs = 10_000;

if (!hasPostgres || !hasHaproxy) {
  console.log(`skipped: ${hasPostgres ? 'HAProxy' : 'PostgreSQL'} is not installed`);
  process.exit(0);
}
exitOnSignals();
const { rounds, seed } = readOptions(15);
console.log(`seed ${seed}, ${rounds} rounds`);
const cluster = await startCluster();
try {
  const shown = await manyShow(cluster, {
    phones: 200,
    screens: 50,
    rounds,
    everyMs,
    thoughtMs: 4_000,
    seed,
    say: (text) => console.log(text),
  });
  const sorted = [...shown.awayTimes].sort((a, b) => a - b);
  console.log(`
killed                     ${shown.kills} times, drained ${shown.drains} times
acknowledged               ${shown.acknowledged} commands, all in the log once
log                        ${shown.events} events without a gap, chain verified
refused                    ${shown.refusals}
a caller's longest wait    ${shown.longestAnswerMs} ms, repeats included
a feed away                median ${sorted[Math.floor(sorted.length / 2)] ?? 0} ms, longest ${shown.longestAwayMs} ms, ${sorted.length} times
presence right             within ${shown.longestUntilPresentMs} ms`);
  const mostMs = Math.round(shown.allowedAtWorst(3_000));
  console.log(`allowed wait               ${mostMs} ms, 3000 on a quiet machine`);
  if (shown.longestAnswerMs > mostMs || shown.longestAwayMs > mostMs) {
    throw new Error(`somebody waited longer than ${mostMs} ms`);
  }
  const wrongMs = Math.round(shown.allowedAtWorst(5_000));
  if (shown.longestUntilPresentMs > wrongMs) {
    throw new Error(`presence was wrong for more than ${wrongMs} ms`);
  }
} finally {
  cluster.stop();
}
