/** Kills the server at random moments of a running show, on one embedded database, and audits what comes back. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openEmbeddedDatabase } from '../../packages/server/src/node/index.ts';
import { Audit, report } from './audit.ts';
import { Line } from './calls.ts';
import { temporaryFolder } from './cleanup.ts';
import { copyData } from './copy-data.ts';
import { Load } from './load.ts';
import { createRandom, type Random } from './random.ts';
import { type Rows, readRows } from './rows.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { prepareStage, type Stage } from './stage.ts';

export interface KillRounds {
  readonly program: 'BUILT' | 'SOURCE';
  readonly judges: number;
  readonly programs: number;
  /** The number and the seed of each round. */
  readonly rounds: readonly { readonly number: number; readonly seed: number }[];
  /** Every so many rounds the tables themselves are read, from a copy that recovers by itself. */
  readonly rowsEvery: number;
  /** Writes an empty data directory; without it one is made from nothing. */
  readonly placeData?: (directory: string) => Promise<void>;
  readonly say: (text: string) => void;
}

export interface KillSummary {
  readonly kills: number;
  readonly killsWhileStarting: number;
  readonly acknowledged: number;
  readonly retried: number;
  readonly doneUnheard: number;
  readonly droppedAnswers: number;
  readonly repeated: number;
  readonly lost: number;
  readonly refusals: string;
  readonly events: number;
  readonly frames: number;
  readonly framesCut: number;
  readonly phases: ReadonlyMap<string, number>;
  readonly restartMs: readonly number[];
}

/** The moment of a kill: after so many acknowledgements and a part of what a commit takes, or at any time. */
const mostAcknowledged = 500;
const mostMsLater = 20;
const mostMs = 1_200;
/** A show that does not get on is no show to kill. */
const patienceMs = 20_000;

/** Throws with a precise report at the first round that does not hold. */
export async function killRounds(options: KillRounds): Promise<KillSummary> {
  const folder = temporaryFolder('kill');
  const rounds = new Rounds(options, join(folder.path, 'data'));
  try {
    return await rounds.run();
  } finally {
    await rounds.end();
    folder.remove();
  }
}

class Rounds {
  readonly #options: KillRounds;
  readonly #directory: string;
  readonly #phases = new Map<string, number>();
  readonly #restartMs: number[] = [];
  #server: ServerProcess | null = null;
  #audit: Audit | null = null;
  #kills = 0;
  #killsWhileStarting = 0;

  constructor(options: KillRounds, directory: string) {
    this.#options = options;
    this.#directory = directory;
  }

  async run(): Promise<KillSummary> {
    const stage = await this.#prepare();
    const audit = new Audit(stage);
    this.#audit = audit;
    for (const { number, seed } of this.#options.rounds) {
      const random = createRandom(seed);
      await this.#returns(`round ${number}`, random, number % this.#options.rowsEvery === 0);
      await this.#killed(random);
    }
    await this.#returns('the end', createRandom(1), false);
    await this.#leaves();
    const { witness, books } = audit;
    return {
      kills: this.#kills,
      killsWhileStarting: this.#killsWhileStarting,
      acknowledged: witness.acknowledged,
      retried: audit.retried,
      doneUnheard: audit.doneUnheard,
      droppedAnswers: witness.droppedAnswers,
      repeated: witness.repeated,
      lost: witness.lost,
      refusals: witness.refusals,
      events: books.version,
      frames: audit.framesSeen,
      framesCut: audit.framesCut,
      phases: this.#phases,
      restartMs: this.#restartMs,
    };
  }

  async end(): Promise<void> {
    this.#audit?.close();
    await this.#server?.kill();
  }

  async #prepare(): Promise<Stage> {
    const directory = this.#directory;
    await this.#options.placeData?.(directory);
    const database = await openEmbeddedDatabase({ directory, durable: true });
    try {
      return await prepareStage(database, this.#options);
    } finally {
      await database.close();
    }
  }

  get #show(): Audit {
    if (!this.#audit) throw new Error('nothing is prepared');
    return this.#audit;
  }

