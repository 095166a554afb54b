/** The reference at /docs shows the contract of this server: found by a search, with who may call what, small enough for any machine. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

it('finds an operation and says who may call it, with which key, and its name in the SDK', async () => {
  const page = await hall.page(desk);
  await page.goto(`${product.url}/docs`);
  await shows(page, '亮分的唯一契约');
  await page.getByRole('searchbox', { name: '搜索接口' }).fill('published');
  await page.getByRole('link', { name: /listPublishedResults/ }).click();
  await shows(page, '能管理这场比赛的账号（manager）');
  await shows(page, 'results:read');
  await shows(page, "client.request('listPublishedResults', …)");
  expect(await page.title()).toBe('已公布的成绩，按页 · 亮分');
  expect(hall.faults).toEqual([]);
});

it('opens the operation that an address names, also one of the earlier reference', async () => {
  const page = await hall.page(desk);
  await page.goto(`${product.url}/docs#tag/${encodeURIComponent('控制台')}/operation/startSpeech`);
  await shows(page, '这场比赛的控制台（console）');
  await shows(page, 'OTHER_PROGRAM_SCORING');
  const current = page.locator('nav [aria-current]');
  await expect.poll(() => current.isVisible()).toBe(true);
  expect(await current.textContent()).toContain('startSpeech');
});

it('draws no more than one operation at a time', async () => {
  const page = await hall.page(desk);
  await page.goto(`${product.url}/docs#getScoreSetting`);
  await shows(page, "client.request('getScoreSetting', …)");
  await page.locator('summary', { hasText: '200' }).click();
  expect(await page.locator('*').count()).toBeLessThan(15_000);
});

it('answers the contract as JSON too', async () => {
  const answer = await fetch(`${product.url}/openapi.json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});
