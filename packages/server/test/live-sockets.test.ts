/**
 * Tests the live feed over WebSocket: the frames and refusals of the event stream, and the limits for strangers and
 * slow readers.
 */
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Problem } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { streamAnswer } from '../src/contract/http-answer.ts';
import { heartbeat } from '../src/live/frames.ts';
import type { FrameSink } from '../src/live/live-shows.ts';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import type { OperationId } from '../src/operations/call.ts';
import { at, type Hall, openHall, openShow, type Server, type Show } from './live-hall.ts';
import {
  openSocketClient,
  type SocketClient,
  type SocketClientOptions,
} from './support/socket-client.ts';

let hall: Hall;
let server: Server;
let http: HttpServer;
let url: string;
let show: Show;
let target: { path: { id: string; programId: string; itemId: string } };
const opened: SocketClient[] = [];

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
  http = await serveHttp(server.app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${http.port}`;
});
beforeEach(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  show = await openShow(hall, server, { judges: 1, programs: 1 });
  target = { path: { id: show.id, programId: at(show.programIds, 0), itemId: '0' } };
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await http.close();
  await hall.close();
  expect(hall.errors).toEqual([]);
});

function open(path: string, options?: SocketClientOptions, base = url): SocketClient {
  const client = openSocketClient(`${base}/api/competition/${path}`, options);
  opened.push(client);
  return client;
}

const openScreen = (options?: SocketClientOptions) => open(`${show.id}/screen/socket`, options);

const says = (fields: object) => JSON.stringify(fields);
const isFrame = (name: string) => (message: unknown) =>
  typeof message === 'object' && message !== null && 'frame' in message && message.frame === name;
const first = (client: SocketClient) => client.until((message) => message !== null);

describe('a socket', () => {
  it('carries the same frames as the event stream of its role', async () => {
    const sockets = [
      { op: 'openScreenEvents', path: 'screen', caller: show.screen },
      { op: 'openMatchEvents', path: 'match', caller: show.console },
      { op: 'openJudgeEvents', path: 'judge', caller: at(show.judges, 0).phone },
    ] as const;
    for (const { op, path, caller } of sockets) {
      const stream = await caller.watch(op, show.id);
      const token = caller.token === '' ? {} : { token: caller.token };
      const socket = open(`${show.id}/${path}/socket`, { first: says(token) });
      await socket.until(isFrame('snapshot'));
      await show.console.call('showProgramList', { path: { id: show.id } });
      await show.console.call('showStartPage', { path: { id: show.id } });
      await socket.until((message) => message?.version === stream.version);
      const withoutNames = (frames: readonly unknown[]) =>
        frames
          .filter((frame) => isFrame('snapshot')(frame) || isFrame('change')(frame))
          .map((frame) => ({ ...Object(frame), connectionId: '' }));
      expect(withoutNames(socket.messages)).toEqual(withoutNames(stream.frames));
      stream.stream.close();
    }
  });

  it('gives a screen its label, counts it, and forgets it when it leaves', async () => {
    const screen = openScreen({ first: says({ label: '副屏 2' }) });
    await first(screen);
    const screens = () =>
      server.app.services.live.presence(show.id).filter(({ role }) => role === 'SCREEN');
    expect(screens().map(({ label }) => label)).toEqual(['副屏 2']);
    screen.socket.close();
    await expect.poll(screens).toEqual([]);
  });

  it('resumes after a known version, and begins with a snapshot after an unknown one', async () => {
    const before = await first(openScreen());
    await show.console.call('startSpeech', target);
    const resumed = await first(openScreen({ first: says({ version: before?.version }) }));
    expect(resumed).toMatchObject({ frame: 'change', from: before?.version });
    expect(resumed).toHaveProperty('connectionId');
    expect(await first(openScreen({ first: says({ version: 9_999_999 }) }))).toMatchObject({
      frame: 'snapshot',
    });
    // A changed setting is sent only as a snapshot, so events before it cannot be sent later.
    await show.organiser.call('updateBaseSetting', {
      path: { id: show.id },
      body: { name: '总决赛' },
    });
    expect(await first(openScreen({ first: says({ version: before?.version }) }))).toMatchObject({
      frame: 'snapshot',
    });
  });

  it.each([2, 125, 126, 65_535, 65_536, 200_000])('carries %i bytes whole', async (length) => {
    const { socket, sink, close } = await bareSink();
    const received = new Promise((resolve) => {
      socket.socket.once('message', (data) => resolve(String(data)));
    });
    const message = JSON.stringify('x'.repeat(length - 2));
    sink.write({ message, event: '' });
    expect(await received).toBe(message);
    await close();
  });

  it('carries characters outside ASCII', async () => {
    const { socket, sink, close } = await bareSink();
    const message = JSON.stringify({ name: '亮分 🏆'.repeat(20) });
    sink.write({ message, event: '' });
    expect(await first(socket)).toEqual(JSON.parse(message));
    await close();
  });
});

describe('admission', () => {
  const paths: Partial<Record<OperationId, string>> = {
    openScreenEvents: 'screen',
    openMatchEvents: 'match',
    openJudgeEvents: 'judge',
  };

  /** Expects the socket to refuse with the answer of the event stream. */
  async function expectSameRefusal(op: OperationId, id: string, token: string, status: number) {
    const response = await show.screen.fetch(op, { path: { id }, token });
    const { requestId: _, ...problem }: Problem = await response.json();
    expect(problem.status).toBe(status);
    const socket = open(`${id}/${paths[op]}/socket`, {
      first: says(token === '' ? {} : { token }),
    });
    expect(await first(socket)).toMatchObject({ frame: 'refused', problem });
    expect(await socket.closed).toBe(4000 + status);
  }

  it('refuses as the event stream does, with the same problem', async () => {
    const judge = at(show.judges, 0).phone.token;
    await expectSameRefusal('openMatchEvents', show.id, '', 401);
    await expectSameRefusal('openJudgeEvents', show.id, 'TOKEN nobody-has-this', 401);
    await expectSameRefusal('openMatchEvents', show.id, judge, 403);
    await expectSameRefusal('openJudgeEvents', show.id, show.organiser.token, 404);
    await expectSameRefusal('openScreenEvents', 'unknown', '', 404);
  });

  it('counts sockets and event streams together', async () => {
    const small = hall.server({ limits: { judgeStreams: 2 } });
    const other = await serveHttp(small.app, { host: '127.0.0.1', port: 0 });
    const { phone } = at(show.judges, 0);
    const options = { first: says({ token: phone.token }) };
    const path = `${show.id}/judge/socket`;
    const base = `http://127.0.0.1:${other.port}`;
    await phone.at(small).watch('openJudgeEvents', show.id);
    const second = open(path, options, base);
    expect(await first(second)).toMatchObject({ frame: 'snapshot' });
    const third = open(path, options, base);
    expect(await first(third)).toMatchObject({
      frame: 'refused',
      problem: { status: 429, code: 'TOO_MANY_STREAMS' },
    });
    expect(await third.closed).toBe(4429);
    second.socket.terminate();
    await other.close();
  });

  it('reads no token from the address, a header or a cookie', async () => {
    const { token } = at(show.judges, 0).phone;
    const query = `?token=${encodeURIComponent(token)}&authorization=${encodeURIComponent(token)}`;
    const socket = open(`${show.id}/judge/socket${query}`, {
      headers: { authorization: token, cookie: `authorization=${token}` },
    });
    expect(await first(socket)).toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
  });

  it.each([
    ['is no JSON', 'hello', 'INVALID_JSON'],
    ['is empty', '', 'INVALID_JSON'],
    ['is binary', Buffer.from('{}'), 'INVALID_JSON'],
    ['is no object', '[]', 'INVALID_REQUEST'],
    ['has an unknown field', '{"role":"CONSOLE"}', 'INVALID_REQUEST'],
    ['has an impossible version', '{"version":-1}', 'INVALID_REQUEST'],
    ['has an invisible name', '{"label":"\\u200b"}', 'INVALID_REQUEST'],
    ['has half a character in its name', '{"label":"\\ud800"}', 'INVALID_REQUEST'],
  ])('refuses a first message that %s', async (_, message, code) => {
    const socket = openScreen({ first: message });
    expect(await first(socket)).toMatchObject({ frame: 'refused', problem: { status: 400, code } });
    expect(await socket.closed).toBe(4400);
  });

  it('does not read a first message that is too long', async () => {
    const socket = openScreen({ first: says({ label: 'x'.repeat(4_096) }) });
    expect(await socket.closed).toBe(1009);
    expect(socket.messages).toEqual([]);
  });

  it('waits five seconds for the first message', async () => {
    const socket = openScreen({ first: null });
    await new Promise((resolve) => socket.socket.once('open', resolve));
    hall.clock.advance(4_999);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    hall.clock.advance(1);
    expect(await socket.closed).toBe(4408);
  });
});

