/** A judge's phone that opens over a slow network sends its requests before its code has arrived. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, isAccessible, phone, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow } from './support/show.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

/** A phone that gets the page's code only at `release`, with the requests that it has sent to the server. */
async function slowPhone(): Promise<{ page: Page; asked: string[]; release: () => Promise<void> }> {
  const page = await hall.page(phone);
  const held: Route[] = [];
  const asked: string[] = [];
  await page.route('**/assets/judge-*.js', (route) => {
    held.push(route);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => asked.push(`SOCKET ${new URL(socket.url()).pathname}`));
  return {
    page,
    asked,
    release: async () => {
      await page.unroute('**/assets/judge-*.js');
      // Requests of a page that was left cannot be continued.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
    },
  };
}

function open(page: Page, url: string): Promise<unknown> {
  return page.goto(url, { waitUntil: 'commit' });
}

describe('打开席位', () => {
  it('opens the seat and connects to the show while the code is on its way, and does neither twice', async () => {
    const show = await createShow(product, { name: '慢网', judges: ['周慧敏'], programs: [] });
    const [seat = ''] = show.seats;
    const { page, asked, release } = await slowPhone();
    const opened = page.waitForResponse('**/api/seat');
    const heard = page.waitForEvent('websocket');
    await open(page, seat);
    await opened;
    await heard;
    await release();
    await shows(page, '比赛即将开始');
    const seats = asked.filter((call) => /\/api\/seat$|\/judge\/(events|socket)$/.test(call));
    expect(seats).toEqual(['POST /api/seat', `SOCKET /api/competition/${show.id}/judge/socket`]);
    expect(hall.faults).toEqual([]);
  });

  // By itself, because a line that no code takes is closed after a while, and on a busy machine this look is a long one.
  it('says to everybody that it opens while the code is on its way', async () => {
    const show = await createShow(product, { name: '慢网', judges: ['孙雨桐'], programs: [] });
    const { page, release } = await slowPhone();
    await open(page, show.seats[0] ?? '');
    await shows(page, '正在打开');
    await isAccessible(page);
    await release();
    await shows(page, '比赛即将开始');
    expect(hall.faults).toEqual([]);
  });

  it('is opened once when the code comes before the answer', async () => {
    const show = await createShow(product, { name: '答得慢', judges: ['赵子墨'], programs: [] });
    const page = await hall.page(phone);
    const asked: string[] = [];
    const held: Route[] = [];
    await page.route('**/api/seat', (route) => {
      asked.push(route.request().method());
      held.push(route);
    });
    await page.goto(show.seats[0] ?? '');
    // The exact text is the component's; the page without its code shows another one.
    await page.getByText('正在打开席位', { exact: true }).waitFor();
    expect(held).toHaveLength(1);
    await held[0]?.continue();
    await shows(page, '比赛即将开始');
    expect(asked).toEqual(['POST']);
    expect(hall.faults).toEqual([]);
  });

  it('keeps the seat for a judge who reloads the page before it has opened', async () => {
    const show = await createShow(product, { name: '不耐烦', judges: ['陈志远'], programs: [] });
    const { page, release } = await slowPhone();
    for (const attempt of [1, 2, 3]) {
      const opened = page.waitForResponse('**/api/seat');
      // The socket is awaited only to know that the page has received the answer, too.
      const heard = page.waitForEvent('websocket');
      await open(page, show.seats[0] ?? '');
      const answer = await opened;
      expect(answer.status(), `attempt ${attempt}`).toBe(200);
      await heard;
    }
    await release();
    await shows(page, '比赛即将开始');
    expect(hall.faults).toEqual([]);
  });

  it('opens the seat without a question when the first answer was lost', async () => {
    const show = await createShow(product, { name: '答复丢失', judges: ['赵一鸣'], programs: [] });
    const page = await hall.page(phone);
    // The server opens the seat, but its answer does not reach this phone.
    await page.route(
      '**/api/seat',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.goto(show.seats[0] ?? '');
    await page.getByRole('button', { name: '重试' }).click();
    await shows(page, '比赛即将开始');
    // Another phone is still asked.
    const other = await hall.page(phone);
    await other.goto(show.seats[0] ?? '');
    await shows(other, '已在另一部手机上打开');
    expect(hall.faults).toEqual([]);
  });

  it('opens the seat without a question when the same phone scans its code again', async () => {
    const show = await createShow(product, { name: '再扫一次', judges: ['林书雅'], programs: [] });
    const [seat = ''] = show.seats;
    const page = await hall.page(phone);
    await page.goto(seat);
    await shows(page, '比赛即将开始');
    await page.goto(seat);
    await shows(page, '比赛即将开始');
    // The camera opens a scanned link in another tab.
    const tab = await page.context().newPage();
    await tab.goto(seat);
    await shows(tab, '比赛即将开始');
    expect(hall.faults).toEqual([]);
  });
});

describe('报名页', () => {
  it('asks for the competition while the code is on its way', async () => {
    const show = await createShow(product, { name: '慢网报名', judges: [], programs: [] });
    await show.client.request('updateBaseSetting', {
      path: { id: show.id },
      body: { signUpOpen: true },
    });
    const { page, asked, release } = await slowPhone();
    const answered = page.waitForResponse(`**/api/competition/${show.id}/public`);
    await open(page, `${hall.url}/web/judge/apply?competition=${show.id}`);
    await answered;
    await release();
    await page.getByLabel('姓名').waitFor();
    const competition = asked.filter((each) => each.includes('/api/competition/'));
    expect(competition).toEqual([`GET /api/competition/${show.id}/public`]);
    expect(hall.faults).toEqual([]);
  });

  it('fetches the form while the code that a seat link needs as well is on its way', async () => {
    const { page, release } = await slowPhone();
    const fetched = page.waitForResponse('**/assets/JudgePagesBeside-*.js');
    await open(page, `${hall.url}/web/judge/apply`);
    await fetched;
    await release();
    await shows(page, '链接不完整');
    expect(hall.faults).toEqual([]);
  });
});
