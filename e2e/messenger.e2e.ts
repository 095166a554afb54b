/**
 * The workplace messenger from end to end: an organiser logs in by scanning, a department becomes judges, and one of
 * them scores from the chat.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../packages/server/src/node/config.ts';
import { openDemonstrationMessenger } from '../packages/server/src/node/messenger/demonstration.ts';
import {
  addPrograms,
  createCompetition,
  desk,
  Hall,
  isAccessible,
  openConsole,
  phone,
  shows,
} from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { clientWith } from './support/stage.ts';

/** The user agent of the messenger's own browser. */
const insideMessenger =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Mobile Safari/537.36 DingTalk/7.6.0';

let product: Product;
let hall: Hall;
let organiser: Page;
/** The names of the people who were imported. */
let judges: readonly string[];
let competitionId: string;
/** The organiser's corporation and person, as the pages of the messenger's stand-in name them. */
let organiserWho: string;

beforeAll(async () => {
  const colleagues = await openDemonstrationMessenger(
    readConfig({ PORT: '0', LIANGFEN_PUBLIC_URL: 'http://127.0.0.1:0' }),
  );
  product = await startProduct(undefined, { isDemo: true, colleagues });
  hall = await Hall.open(product.url);
  organiser = await hall.page(desk);
});

afterAll(async () => {
  await hall?.close();
  await product?.stop();
});

function competitionOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

it('an organiser scans the code, is asked once who they are, and has an account', async () => {
  await organiser.goto(`${hall.url}/web/login`);
  await organiser.getByRole('link', { name: '钉钉扫码登录' }).click();
  const frame = organiser.frameLocator('iframe[title="钉钉登录二维码"]');
  const somebody = frame.getByRole('button').filter({ hasText: 'a0000' }).first();
  await somebody.waitFor();
  await isAccessible(organiser);
  organiserWho = (await somebody.getAttribute('value')) ?? '';
  await somebody.click();
  await shows(organiser, '你是第一次来，还是已有账号？');
  await isAccessible(organiser);
  await organiser.getByText('新建账号', { exact: true }).first().click();
  await organiser.getByRole('button', { name: '新建账号并登录' }).click();
  await organiser.getByRole('heading', { name: '我的比赛' }).waitFor();
  const token = await organiser.evaluate(() => localStorage.getItem('liangfen.token'));
  expect(token).toMatch(/^DING /);
  expect(hall.faults).toEqual([]);
});

it('a department of the address book becomes judges, also its people without a phone number', async () => {
  await createCompetition(organiser, '校园歌手大赛', '打分');
  await addPrograms(organiser, [['起风了', '李沐晴']]);
  await organiser.getByRole('link', { name: '评委', exact: true }).click();
  await organiser.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = organiser.getByRole('dialog');
  await dialog.getByText('通讯录', { exact: true }).click();
  const tree = dialog.getByRole('tree', { name: '通讯录' });
  await tree.getByRole('treeitem', { name: /^文艺部/ }).click();
  await tree.getByRole('treeitem', { name: /^声乐组/ }).waitFor();
  await organiser.keyboard.press('ArrowDown');
  await organiser.keyboard.press('Space');
  await shows(organiser, '0 人，1 个部门（连同下级部门）');
  await isAccessible(organiser);
  await dialog.getByRole('button', { name: '检查' }).click();
  await shows(organiser, /^可以导入 \d+ 位评委$/);
  await dialog.getByRole('button', { name: /^导入 \d+ 位评委$/ }).click();
  await shows(organiser, /^已导入 \d+ 位评委$/);
  await dialog.getByRole('button', { name: '完成' }).click();
  const token = (await organiser.evaluate(() => localStorage.getItem('liangfen.token'))) ?? '';
  competitionId = competitionOf(organiser);
  const { users } = await clientWith(hall.url, token).request('listApprovedJudges', {
    path: { id: competitionId },
  });
  expect(users.length).toBeGreaterThan(20);
  expect(users.some(({ phoneNumber }) => phoneNumber === null)).toBe(true);
  judges = users.map(({ name }) => name);
  expect(hall.faults).toEqual([]);
});

