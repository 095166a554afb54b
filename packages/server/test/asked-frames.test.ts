/** Tests pages that ask and wait for their frames: what an answer holds, how long it waits, and when a page is gone. */
import { createServer, request as httpRequest, type Server as NetServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { evolveView } from '@liangfen/rules';
import { createLiangfenClient, openMatchFeed, type Schedule } from '@liangfen/sdk';
import type { AskedFrames, ViewEvent } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AskedLines } from '../src/live/asked-lines.ts';
import type { FrameText } from '../src/live/frames.ts';
import type { FrameSink, LiveStream } from '../src/live/live-shows.ts';
import { serveHttp } from '../src/node/http.ts';
import {
  at,
  type Caller,
  type Hall,
  openHall,
  openShow,
  openWindow,
  refusalOf,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';

type AskOperation = 'askScreenFrames' | 'askMatchFrames' | 'askJudgeFrames';

let hall: Hall;
let server: Server;
let show: Show;
let programId: string;
let path: { id: string };

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
beforeEach(async () => {
  show = await openShow(hall, server);
  programId = at(show.programIds, 0);
  path = { id: show.id };
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** A page that asks: it goes on where its last answer ended. */
class AskingPage {
  readonly #caller: Caller;
  readonly #op: AskOperation;
  connection: string | undefined;
  version: number | undefined;

  constructor(caller: Caller, op: AskOperation, version?: number) {
    this.#caller = caller;
    this.#op = op;
    this.version = version;
  }

  async ask(wait?: number): Promise<AskedFrames> {
    const { connection, version } = this;
    const answer = await this.#caller.call(this.#op, {
      path,
      query: { ...(connection && { connection }), ...(wait !== undefined && { wait }) },
      headers: version === undefined ? {} : { 'last-event-id': String(version) },
    });
    this.connection = answer.connectionId;
    for (const frame of answer.frames) if ('version' in frame) this.version = frame.version;
    return answer;
  }
}

const screenPage = (version?: number) => new AskingPage(show.screen, 'askScreenFrames', version);
const kindsIn = ({ frames }: AskedFrames) => frames.map(({ frame }) => frame);
const eventsIn = ({ frames }: AskedFrames): ViewEvent['type'][] =>
  frames.flatMap((frame) => (frame.frame === 'change' ? frame.events : [])).map(({ type }) => type);
const present = async () => (await show.console.call('getPresence', { path })).connections;

/** Lets a call reach the point where it waits. */
async function waits(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('an answer', () => {
  it.each<[AskOperation, () => Caller]>([
    ['askScreenFrames', () => show.screen],
    ['askMatchFrames', () => show.console],
    ['askJudgeFrames', () => at(show.judges, 0).phone],
  ])(
    'of %s begins with a snapshot and goes on with what happens, as one connection',
    async (op, caller) => {
      const page = new AskingPage(caller(), op);
      const first = await page.ask();
      expect(kindsIn(first)[0]).toBe('snapshot');
      const next = page.ask();
      await waits();
      await openWindow(show, programId);
      expect(eventsIn(await next)).toEqual(['SPEECH_STARTED']);
      const { connectionId, frames } = await page.ask();
      expect(frames.length).toBeGreaterThan(0);
      expect(connectionId).toBe(first.connectionId);
      expect((await present()).map(({ id }) => id)).toEqual([first.connectionId]);
    },
  );

  it('holds all that came between two asks', async () => {
    const page = screenPage();
    await page.ask();
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 90);
    expect(eventsIn(await page.ask())).toEqual([
      'SPEECH_STARTED',
      'SCORING_OPENED',
      'SCORE_SUBMITTED',
    ]);
  });

  it('comes empty with the server’s heartbeat, or when the wait is over', async () => {
    const page = screenPage();
    await page.ask();
    const brief = page.ask(2);
    await waits();
    hall.clock.advance(2_000);
    expect(kindsIn(await brief)).toEqual([]);
    const patient = page.ask();
    await waits();
    hall.clock.advance(15_000);
    expect(kindsIn(await patient)).toEqual([]);
  });

  it('is not waited for by a page that says so', async () => {
    const page = screenPage();
    await page.ask(0);
    expect(kindsIn(await page.ask(0))).toEqual([]);
  });

  it('tells the missed events to a page that comes back', async () => {
    const before = screenPage();
    await before.ask();
    await openWindow(show, programId);
    const back = await screenPage(before.version).ask();
    expect(eventsIn(back)).toEqual(['SPEECH_STARTED', 'SCORING_OPENED']);
  });

  it('that was lost on its way is told again', async () => {
    const page = screenPage();
    const { connectionId } = await page.ask();
    await openWindow(show, programId);
    const known = page.version;
    await page.ask();
    page.version = known;
    page.connection = connectionId;
    const again = await page.ask();
    expect(eventsIn(again)).toEqual(['SPEECH_STARTED', 'SCORING_OPENED']);
    expect(again.connectionId).not.toBe(connectionId);
    expect(await present()).toHaveLength(1);
  });

  it('says why a connection ends, as its last frame', async () => {
    const page = new AskingPage(at(show.judges, 0).phone, 'askJudgeFrames');
    await page.ask();
    const last = page.ask();
    await waits();
    const seat = { id: show.id, judgeId: at(show.judges, 0).id };
    const { code } = await show.organiser.call('getSeat', { path: seat });
    await show.screen.call('openSeat', { body: { code, takeOver: true } });
    expect((await last).frames).toMatchObject([{ frame: 'closed', reason: 'SEAT_TAKEN' }]);
    expect(await present()).toEqual([]);
  });
});

describe('a connection', () => {
  it('is gone ten seconds after its last answer, and gives its place back', async () => {
    const small = hall.server({ limits: { judgeStreams: 1 } });
    const phone = at(show.judges, 0).phone.at(small);
    const one = new AskingPage(phone, 'askJudgeFrames');
    await one.ask();
    const other = new AskingPage(phone, 'askJudgeFrames');
    const full = await refusalOf(other.ask());
    expect([full.code, full.headers.get('retry-after')]).toEqual(['TOO_MANY_STREAMS', '30']);
    hall.clock.advance(9_000);
    await one.ask(0);
    hall.clock.advance(9_000);
    expect((await refusalOf(other.ask())).code).toBe('TOO_MANY_STREAMS');
    hall.clock.advance(1_000);
    expect(kindsIn(await other.ask())).toEqual(['snapshot']);
  });

  it('serves one ask at a time: a newer one ends the one before', async () => {
    const page = new AskingPage(at(show.judges, 0).phone, 'askJudgeFrames');
    await page.ask();
    const before = page.ask();
    await waits();
    const after = page.ask();
    expect(kindsIn(await before)).toEqual([]);
    await waits();
    // The first answer must not count as the last one that the page got.
    hall.clock.advance(12_000);
    await openWindow(show, programId);
    expect(eventsIn(await after)).toEqual(['SPEECH_STARTED']);
  });

  it('of somebody else cannot be read', async () => {
    const [one, other] = [at(show.judges, 0).phone, at(show.judges, 1).phone];
    const own = new AskingPage(one, 'askJudgeFrames');
    const { connectionId } = await own.ask();
    const thief = new AskingPage(other, 'askJudgeFrames', own.version);
    thief.connection = connectionId;
    const answer = await thief.ask();
    expect(answer.connectionId).not.toBe(connectionId);
    expect((await present()).map(({ judgeId }) => judgeId)).toEqual(
      show.judges.slice(0, 2).map(({ id }) => id),
    );
  });

  it('that leaves much unheard is behind until it asks', async () => {
    const frame = (characters: number): FrameText => ({
      message: 'x'.repeat(characters),
      event: 'id: 1\n\n',
    });
    const sinks: FrameSink[] = [];
    const stream: LiveStream = {
      connectionId: 'c1',
      attach: (sink) => void sinks.push(sink),
      report: () => undefined,
      close: () => undefined,
    };
    const lines = new AskedLines(async () => stream, hall.clock.schedule);
    const viewer = { role: 'SCREEN', label: '主屏' } as const;
    await lines.ask('a', viewer, { connectionId: null, lastEventId: null, waitMs: 0 });
    const { write } = at(sinks, 0);
    expect([write(frame(200_000)), write(frame(100_000)), write(frame(1))]).toEqual([
      ...[true, false, false],
    ]);
    await lines.ask('a', viewer, { connectionId: 'c1', lastEventId: null, waitMs: 0 });
    expect(write(frame(1))).toBe(true);
  });

  it('ends an event stream of its page once, also one that nothing was written on yet', async () => {
    const closed: string[] = [];
    const held = { attach: () => undefined, report: () => undefined };
    const own: LiveStream = { connectionId: 'own', close: () => undefined, ...held };
    const lines = new AskedLines(async () => own, hall.clock.schedule);
    const viewer = { role: 'SCREEN', label: '主屏' } as const;
    lines.named('a', 'page', viewer, {
      connectionId: 's',
      close: () => void closed.push('s'),
      ...held,
    });
    const asking = { connectionId: null, lastEventId: null, waitMs: 0, line: 'page' };
    await lines.ask('a', viewer, asking);
    await lines.ask('a', viewer, asking);
    expect(closed).toEqual(['s']);
  });

  it('of a process that stops is answered at once', async () => {
    const leaving = hall.server();
    const page = new AskingPage(show.screen.at(leaving), 'askScreenFrames');
    await page.ask();
    const last = page.ask();
    await waits();
    await leaving.app.drain();
    const { frames } = await last;
    expect(frames.at(-1)).toMatchObject({ frame: 'closed', reason: 'DRAINING' });
  });

  it('is not opened by HEAD', async () => {
    const { url, headers } = await fetchHead();
    expect([url, headers.get('content-type')]).toEqual(['', 'application/json; charset=utf-8']);
    expect(await present()).toEqual([]);
  });
});

function fetchHead(): Promise<Response> {
  const address = `http://hall.test/api/competition/${show.id}/screen/frames`;
  return server.app.fetch(new Request(address, { method: 'HEAD' }), { address: '127.0.0.1' });
}

describe('behind a gateway that hands on an answer when it is whole', () => {
  it('screen, panel and phone follow a show, and their pages’ leaving is noticed', async () => {
    const http = await serveHttp(server.app, { host: '127.0.0.1', port: 0 });
    const gateway = await holdingGateway(http.port);
    const { port } = gateway.address() as AddressInfo;
    /** Three seconds of silence pass quickly; nothing else of the test waits for a time. */
    const hurried: Schedule = (ms, run) => {
      const timer = setTimeout(run, ms / 20);
      return () => clearTimeout(timer);
    };
    const follow = (role: 'SCREEN' | 'CONSOLE' | 'JUDGE', token: string) => {
      const client = createLiangfenClient({
        baseUrl: `http://127.0.0.1:${port}`,
        openWebSocket: null,
      });
      client.tokens.set({ kind: 'general' }, token);
      client.tokens.set({ kind: 'console', competitionId: show.id }, token);
      return openMatchFeed({
        ...{ client, competitionId: show.id, role, evolve: evolveView, schedule: hurried },
      });
    };
    const feeds = [
      follow('SCREEN', ''),
      follow('CONSOLE', show.console.token),
      follow('JUDGE', at(show.judges, 0).phone.token),
    ];
    const reached = (version: number) =>
      Promise.all(
        feeds.map(
          (feed) =>
            new Promise<void>((resolve) => {
              const look = () => (feed.state().version ?? -1) >= version && resolve();
              feed.subscribe(look);
              look();
            }),
        ),
      );
    try {
      await reached(0);
      await openWindow(show, programId);
      await submitWhole(show, 0, programId, 91);
      const { version } = await show.console.call('getCurrentMatch', { path });
      await reached(version);
      expect(feeds.map((feed) => feed.state().view?.stage)).toMatchObject(
        feeds.map(() => ({ kind: 'SCORING', submitted: 1 })),
      );
    } finally {
      for (const feed of feeds) feed.close();
      await new Promise((resolve) => gateway.close(resolve).closeAllConnections());
      await http.close();
    }
  });
});

/** Hands each request on, and its answer when the last byte has come; a caller who leaves ends both. */
function holdingGateway(target: number): Promise<NetServer> {
  const gateway = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = httpRequest(
      { host: '127.0.0.1', port: target, method, path, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts));
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => gateway.listen(0, '127.0.0.1', () => resolve(gateway)));
}
