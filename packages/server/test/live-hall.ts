/**
 * A hall for the tests of the live path: servers on one database, a clock that the test moves, and readers that keep
 * every frame.
 */
import { createHash, randomBytes } from 'node:crypto';
import { evolveView, type MatchView } from '@liangfen/rules';
import type { LiveFrame, Mode, ShowEvent, ViewEvent } from '@liangfen/sdk/schema';
import { type App, assembleApp } from '../src/app.ts';
import { takeStream } from '../src/contract/responses.ts';
import { createLiveShows } from '../src/live/create-live-shows.ts';
import { type LiveLimits, liveLimits } from '../src/live/live-limits.ts';
import type { LiveStream } from '../src/live/live-shows.ts';
import type { Answer, OperationId } from '../src/operations/call.ts';
import { operations } from '../src/operations/index.ts';
import type { Bus, Database, Ports } from '../src/ports.ts';
import { withOpenedRows } from '../src/sealing/opened-rows.ts';
import { createTestBus } from './support/app.ts';
import {
  createTestClient,
  Refused,
  type Sent,
  type TestClient,
  type Wanted,
} from './support/client.ts';
import { createTestClock, type TestClock } from './support/clock.ts';
import { openTestDatabase } from './support/database.ts';
import { heldToContract } from './support/held-to-contract.ts';
import { noFiles, testVault } from './support/no-files.ts';

/** Returns the refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}

// ------------------------------------------------------------------ faults

export type Fault = 'NONE' | 'BEFORE' | 'AFTER';

/** A database that can fail before a statement, or lose the answer after the statement took effect. */
export class FaultyDatabase implements Database {
  fault: Fault = 'NONE';
  /** Called with the name of every prepared statement before it runs. */
  beforePrepared: (name: string) => Promise<void> = async () => undefined;
  readonly #inner: Database;
  readonly query: Database['query'];
  readonly inOrder: boolean;

