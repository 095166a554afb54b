/** Pages outside the desk's frame, as a screen reader finds them: one main landmark and one heading of the first level. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, isAccessible, register, shows, wall } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;
let organiser: Page;
let exampleId: string;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  organiser = await hall.page(desk);
  await register(organiser, hall, 'landmarks');
  await organiser.getByRole('button', { name: '看一场示例比赛' }).click();
  await organiser.waitForURL('**/score/guide');
  exampleId = /backstage\/([^/]+)\//.exec(organiser.url())?.[1] ?? '';
});

afterAll(async () => {
  await hall?.close();
});

/** The accessibility check includes axe's rule `region`: nothing is outside a landmark. */
async function hasMainAndHeading(page: Page): Promise<void> {
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await isAccessible(page);
}

it('the screen with its picture, and where there is no picture', async () => {
  const screen = await hall.page(wall);
  await screen.goto(`${hall.url}/web/match/${exampleId}`);
  await shows(screen, '外国语学院　张雨桐');
  await hasMainAndHeading(screen);
  await screen.goto(`${hall.url}/web/match/never-there`);
  await shows(screen, /没有找到/);
  await hasMainAndHeading(screen);
});

it('vouchers, and an address that leads nowhere', async () => {
  await organiser.goto(`${hall.url}/web/setting/voucher`);
  await organiser.getByRole('heading', { level: 1 }).waitFor();
  await hasMainAndHeading(organiser);
  await organiser.goto(`${hall.url}/web/nowhere`);
  await organiser.getByRole('heading', { level: 1 }).waitFor();
  await hasMainAndHeading(organiser);
  expect(hall.faults).toEqual([]);
});
