/// <reference types="node" />
/** Random judges on random networks against the real server: no score is lost, doubled or counted in another window. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../server/test/support/app.ts';
import { runs } from '../../server/test/support/rounds.ts';
import {
  createLiangfenClient,
  createScoreOutbox,
  type KeptSubmission,
  memoryScoreStorage,
  type ScoreOutbox,
  type ScoreStorage,
} from '../src/index.ts';
import { simulatedTime } from './simulated-time.ts';

/** What the network does to one request. */
type Fate = 'ARRIVES' | 'LOST' | 'ANSWER_LOST' | 'TWICE' | 'HANGS' | 'BUSY' | 'LATE';

type Step =
  | { readonly do: 'submit'; readonly tab: 0 | 1; readonly score: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'kill'; readonly tab: 0 | 1 }
  | { readonly do: 'restartServer' }
  | { readonly do: 'nextProgram' }
  | { readonly do: 'wake' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      score: fc.integer({ min: 0, max: 100 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.nat({ max: 20_000 }) }),
  },
  fc.record({ do: fc.constant('kill' as const), tab: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ do: fc.constant('restartServer' as const) }),
  fc.record({ do: fc.constant('nextProgram' as const) }),
  fc.record({ do: fc.constant('wake' as const) }),
);

const fate: fc.Arbitrary<Fate> = fc.constantFrom(
  'ARRIVES',
  'LOST',
  'ANSWER_LOST',
  'TWICE',
  'HANGS',
  'BUSY',
  'LATE',
);

let opened: TestApp[] = [];

afterEach(async () => {
  await Promise.all(opened.map(({ app }) => app.drain()));
  opened = [];
});