  constructor(inner: Database) {
    this.#inner = inner;
    this.inOrder = inner.inOrder;
    const failing = () => this.fault === 'BEFORE';
    this.query = new Proxy(inner.query, {
      get(target, property) {
        if (failing()) throw away();
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  async prepared<Row>(name: string, sql: string, values: readonly unknown[]): Promise<Row[]> {
    await this.beforePrepared(name);
    if (this.fault === 'BEFORE') throw away();
    const rows = await this.#inner.prepared<Row>(name, sql, values);
    if (this.fault === 'AFTER' && name.endsWith('-batch')) throw away();
    return rows;
  }

  async ping(): Promise<void> {
    if (this.fault !== 'NONE') throw away();
    await this.#inner.ping();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

function away(): Error {
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
}

// ------------------------------------------------------------------ servers

export interface Server {
  readonly app: App;
  readonly ports: Ports;
}

export class Hall {
  readonly clock: TestClock = createTestClock();
  readonly database: FaultyDatabase;
  readonly bus: Bus;
  readonly servers: Server[] = [];
  readonly errors: string[] = [];

  constructor(database: Database, bus: Bus) {
    this.database = new FaultyDatabase(database);
    this.bus = bus;
  }

  /** Another process on the same database, and on the same bus unless another is given. */
  server(options: { limits?: Partial<LiveLimits>; bus?: Bus; database?: Database } = {}): Server {
    const ports: Ports = {
      database: withOpenedRows(options.database ?? this.database, testVault),
      now: this.clock.now,
      elapsed: this.clock.elapsed,
      newId: () => randomBytes(13).toString('hex'),
      newSecret: () => randomBytes(32).toString('base64url'),
      sha256: (text) => createHash('sha256').update(text).digest('hex'),
      passwords: { hash: async (word) => word, verify: async (hash, word) => hash === word },
      imageCode: { paint: async () => ({ answer: 'abcd', png: new Uint8Array() }) },
      bus: options.bus ?? this.bus,
      log: {
        info: () => undefined,
        warn: () => undefined,
        error: (event, fields) => this.errors.push(`${event} ${String(fields?.error)}`),
      },
      schedule: this.clock.schedule,
      ...noFiles,
    };
    const live = createLiveShows(ports, { ...liveLimits, crowdEveryMs: 0, ...options.limits });
    const server = { app: heldToContract(assembleApp(ports, { live, operations })), ports };
    this.servers.push(server);
    return server;
  }

  async user(server: Server, kind: 'MAIN' | 'GUEST' = 'MAIN'): Promise<Caller> {
    const id = server.ports.newId();
    await this.database.query
      .insertInto('user_account')
      .values({
        id,
        login_name: kind === 'MAIN' ? id : null,
        login_key: kind === 'MAIN' ? id : null,
        password_hash: null,
        name: '某人',
        phone_number: null,
        kind,
        main_user_id: null,
        created_at: this.clock.now(),
      })
      .execute();
    const { token } = await server.app.services.sessions.open({
      kind: 'TOKEN',
      userId: id,
      client: '',
    });
    return new Caller(server, token);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ app }) => app.drain()));
    await this.database.close();
  }
}

export async function openHall(): Promise<Hall> {
  return new Hall(await openTestDatabase(), createTestBus());
}

// ------------------------------------------------------------------ calls

/** A client with a token, talking to one process. */
export class Caller {
  readonly server: Server;
  readonly token: string;
  readonly #client: TestClient;

  constructor(server: Server, token: string) {
    this.server = server;
    this.token = token;
    this.#client = createTestClient(server.app, token === '' ? undefined : token);
  }

  /** The same login, talking to another process. */
  at(server: Server): Caller {
    return new Caller(server, this.token);
  }

  call<Op extends OperationId>(op: Op, wanted?: Wanted<Op>): Promise<Answer<Op>> {
    return this.#client.call(op, wanted);
  }

  fetch(op: OperationId, sent?: Sent): Promise<Response> {
    return this.#client.send(op, sent);
  }

  async watch(
    op: 'openScreenEvents' | 'openMatchEvents' | 'openJudgeEvents',
    id: string,
    lastEventId?: number,
  ): Promise<Reader> {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
    const response = await this.fetch(op, { path: { id }, headers });
    const stream = takeStream(response);
    if (!stream) throw new Refused(op, await response.json(), response.headers);
    return new Reader(stream);
  }
}

// ------------------------------------------------------------------ readers

/** A reader of a stream: keeps the raw frames, and the view that its page would show. */
export class Reader {
  readonly raw: string[] = [];
  readonly frames: LiveFrame[] = [];
  readonly stream: LiveStream;
  /** What the sink answers to a write; false stands for a reader that does not keep up. */
  keepsUp = true;
  ended = false;
  view: MatchView | null = null;
  version = -1;
  /** How many frames did not follow on the version that the reader had. */
  gaps = 0;
  #waiting: { arrived: (reader: Reader) => boolean; resolve: () => void }[] = [];

  constructor(stream: LiveStream) {
    this.stream = stream;
    stream.attach({
      write: ({ event }) => {
        this.#take(event);
        return this.keepsUp;
      },
      end: () => {
        this.ended = true;
      },
    });
  }

  /** Resolves at the first frame that fulfils the condition. */
  until(arrived: (reader: Reader) => boolean): Promise<void> {
    if (arrived(this)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ arrived, resolve }));
  }

  get last(): LiveFrame | undefined {
    return this.frames.at(-1);
  }

  get kinds(): string[] {
    return this.frames.map(({ frame }) => frame);
  }

  get events(): ViewEvent[] {
    return this.frames.flatMap((frame) => (frame.frame === 'change' ? frame.events : []));
  }

  #take(text: string): void {
    this.raw.push(text);
    const data = /^data: (.*)$/m.exec(text)?.[1];
    if (data !== undefined) {
      const frame = JSON.parse(data) as LiveFrame;
      this.frames.push(frame);
      this.#show(frame);
    }
    for (const one of this.#waiting.filter(({ arrived }) => arrived(this))) {
      this.#waiting = this.#waiting.filter((other) => other !== one);
      one.resolve();
    }
  }

  #show(frame: LiveFrame): void {
    if (frame.frame === 'snapshot') {
      this.view = frame.match;
      this.version = frame.version;
    } else if (frame.frame === 'change') {
      if (this.version >= 0 && this.version < frame.from) this.gaps += 1;
      const fresh = frame.events.filter((event) => event.version > this.version);
      this.view &&= evolveView(this.view, fresh);
      this.version = frame.version;
    }
  }
}