describe('reports over the socket', () => {
  /** A screen that follows, and the report that it shows a version. */
  async function following() {
    const client = openScreen({ first: says({ label: '主屏' }) });
    const snapshot = await client.until(isFrame('snapshot'));
    const connectionId = String(snapshot?.connectionId);
    return {
      client,
      connectionId,
      report: (version: number) => client.socket.send(says({ connectionId, version })),
    };
  }
  const shown = (connectionId: string) =>
    server.app.services.live.presence(show.id).find(({ id }) => id === connectionId)?.version;

  it('say what the page shows, without a call', async () => {
    const { connectionId, report } = await following();
    expect(shown(connectionId)).toBe(0);
    report(2);
    await expect.poll(() => shown(connectionId)).toBe(2);
  });

  it('answer a check', async () => {
    const { client, connectionId } = await following();
    const path = { id: show.id };
    const { checkId } = await show.console.call('startCheck', { path });
    await client.until(isFrame('check'));
    client.socket.send(says({ connectionId, version: 1, checkId }));
    await expect
      .poll(() => show.console.call('getCheck', { path: { ...path, checkId } }))
      .toMatchObject({ answers: [{ connectionId, roundTripMs: 0 }] });
  });

  it('end the socket when they are none', async () => {
    for (const broken of ['', '{', '{}', '[]', Buffer.from('{}')]) {
      const { client } = await following();
      client.socket.send(broken);
      expect(await client.closed).toBe(4400);
    }
  });

  it('end the socket when they say something about another connection', async () => {
    const other = await following();
    const { client } = await following();
    client.socket.send(says({ connectionId: other.connectionId, version: 7 }));
    expect(await client.closed).toBe(4400);
    expect(shown(other.connectionId)).toBe(0);
  });

  it('end the socket when they come before it was let in', async () => {
    const client = openScreen();
    await new Promise((resolve) => client.socket.once('open', resolve));
    client.socket.send(says({ connectionId: 'early', version: 1 }));
    expect(await client.closed).toBe(4400);
  });

  it('may be a hundred in ten seconds, and one more ends the socket', async () => {
    const { client, connectionId, report } = await following();
    for (let version = 1; version <= 100; version += 1) report(version);
    await expect.poll(() => shown(connectionId)).toBe(100);
    hall.clock.advance(10_000);
    for (let version = 101; version <= 200; version += 1) report(version);
    await expect.poll(() => shown(connectionId)).toBe(200);
    report(201);
    expect(await client.closed).toBe(4400);
  });

  it('are not read when they are longer than a first message may be', async () => {
    const { client, connectionId } = await following();
    client.socket.send(says({ connectionId, version: 1, more: 'x'.repeat(4_096) }));
    expect(await client.closed).toBe(1009);
  });
});

