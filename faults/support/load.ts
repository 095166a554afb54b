/** A running show as its callers drive it: judges who submit and revise, an operator who goes through the programs. */
import { setTimeout as after } from 'node:timers/promises';
import type { CurrentMatch } from '../../packages/sdk/src/generated/schema.ts';
import type { Line } from './calls.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import type { Actor, Command, Witness } from './witness.ts';

const retryMs = 50;
/** Shares of the commands whose answer is lost after the commit, or that are sent twice at once. */
const lostOnTheWay = 0.03;
const sentTwice = 0.05;
/** Judges think between two scores, so that a round is a show and not a benchmark. */
const longestThoughtMs = 25;

export class Load {
  /** What the operator was about to do. */
  phase = 'IDLE';
  /** From a caller's first try to its answer. */
  longestAnswerMs = 0;
  readonly #thoughtMs: number;
  readonly #stage: Stage;
  readonly #witness: Witness;
  readonly #random: Random;
  readonly #line: Line;
  #open: string | null = null;
  #submitted = 0;
  #stopping = false;
  #changed: (() => void)[] = [];
  #done: Promise<unknown>;

  constructor(
    stage: Stage,
    witness: Witness,
    random: Random,
    line: Line,
    thoughtMs: number = longestThoughtMs,
  ) {
    this.#thoughtMs = thoughtMs;
    this.#stage = stage;
    this.#witness = witness;
    this.#random = random;
    this.#line = line;
    this.#done = Promise.all([this.#operate(), ...stage.judges.map((judge) => this.#judge(judge))]);
  }

  /** Every caller gets its answer, or loses it, before this resolves. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#tell();
    await this.#done;
  }

  #tell(): void {
    const waiting = this.#changed;
    this.#changed = [];
    for (const resolve of waiting) resolve();
  }

  /** Looks again whenever the show has moved. */
  async #until(holds: () => boolean): Promise<void> {
    while (!this.#stopping && !holds()) {
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  /** The same key until there is an answer, as the client does it; some send it twice at once. */
  async #ask(command: Command): Promise<boolean> {
    const begun = Date.now();
    while (command.told === null) {
      if (this.#random.chance(lostOnTheWay)) {
        this.#witness.drop(command, await this.#line.send(command.request));
      }
      const times = this.#random.chance(sentTwice) ? 2 : 1;
      await Promise.all(
        Array.from({ length: times }, () => attempt(this.#line, this.#witness, command)),
      );
      if (this.#stopping) break;
      if (command.told === null) await after(retryMs);
    }
    if (command.told !== null) {
      this.longestAnswerMs = Math.max(this.longestAnswerMs, Date.now() - begun);
    }
    return command.told?.status === 200;
  }

  async #judge(judge: Actor): Promise<void> {
    while (!this.#stopping) {
      await this.#until(() => this.#open !== null);
      const programId = this.#open;
      if (programId === null) continue;
      const body = { scores: [{ itemId: null, score: this.#random.between(0, 10_000) / 100 }] };
      const path = `/api/competition/${this.#stage.competitionId}/judge/score/program/${programId}`;
      const command = this.#witness.begin(judge, 'SCORE', { method: 'POST', path, body }, judge.id);
      await this.#ask(command);
      this.#submitted += 1;
      this.#tell();
      await after(this.#random.between(0, this.#thoughtMs));
    }
  }

  async #operate(): Promise<void> {
    while (!this.#stopping) {
      const match = await this.#match();
      if (match === null) {
        if (!this.#stopping) await after(retryMs);
        continue;
      }
      const { window, programGroups } = match;
      const next = programGroups
        .flatMap((group) => group.programs)
        .find((program) => program.phase === 'WAITING' || program.phase === 'SPEECH');
      if (window?.open) await this.#score(window.programId);
      else if (next === undefined) throw new Error('the show has no program left');
      else {
        const onAir = match.link === 'SPEECH' && match.activeProgramId === next.id;
        if (!onAir && !(await this.#step(next.id, 'speech'))) continue;
        if (await this.#step(next.id, 'score')) await this.#score(next.id);
      }
    }
  }

  /** From an open window to the result, with steps taken back on the way. */
  async #score(programId: string): Promise<void> {
    await this.#collect(programId, this.#random.between(8, 60));
    if (this.#random.chance(0.2) && (await this.#undo())) {
      if (!(await this.#step(programId, 'score'))) return;
      await this.#collect(programId, this.#random.between(1, 20));
    }
    if (!(await this.#step(programId, 'show/score'))) return;
    if (!(await this.#step(programId, 'show/result'))) return;
    if (this.#random.chance(0.2) && (await this.#undo())) {
      await this.#step(programId, 'show/result');
    }
  }

  async #collect(programId: string, count: number): Promise<void> {
    this.phase = 'COLLECTING';
    const enough = this.#submitted + count;
    this.#open = programId;
    this.#tell();
    await this.#until(() => this.#submitted >= enough);
    this.#open = null;
  }

  #step(programId: string, step: string): Promise<boolean> {
    const at = `/api/competition/${this.#stage.competitionId}/console/program/${programId}`;
    const query = step === 'show/result' ? '' : '?confirm=true';
    return this.#command(step, 'GET', `${at}/item/0/${step}${query}`);
  }

  #undo(): Promise<boolean> {
    return this.#command(
      'undo',
      'POST',
      `/api/competition/${this.#stage.competitionId}/console/undo`,
    );
  }

  /** False when it was refused, or the round is over. */
  async #command(name: string, method: string, path: string): Promise<boolean> {
    if (this.#stopping) return false;
    this.phase = name;
    const command = this.#witness.begin(this.#stage.console, name, { method, path });
    return (await this.#ask(command)) && !this.#stopping;
  }

  async #match(): Promise<CurrentMatch | null> {
    const path = `/api/competition/${this.#stage.competitionId}/match`;
    const { token } = this.#stage.console;
    const reply = await this.#line.send({ method: 'GET', path, token });
    // Of this path the contract promises a CurrentMatch.
    return reply.kind === 'ANSWER' && reply.status === 200 ? (reply.body as CurrentMatch) : null;
  }
}

/** One try; what was heard goes to the witness. */
export async function attempt(line: Line, witness: Witness, command: Command): Promise<void> {
  witness.heard(command, await line.send(command.request));
}
