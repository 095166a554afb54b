/** A new account's first evening: an example in one click with its picture, and a template with its guide. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createFromTemplate,
  desk,
  Hall,
  isAccessible,
  register,
  shows,
  wall,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

it('one click after registration, the example shows its ranking on the screen', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'evening-example');
  await page.getByRole('button', { name: '看一场示例比赛' }).click();
  await page.waitForURL('**/score/guide');
  await page.getByRole('heading', { name: /示例：校园歌手赛/ }).waitFor();
  const id = /backstage\/([^/]+)\//.exec(page.url())?.[1];
  const screen = await hall.page(wall);
  await screen.goto(`${hall.url}/web/match/${id}`);
  await screen.getByText('《如愿》').filter({ visible: true }).first().waitFor();
});

it('after registration and a template, the guide leads through its steps and is found again', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'evening-template');
  await createFromTemplate(page, {
    name: '校园演讲比赛',
    template: '演讲',
    start: '2026-12-01T19:00',
  });
  await shows(page, '已完成 2 / 5 步');
  await isAccessible(page);

  await page.getByRole('link', { name: '核对计分规则' }).click();
  await page.waitForURL('**/score/score');
  await expect.poll(() => page.getByLabel('名称').first().inputValue()).toBe('内容');
  await page.getByRole('link', { name: '指南' }).click();
  // The checklist above has a link with the same text, which appears sooner.
  const guide = page.getByRole('region', { name: '五步准备好一场比赛' });
  await guide.getByRole('link', { name: '添加节目' }).click();
  await page.waitForURL('**/score/project');
});
