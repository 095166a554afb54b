/** A judge's phone without network opens, takes a score, keeps the score, and delivers it once. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, isAccessible, patienceMs, phone, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow, type Show, scoringOf } from './support/show.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

/** Returns the judge's scores as the server has stored them. */
async function scoresOf({ id, judgeIds }: Show): Promise<{ score: number; revision: number }[]> {
  const rows = await product.app.services.ports.database.query
    .selectFrom('score')
    .select(['score', 'revision'])
    .where('competition_id', '=', id)
    .where('judge_id', '=', judgeIds[0] ?? '')
    .execute();
  return rows.map(({ score, revision }) => ({ score: Number(score), revision }));
}

/** The judge's phone, signed in, whose worker has stored the pages for use without network. */
async function openPhone(seat: string): Promise<{ page: Page; context: BrowserContext }> {
  const page = await hall.page(phone);
  await page.goto(seat);
  await shows(page, '比赛即将开始');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return { page, context: page.context() };
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) {
    await page.getByRole('button', { name: digit, exact: true }).click();
  }
  await page.getByRole('button', { name: '提交' }).click();
}

describe('评委手机离线', () => {
  it('opens without network, keeps a score, and delivers it once', async () => {
    const show = await createShow(product, {
      name: '离线打分',
      judges: ['周慧敏'],
      programs: ['起风了'],
    });
    const { page, context } = await openPhone(show.seats[0] ?? '');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await page.getByRole('button', { name: '提交' }).waitFor();

    await context.setOffline(true);
    await page.reload();
    await shows(page, '离线');
    await shows(page, '起风了');
    await isAccessible(page);
    await type(page, '95');
    await shows(page, '待上传');
    expect(await scoresOf(show)).toEqual([]);

    // The tab is killed, and another tab is opened, still without network.
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    next.setDefaultTimeout(patienceMs);
    await next.goto(`${hall.url}/web/judge/${show.id}`);
    await shows(next, '待上传');

    await context.setOffline(false);
    await shows(next, '已送达');
    expect(await scoresOf(show)).toEqual([{ score: 95, revision: 1 }]);
    expect(hall.faults).toEqual([]);
  });

  it('finds its competition from the home page of the installed app', async () => {
    const show = await createShow(product, {
      name: '离线首页',
      judges: ['陈志远'],
      programs: ['孤勇者'],
    });
    const { page, context } = await openPhone(show.seats[0] ?? '');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await page.getByRole('button', { name: '提交' }).waitFor();
    await context.setOffline(true);
    await page.goto(`${hall.url}/web/judge`);
    await page.getByRole('link', { name: /离线首页/ }).click();
    await shows(page, '孤勇者');
    await page.getByRole('button', { name: '提交' }).waitFor();
    expect(hall.faults).toEqual([]);
  });
});

describe('离开', () => {
  it('warns while a score has not arrived, and not after', async () => {
    const show = await createShow(product, {
      name: '离开提醒',
      judges: ['林书雅'],
      programs: ['海底'],
    });
    const { page, context } = await openPhone(show.seats[0] ?? '');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await page.getByRole('button', { name: '提交' }).waitFor();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await context.setOffline(true);
    await type(page, '88');
    await shows(page, '待上传');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);

    await context.setOffline(false);
    await shows(page, '已送达');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('安装到手机', () => {
  it('can be installed as an app, and only the phone’s pages have the worker', async () => {
    const show = await createShow(product, { name: '安装', judges: ['周慧敏'], programs: [] });
    const { page } = await openPhone(show.seats[0] ?? '');
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${hall.url}/phone.webmanifest`);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The test's browser is in incognito mode, which forbids installing; no other obstacle may be reported.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${hall.url}/web/judge`]);

    const screen = await hall.page({ width: 1920, height: 1080 });
    await screen.goto(`${hall.url}/web/match/${show.id}`);
    await shows(screen, '安装');
    const controlled = await screen.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(controlled).toBe(0);
  });
});
