// The judge's page on bad networks: a submitted score is kept, sent once, and its true state is shown.
import { projectMatch } from '@liangfen/rules';
import { createLiangfenClient, indexedDbScoreStorage } from '@liangfen/sdk';
import type { JudgeMatch, LateScore, OwnScores } from '@liangfen/sdk/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { JudgeScoring } from './JudgeScoring.tsx';
import type { JudgeWays } from './ways.ts';

const { speech, scoring } = firstProgram();
const match: JudgeMatch = projectMatch(after(everybodySignsIn(sampleShow()), speech, scoring), {
  role: 'JUDGE',
  judgeId: 'j1',
});

/** One attempt to submit, as the server gets it. */
interface Attempt {
  readonly key: string;
  readonly body: unknown;
}

/** A server that answers attempts as given; `undefined` stands for a network that loses the attempt. */
function createHall(
  answer: () => Response | undefined,
  {
    match: shown = match,
    own = () => ({ scores: [], programs: [], lateScores: [] }),
    connected = () => undefined,
  }: {
    match?: JudgeMatch;
    own?: () => OwnScores;
    connected?: (
      send: (frame: { readonly frame: string; readonly [part: string]: unknown }) => void,
    ) => void;
  } = {},
) {
  const attempts: Attempt[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/clock')) return Response.json({ serverTime: Date.now() });
    if (pathname.includes('/judge/score/program/')) {
      const key = request.headers.get('Idempotency-Key') ?? '';
      attempts.push({ key, body: await request.json() });
      const answered = answer();
      if (answered === undefined) throw new TypeError('no network');
      return answered;
    }
    if (!pathname.endsWith('/events')) return Response.json(own());
    const snapshot = {
      frame: 'snapshot',
      version: shown.version,
      serverTime: Date.now(),
      connectionId: 'connection-1',
      match: shown,
    };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (frame: { readonly frame: string; readonly [part: string]: unknown }) =>
          controller.enqueue(
            new TextEncoder().encode(`event: ${frame.frame}\ndata: ${JSON.stringify(frame)}\n\n`),
          );
        send(snapshot);
        connected(send);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return { attempts, fetch };
}

type Fetch = (request: Request) => Promise<Response>;

function clientOf(fetch: Fetch) {
  return createLiangfenClient({ baseUrl: 'https://score.example', fetch });
}

function phone(fetch: Fetch, client = clientOf(fetch), ways: JudgeWays = {}) {
  return (
    <LiangfenProvider client={client}>
      <JudgeScoring competitionId="competition-1" ways={ways} />
    </LiangfenProvider>
  );
}

async function enter(view: Awaited<ReturnType<typeof render>>, digits: string): Promise<void> {
  for (const digit of digits) {
    await view.getByRole('button', { name: digit, exact: true }).click();
  }
  await view.getByRole('button', { name: '提交' }).click();
}

function delivered(): Response {
  const row = { programId: 'g1-1', itemId: null, score: 95, revision: 1, receipt: 'AB12CD34' };
  const scores = [{ ...row, at: Date.now() }];
  return Response.json({ version: match.version + 1, receipt: 'AB12CD34', scores });
}

function refused(code: string, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: code, status: 409, code, detail },
    { status: 409 },
  );
}

function leaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

afterEach(async () => {
  await indexedDbScoreStorage().update(() => []);
});

describe('a late score', () => {
  /** A phone whose late score waits for the operator, and the operator's decision on it. */
  function lateHall() {
    const scores = [{ itemId: null, score: 95 }];
    const offered = { id: 'l1', judgeId: 'j1', programId: 'g1-1', scores, at: 7 };
    const waiting: LateScore = { ...offered, state: 'WAITING', reason: null };
    let late = waiting;
    let tell: (frame: { readonly frame: string; readonly [part: string]: unknown }) => void = () =>
      undefined;
    const hall = createHall(() => refused('WINDOW_CLOSED', '打分已结束'), {
      match: { ...match, lateScores: [waiting] },
      own: () => ({ scores: [], programs: [], lateScores: [late] }),
      connected: (send) => {
        tell = send;
      },
    });
    const decide = (decided: Pick<LateScore, 'state' | 'reason'>) => {
      late = { ...waiting, ...decided };
      const version = match.version + 1;
      tell({
        frame: 'change',
        from: match.version,
        version,
        serverTime: Date.now(),
        events: [{ type: 'LATE_SCORE_REFUSED', version, at: 8, lateScore: late }],
      });
    };
    return { hall, decide };
  }

  it.each([
    ['REFUSED', '迟交，未计入', '原因：已经亮分'],
    ['ACCEPTED', '迟交，已计入', '原因：已经亮分'],
  ] as const)('that is %s is shown so at once, and after a reload', async (state, word, why) => {
    const { hall, decide } = lateHall();
    const view = await render(phone(hall.fetch));
    await enter(view, '95');
    await expect.element(view.getByText('迟交，待确认')).toBeVisible();
    decide({ state, reason: '已经亮分' });
    await expect.element(view.getByText(word)).toBeVisible();
    await expect.element(view.getByText(why)).toBeVisible();
    await view.unmount();
    const next = await render(phone(hall.fetch));
    await expect.element(next.getByText(word)).toBeVisible();
  });
});