  /** The server starts on what the kill left, and is audited before anybody goes on. */
  async #returns(name: string, random: Random, withRows: boolean): Promise<void> {
    const copy = `${this.#directory}-copy`;
    if (withRows) copyData(this.#directory, copy);
    if (this.#kills > 0 && random.chance(0.1)) await this.#killedWhileStarting(random);
    const start = Date.now();
    const { ready, kill } = this.#launch();
    let rows: Rows | null = null;
    try {
      [this.#server, rows] = await Promise.all([
        ready,
        withRows ? rowsIn(copy, this.#show.stage) : null,
      ]);
    } catch (error) {
      await kill();
      throw error;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    const line = new Line(this.#server.port);
    const audit = this.#show;
    await line.read(`/api/competition/${audit.stage.competitionId}/screen/match`);
    this.#restartMs.push(Date.now() - start);
    const problems = await audit.verify(line, rows);
    await audit.watch(this.#server.port);
    problems.push(...(await audit.verifyReaders(line)));
    if (withRows) problems.push(...(await audit.verifyLedger(line)));
    await audit.askAgain(line, random);
    line.close();
    if (problems.length > 0) {
      throw new Error(`before ${name}, after ${this.#kills} kills:\n${report(problems)}`);
    }
  }

  #launch(): ReturnType<typeof launch> {
    return launch(this.#options.program, { LIANGFEN_DATA_DIR: this.#directory });
  }

  /** A hall's laptop may lose its power again while it recovers. */
  async #killedWhileStarting(random: Random): Promise<void> {
    const { ready, kill } = this.#launch();
    await Promise.race([ready, after(random.between(300, 1_500))]);
    await kill();
    this.#killsWhileStarting += 1;
  }

  async #killed(random: Random): Promise<void> {
    const { witness, stage } = this.#show;
    const server = this.#server;
    if (!server) throw new Error('no server');
    const line = new Line(server.port);
    const load = new Load(stage, witness, random, line);
    const waiting = new AbortController();
    const byCount = random.chance(0.5);
    await Promise.race([
      witness.more(byCount ? random.between(1, mostAcknowledged) : 1),
      after(patienceMs, null, { signal: waiting.signal }).then(() => {
        throw new Error(
          `the show stands still in ${load.phase}, refused: ${witness.refusals}\n${server.said()}`,
        );
      }),
    ]);
    waiting.abort();
    await after(random.between(0, byCount ? mostMsLater : mostMs));
    this.#phases.set(load.phase, (this.#phases.get(load.phase) ?? 0) + 1);
    await server.kill();
    this.#server = null;
    this.#kills += 1;
    await load.stop();
    line.close();
    this.#options.say(
      `kill ${this.#kills}: ${load.phase}, ${witness.acknowledged} acknowledged, ` +
        `${witness.unanswered.length} unanswered, had started in ${this.#restartMs.at(-1)} ms`,
    );
  }

  /** A farewell in order, and one look at the directory itself. */
  async #leaves(): Promise<void> {
    const audit = this.#show;
    const server = this.#server;
    if (!server) throw new Error('no server');
    const line = new Line(server.port);
    const problems = await audit.verify(line, null);
    problems.push(...(await audit.verifyReaders(line)), ...(await audit.verifyLedger(line)));
    line.close();
    audit.close();
    const code = await server.stop();
    this.#server = null;
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.said()}`);
    problems.push(...audit.verifyRows(await rowsIn(this.#directory, audit.stage)));
    if (audit.witness.unanswered.length > 0) {
      problems.push({
        kind: 'ANSWER',
        text: 'commands are unanswered although the server is there',
      });
    }
    if (problems.length > 0) throw new Error(`at the end:\n${report(problems)}`);
  }
}

export async function rowsIn(directory: string, stage: Stage): Promise<Rows> {
  const database = await openEmbeddedDatabase({ directory, durable: false });
  try {
    return await readRows(database, stage);
  } finally {
    await database.close();
  }
}
