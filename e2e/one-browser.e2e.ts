/**
 * Many live pages in one browser, which gives each site only six connections of HTTP/1.1: all pages follow the show, and
 * other requests still get through.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { desk, type Hall, phone, shows, wall } from './support/people.ts';
import type { Product } from './support/product.ts';
import { startRefusingProxy } from './support/refusing-proxy.ts';
import { createShow, type Show, scoringOf } from './support/show.ts';

interface LivePages {
  readonly show: Show;
  readonly judges: readonly Page[];
  readonly all: readonly Page[];
  /** The pages that have received something over a WebSocket. */
  readonly followed: ReadonlySet<Page>;
  /** The pages that have called to report what they show. */
  readonly called: ReadonlySet<Page>;
}

const names = [
  '周慧敏',
  '陈志远',
  '林书雅',
  '赵一鸣',
  '王子轩',
  '李沐晴',
  '孙晓彤',
  '吴启航',
  '郑可心',
];

/** The panel, the panel for one hand, the screen, and a page for every judge's seat. */
async function openPages(
  hall: Hall,
  { app, url }: Pick<Product, 'app' | 'url'>,
  judgeCount: number,
): Promise<LivePages> {
  const show = await createShow(
    { app, url },
    { name: '一个浏览器', judges: names.slice(0, judgeCount), programs: ['起风了', '孤勇者'] },
  );
  const path = { id: show.id };
  const { token } = await show.client.request('issueConsoleToken', { path });
  const login = `${show.id}?token=${encodeURIComponent(token)}`;
  const newPage = await hall.oneBrowser();
  const followed = new Set<Page>();
  const called = new Set<Page>();
  const open = async (size: typeof desk, address: string): Promise<Page> => {
    const page = await newPage(size);
    page.on('websocket', (socket) => socket.on('framereceived', () => followed.add(page)));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/report')) called.add(page);
    });
    await page.goto(address);
    return page;
  };
  const panel = await open(desk, `${url}/web/control/panel/${login}`);
  const phonePanel = await open(phone, `${url}/web/mobile/control/panel/${login}`);
  const screen = await open(wall, `${url}/web/match/${show.id}`);
  const judges: Page[] = [];
  for (const seat of show.seats) {
    const judge = await open(phone, seat);
    // From here on this tab keeps its judge, while the next tab opens the seat of another.
    await shows(judge, '比赛即将开始');
    judges.push(judge);
  }
  return { show, judges, all: [panel, phonePanel, screen, ...judges], followed, called };
}

/**
 * Waits until the server knows every page. A phone tells half a minute later that it has seen others take their seats,
 * so nothing is asked of the versions before the first step.
 */
async function everyoneFollows(
  { app }: Pick<Product, 'app'>,
  { show, all }: LivePages,
): Promise<void> {
  await expect.poll(() => app.services.live.presence(show.id).length).toBe(all.length);
}

/** Waits until every page has reported that it shows the newest version. */
async function inStep({ app }: Pick<Product, 'app'>, { show, all }: LivePages): Promise<void> {
  const { live } = app.services;
  await expect
    .poll(async () => {
      const { version } = await live.state(show.id);
      const connections = live.presence(show.id);
      return connections.map((each) => (each.version === version ? 'in step' : 'behind'));
    })
    .toEqual(all.map(() => 'in step'));
}

/** The server answers a request of every page while all pages follow the show. */
async function answersEverywhere({ all }: LivePages): Promise<void> {
  for (const page of all) {
    const status = await page.evaluate(async () => (await fetch('/api/health')).status);
    expect(status).toBe(200);
  }
}

async function playScoring(product: Pick<Product, 'app'>, pages: LivePages): Promise<void> {
  const { show, judges } = pages;
  await everyoneFollows(product, pages);
  await show.operate(...scoringOf(show.programIds[0] ?? ''));
  await inStep(product, pages);
  for (const [index, judge] of judges.entries()) {
    // A page behind others is drawn once a second.
    await judge.bringToFront();
    for (const digit of String(90 + index)) {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
    await judge.getByRole('button', { name: '提交' }).click();
  }
  for (const judge of judges) await shows(judge, '已送达');
  const rows = await product.app.services.ports.database.query
    .selectFrom('score')
    .select('score')
    .where('competition_id', '=', show.id)
    .execute();
  const scores = rows.map(({ score }) => Number(score)).sort((one, other) => one - other);
  expect(scores).toEqual(judges.map((_, index) => 90 + index));
  await show.operate({ type: 'SHOW_PROGRAM_LIST' });
  await inStep(product, pages);
  await answersEverywhere(pages);
}

describe('one browser', () => {
  it('follows on twelve pages, and delivers every judge’s score', async ({ product, hall }) => {
    const pages = await openPages(hall, product, 9);
    expect(pages.all).toHaveLength(12);
    await playScoring(product, pages);
    expect(pages.followed.size).toBe(12);
    // All are known to be in step: they have said so over their sockets.
    expect(pages.called.size).toBe(0);
    expect(hall.faults).toEqual([]);
  }, 400_000);

  it('follows on five pages behind a proxy that refuses upgrades', async ({ product, hall }) => {
    const proxy = await startRefusingProxy(product.url);
    try {
      const pages = await openPages(hall, { app: product.app, url: proxy.url }, 2);
      expect(pages.all).toHaveLength(5);
      await playScoring(product, pages);
      expect(proxy.refused()).toBeGreaterThanOrEqual(5);
      expect(pages.followed.size).toBe(0);
      expect(pages.called.size).toBe(5);
      for (const page of pages.all) await page.close();
    } finally {
      await proxy.stop();
    }
    expect(hall.faults).toEqual([]);
  });
});