describe('a login that has ended', () => {
  const ended = () =>
    Response.json(
      { type: 'about:blank', title: '', status: 401, code: 'UNAUTHENTICATED' },
      {
        status: 401,
      },
    );

  it('is reported with links to go on, and the token is removed', async () => {
    const fetch = async () => ended();
    const client = clientOf(fetch);
    client.tokens.set({ kind: 'general' }, 'TOKEN ended');
    const view = await render(phone(fetch, client, { logIn: '/in', signUp: '/up', home: '/home' }));
    await expect.element(view.getByText('登录已失效')).toBeVisible();
    expect(client.tokens.get({ kind: 'general' })).toBeUndefined();
    const hrefs = view
      .getByRole('link')
      .elements()
      .map((way) => way.getAttribute('href'));
    expect(hrefs).toEqual(['/in', '/up']);
  });

  it('is not reported to a judge who never had a login', async () => {
    const view = await render(phone(async () => ended()));
    await expect.element(view.getByText('还没有登录')).toBeVisible();
  });

  it('is not blamed when the seat is in another competition: the page leads to the home page', async () => {
    const fetch = async () => Response.json({ status: 403, code: 'FORBIDDEN' }, { status: 403 });
    const view = await render(phone(fetch, clientOf(fetch), { home: '/home' }));
    await expect.element(view.getByText('现在的席位不在这场比赛')).toBeVisible();
    await expect.element(view.getByRole('link', { name: '我的评审' })).toBeVisible();
  });
});

describe('a submitted score', () => {
  it('is shown as delivered with its receipt, even before the feed brings it', async () => {
    const hall = createHall(delivered);
    const view = await render(phone(hall.fetch));
    await enter(view, '95');
    await expect.element(view.getByText('已送达')).toBeVisible();
    await expect.element(view.getByText(/AB12CD34/)).toBeVisible();
    expect(leaving()).toBe(true);
  });

  it('outlives the page, and the next page sends it once with the same key', async () => {
    const offline = createHall(() => undefined);
    const view = await render(phone(offline.fetch));
    await enter(view, '95');
    await expect.element(view.getByText('待上传')).toBeVisible();
    expect(leaving()).toBe(false);
    await view.unmount();

    const online = createHall(delivered);
    const next = await render(phone(online.fetch));
    await expect.element(next.getByText(/AB12CD34/)).toBeVisible();
    expect(online.attempts).toHaveLength(1);
    expect(online.attempts[0]?.key).toBe(offline.attempts[0]?.key);
    expect(online.attempts[0]?.body).toEqual({
      scores: [{ itemId: null, score: 95, seenRevision: 0 }],
      windowId: match.window?.id,
    });
  });

  it('that was late says that it waits for the operator, also on the next page', async () => {
    const hall = createHall(() => refused('WINDOW_CLOSED', '打分已结束'));
    const view = await render(phone(hall.fetch));
    await enter(view, '95');
    await expect.element(view.getByText('迟交，待确认')).toBeVisible();
    await expect.element(view.getByText('打分结束后才送到，已转给现场操作员')).toBeVisible();
    await view.unmount();
    const next = await render(phone(hall.fetch));
    await expect.element(next.getByText('迟交，待确认')).toBeVisible();
    expect(hall.attempts).toHaveLength(1);
  });

  it('for an earlier window is shown until the judge dismisses it', async () => {
    const storage = indexedDbScoreStorage();
    await storage.update(() => [
      {
        id: 'earlier-submission',
        competitionId: 'competition-1',
        judgeId: 'j1',
        programId: 'p0',
        windowId: 'earlier',
        scores: [{ itemId: null, score: 88 }],
        order: 1,
        createdAt: 1,
        attempted: true,
        status: { state: 'REFUSED', code: 'WINDOW_CLOSED', detail: '打分已结束' },
      },
    ]);
    const view = await render(phone(createHall(delivered).fetch));
    await expect.element(view.getByText('另一个节目：88')).toBeVisible();
    await view.getByRole('button', { name: '知道了' }).click();
    await expect.element(view.getByText('另一个节目：88')).not.toBeInTheDocument();
    expect(await storage.update((kept) => kept)).toEqual([]);
  });

  it('is never sent for another judge who has logged in meanwhile', async () => {
    const hall = createHall(delivered);
    const client = clientOf(hall.fetch);
    client.tokens.set({ kind: 'general' }, 'TOKEN of judge 1');
    const view = await render(phone(hall.fetch, client));
    await expect.element(view.getByRole('button', { name: '提交' })).toBeVisible();
    client.tokens.set({ kind: 'general' }, 'TOKEN of judge 2');
    await enter(view, '95');
    await expect.element(view.getByText('登录已失效')).toBeVisible();
    expect(hall.attempts).toEqual([]);
  });

  it('is kept when the login has ended', async () => {
    const ended = { type: 'about:blank', title: '', status: 401, code: 'UNAUTHENTICATED' };
    const hall = createHall(() => Response.json({ ...ended, detail: '' }, { status: 401 }));
    const view = await render(phone(hall.fetch));
    await enter(view, '95');
    await expect.element(view.getByText('登录已失效')).toBeVisible();
    await expect.element(view.getByText('待上传')).toBeVisible();
  });
});
