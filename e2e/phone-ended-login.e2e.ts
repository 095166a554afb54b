/** Ended logins, changed seats and unknown addresses: the page always tells the judge what to do next. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, isAccessible, phone, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

/** A browser that keeps an organiser's login which the server has ended. */
async function organisersPhone(): Promise<Page> {
  const page = await hall.page(phone);
  await page.goto(`${hall.url}/web/login`);
  await keepEndedLogin(page);
  return page;
}

function keepEndedLogin(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.setItem('liangfen.token', 'TOKEN ended-long-ago');
    localStorage.setItem('liangfen.login-state', 'ACCOUNT');
  });
}

const deskToken = (page: Page) => page.evaluate(() => localStorage.getItem('liangfen.token'));

async function openForSignUp(name: string): Promise<Show> {
  const show = await createShow(product, { name, judges: ['周慧敏'], programs: ['起风了'] });
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { signUpOpen: true, signUpApproval: true },
  });
  return show;
}

describe('an organiser login that has ended', () => {
  it('is reported on the judge’s home page, removed, and leads to the login and back', async () => {
    const page = await organisersPhone();
    await page.goto(`${hall.url}/web/judge`);
    await shows(page, '登录已失效');
    await isAccessible(page);
    expect(await deskToken(page)).toBeNull();
    await page.getByRole('link', { name: '登录账号' }).click();
    await page.waitForURL(/\/web\/login\?from=%2Fweb%2Fjudge$/);
    await page.goto(`${hall.url}/web/judge`);
    await shows(page, '暂无评审任务');
    expect(hall.faults).toEqual([]);
  });

  it('is reported in a competition, removed, and leads to the sign-up', async () => {
    const show = await openForSignUp('失效后报名');
    const page = await organisersPhone();
    await page.goto(`${hall.url}/web/judge/${show.id}`);
    await shows(page, '登录已失效');
    await isAccessible(page);
    expect(await deskToken(page)).toBeNull();
    await page.getByRole('link', { name: '报名做评委' }).click();
    await page.getByLabel('姓名').waitFor();
    expect(hall.faults).toEqual([]);
  });

  it('does not keep a judge from signing up, whether it is noticed before or while sending', async () => {
    const show = await openForSignUp('失效也能报名');
    const page = await organisersPhone();
    await page.goto(`${hall.url}/web/judge/apply?competition=${show.id}`);
    await shows(page, '登录已失效，重新填写即可报名');
    await keepEndedLogin(page);
    await page.getByLabel('姓名').fill('林书雅');
    await page.getByLabel('手机号').fill('13700137000');
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '报名已提交，等待审核');
    expect(await deskToken(page)).toBeNull();
    expect(hall.faults).toEqual([]);
  });

  it('does not disturb the judge of a seat in the same browser', async () => {
    const show = await openForSignUp('席位不受影响');
    const page = await organisersPhone();
    await page.goto(show.seats[0] ?? '');
    await shows(page, '比赛即将开始');
    await page.reload();
    await shows(page, '比赛即将开始');
    expect(await deskToken(page)).not.toBeNull();
    expect(hall.faults).toEqual([]);
  });
});

describe('a phone that has opened another seat', () => {
  it('is led from the first competition’s page to the competition of its present seat', async () => {
    const first = await openForSignUp('第一场');
    const second = await openForSignUp('第二场');
    const page = await hall.page(phone);
    await page.goto(first.seats[0] ?? '');
    await shows(page, '比赛即将开始');
    await page.goto(second.seats[0] ?? '');
    await shows(page, '比赛即将开始');
    await page.goto(`${hall.url}/web/judge/${first.id}`);
    await shows(page, '现在的席位不在这场比赛');
    await isAccessible(page);
    await page.getByRole('link', { name: '我的评审' }).click();
    await page.getByRole('link', { name: /第二场/ }).click();
    await shows(page, '比赛即将开始');
    expect(hall.faults).toEqual([]);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/web/judge/apply', '链接不完整'],
    ['/web/judge/c1/extra', '没有这个页面'],
    ['/web/match/c1/extra', '没有这个页面'],
  ])('%s is reported, and no competition is asked for', async (address, word) => {
    const page = await hall.page(phone);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/competition')) asked.push(pathname);
    });
    await page.goto(`${hall.url}${address}`);
    await shows(page, word);
    await page.waitForLoadState('networkidle');
    await isAccessible(page);
    expect(asked).toEqual([]);
    expect(hall.faults).toEqual([]);
  });
});
