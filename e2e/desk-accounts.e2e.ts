/** Accounts at the desk: signing up, logging in, sub-accounts that see only what they were granted, and how they leave. */
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
import { imageCode, type Product, sharedProduct } from './support/product.ts';
import { clientWith, organiserOf } from './support/stage.ts';

let product: Product;
let hall: Hall;
let main: Page;
let sub: Page;

const password = 'liangfen2026';

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  main = await hall.page(desk);
  sub = await hall.page(desk);
  await register(main, hall, 'desk-main');
  for (const name of ['歌手大赛', '主持人大赛']) {
    await main.goto(`${hall.url}/web/setting/backstage`);
    await createCompetition(main, name, '打分');
  }
});

afterAll(async () => {
  await hall?.close();
});

it('a taken login name is reported on leaving the field, before the form is sent', async () => {
  await sub.goto(`${hall.url}/web/register`);
  await sub.getByLabel('登录名').fill('desk-main');
  await sub.getByLabel('密码').focus();
  await shows(sub, '这个登录名已被使用');
  await sub.getByLabel('姓名或单位').fill('另一位组织者');
  await sub.getByLabel('密码').fill(password);
  await sub.getByLabel('验证码', { exact: true }).fill(imageCode);
  await sub.getByRole('button', { name: '注册并登录' }).click();
  await shows(sub, '这个登录名已被使用');
  expect(sub.url()).toContain('/web/register');
  await sub.getByLabel('登录名').fill('desk-other');
  await sub.getByLabel('密码').focus();
  await sub.getByText('这个登录名已被使用').waitFor({ state: 'hidden' });
  await isAccessible(sub);
  expect(hall.faults).toEqual([]);
});

it('the main account makes a sub-account and grants it one of two competitions', async () => {
  await main.getByRole('link', { name: '账号' }).click();
  await main.getByRole('tab', { name: '子账号' }).click();
  await main.getByRole('button', { name: '添加子账号' }).click();
  const dialog = main.getByRole('dialog', { name: '添加子账号' });
  await dialog.getByLabel('姓名或单位').fill('林老师');
  await dialog.getByLabel('登录名').fill('desk-sub');
  await dialog.getByLabel('初始密码').fill(password);
  await dialog.getByText('歌手大赛', { exact: true }).click();
  // Closing would lose the typed text, so the dialog asks first.
  await main.keyboard.press('Escape');
  const asking = main.getByRole('dialog', { name: /不保存|放弃|离开/ });
  await asking.getByRole('button', { name: '取消' }).click();
  await isAccessible(main);
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = main.getByRole('row').filter({ hasText: 'desk-sub' });
  await row.getByText('歌手大赛').waitFor();
  expect(hall.faults).toEqual([]);
});

