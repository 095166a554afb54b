/**
 * From a code on the wall to a seat in the show: a judge applies, withdraws, applies again, is approved, and finds the
 * competition on the home page.
 */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, isAccessible, phone, shows } from './support/people.ts';
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

async function openForSignUp(name: string): Promise<Show> {
  const show = await createShow(product, { name, judges: [], programs: ['起风了'] });
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { signUpOpen: true, signUpApproval: true },
  });
  return show;
}

/** The first sign-up and the first withdrawal reach the server, but their answers are lost. */
function loseOneAnswerEach(): (route: Route) => Promise<void> {
  const lost = new Set<string>();
  return async (route) => {
    const method = route.request().method();
    if (lost.has(method)) return route.continue();
    lost.add(method);
    await route.fetch();
    await route.abort('connectionreset');
  };
}

async function fillIn(page: Page, name: string, phoneNumber: string): Promise<void> {
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('手机号').fill(phoneNumber);
}

describe('报名', () => {
  it('reports a failed network and tries again, and says what is wrong with a link', async () => {
    const show = await openForSignUp('报名断网');
    const page = await hall.page(phone);
    const publicCalls = '**/api/competition/*/public';
    await page.route(publicCalls, (route) => route.abort());
    await page.goto(`${hall.url}/web/judge/apply?competition=${show.id}`);
    await shows(page, '加载失败');
    await isAccessible(page);
    await page.unroute(publicCalls);
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByLabel('姓名').waitFor();
    await page.goto(`${hall.url}/web/judge/apply?competition=nothing`);
    await shows(page, '链接不完整');
    expect(hall.faults).toEqual([]);
  });

  it('is sent, withdrawn, sent again and approved; then the judge scores', async () => {
    const show = await openForSignUp('报名审核');
    const page = await hall.page(phone);
    await page.goto(`${hall.url}/web/judge/apply?competition=${show.id}`);
    await page.getByLabel('姓名').waitFor();
    await isAccessible(page);
    await fillIn(page, '周慧敏', '不知道');
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '请填写 11 位手机号');
    // The number as an address book would paste it.
    await fillIn(page, '周慧敏', '+86 138-0013-8000');
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '报名已提交，等待审核');
    await isAccessible(page);
    const path = { id: show.id };
    const applied = await show.client.request('pageJudges', { path });
    expect(applied.content.map(({ name, phoneNumber }) => [name, phoneNumber])).toEqual([
      ['周慧敏', '13800138000'],
    ]);

    await page.getByRole('button', { name: '撤回报名' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '撤回报名' }).click();
    await dialog.getByRole('button', { name: '撤回报名' }).click();
    await page.getByLabel('姓名').waitFor();
    expect((await show.client.request('pageJudges', { path })).content).toEqual([]);

    await fillIn(page, '周慧敏', '13800138000');
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '报名已提交，等待审核');
    const [judge] = (await show.client.request('pageJudges', { path })).content;
    await show.client.request('approveJudge', {
      path: { id: show.id, judgeId: judge?.id ?? '' },
      query: { approve: true },
    });
    // The page learns of the approval without being reloaded.
    await page.getByRole('button', { name: '进入现场' }).click();
    await page.getByRole('button', { name: '签到' }).click();
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    for (const key of '95') await page.getByRole('button', { name: key, exact: true }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await shows(page, '已送达');
    expect(hall.faults).toEqual([]);
  });

  it('whose answer was lost is recognised when it is sent or withdrawn a second time', async () => {
    const show = await openForSignUp('报名答复丢失');
    const page = await hall.page(phone);
    await page.route('**/judge/sign-up', loseOneAnswerEach());
    await page.goto(`${hall.url}/web/judge/apply?competition=${show.id}`);
    await fillIn(page, '林书雅', '13700137000');
    const send = page.getByRole('button', { name: '提交报名' });
    await send.click();
    await page.getByRole('alert').waitFor();
    await send.click();
    await shows(page, '报名已提交，等待审核');
    const path = { id: show.id };
    expect((await show.client.request('pageJudges', { path })).content).toHaveLength(1);

    const withdraw = async () => {
      await page.getByRole('button', { name: '撤回报名' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '撤回报名' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await withdraw();
    await page.getByLabel('姓名').waitFor();
    expect((await show.client.request('pageJudges', { path })).content).toEqual([]);
    expect(hall.faults).toEqual([]);
  });

  it('by an invitation link needs no approval, and the competition is on the home page', async () => {
    const show = await openForSignUp('邀请评委');
    const invitation = await show.client.request('createInvitation', { path: { id: show.id } });
    const page = await hall.page(phone);
    await page.goto(`${hall.url}${invitation.path}`);
    await fillIn(page, '陈志远', '13900139000');
    await page.getByRole('button', { name: '确认并进入' }).click();
    // The judge is let in.
    await page.getByRole('button', { name: '签到' }).waitFor();
    await page.goto(`${hall.url}/web/judge`);
    await page.getByRole('link', { name: /邀请评委/ }).waitFor();
    await isAccessible(page);
    await page.getByRole('link', { name: /邀请评委/ }).click();
    await page.getByRole('button', { name: '签到' }).waitFor();
    expect(hall.faults).toEqual([]);
  });
});
