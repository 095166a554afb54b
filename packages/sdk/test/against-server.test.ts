/// <reference types="node" />
/** A whole program through the client against the real server in memory: feeds hold the same state that calls return. */
import { evolveView } from '@liangfen/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, openHall, openShow, type Server } from '../../server/test/live-hall.ts';
import {
  ApiError,
  createLiangfenClient,
  type FeedRole,
  type FeedState,
  type FeedViews,
  type LiangfenClient,
  type MatchFeed,
  openMatchFeed,
} from '../src/index.ts';

let hall: Hall;
let server: Server;
const open: { close: () => void }[] = [];

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterEach(() => {
  for (const feed of open.splice(0)) feed.close();
});
afterAll(async () => {
  await hall.close();
});

/** What lies between a device and the server: nothing, or a gateway that hands on an answer when it is whole. */
type Between = 'NOTHING' | 'HOLDING_GATEWAY';

/** A device in the hall; `cutStreams` interrupts its network for a moment. */
function device(between: Between = 'NOTHING') {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let reported: () => void = () => {};
  let held: () => void = () => {};
  const heldBack = new Promise<void>((resolve) => {
    held = resolve;
  });
  const client = createLiangfenClient({
    baseUrl: 'http://hall.test',
    schedule: hall.clock.schedule,
    fetch: async (request) => {
      const response = await server.app.fetch(request);
      if (request.url.endsWith('/report')) reported();
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (isStream !== true) return response;
      held();
      return between === 'NOTHING' ? throughNetwork(response, streams) : heldUntilWhole(response);
    },
  });
  return {
    client,
    /** Resolves when the server has opened an event stream for it. */
    heldBack,
    /** Resolves when the server has answered a report. */
    nextReport: () =>
      new Promise<void>((resolve) => {
        reported = resolve;
      }),
    cutStreams: () => {
      for (const stream of streams) stream.error(new TypeError('terminated'));
      streams.clear();
    },
  };
}

/** An event stream is never whole: nothing of it arrives, and it stays open when the page gives it up. */
async function heldUntilWhole({ body, headers }: Response): Promise<Response> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return new Response(new Blob(parts), { headers });
    parts.push(new Uint8Array(value));
  }
}

