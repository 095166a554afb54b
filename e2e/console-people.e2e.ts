/** Helpers at the console give a name, which the organiser sees at the desk; the organiser or the helper ends the login. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompetition, desk, Hall, isAccessible, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { flowButton } from './support/stage.ts';

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

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('你的姓名').fill(name);
  await page.getByLabel('控制台口令').fill('hall2580');
  await page.getByRole('button', { name: '进入控制台', exact: true }).click();
  await flowButton(page, '开场').waitFor();
}

it('a helper gives a name, is seen at the desk, and is logged out at the press of a button', async () => {
  const organiser = await hall.page(desk);
  await register(organiser, hall, 'people-organiser');
  await createCompetition(organiser, '谁在操作', '打分');
  await organiser.getByRole('link', { name: '基本设置' }).click();
  await organiser.getByLabel('控制台口令', { exact: true }).fill('hall2580');
  await organiser.getByRole('button', { name: '保存', exact: true }).click();
  await shows(organiser, /已设置，请记住它/);
  const id = /backstage\/([^/]+)\//.exec(organiser.url())?.[1] ?? '';

  const helper = await hall.page(desk);
  await helper.goto(`${hall.url}/web/control/login/${id}`);
  await enter(helper, '王小明');

  // A link with a wrong token does not log the operator out, and the token does not stay in the address.
  await helper.goto(`${hall.url}/web/control/panel/${id}#token=CONSOLE%20wrong`);
  await helper.reload();
  await flowButton(helper, '开场').waitFor();
  expect(new URL(helper.url()).hash).toBe('');

  await organiser.goto(`${hall.url}/web/user/sessions`);
  const row = organiser.getByRole('row', { name: /王小明.*控制台（口令）.*谁在操作/ });
  await row.waitFor();
  await isAccessible(organiser);
  await row.getByRole('button', { name: '结束登录' }).click();
  const asked = organiser.getByRole('dialog', { name: '结束「王小明」的登录？' });
  await asked.getByRole('button', { name: '结束登录' }).click();
  await helper.waitForURL(`**/web/control/login/${id}`);
  await shows(helper, '登录已过期，请重新登录');

  await enter(helper, '李小红');
  await helper.getByRole('button', { name: '退出控制台', exact: true }).click();
  const leaving = helper.getByRole('dialog', { name: '退出控制台？' });
  await leaving.getByRole('button', { name: '退出控制台', exact: true }).click();
  await helper.waitForURL(`**/web/control/login/${id}`);

  await organiser.getByRole('tab', { name: '安全日志' }).click();
  await organiser.getByRole('row', { name: /退出登录.*李小红.*谁在操作/ }).waitFor();
  await organiser.getByRole('row', { name: /打开控制台.*王小明.*谁在操作/ }).waitFor();
  await isAccessible(organiser);
});
