/**
 * The auditor: holds the ledger, the rows and what readers were sent against what callers were told.
 * It shares no code with the server; the chain is recomputed from the documented text of an entry.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cutStage } from '../../packages/rules/src/index.ts';
import type { LedgerEntry, OnAir, Stage } from '../../packages/sdk/src/generated/schema.ts';
import { versionIn } from './cut-frame.ts';
import type { Received } from './reader.ts';
import { type Command, leavesEvent, type Witness } from './witness.ts';

/** LOST is what a missing sync must bring to light; everything is a failure of a durable server. */
export interface Problem {
  readonly kind: 'LOST' | 'TWICE' | 'CHAIN' | 'SCREEN' | 'SCORE' | 'ANSWER' | 'STRANGER';
  readonly text: string;
}

export interface ScoreRow {
  readonly programId: string;
  readonly judgeId: string;
  readonly score: number;
  readonly revision: number;
  readonly receipt: string;
}

/** The members of events that are looked at. */
interface EventBody {
  readonly type: string;
  readonly judgeId?: string;
  readonly scores?: readonly ScoreRow[];
  readonly submitted?: number;
  readonly expected?: number;
  readonly onAir?: { readonly stage: { readonly kind: string } };
  readonly lateScore?: { readonly id: string };
  readonly programs?: readonly { readonly panel?: object }[];
}

/** The panel of a program is for the server alone: no console is sent it. */
function sentOf(body: EventBody | undefined): object {
  if (body?.programs === undefined) return body ?? {};
  return { ...body, programs: body.programs.map(({ panel: _, ...program }) => program) };
}

export class Books {
  readonly entries: LedgerEntry[] = [];
  /** Versions that were there before anybody watched. */
  readonly #baseline: number;
  readonly #bodies: EventBody[] = [];
  readonly #byCommand = new Map<string, LedgerEntry[]>();
  readonly #scores = new Map<string, ScoreRow>();
  #problems: Problem[] = [];

  constructor(baseline: number) {
    this.#baseline = baseline;
  }

  get version(): number {
    return this.entries.length;
  }

  has({ commandId }: Command): boolean {
    return this.#byCommand.has(commandId);
  }

  /** What was found since the last time this was asked. */
  problems(): Problem[] {
    const found = this.#problems;
    this.#problems = [];
    return found;
  }

  /** Entries that follow: versions without a gap, each hash over the one before. */
  append(entries: readonly LedgerEntry[]): void {
    for (const entry of entries) {
      const { version, at, type, actor, commandId, body } = entry;
      const previousHash = this.entries.at(-1)?.hash ?? '';
      const lines = [
        'liangfen-ledger-1',
        previousHash,
        version,
        at,
        type,
        actor.role,
        actor.id,
        commandId,
        body,
      ];
      const hash = createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
      if (version !== this.version + 1) this.#found('CHAIN', `${version} follows ${this.version}`);
      if (entry.previousHash !== previousHash || entry.hash !== hash) {
        this.#found('CHAIN', `the hash of ${version} does not follow`);
      }
      this.entries.push(entry);
      const event = JSON.parse(body) as EventBody;
      this.#bodies.push(event);
      const same = this.#byCommand.get(commandId);
      if (same) same.push(entry);
      else this.#byCommand.set(commandId, [entry]);
      if (event.type === 'SCORE_SUBMITTED') {
        for (const score of event.scores ?? []) {
          const row = { ...score, judgeId: event.judgeId ?? '' };
          this.#scores.set(keyOf(row), row);
        }
      }
    }
  }

  /** The same ledger from another source. */
  compare(source: string, entries: readonly LedgerEntry[]): void {
    if (entries.length !== this.version) {
      this.#found('CHAIN', `${source} has ${entries.length} entries instead of ${this.version}`);
    }
    const differs = this.entries.find((own, at) => !isDeepStrictEqual(entries[at], own));
    if (differs) this.#found('CHAIN', `${source} has another entry ${differs.version}`);
  }