it('a wrong password is refused, no code to scan is offered, and the sub-account sees the granted competition', async () => {
  await logIn(sub, hall, { loginName: 'desk-sub', password: 'wrong-2026' });
  await shows(sub, '登录名或密码不正确');
  expect(sub.url()).toContain('/web/login');
  // No messenger is connected here, so the page offers no code to scan.
  expect(await sub.getByText(/扫码/).count()).toBe(0);
  await isAccessible(sub);

  await logIn(sub, hall, { loginName: 'desk-sub', password });
  await sub.getByRole('heading', { name: '我的比赛' }).waitFor();
  await shows(sub, '歌手大赛');
  expect(await sub.getByText('主持人大赛').count()).toBe(0);
  await sub.goto(`${hall.url}/web/app/index`);
  await sub.getByRole('heading', { name: '林老师，你好' }).waitFor();
  await sub.getByRole('link', { name: '歌手大赛' }).first().waitFor();
  expect(await sub.getByText('主持人大赛').count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

it('a competition that was not granted does not exist for the sub-account, which can delete no account', async () => {
  const token = await sub.evaluate(() => localStorage.getItem('liangfen.token'));
  const ofMain = await main.evaluate(() => localStorage.getItem('liangfen.token'));
  const client = clientWith(product.url, token ?? '');
  const { asAdmin } = await clientWith(product.url, ofMain ?? '').request('listCompetitions');
  const other = asAdmin.find(({ name }) => name === '主持人大赛')?.id ?? '';
  await sub.goto(`${hall.url}/web/backstage/${other}/score/judge`);
  await shows(sub, /不存在|没有找到/);
  const { id } = await client.request('getUser');
  await expect(client.request('deleteSubUser', { path: { id } })).rejects.toMatchObject({
    status: 403,
  });
  await sub.goto(`${hall.url}/web/user`);
  await sub.getByRole('tab', { name: '子账号' }).click();
  await shows(sub, '只有主账号可以管理子账号');
  expect(await sub.getByRole('button', { name: '添加子账号' }).count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

it('exchanging one grant for another takes effect at once', async () => {
  const row = main.getByRole('row').filter({ hasText: 'desk-sub' });
  const dialog = main.getByRole('dialog', { name: '编辑子账号' });
  await row.getByRole('button', { name: '编辑' }).click();
  await dialog.getByText('歌手大赛', { exact: true }).click();
  await dialog.getByText('主持人大赛', { exact: true }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await row.getByText('主持人大赛').waitFor();
  await sub.goto(`${hall.url}/web/setting/backstage`);
  await shows(sub, '主持人大赛');
  expect(await sub.getByText('歌手大赛', { exact: true }).count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

it('a sub-account detaches itself and keeps nothing of the main account', async () => {
  await sub.goto(`${hall.url}/web/user`);
  await sub.getByRole('button', { name: '脱离主账号' }).click();
  await sub
    .getByRole('dialog', { name: '脱离主账号？' })
    .getByRole('button', { name: '脱离主账号' })
    .click();
  await sub.getByText('主账号', { exact: true }).first().waitFor();
  await sub.getByRole('button', { name: '脱离主账号' }).waitFor({ state: 'hidden' });
  await sub.goto(`${hall.url}/web/app/index`);
  await shows(sub, '还没有比赛');
  await main.reload();
  await main.getByRole('tab', { name: '子账号' }).click();
  await shows(main, '还没有子账号');
  expect(hall.faults).toEqual([]);
});

it('a sub-account that the main account deletes is logged out', async () => {
  await main.getByRole('button', { name: '添加子账号' }).click();
  const dialog = main.getByRole('dialog', { name: '添加子账号' });
  await dialog.getByLabel('姓名或单位').fill('王老师');
  await dialog.getByLabel('登录名').fill('desk-gone');
  await dialog.getByLabel('初始密码').fill(password);
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = main.getByRole('row').filter({ hasText: 'desk-gone' });
  await row.waitFor();
  const gone = await hall.page(desk);
  await logIn(gone, hall, { loginName: 'desk-gone', password });
  await gone.getByRole('heading', { name: '我的比赛' }).waitFor();
  await row.getByRole('button', { name: '删除' }).click();
  await main
    .getByRole('dialog', { name: '删除子账号「王老师」？' })
    .getByRole('button', { name: '删除' })
    .click();
  await row.waitFor({ state: 'hidden' });
  await gone.goto(`${hall.url}/web/setting/backstage`);
  await gone.waitForURL(/\/web\/login/);
  expect(hall.faults).toEqual([]);
});

it('logging out in one tab logs out the others, and the next account sees nothing of the previous one', async () => {
  await organiserOf(product, 'desk-next');
  const page = await hall.page(desk);
  await register(page, hall, 'desk-before');
  await createCompetition(page, '上一位的比赛', '打分');
  const beside = await page.context().newPage();
  await beside.goto(`${hall.url}/web/user/password`);
  await beside.getByLabel('当前密码').waitFor();
  await page.getByRole('link', { name: '比赛', exact: true }).click();
  await shows(page, '上一位的比赛');

  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/web/login');
  await beside.waitForURL('**/web/login');

  // The answer never comes: a list kept from the previous account would stay in view.
  await page.route('**/api/competition/page?*', () => undefined);
  await page.getByLabel('登录名').fill('desk-next');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(imageCode);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '我的比赛' }).waitFor();
  expect(await page.getByText('上一位的比赛').count()).toBe(0);
  expect(hall.faults).toEqual([]);
});