function throughNetwork(
  { body, headers }: Response,
  streams: Set<ReadableStreamDefaultController<Uint8Array>>,
): Response {
  const reader = body?.getReader();
  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => void streams.add(controller),
    pull: async (controller) => {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (!streams.has(controller)) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(cut, { headers });
}

function feedOf<Role extends FeedRole>(client: LiangfenClient, competitionId: string, role: Role) {
  const feed = openMatchFeed<Role>({
    client,
    competitionId,
    role,
    evolve: evolveView,
    now: hall.clock.now,
    schedule: hall.clock.schedule,
  });
  open.push(feed);
  return feed;
}

function until<View>(
  feed: MatchFeed<View>,
  wanted: (state: FeedState<View>) => boolean,
): Promise<FeedState<View>> {
  if (wanted(feed.state())) return Promise.resolve(feed.state());
  return new Promise((resolve) => {
    const stop = feed.subscribe((state) => {
      if (!wanted(state)) return;
      stop();
      resolve(state);
    });
  });
}

const reached = <View>(feed: MatchFeed<View>, version: number) =>
  until(feed, (state) => state.status === 'live' && (state.version ?? -1) >= version);

async function setUp(between: Between = 'NOTHING') {
  const show = await openShow(hall, server, { judges: 2 });
  const path = { id: show.id };
  const desk = device();
  desk.client.tokens.set({ kind: 'general' }, show.organiser.token);
  const panel = device(between);
  panel.client.tokens.set({ kind: 'console', competitionId: show.id }, show.console.token);
  const screen = device(between);
  const phones = show.judges.map(({ phone }) => {
    const own = device(between);
    own.client.tokens.set({ kind: 'general' }, phone.token);
    return own;
  });
  const [phone] = phones;
  if (phone === undefined) throw new Error('a show has judges');
  const feeds = {
    screen: feedOf(screen.client, show.id, 'SCREEN'),
    panel: feedOf(panel.client, show.id, 'CONSOLE'),
    phone: feedOf(phone.client, show.id, 'JUDGE'),
  };

  /** Expects every feed to hold at this version the state that calls return. */
  const expectFeedsRight = async (version: number): Promise<void> => {
    const held = {
      screen: (await reached(feeds.screen, version)).view,
      panel: (await reached(feeds.panel, version)).view,
      phone: (await reached(feeds.phone, version)).view,
    };
    const asked: { [Viewer in keyof typeof held]: FeedViews[FeedRole] } = {
      screen: await screen.client.request('getScreenMatch', { path }),
      panel: await panel.client.request('getCurrentMatch', { path }),
      phone: await phone.client.request('getJudgeMatch', { path }),
    };
    expect(held).toEqual(asked);
  };
  return { show, path, desk, panel, screen, phones, feeds, expectFeedsRight };
}

/** Lets the three seconds pass in which an event stream says its first word. */
async function askedInstead({
  feeds,
  screen,
  panel,
  phones: [phone = panel],
}: Pick<
  Awaited<ReturnType<typeof setUp>>,
  'feeds' | 'screen' | 'panel' | 'phones'
>): Promise<void> {
  await Promise.all([screen, panel, phone].map(({ heldBack }) => heldBack));
  for (const feed of Object.values(feeds)) expect(feed.state().status).toBe('connecting');
  hall.clock.advance(3_000);
  const { screen: wall, panel: desk, phone: own } = feeds;
  await Promise.all([reached(wall, 0), reached(desk, 0), reached(own, 0)]);
}

describe.each<Between>(['NOTHING', 'HOLDING_GATEWAY'])(
  'a program on air, with %s between',
  (between) => {
    it('is the same in every feed as in every call', async () => {
      const hallOf = await setUp(between);
      const { show, panel, phones, expectFeedsRight } = hallOf;
      if (between === 'HOLDING_GATEWAY') await askedInstead(hallOf);
      const { request } = panel.client;
      const program = { id: show.id, programId: show.programIds[0] ?? '', itemId: '0' };
      const path = { id: show.id };

      await expectFeedsRight((await request('showProgramList', { path })).version);
      await expectFeedsRight((await request('startSpeech', { path: program })).version);
      await expectFeedsRight((await request('startScoring', { path: program })).version);
      for (const { client } of phones) {
        const { version } = await client.retry('submitScores', {
          path: { id: show.id, programId: program.programId },
          body: { scores: [{ itemId: null, score: 91.5 }] },
        });
        await expectFeedsRight(version);
      }
      await expectFeedsRight((await request('showScore', { path: program })).version);
      const result = await request('showResult', { path: program });
      expect(result.programScore).toBe(91.5);
      await expectFeedsRight(result.version);
      await expectFeedsRight((await request('undoCommand', { path })).version);
    });
  },
);

describe('a program on air', () => {
  it('is complete again after the network was away', async () => {
    const { show, path, panel, screen, feeds, expectFeedsRight } = await setUp();
    const { request } = panel.client;
    const program = { id: show.id, programId: show.programIds[0] ?? '', itemId: '0' };
    await expectFeedsRight((await request('showProgramList', { path })).version);
    const lost = until(feeds.screen, ({ status }) => status === 'reconnecting');
    screen.cutStreams();
    expect(await lost).toMatchObject({ reason: 'CONNECTION_LOST' });
    const { version } = await request('startSpeech', { path: program });
    expect(feeds.screen.state().version).toBeLessThan(version);
    hall.clock.advance(200);
    await expectFeedsRight(version);
  });

  it('follows the organiser’s changes to the setup', async () => {
    const { path, desk, screen, feeds, expectFeedsRight } = await setUp();
    await reached(feeds.screen, 0);
    const renamed = until(feeds.screen, ({ view }) => view?.name === '总决赛');
    await desk.client.request('renameCompetition', { path, body: { name: '总决赛' } });
    await renamed;
    const { version } = await screen.client.request('getScreenMatch', { path });
    await expectFeedsRight(version);
  });
});

describe('a command', () => {
  it('is carried out once however often it is sent, and refused from a stale page', async () => {
    const { path, panel } = await setUp();
    const { request } = panel.client;
    const idempotencyKey = 'one-command';
    const first = await request('showProgramList', { path, idempotencyKey });
    expect(await request('showProgramList', { path, idempotencyKey })).toEqual(first);
    const stale = request('showStartPage', { path, seenVersion: first.version - 1 });
    await expect(stale).rejects.toBeInstanceOf(ApiError);
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'STALE_VERSION' });
  });
});

describe('a feed', () => {
  it('of an unknown competition stops', async () => {
    const feed = feedOf(device().client, 'nowhere', 'SCREEN');
    expect(await until(feed, ({ status }) => status === 'closed')).toMatchObject({
      reason: 'NOT_FOUND',
    });
  });

  it('without a login stops', async () => {
    const { show } = await setUp();
    const feed = feedOf(device().client, show.id, 'CONSOLE');
    expect(await until(feed, ({ status }) => status === 'closed')).toMatchObject({
      reason: 'UNAUTHENTICATED',
    });
  });

  it.each<Between>(['NOTHING', 'HOLDING_GATEWAY'])(
    'tells the operator who is connected, and answers a check, with %s between',
    async (between) => {
      const hallOf = await setUp(between);
      const { path, panel, screen, phones, feeds } = hallOf;
      if (between === 'HOLDING_GATEWAY') await askedInstead(hallOf);
      const [phone = screen] = phones;
      await reached(feeds.screen, 0);
      await reached(feeds.phone, 0);
      await reached(feeds.panel, 0);
      const everyone = ['CONSOLE', 'JUDGE', 'SCREEN'];
      const rolesIn = (state: FeedState<unknown>) => state.presence?.map(({ role }) => role).sort();
      const present = until(feeds.panel, (state) => rolesIn(state)?.join() === everyone.join());
      // The server collects changes of presence for a moment before it sends them.
      hall.clock.advance(500);
      await present;

      const reported = Promise.all([screen, panel, phone].map((own) => own.nextReport()));
      const { checkId } = await panel.client.request('startCheck', { path });
      await reported;
      const { answers } = await panel.client.request('getCheck', { path: { ...path, checkId } });
      const answered = answers.filter(({ roundTripMs }) => roundTripMs !== null);
      expect(answered.map(({ role }) => role).sort()).toEqual(everyone);
    },
  );
});