describe('pages of other sites', () => {
  const from = (origin: string) => openScreen({ headers: { origin } });

  it('are refused unless the organiser lists their site', async () => {
    expect(await from('https://elsewhere.example').refused).toBe(403);
    expect(await from('null').refused).toBe(403);
    expect(await from('http://127.0.0.1:1').refused).toBe(403);
    await show.organiser.call('updateBaseSetting', {
      path: { id: show.id },
      body: { embedOrigins: ['https://partner.example'] },
    });
    hall.clock.advance(5_000);
    expect(await first(from('https://partner.example'))).toMatchObject({ frame: 'snapshot' });
    expect(await from('https://elsewhere.example').refused).toBe(403);
  });

  it('are told apart from our own pages, with and without TLS in front of the server', async () => {
    expect(await first(from(url))).toMatchObject({ frame: 'snapshot' });
    const behindTls = openScreen({
      headers: { origin: 'https://score.example.com', host: 'score.example.com' },
    });
    expect(await first(behindTls)).toMatchObject({ frame: 'snapshot' });
  });
});

describe('the end of a socket', () => {
  it('follows when the session is revoked, and names the reason', async () => {
    const { phone } = at(show.judges, 0);
    const socket = open(`${show.id}/judge/socket`, { first: says({ token: phone.token }) });
    await first(socket);
    await phone.call('logout');
    expect(await socket.until(isFrame('closed'))).toMatchObject({ reason: 'SESSION_REVOKED' });
    expect(await socket.closed).toBe(1000);
  });

  it('comes to every socket when the server stops, also to one that has sent nothing', async () => {
    const leaving = hall.server();
    const own = await serveHttp(leaving.app, { host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${own.port}`;
    const following = open(`${show.id}/screen/socket`, {}, base);
    await first(following);
    const silent = open(`${show.id}/screen/socket`, { first: null }, base);
    await new Promise((resolve) => silent.socket.once('open', resolve));
    await own.close();
    expect(following.messages.at(-1)).toMatchObject({ frame: 'closed', reason: 'DRAINING' });
    expect(await following.closed).toBe(1000);
    expect(await silent.closed).toBe(1001);
  });

  it('comes to a reader that takes nothing, but only some seconds after the closing frame', async () => {
    const { socket, sink, close, gone } = await bareSink();
    socket.socket.pause();
    const frame = { message: 'x'.repeat(1_000_000), event: '' };
    while (sink.write(frame)) await new Promise((resolve) => setImmediate(resolve));
    expect(gone()).toBe(false);
    sink.end();
    // The reader never takes the closing frame.
    hall.clock.advance(3_000);
    await expect.poll(gone).toBe(true);
    await close();
  });

  it('comes to a reader that falls behind and then resumes by its version, while others notice nothing', async () => {
    const small = hall.server({ limits: { behind: 20_000 } });
    const own = await serveHttp(small.app, { host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${own.port}`;
    const path = `${show.id}/screen/socket`;
    const slow = open(path, {}, base);
    const quick = open(path, {}, base);
    const { version } = Object(await first(slow));
    await first(quick);
    slow.socket.pause();
    const screens = () => small.app.services.live.presence(show.id).length;
    expect(screens()).toBe(2);
    // Each changed setting is sent as a snapshot, which a large background makes large.
    const organiser = show.organiser.at(small);
    for (let round = 0; round < 200 && screens() === 2; round += 1) {
      const picture = `data:image/png;base64,${'ABCD'[round % 4]?.repeat(600_000)}`;
      const body = { look: { background: picture } };
      await organiser.call('updateBaseSetting', { path: { id: show.id }, body });
      const count = round + 2;
      await quick.until(() => quick.messages.length >= count);
    }
    expect(screens()).toBe(1);
    expect(quick.socket.readyState).toBe(quick.socket.OPEN);
    slow.socket.resume();
    expect(await slow.until(isFrame('closed'))).toMatchObject({ reason: 'TOO_SLOW' });
    expect(await slow.closed).toBe(1000);
    const newest = (client: SocketClient) =>
      client.messages.filter(isFrame('snapshot')).at(-1)?.version;
    expect(newest(slow)).toBeGreaterThan(version);
    const back = open(path, { first: says({ version: newest(slow) }) }, base);
    const resumed = await first(back);
    await quick.until((message) => message?.version === resumed?.version);
    expect(newest(quick)).toBe(resumed?.version);
    for (const { socket } of [slow, quick, back]) socket.terminate();
    await own.close();
  });

  it('does not come to a reader that takes each large picture before the next', async () => {
    const { socket, sink, close } = await bareSink();
    for (const letter of ['a', 'b', 'c']) {
      // More bytes than the network takes at once.
      const message = JSON.stringify({ letter: letter.repeat(20_000_000) });
      expect(sink.write({ message, event: '' })).toBe(true);
      await socket.until((one) => String(one?.letter).startsWith(letter));
    }
    await close();
  });

  it('comes to a reader that answers no heartbeat', async () => {
    const alive = await bareSink();
    const dead = await bareSink({ autoPong: false });
    for (let beat = 0; beat < 2; beat += 1) {
      const pinged = Promise.all(
        [alive, dead].map(({ socket }) => new Promise((done) => socket.socket.once('ping', done))),
      );
      alive.sink.write(heartbeat);
      dead.sink.write(heartbeat);
      await pinged;
      // The pong to this ping comes after the answer to the heartbeat, so the server has received that answer.
      alive.socket.socket.ping();
      await new Promise((done) => alive.socket.socket.once('pong', done));
    }
    expect(dead.gone()).toBe(false);
    alive.sink.write(heartbeat);
    dead.sink.write(heartbeat);
    await expect.poll(dead.gone).toBe(true);
    expect(alive.gone()).toBe(false);
    await alive.close();
    await dead.close();
  });
});

describe('requests that do not open a WebSocket', () => {
  it.each(['screen', 'match', 'judge'])(
    'are refused with that reason at the %s socket',
    async (role) => {
      const token = role === 'match' ? show.console.token : at(show.judges, 0).phone.token;
      const response = await fetch(`${url}/api/competition/${show.id}/${role}/socket`, {
        headers: { authorization: token },
      });
      expect(response.status).toBe(426);
      expect(response.headers.get('upgrade')).toBe('websocket');
      expect(await response.json()).toMatchObject({ code: 'UPGRADE_REQUIRED' });
    },
  );

  it('and WebSockets at other addresses are refused', async () => {
    expect(await open(`${show.id}/screen/events`).refused).toBe(404);
    expect(await open('../clock').refused).toBe(404);
  });

  it.each([
    ['GET', ''],
    ['POST', 'loginName=nobody&password=liangfen2026&code=none'],
  ])('are answered as usual when a %s offers HTTP/2', async (method, body) => {
    const path = method === 'GET' ? '/api/clock' : '/api/login';
    const status = await new Promise<number>((resolve, reject) => {
      const headers = {
        connection: 'Upgrade, HTTP2-Settings',
        upgrade: 'h2c',
        'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
        ...(body === ''
          ? {}
          : {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': Buffer.byteLength(body),
            }),
      };
      const asked = request(`${url}${path}`, { method, headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end(body);
    });
    expect(status).toBe(method === 'GET' ? 200 : 400);
  });

  it('and broken handshakes harm nothing', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(http.port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      socket.write(
        `GET /api/competition/${show.id}/screen/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect((await fetch(`${url}/api/clock`)).status).toBe(200);
  });
});

/** A socket to which the test writes frames: of the app it has only an event stream, which hands over its sink. */
async function bareSink(options: SocketClientOptions = {}) {
  let isGone = false;
  let take: (sink: FrameSink) => void = () => undefined;
  const taken = new Promise<FrameSink>((resolve) => {
    take = resolve;
  });
  const stream = {
    connectionId: 'bare',
    attach: (sink: FrameSink) => take(sink),
    report: () => undefined,
    close: () => {
      isGone = true;
    },
  };
  const app = { ...server.app, answer: async () => streamAnswer(stream), drain: async () => {} };
  const own = await serveHttp(app, { host: '127.0.0.1', port: 0 });
  const socket = open(
    'any/screen/socket',
    { ...options, heldToContract: false },
    `http://127.0.0.1:${own.port}`,
  );
  return {
    socket,
    sink: await taken,
    gone: () => isGone,
    close: async () => {
      socket.socket.terminate();
      await own.close();
    },
  };
}
