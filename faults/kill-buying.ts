/** SIGKILL of the real server at random moments while people buy and get refunds, at least 100 times: nothing is credited twice or lost. */

import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { TradeMoney } from '@liangfen/sandbox';
import { audit, makeBuyers, openProvider, ordersOf, step } from './support/buying.ts';
import { Line } from './support/calls.ts';
import { exitOnSignals, temporaryFolder } from './support/cleanup.ts';
import { readOptions, seedOf } from './support/options.ts';
import { createRandom } from './support/random.ts';
import { launch } from './support/server-process.ts';

exitOnSignals();
const options = readOptions(100);
const numbers =
  options.only === null
    ? Array.from({ length: options.rounds }, (_, index) => index + 1)
    : [options.only];
console.log(`seed ${options.seed}, ${numbers.length} rounds`);
const start = Date.now();
const folder = temporaryFolder('buying');
const directory = join(folder.path, 'data');
const provider = await openProvider(folder.path);
const buyers = await makeBuyers(directory, 6);
const server = () => launch('BUILT', { LIANGFEN_DATA_DIR: directory, ...provider.environment });

/** Death comes after some steps, and a part of what a step takes. */
const mostSteps = 24;
const mostMsLater = 60;
/** A server that does not get on is no server to kill. */
const patienceOfLifeMs = 30_000;
let steps = 0;

for (const number of numbers) {
  const random = createRandom(seedOf(options, number));
  const life = await server().ready;
  provider.notifies(life.port);
  const line = new Line(life.port);
  let over = false;
  let taken = 0;
  const enough = random.between(1, mostSteps);
  let reached: () => void = () => undefined;
  const lived = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const people = buyers.map(async (buyer) => {
    while (!over) {
      await step(line, buyer, provider, random);
      steps += 1;
      taken += 1;
      if (taken >= enough) reached();
    }
  });
  await Promise.race([lived, after(patienceOfLifeMs)]);
  await after(random.between(0, mostMsLater));
  await life.kill();
  over = true;
  await Promise.all(people);
  line.close();
}

// A life without death: the rounds ask about everything that was left open.
const life = await server().ready;
provider.notifies(life.port);
const line = new Line(life.port);
const patienceMs = 120_000;
for (const buyer of buyers) {
  for (const until = Date.now() + patienceMs; ; await after(500)) {
    const path = '/api/point/order?size=100';
    const orders = ordersOf(await line.send({ method: 'GET', path, token: buyer.token }));
    const open = orders.filter(
      ({ tradeNo, state }) => !agrees(state, provider.sandbox.seen(tradeNo)),
    );
    if (open.length === 0) break;
    if (Date.now() > until) throw new Error(`never settled: ${JSON.stringify(open)}`);
  }
}
line.close();
await life.stop();
await provider.stop();

const books = await audit(directory, provider.sandbox.seen);
folder.remove();
console.log(`
killed while people bought ${numbers.length} times, ${steps} steps
orders                     ${books.orders}: ${books.paid} paid, ${books.refunded} refunded, each credited and debited once
notifications stored       ${books.notifications}
books                      the same as the provider's, no balance below zero
took                       ${Math.round((Date.now() - start) / 1000)} s`);

function agrees(state: string, theirs: TradeMoney): boolean {
  switch (theirs) {
    case 'PAID':
      return state === 'PAID';
    case 'REFUNDED':
      return state === 'REFUNDED';
    case 'NEITHER':
      return state !== 'REFUNDING' && state !== 'PAID';
  }
}
