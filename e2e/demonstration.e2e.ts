/** A demonstration is marked as one on every page; a real server carries no such mark. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWebFiles } from '../packages/server/src/node/index.ts';
import { desk, Hall, phone, wall } from './support/people.ts';
import { builtHostApp, type Product, startProduct } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';

const mark = { name: '这里的比赛和人都是编的' };

let product: Product;
let hall: Hall;
let show: Show;

beforeAll(async () => {
  product = await startProduct(readWebFiles(builtHostApp), { isDemo: true });
  hall = await Hall.open(product.url);
  show = await createShow(product, { name: '试试看', judges: ['周慧敏'], programs: ['起风了'] });
});
afterAll(async () => {
  await hall.close();
  await product.stop();
});

it.each([
  ['the start page', desk, () => '/'],
  ['the login', desk, () => '/web/login'],
  ['the screen', wall, () => `/web/match/${show.id}`],
  ['a phone', phone, () => (show.seats[0] ?? '').replace(hall.url, '')],
])('%s has the mark at its left edge, half way down', async (_, size, address) => {
  const page = await hall.page(size);
  await page.goto(`${hall.url}${address()}`);
  const shown = page.getByRole('complementary', mark);
  await shown.waitFor();
  const box = await shown.boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBeLessThan(24);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - size.height / 2)).toBeLessThan(1);
  expect(hall.faults).toEqual([]);
});

it('a real server has no mark', async () => {
  const real = await startProduct();
  try {
    const page = await hall.page(desk);
    const asked = page.waitForResponse('**/api/health');
    await page.goto(`${real.url}/web/login`);
    await (await asked).finished();
    expect(await page.getByRole('complementary', mark).count()).toBe(0);
  } finally {
    await real.stop();
  }
});