  head(source: string, head: { readonly version: number; readonly hash: string }): void {
    const hash = this.entries.at(-1)?.hash ?? '';
    if (head.version === this.version && head.hash === hash) return;
    this.#found(
      'CHAIN',
      `the head of ${source} is ${head.version}, the log ends at ${this.version}`,
    );
  }

  /** Every command: once when it was acknowledged, never when it was refused, at most once else. */
  commands({ commands, complaints }: Witness): void {
    for (const command of commands) this.#command(command);
    for (const complaint of complaints.splice(0)) this.#found('ANSWER', complaint);
    const known = new Set(commands.map(({ commandId }) => commandId));
    for (const { version, commandId, type } of this.entries.slice(this.#baseline)) {
      // Whoever audits reads scores that were not on air, and the ledger says so (docs/decisions/0295).
      if (type === 'SCORES_LOOKED_AT') continue;
      if (!known.has(commandId)) this.#found('STRANGER', `${version} is nobody's: ${commandId}`);
    }
  }

  #command(command: Command): void {
    const { kind, commandId, told } = command;
    const entries = this.#byCommand.get(commandId) ?? [];
    const [entry] = entries;
    const name = `${kind} ${commandId}`;
    if (entries.length > 1) {
      this.#found('TWICE', `${name} is at ${entries.map(({ version }) => version).join(', ')}`);
    }
    if (told === null) return;
    const { status, body } = told;
    if (!leavesEvent(told)) {
      if (entry)
        this.#found('STRANGER', `${name} was refused (${body.code}) and is ${entry.version}`);
      return;
    }
    if (!entry) {
      this.#found(
        'LOST',
        `${name} was answered ${status} at ${body.version} and is not in the log`,
      );
      return;
    }
    if (status !== 200) {
      if (entry.type !== 'LATE_SCORE_OFFERED')
        this.#found('ANSWER', `${name} became ${entry.type}`);
      return;
    }
    if (entry.version !== body.version) {
      this.#found('ANSWER', `${name} was told ${body.version} and is ${entry.version}`);
    }
    const scores = this.#bodies[entry.version - 1]?.scores;
    if (body.scores && !isDeepStrictEqual(body.scores, scores)) {
      this.#found('ANSWER', `${name} was told other scores than ${entry.version} holds`);
    }
  }

  /** The rows of scores: as the log says, and never older than what a judge was told. */
  scores(source: string, rows: readonly ScoreRow[], { commands }: Witness): void {
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    for (const [key, { score, revision, receipt }] of this.#scores) {
      const row = found.get(key);
      if (row?.score === score && row.revision === revision && row.receipt === receipt) continue;
      this.#found('SCORE', `${source}: ${key} is ${JSON.stringify(row)} instead of ${revision}`);
    }
    if (found.size !== this.#scores.size) {
      this.#found('SCORE', `${source} has ${found.size} scores instead of ${this.#scores.size}`);
    }
    for (const { judgeId, told } of commands) {
      if (judgeId === null || told?.status !== 200) continue;
      for (const score of told.body.scores ?? []) {
        const row = found.get(keyOf({ ...score, judgeId }));
        const kept =
          row &&
          (row.revision > score.revision ||
            (row.revision === score.revision && row.receipt === score.receipt));
        if (!kept) {
          const has = row ? `revision ${row.revision}` : 'nothing';
          this.#found('LOST', `${source}: ${judgeId} was told ${score.revision} and has ${has}`);
        }
      }
    }
  }

  /** Whatever was on a screen is in the log, and the log says the same. */
  frames(received: readonly Received[]): void {
    for (const { reader, version, frame } of received) {
      if (version > this.version) {
        this.#found('SCREEN', `${reader} was sent ${version}, the log ends at ${this.version}`);
        continue;
      }
      if (frame.frame === 'change') {
        for (const event of frame.events) {
          const body = Object.entries(sentOf(this.#bodies[event.version - 1]));
          const logged = new Map<string, unknown>(body);
          const other = Object.entries(event).find(
            ([name, value]) => !isDeepStrictEqual(asFarAs(value, logged.get(name)), value),
          );
          if (other) this.#found('SCREEN', `${reader}: ${event.version} has another ${other[0]}`);
        }
      } else if (frame.frame === 'snapshot') {
        const stage = this.#stageAt(version);
        const { revealStep } = frame.match.linkData;
        // Safe: the log holds the stages that the server wrote.
        const shown = stage && (revealStep === null ? stage : cutStage(stage as Stage, revealStep));
        if (shown && !isDeepStrictEqual(frame.match.stage, shown)) {
          this.#found('SCREEN', `${reader}: the picture of ${version} is not the log's`);
        }
      }
    }
  }

  /** Not even the beginning of a frame is on its way before the log has what it tells. */
  cuts(reader: string, texts: readonly string[]): void {
    for (const text of texts) {
      const version = versionIn(text);
      if (version !== null && version > this.version) {
        this.#found(
          'SCREEN',
          `${reader} was sent the beginning of ${version}, the log ends at ${this.version}`,
        );
      }
    }
  }

  /** The picture of the last step, with the last count of scores; null when it was never set. */
  #stageAt(version: number): object | null {
    let count: EventBody | null = null;
    for (let at = version; at >= 1; at -= 1) {
      const event = this.#bodies[at - 1];
      if (event?.type === 'SCORE_SUBMITTED') count ??= event;
      const stage = event?.onAir?.stage;
      if (!stage) continue;
      if (count === null || stage.kind !== 'SCORING') return stage;
      return { ...stage, submitted: count.submitted, expected: count.expected };
    }
    return null;
  }

  #found(kind: Problem['kind'], text: string): void {
    this.#problems.push({ kind, text });
  }
}

function keyOf({ programId, judgeId }: Pick<ScoreRow, 'programId' | 'judgeId'>): string {
  return `${programId} ${judgeId}`;
}

/** The log's picture as far as a wall was sent it: a reveal that plays by itself comes step by step. */
function asFarAs(sent: unknown, logged: unknown): unknown {
  if (!isOnAir(sent) || !isOnAir(logged)) return logged;
  const { revealStep } = sent.linkData;
  if (revealStep === null || logged.linkData.revealStep !== null) return logged;
  return {
    ...logged,
    linkData: { ...logged.linkData, revealStep },
    stage: cutStage(logged.stage, revealStep),
  };
}

function isOnAir(value: unknown): value is OnAir {
  return typeof value === 'object' && value !== null && 'linkData' in value && 'stage' in value;
}
