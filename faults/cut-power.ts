/** The power cut under the embedded database: only what was synced is left (quality.md, nothing is lost, 2), and the control: without sync it must lose (docs/decisions/0080). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../packages/server/src/node/index.ts';
import { Audit, report } from './support/audit.ts';
import type { Problem } from './support/books.ts';
import { Line } from './support/calls.ts';
import { exitOnSignals, temporaryFolder } from './support/cleanup.ts';
import { copyData } from './support/copy-data.ts';
import { rowsIn } from './support/kill-rounds.ts';
import { Load } from './support/load.ts';
import { readOptions, seedOf } from './support/options.ts';
import { createRandom } from './support/random.ts';
import { launch } from './support/server-process.ts';
import { prepareStage, type Stage } from './support/stage.ts';

const disk = fileURLToPath(new URL('./support/disk.cjs', import.meta.url));
exitOnSignals();
const options = readOptions(4);
const controlRounds = 2;

console.log(`seed ${options.seed}, ${options.rounds} rounds`);
const start = Date.now();
const { path: folder, remove } = temporaryFolder('power');
try {
  const prepared = join(folder, 'prepared');
  const stage = await prepare(prepared);
  await cutDurable(prepared, stage);
  await mustLose(prepared, stage);
} finally {
  remove();
}
console.log(`took ${Math.round((Date.now() - start) / 1000)} s`);

async function prepare(directory: string): Promise<Stage> {
  const database = await openEmbeddedDatabase({ directory, durable: true });
  try {
    return await prepareStage(database, { judges: 16, programs: 60 });
  } finally {
    await database.close();
  }
}

async function cutDurable(prepared: string, stage: Stage): Promise<void> {
  let acknowledged = 0;
  for (let round = 1; round <= options.rounds; round += 1) {
    const { audit, problems } = await cut(prepared, stage, round, true);
    if (problems.length > 0) throw new Error(`cut ${round}:\n${report(problems)}`);
    acknowledged += audit.witness.acknowledged;
    console.log(`cut ${round}: ${audit.witness.acknowledged} acknowledged, all there`);
  }
  console.log(`
power cut                  ${options.rounds} times, ${acknowledged} acknowledged commands, none lost`);
}

async function mustLose(prepared: string, stage: Stage): Promise<void> {
  for (let round = 1; round <= controlRounds; round += 1) {
    const { audit, problems } = await cut(prepared, stage, round, false);
    const lost = problems.filter(({ kind }) => kind === 'LOST');
    const [first] = lost;
    if (!first) throw new Error('the check is broken: without fsync it found no loss');
    console.log(`
control, LIANGFEN_UNSAFE_NO_FSYNC: ${lost.length} losses found after ${audit.witness.acknowledged} acknowledgements
  e.g. ${first.text}`);
  }
}

/** One show on a disk of its own, cut at a random moment, and the audit of what the disk kept. */
async function cut(
  prepared: string,
  stage: Stage,
  round: number,
  durable: boolean,
): Promise<{ readonly audit: Audit; readonly problems: readonly Problem[] }> {
  const random = createRandom(seedOf(options, round));
  const own = join(folder, 'round');
  mkdirSync(own, { mode: 0o700 });
  const data = join(own, 'data');
  const left = join(own, 'left');
  const environment = { LIANGFEN_FAULT_DATA: data, LIANGFEN_FAULT_KEPT: join(own, 'kept') };
  const diskProgram = (...args: string[]) =>
    execFileSync(process.execPath, [disk, ...args], {
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
  copyData(prepared, data);
  diskProgram('keep-all');
  const audit = new Audit(stage);
  const { ready, kill } = launch('BUILT', {
    ...environment,
    LIANGFEN_DATA_DIR: data,
    NODE_OPTIONS: `--require ${JSON.stringify(disk)}`,
    ...(durable ? {} : { LIANGFEN_UNSAFE_NO_FSYNC: '1' }),
  });
  try {
    const server = await ready;
    await audit.watch(server.port);
    const line = new Line(server.port);
    const load = new Load(stage, audit.witness, random, line);
    await audit.witness.more(random.between(150, 600));
    await after(random.between(0, 20));
    await kill();
    await load.stop();
    line.close();
    diskProgram('restore', left);
    return { audit, problems: await audited(audit, left) };
  } finally {
    audit.close();
    await kill();
    rmSync(own, { recursive: true, force: true });
  }
}

async function audited(audit: Audit, directory: string): Promise<readonly Problem[]> {
  try {
    return audit.verifyRows(await rowsIn(directory, audit.stage));
  } catch (error) {
    // A directory that no longer opens has lost everything.
    const reason = error instanceof Error ? error.message : String(error);
    return [{ kind: 'LOST', text: `the database does not open any more: ${reason}` }];
  }
}