/** One judge with two tabs of one browser, in a hall whose programs are opened one after another. */
async function openHall(fates: readonly Fate[]) {
  let server = await createTestApp();
  opened.push(server);
  const { client: organiser } = await server.register('organiser');
  const { id } = await organiser.call('createCompetition', {
    body: { name: '决赛', mode: 'SCORE' },
  });
  const path = { id };
  const judge = await organiser.call('createJudge', { path, body: { name: '周慧敏' } });
  const seat = await organiser.call('getSeat', { path: { id, judgeId: judge.id } });
  const { token } = await organiser.call('openSeat', { body: { code: seat.code } });
  await server.client.as(token).call('signInJudge', { path });
  const programIds: string[] = [];
  for (const programName of ['起风了', '孤勇者', '光年之外']) {
    programIds.push((await organiser.call('createProgram', { path, body: { programName } })).id);
  }
  const console = await organiser.call('issueConsoleToken', { path });

  let program = -1;
  let window = { programId: '', windowId: '' };
  const nextProgram = async () => {
    if (program + 1 >= programIds.length) return;
    const operator = server.client.as(console.token);
    const query = { confirm: true };
    if (program >= 0) {
      const before = { id, programId: programIds[program] ?? '', itemId: '0' };
      const shown = await operator.send('showScore', { path: before, query });
      // Without a score there is nothing to reveal, so the operator leaves the program in the middle.
      if (!shown.ok) await operator.call('showProgramList', { path });
    }
    program += 1;
    const programId = programIds[program] ?? '';
    const target = { id, programId, itemId: '0' };
    await operator.call('startSpeech', { path: target, query });
    await operator.call('startScoring', { path: target, query });
    const match = await operator.call('getCurrentMatch', { path });
    window = { programId, windowId: match.window?.id ?? '' };
  };
  await nextProgram();

  const time = simulatedTime();
  const underWay = new Set<Promise<unknown>>();
  let sent = 0;
  let healed = false;

  function during<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    const done = () => void underWay.delete(work);
    work.then(done, done);
    return work;
  }
  const toServer = (request: Request) =>
    during(server.app.fetch(request, { address: '127.0.0.1' }));

  async function network(request: Request): Promise<Response> {
    const its = healed ? 'ARRIVES' : (fates[sent++ % fates.length] ?? 'ARRIVES');
    switch (its) {
      case 'ARRIVES':
        return toServer(request);
      case 'LOST':
        throw new TypeError('fetch failed');
      case 'ANSWER_LOST':
        await toServer(request);
        throw new TypeError('fetch failed');
      case 'TWICE': {
        const [answer] = await Promise.all([toServer(request.clone()), toServer(request)]);
        return answer;
      }
      case 'HANGS':
        return new Promise(() => {});
      case 'BUSY':
        return Response.json(
          { type: 'about:blank', title: '', status: 503, code: 'UNAVAILABLE', detail: '' },
          { status: 503, headers: { 'Retry-After': '2' } },
        );
      case 'LATE': {
        // The phone has given up on the request, which is delivered long after.
        const copy = request.clone();
        time.schedule(25_000, () => void toServer(copy));
        throw new TypeError('fetch failed');
      }
    }
  }

  /** Runs the event loop until no request is under way at the server. */
  async function quiet(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      if (underWay.size > 0) {
        await Promise.allSettled(underWay);
        turn = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function pass(ms: number): Promise<void> {
    await quiet();
    for (let gone = 0; gone < ms; gone += 500) {
      time.advance(Math.min(500, ms - gone));
      await quiet();
    }
  }

  const shared = memoryScoreStorage();
  let ids = 0;
  function openTab() {
    let alive = true;
    const never = new Promise<never>(() => {});
    const storage: ScoreStorage = {
      ...shared,
      // A killed tab no longer writes or reads anything.
      update: (change) => (alive ? shared.update(change) : never),
    };
    const client = createLiangfenClient({
      baseUrl: 'http://hall.test',
      fetch: async (request) => {
        const answer = await network(request);
        return alive ? answer : never;
      },
      schedule: time.schedule,
    });
    client.tokens.set({ kind: 'general' }, token);
    const outbox = createScoreOutbox({
      client,
      competitionId: id,
      judgeId: judge.id,
      storage,
      now: time.now,
      newId: () => `submission-${++ids}`,
      schedule: time.schedule,
      random: () => 0.5,
      locks: undefined,
    });
    return {
      outbox,
      kill: () => {
        alive = false;
        outbox.close();
      },
    };
  }

  return {
    openTab,
    pass,
    quiet,
    nextProgram,
    judgeId: judge.id,
    window: () => window,
    heal: () => {
      healed = true;
    },
    restartServer: async () => {
      const old = server;
      server = await createTestApp({ database: old.database, clock: old.clock });
      opened.push(server);
      await old.app.drain();
    },
    kept: () => shared.update((kept) => kept),
    events: async () => {
      const rows = await server.database.query
        .selectFrom('show_event')
        .select(['command_id', 'body'])
        .where('competition_id', '=', id)
        .orderBy('version')
        .execute();
      return rows.map((row) => ({
        key: row.command_id.slice(row.command_id.indexOf(':') + 1),
        event: JSON.parse(row.body),
      }));
    },
  };
}

function isSuperseded({ status }: KeptSubmission): boolean {
  return status.state === 'REFUSED' && status.code === 'SCORE_SUPERSEDED';
}

async function play(steps: readonly Step[], fates: readonly Fate[]): Promise<void> {
  const hall = await openHall(fates);
  const tabs = [hall.openTab(), hall.openTab()];
  /** Every submission that the judge was told is stored, in order. */
  const submitted: { id: string; programId: string; windowId: string; score: number }[] = [];
  const submit = async (outbox: ScoreOutbox, score: number) => {
    const window = hall.window();
    // The revision that the page knew when it opened; the outbox knows what this phone has delivered since.
    const scores = [{ itemId: null, score, seenRevision: 0 }];
    const id = await outbox.submit({ ...window, scores });
    submitted.push({ id, ...window, score });
  };

  for (const each of steps) {
    if (each.do === 'submit') {
      const tab = tabs[each.tab];
      if (tab !== undefined) await submit(tab.outbox, each.score);
    } else if (each.do === 'pass') {
      await hall.pass(each.ms);
    } else if (each.do === 'kill') {
      tabs[each.tab]?.kill();
      tabs[each.tab] = hall.openTab();
    } else if (each.do === 'restartServer') {
      await hall.restartServer();
    } else if (each.do === 'nextProgram') {
      await hall.nextProgram();
    } else {
      for (const { outbox } of tabs) outbox.wake();
    }
  }
  hall.heal();
  await hall.pass(60_000);
  for (const { outbox } of tabs) expect(outbox.state().unsent).toBe(0);
  for (const { kill } of tabs) kill();

  const events = await hall.events();
  const accepted = events.filter(({ event }) => event.type === 'SCORE_SUBMITTED');
  const offered = events.filter(({ event }) => event.type === 'LATE_SCORE_OFFERED');
  const kept = await hall.kept();
  const byId = new Map(kept.map((entry): [string, KeptSubmission] => [entry.id, entry]));

  // No submission is superseded, because no other phone has scored.
  expect(kept.filter(isSuperseded)).toEqual([]);
  // No score is doubled, and each counts in its own window or not at all.
  const keys = [...accepted, ...offered].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, event } of accepted) {
    const source = submitted.find(({ id }) => id === key);
    expect(event.windowId).toBe(source?.windowId);
    expect(event.scores.map(({ score }: { score: number }) => score)).toEqual([source?.score]);
  }
  // No score is lost: the last submission of every program was answered, and the answer is true.
  for (const programId of new Set(submitted.map((one) => one.programId))) {
    const last = submitted.filter((one) => one.programId === programId).at(-1);
    const entry = byId.get(last?.id ?? '');
    if (entry?.status.state === 'DELIVERED') {
      const ofProgram = accepted.filter(({ event }) => event.windowId === last?.windowId);
      expect(ofProgram.at(-1)?.key).toBe(last?.id);
      expect(ofProgram.at(-1)?.event.scores[0].receipt).toBe(entry.status.receipt);
    } else if (entry?.status.state === 'REFUSED') {
      // The score was late for a scoring that was closed, or that was left without any score.
      expect(['WINDOW_CLOSED', 'PROGRAM_NOT_ON_AIR']).toContain(entry.status.code);
      const isOffered = offered.some(({ key }) => key === last?.id);
      expect(isOffered).toBe(entry.status.code === 'WINDOW_CLOSED');
    } else {
      expect(entry?.status.state).toBe('answered');
    }
  }
}

describe('the outbox against the real server', () => {
  it('loses and doubles no score', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fc.array(fate, { minLength: 1, maxLength: 12 }),
        play,
      ),
      runs(10, 200),
    );
  }, 1_800_000);
});
