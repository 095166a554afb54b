/** Two people at one desk, in two tabs or on two accounts: nobody's change is undone without being seen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCompetition,
  desk,
  Hall,
  isAccessible,
  logIn,
  register,
  shows,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

const password = 'liangfen2026';

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
}

it('a stale tab that saves the venue does not restore the old organiser or the old passcode', async () => {
  const open = await hall.oneBrowser();
  const first = await open(desk);
  await register(first, hall, 'together-tabs');
  await createCompetition(first, '两个页面', '打分');
  await first.getByRole('link', { name: '基本设置' }).click();
  await first.getByLabel('主办单位').waitFor();
  const second = await open(desk);
  await second.goto(first.url());
  await second.getByLabel('主办单位').fill('校团委');
  await second.getByLabel('控制台口令', { exact: true }).fill('hall2468');
  await save(second);
  await shows(second, '已保存');

  // The first tab does not know of the second's change; it saves only its own field, and reads the rest afterwards.
  await first.getByLabel('地点').fill('大礼堂');
  await save(first);
  await shows(first, '已保存');
  await expect.poll(() => first.getByLabel('主办单位').inputValue()).toBe('校团委');
  await second.reload();
  await expect.poll(() => second.getByLabel('地点').inputValue()).toBe('大礼堂');
  expect(await second.getByLabel('主办单位').inputValue()).toBe('校团委');
  // The passcode is kept as a hash, so it cannot be shown again.
  await shows(second, /已设置，请记住它/);
  expect(await second.getByLabel('控制台口令', { exact: true }).inputValue()).toBe('');
});

it('when two accounts change one field, the later one sees both values before either is lost', async () => {
  const main = await hall.page(desk);
  await register(main, hall, 'together-main');
  await createCompetition(main, '两个账号', '打分');
  const settings = main.url().replace(/\/[^/]+$/, '/basic');
  await main.goto(`${hall.url}/web/user/sub-users`);
  await main.getByRole('button', { name: '添加子账号' }).click();
  const adding = main.getByRole('dialog', { name: '添加子账号' });
  await adding.getByLabel('姓名或单位').fill('林老师');
  await adding.getByLabel('登录名').fill('together-sub');
  await adding.getByLabel('初始密码').fill(password);
  await adding.getByText('两个账号', { exact: true }).click();
  await adding.getByRole('button', { name: '保存' }).click();
  await adding.waitFor({ state: 'hidden' });
  const sub = await hall.page(desk);
  await logIn(sub, hall, { loginName: 'together-sub', password });
  await sub.getByRole('heading', { name: '我的比赛' }).waitFor();

  await main.goto(settings);
  await sub.goto(settings);
  await main.getByLabel('地点').fill('大礼堂');
  await sub.getByLabel('地点').fill('体育馆');
  await sub.getByLabel('口号').fill('唱响青春');
  await save(sub);
  await shows(sub, '已保存');
  await save(main);

  const choice = main.getByRole('group', { name: /别人也改了下面的内容/ });
  await choice.waitFor();
  expect(await choice.innerText()).toMatch(/你的地点\s*大礼堂[\s\S]*现在的地点\s*体育馆/);
  await isAccessible(main);
  // Saving does nothing before a value is chosen.
  await save(main);
  await choice.getByRole('button', { name: '保留你的' }).click();
  await choice.waitFor({ state: 'hidden' });
  await save(main);
  await shows(main, '已保存');
  await sub.reload();
  await expect.poll(() => sub.getByLabel('地点').inputValue()).toBe('大礼堂');
  expect(await sub.getByLabel('口号').inputValue()).toBe('唱响青春');
});

it('a dialog asks which value to keep, as a page does, and the stored value can be chosen', async () => {
  const open = await hall.oneBrowser();
  const first = await open(desk);
  await register(first, hall, 'together-dialog');
  await createCompetition(first, '一个节目', '打分');
  await first.getByRole('link', { name: '节目', exact: true }).click();
  await first.getByRole('button', { name: '添加节目' }).first().click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('节目名称').fill('《少年》');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await first.getByRole('button', { name: '编辑' }).click();
  const second = await open(desk);
  await second.goto(first.url());
  await second.getByRole('button', { name: '编辑' }).click();
  await second.getByRole('dialog').getByLabel('节目名称').fill('《青花瓷》');
  await save(second);
  await shows(second, '《青花瓷》');

  await dialog.getByLabel('节目名称').fill('《稻香》');
  await dialog.getByLabel('选手').fill('林书雅');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.getByRole('button', { name: '用现在的' }).click();
  expect(await dialog.getByLabel('节目名称').inputValue()).toBe('《青花瓷》');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await first.getByRole('row', { name: /《青花瓷》.*林书雅/ }).waitFor();
});
