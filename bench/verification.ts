/**
 * Verification of a ledger of a hundred thousand entries and of a million, by entry: the chain, the tree of its signed heads and every
 * entry decided again, without the database around it (`growth` reads it from PostgreSQL). The entries are made by the rules on the way.
 */
import { createHash } from 'node:crypto';
import {
  createBatch,
  type DecideContext,
  decide,
  evolve,
  type ShowCommand,
  type ShowState,
} from '../packages/rules/src/index.ts';
import { eventHash, LedgerCheck } from '../packages/rules/src/replay/index.ts';
import type { Actor } from '../packages/sdk/src/generated/schema.ts';
import { createApp } from '../packages/server/src/app.ts';
import { createLog, createMemoryBus, createNodePorts } from '../packages/server/src/node/index.ts';
import {
  readLog,
  type StoredLine,
} from '../packages/server/src/operations/results/verification.ts';
import { migrate } from '../packages/server/src/store/migrate.ts';
import { openMemoryDatabase } from '../packages/server/src/store/pglite.ts';
import { makeHall } from './support/hall.ts';
import { printTable } from './support/table.ts';

const judges = 30;
/** How many of a program's hundred entries are judges': each judge gives a score, and revises it. */
const given = 96;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const rows: string[][] = [];
// Code that is compiled on the way is not measured.
await verified(100);
for (const programs of [1_000, 10_000]) {
  const { entries, ms } = await verified(programs);
  rows.push([`${programs} × ${judges}`, String(entries), ((ms * 1_000) / entries).toFixed(1)]);
}
const [small, large] = rows.map(([, , us]) => Number(us));
printTable(['节目 × 评委', '台账条数', '每条核对 µs'], rows);
console.log(`比值 ${((large ?? Number.NaN) / (small ?? Number.NaN)).toFixed(2)}`);

async function verified(programs: number): Promise<{ entries: number; ms: number }> {
  const database = await openMemoryDatabase();
  await migrate(database, Date.now);
  const ports = createNodePorts({ database, bus: createMemoryBus(), log: createLog('warn') });
  const app = createApp(ports);
  const hall = await makeHall(app, { judges, programs, official: true });
  let state: ShowState = await app.services.live.state(hall.competitionId);
  const check = new LedgerCheck({
    competitionId: hall.competitionId,
    crypto: { ...ports.proof, sha256 },
    heads: [],
    keys: [],
  });
  let ms = 0;
  let previousHash = '';
  const add = (line: Omit<StoredLine, 'changes'>) => {
    const began = performance.now();
    check.add(line);
    ms += performance.now() - began;
    previousHash = line.hash;
  };
  for await (const lines of readLog(database.query, hall.competitionId, state.version)) {
    for (const line of lines) add(line);
  }
  await app.services.live.drain();
  await database.close();
  ms = 0;
  const from = state.version;
  const batch = createBatch();
  const take = (actor: Actor, command: ShowCommand) => {
    const at = state.version;
    const context: DecideContext = { now: at, newId: () => `id-${at}`, operatorId: actor.id };
    const { decided } = decide(state, command, context);
    if (decided === undefined) throw new Error(`${command.type} was refused`);
    state = evolve(state, decided, batch);
    const { event } = decided;
    const { version, type } = event;
    const facts = {
      version,
      at,
      type,
      actor,
      commandId: `c${version}`,
      body: JSON.stringify(event),
    };
    add({ ...facts, previousHash, hash: eventHash(sha256, { ...facts, previousHash }) });
  };
  const operator: Actor = { role: 'CONSOLE', id: 'operator' };
  for (const programId of hall.programIds) {
    const target = { programId, itemId: null, test: false, confirm: false } as const;
    take(operator, { type: 'START_SPEECH', ...target });
    take(operator, { type: 'START_SCORING', ...target });
    for (let count = 0; count < given; count += 1) {
      const judgeId = state.judges[count % judges]?.id ?? '';
      const score = 60 + ((count * 17 + state.version) % 400) / 10;
      const scores = [{ itemId: null, score }];
      const submitted = { judgeId, programId, windowId: null, scores } as const;
      take({ role: 'JUDGE', id: judgeId }, { type: 'SUBMIT_SCORES', ...submitted });
    }
    take(operator, { type: 'SHOW_SCORE', ...target });
    take(operator, { type: 'SHOW_RESULT', ...target });
  }
  const { difference, checked } = check.finish(null, null);
  if (difference !== null || checked !== state.version) {
    throw new Error(`${checked} of ${state.version}: ${JSON.stringify(difference)}`);
  }
  return { entries: state.version - from, ms };
}