/** Opens the judge's link from a chat, as this person of the stand-in's address book. */
async function openFromChat(name: string): Promise<Page> {
  const page = await hall.touchPage(phone, { userAgent: insideMessenger });
  const to = encodeURIComponent(`/web/dd/${competitionId}`);
  await page.goto(`${hall.url}/sandbox/dingtalk/inside?q=${encodeURIComponent(name)}&to=${to}`);
  await page.getByRole('button').filter({ hasText: name }).first().click();
  return page;
}

it('a judge opens the link inside the messenger, is recognised without a click, and scores', async () => {
  const judge = await openFromChat(judges[0] ?? '');
  await judge.getByRole('button', { name: '签到', exact: true }).click();
  await shows(judge, '比赛即将开始');
  expect(new URL(judge.url()).pathname).toBe(`/web/judge/${competitionId}`);

  const operator = await openConsole(organiser);
  const row = operator.getByRole('row').filter({ hasText: '起风了' });
  const step = (label: string) =>
    row.getByRole('button', { name: `起风了 ${label}`, exact: true }).click();
  await operator.getByRole('button', { name: /^节目单/ }).click();
  await step('上场');
  await step('打分');
  for (const digit of '95') {
    await judge.getByRole('button', { name: digit, exact: true }).click();
  }
  await judge.getByRole('button', { name: '提交' }).click();
  await shows(judge, '已送达');
  await isAccessible(judge);
  expect(hall.faults).toEqual([]);
});

it('when the answer to a login code is lost, the page logs in with a fresh code', async () => {
  const page = await hall.touchPage(phone, { userAgent: insideMessenger });
  let cut = 0;
  await page.route('**/api/ding/login', async (route) => {
    if (cut > 0) return route.continue();
    cut += 1;
    // The server has received the request and used the code; its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  const name = judges[1] ?? '';
  const to = encodeURIComponent(`/web/dd/${competitionId}`);
  await page.goto(`${hall.url}/sandbox/dingtalk/inside?q=${encodeURIComponent(name)}&to=${to}`);
  await page.getByRole('button').filter({ hasText: name }).first().click();
  await page.waitForURL(`**/web/judge/${competitionId}`);
  expect(cut).toBe(1);
  expect(hall.faults).toEqual([]);
});

it('a judge whose login has ended is logged in again without a click, and is back on the scoring page', async () => {
  const page = await openFromChat(judges[2] ?? '');
  await page.waitForURL(`**/web/judge/${competitionId}`);
  await page.getByRole('button', { name: '签到', exact: true }).waitFor();
  const ended = 'DING ended-long-ago';
  await page.evaluate((token) => {
    for (const store of [localStorage, sessionStorage])
      store.setItem('liangfen.judge.token', token);
  }, ended);
  await page.reload();
  const kept = () => page.evaluate(() => sessionStorage.getItem('liangfen.judge.token'));
  await page.waitForURL(`**/web/dd/${competitionId}`);
  await page.waitForURL(`**/web/judge/${competitionId}`);
  await page.getByRole('button', { name: '签到', exact: true }).waitFor();
  expect(await kept()).toMatch(/^DING (?!ended)/);
  expect(hall.faults).toEqual([]);
});

it('an organiser whose login has ended inside the messenger logs in through it and is back on the same page', async () => {
  const page = await hall.touchPage(phone, { userAgent: insideMessenger });
  const query = new URLSearchParams({ who: organiserWho, to: '/web/dd/pc/login' });
  await page.goto(`${hall.url}/sandbox/dingtalk/inside?${query}`);
  await page.getByRole('heading', { name: '我的比赛' }).waitFor();
  await page.evaluate(() => localStorage.setItem('liangfen.token', 'DING ended-long-ago'));
  await page.goto(`${hall.url}/web/user/sessions`);
  await page.waitForURL(/\/web\/dd\/pc\/login[?]from=%2Fweb%2Fuser%2Fsessions$/);
  await page.waitForURL('**/web/user/sessions');
  await page.getByRole('tab', { name: '登录设备', selected: true }).waitFor();
  expect(hall.faults).toEqual([]);
});

it('outside the messenger, the link says where to open it and how to enter without the messenger', async () => {
  const page = await hall.touchPage(phone);
  await page.goto(`${hall.url}/web/dd/${competitionId}`);
  await shows(page, '请在钉钉里打开');
  await isAccessible(page);
  expect(hall.faults).toEqual([]);
});
