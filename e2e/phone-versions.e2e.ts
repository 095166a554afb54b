/** A new version is deployed while judges' phones are open and hold scores that have not been delivered. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { Hall, patienceMs, phone, shows } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { createShow, scoringOf } from './support/show.ts';

let deployment: Deployment;
let product: Product;
let hall: Hall;

beforeAll(async () => {
  deployment = startDeployment();
  product = await startProduct(deployment.webFiles);
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  await product?.stop();
  deployment?.remove();
});

const scoreCalls = '**/judge/score/**';

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
}

/** The build that a page runs, by the name of its file. */
function versionOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      Array.from(document.scripts, ({ src }) => /\/judge-([\w-]+)\.js$/.exec(src)?.[1]).find(
        (name) => name !== undefined,
      ) ?? '',
  );
}

/** Looks for a new worker, as the browser does when a page opens, and waits until the worker controls the page. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    await registration.update();
    if (registration.active !== before || registration.installing || registration.waiting) {
      await taken;
    }
  });
}

function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

describe('新版本', () => {
  it('leaves an open page and its unsent score alone, is used at the next opening, and deletes old files', async () => {
    const show = await createShow(product, {
      name: '换版本',
      judges: ['周慧敏'],
      programs: ['起风了'],
    });
    const page = await hall.page(phone);
    const context = page.context();
    await page.goto(show.seats[0] ?? '');
    await shows(page, '比赛即将开始');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The worker serves the page from the second opening on.
    await page.reload();
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    const first = await versionOf(page);

    // The phone still follows the show, but its scores do not get through.
    await context.route(scoreCalls, (route) => route.abort());
    await press(page, '95');
    await page.getByRole('button', { name: '提交' }).click();
    await shows(page, '待上传');
    // The judge is typing another score.
    await page.getByRole('button', { name: '删除' }).click();
    await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
    const typed = await page.getByRole('status', { name: /当前分数/ }).getAttribute('aria-label');

    deployment.deploy('second');
    await updateWorker(page);
    expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);
    expect(await versionOf(page)).toBe(first);
    expect(await page.getByRole('status', { name: /当前分数/ }).getAttribute('aria-label')).toBe(
      typed,
    );
    await shows(page, '待上传');
    // The open page may still need files of its version, which the server no longer has.
    expect(await cachesOf(page)).toHaveLength(2);

    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    next.setDefaultTimeout(patienceMs);
    next.on('pageerror', (error) => hall.faults.push(error.message));
    await next.goto(`${hall.url}/web/judge/${show.id}`);
    expect(await versionOf(next)).toBe('second');
    await shows(next, '待上传');
    await context.unroute(scoreCalls);
    await shows(next, '已送达');
    const rows = await product.app.services.ports.database.query
      .selectFrom('score')
      .select(['score', 'revision'])
      .where('competition_id', '=', show.id)
      .execute();
    expect(rows.map(({ score, revision }) => [Number(score), revision])).toEqual([[95, 1]]);

    deployment.deploy('third');
    await updateWorker(next);
    await expect
      .poll(() => cachesOf(next))
      .toEqual(['liangfen phone second', 'liangfen phone third']);
    // The new version opens without network.
    await context.setOffline(true);
    await next.reload();
    expect(await versionOf(next)).toBe('third');
    await shows(next, '起风了');
    expect(hall.faults).toEqual([]);
  });

  it('that cannot be fetched completely leaves the previous version in use', async () => {
    const show = await createShow(product, { name: '半个版本', judges: ['陈志远'], programs: [] });
    const page = await hall.page(phone);
    await page.goto(show.seats[0] ?? '');
    await shows(page, '比赛即将开始');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const before = await cachesOf(page);
    const version = await versionOf(page);

    deployment.deploy('broken', ['judge']);
    const attempt = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.addEventListener('updatefound', () => resolve(registration.installing), {
          once: true,
        });
      });
      await registration.update().catch(() => undefined);
      const worker = await found;
      const caught = new Set<string>();
      // The attempt may be over before the first look, so the caches are read at least once.
      do for (const name of await caches.keys()) caught.add(name);
      while (worker?.state === 'installing');
      return { state: worker?.state, caches: [...caught] };
    });
    // At no time was there a partial cache, which the next version would have kept as its predecessor.
    expect(attempt).toEqual({ state: 'redundant', caches: before });
    await page.reload();
    expect(await versionOf(page)).toBe(version);
    await shows(page, '比赛即将开始');
    expect(await cachesOf(page)).toEqual(before);
    expect(hall.faults).toEqual([]);
  });
});
