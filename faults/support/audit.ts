/** One show under faults from round to round: who called, who watched, and the checks once the server is back. */
import { isDeepStrictEqual } from 'node:util';
import type {
  CurrentMatch,
  LateScore,
  LedgerVerification,
} from '../../packages/sdk/src/generated/schema.ts';
import { Books, type Problem } from './books.ts';
import type { Line } from './calls.ts';
import { attempt } from './load.ts';
import type { Random } from './random.ts';
import { Reader } from './reader.ts';
import { type Rows, readLedger, readOwnScores } from './rows.ts';
import type { Stage } from './stage.ts';
import { leavesEvent, Witness } from './witness.ts';

/** Acknowledged commands that are asked once more after every restart. */
const askedAgain = 5;

export class Audit {
  readonly stage: Stage;
  readonly witness = new Witness();
  readonly books: Books;
  readonly readers: readonly Reader[];
  /** Sent, unanswered, and asked again after the server came back. */
  retried = 0;
  /** Of these, done before the fault although nobody heard so. */
  doneUnheard = 0;
  framesSeen = 0;
  /** Frames that a fault cut midway. */
  framesCut = 0;

  constructor(stage: Stage) {
    this.stage = stage;
    this.books = new Books(stage.version);
    const at = `/api/competition/${stage.competitionId}`;
    this.readers = [
      new Reader('主屏', `${at}/screen/socket`, { label: '1' }),
      new Reader('副屏', `${at}/screen/socket`, { label: '2' }),
      new Reader('控制台', `${at}/match/socket`, { token: stage.console.token }),
    ];
  }

  watch(port: number): Promise<unknown> {
    return Promise.all(this.readers.map((reader) => reader.connect(port)));
  }

  close(): void {
    for (const reader of this.readers) reader.close();
  }

  /** Against the API of a server that nobody else calls now; `rows` are from the same moment. */
  async verify(line: Line, rows: Rows | null): Promise<Problem[]> {
    const { books, stage, witness } = this;
    books.append(await readLedger(line, stage, books.version));
    books.commands(witness);
    books.scores('the API', await readOwnScores(line, stage), witness);
    this.#frames();
    if (rows) this.compare(rows);
    return books.problems();
  }

  /** Against the tables alone, as after a fault that no server came back from. */
  verifyRows(rows: Rows): Problem[] {
    this.books.append(rows.entries.slice(this.books.version));
    this.books.commands(this.witness);
    this.#frames();
    this.compare(rows);
    return this.books.problems();
  }

  compare({ entries, scores, head }: Rows): void {
    this.books.compare('the table', entries);
    this.books.scores('the table', scores, this.witness);
    this.books.head('the competition', head);
  }

  #frames(): void {
    for (const reader of this.readers) {
      const received = reader.taken();
      this.framesSeen += received.length;
      this.books.frames(received);
      const cuts = reader.takenCuts();
      this.framesCut += cuts.length;
      this.books.cuts(reader.name, cuts);
    }
  }

  /** Readers that resumed show what a reader sees that comes now. */
  async verifyReaders(line: Line): Promise<Problem[]> {
    const { competitionId, console: operator } = this.stage;
    const at = `/api/competition/${competitionId}`;
    const screen = await line.read<object>(`${at}/screen/match`);
    const console = await line.read<object>(`${at}/match`, operator.token);
    const problems: Problem[] = [];
    for (const reader of this.readers) {
      const now = reader.name === '控制台' ? console : screen;
      const same = () => isDeepStrictEqual(comparable(reader.view), comparable(now));
      await reader.until(same, 5_000).catch(() => {
        problems.push({
          kind: 'SCREEN',
          text: `${reader.name} shows ${difference(comparable(reader.view), comparable(now))}`,
        });
      });
      if (reader.gaps > 0) {
        problems.push({ kind: 'SCREEN', text: `${reader.name} was sent a frame that did not fit` });
      }
    }
    return problems;
  }

  /** The server's own proof over the whole ledger. */
  async verifyLedger(line: Line): Promise<Problem[]> {
    const path = `/api/competition/${this.stage.competitionId}/ledger/verification`;
    const told = await line.read<LedgerVerification>(path, this.stage.organiserToken);
    return told.intact && told.checked === this.books.version
      ? []
      : [{ kind: 'CHAIN', text: `the server finds ${JSON.stringify(told)}` }];
  }

  /** What nobody knows is asked again with its key, and some of what was answered too. */
  async askAgain(line: Line, random: Random): Promise<void> {
    const { witness } = this;
    const open = witness.unanswered;
    this.retried += open.length;
    this.doneUnheard += open.filter((command) => this.books.has(command)).length;
    for (const command of open) await attempt(line, witness, command);
    const done = witness.commands.filter(({ told }) => told && leavesEvent(told));
    for (const command of random.pick(done, askedAgain)) await attempt(line, witness, command);
  }
}

/** The members that differ, and the first place where they do. */
function difference(shown: unknown, present: unknown, path = ''): string {
  if (isDeepStrictEqual(shown, present)) return '';
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isObject(shown) || !isObject(present)) {
    return `${path}: ${JSON.stringify(shown)} instead of ${JSON.stringify(present)}; `;
  }
  const names = new Set([...Object.keys(Object(shown)), ...Object.keys(Object(present))]);
  return [...names]
    .map((name) => difference(Object(shown)[name], Object(present)[name], `${path}.${name}`))
    .join('')
    .slice(0, 1_000);
}

/**
 * A reader that saw nothing of the last event keeps the version of the one before. Who has submitted
 * is a set, and late scores of the same millisecond have no order: both stand in the order of events
 * before a restart, and of the rows after it.
 */
function comparable(view: object | null): object | null {
  if (view === null) return null;
  const { window, lateScores } = view as Partial<CurrentMatch>;
  return {
    ...view,
    version: null,
    ...(window ? { window: { ...window, submitted: [...window.submitted].sort() } } : {}),
    ...(lateScores ? { lateScores: [...lateScores].sort(byTime) } : {}),
  };
}

function byTime(one: LateScore, other: LateScore): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}

export function report(problems: readonly Problem[]): string {
  const shown = problems.slice(0, 20).map(({ kind, text }) => `  ${kind} ${text}`);
  const rest = problems.length - shown.length;
  return [...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
}