// ------------------------------------------------------------------ a show

export interface Show {
  readonly id: string;
  readonly groupId: string;
  readonly programIds: readonly string[];
  readonly testProgramIds: readonly string[];
  readonly organiser: Caller;
  readonly console: Caller;
  readonly screen: Caller;
  readonly judges: readonly { readonly id: string; readonly phone: Caller }[];
}

/** A competition with a console, and judges whose phones have opened their seats and are signed in. */
export async function openShow(
  hall: Hall,
  server: Server,
  options: { mode?: Mode; judges?: number; programs?: number; signedIn?: boolean } = {},
): Promise<Show> {
  const { mode = 'SCORE', judges: judgeCount = 3, programs: programCount = 3 } = options;
  const organiser = await hall.user(server);
  const { id } = await organiser.call('createCompetition', { body: { name: '决赛', mode } });
  const path = { id };
  if (options.signedIn === false) {
    await organiser.call('updateBaseSetting', { path, body: { seatSignsIn: false } });
  }
  const seated: { id: string; phone: Caller }[] = [];
  for (let number = 1; number <= judgeCount; number += 1) {
    const judge = await organiser.call('createJudge', { path, body: { name: `评委${number}` } });
    const seat = await organiser.call('getSeat', { path: { id, judgeId: judge.id } });
    const { token } = await organiser.call('openSeat', { body: { code: seat.code } });
    seated.push({ id: judge.id, phone: new Caller(server, token) });
  }
  const programIds: string[] = [];
  for (let number = 1; number <= programCount; number += 1) {
    const body = { programName: `节目${number}` };
    programIds.push((await organiser.call('createProgram', { path, body })).id);
  }
  const { token } = await organiser.call('issueConsoleToken', { path });
  const operator = new Caller(server, token);
  if (options.signedIn !== false) {
    for (const { phone } of seated) await phone.call('signInJudge', { path });
  }
  const match = await operator.call('getCurrentMatch', { path });
  return {
    id,
    groupId: match.programGroups[0]?.id ?? '',
    programIds,
    testProgramIds: match.testPrograms.map((program) => program.id),
    organiser,
    console: operator,
    screen: new Caller(server, ''),
    judges: seated,
  };
}

/** Opens the scoring window of a whole program, without items. */
export async function openWindow(show: Show, programId: string): Promise<void> {
  const path = { id: show.id, programId, itemId: '0' };
  await show.console.call('startSpeech', { path, query: { confirm: true } });
  await show.console.call('startScoring', { path, query: { confirm: true } });
}

export function submitWhole(
  show: Show,
  judge: number,
  programId: string,
  score: number,
  key?: string,
) {
  const { phone } = at(show.judges, judge);
  return phone.call('submitScores', {
    path: { id: show.id, programId },
    body: { scores: [{ itemId: null, score }] },
    ...(key === undefined ? {} : { key }),
  });
}

/** Submits to the live path itself, without HTTP, so that many are there in one turn of the event loop. */
export function commandScore(
  server: Server,
  show: Show,
  judge: number,
  programId: string,
  score: number,
  commandId: string | null = null,
) {
  const { id } = at(show.judges, judge);
  return server.app.services.live.command(
    show.id,
    { role: 'JUDGE', id },
    {
      type: 'SUBMIT_SCORES',
      judgeId: id,
      programId,
      scores: [{ itemId: null, score }],
      windowId: null,
    },
    { commandId, seenVersion: null },
  );
}

export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
}

/** The ledger of a competition, oldest event first. */
export async function logOf(
  hall: Hall,
  competitionId: string,
): Promise<{ version: number; event: ShowEvent; commandId: string }[]> {
  const rows = await hall.database.query
    .selectFrom('show_event')
    .select(['version', 'body', 'command_id as commandId'])
    .where('competition_id', '=', competitionId)
    .orderBy('version')
    .execute();
  return rows.map(({ version, body, commandId }) => ({
    version,
    commandId,
    event: JSON.parse(body) as ShowEvent,
  }));
}
