/** A judge's seat on a second phone: the phone asks first, then replaces the first phone, which keeps its unsent scores. */
import type { Page } from 'playwright-core';
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

async function submit(page: Page, digits: string): Promise<void> {
  for (const digit of digits) {
    await page.getByRole('button', { name: digit, exact: true }).click();
  }
  await page.getByRole('button', { name: '提交' }).click();
}

interface HeldUp {
  readonly show: Show;
  readonly seat: string;
  readonly first: Page;
}

/** A phone that holds an unsent score: its scores do not get through, while it still follows the show. */
async function scoreWaiting(name: string, digits: string): Promise<HeldUp> {
  const show = await createShow(product, { name, judges: ['周慧敏'], programs: ['起风了'] });
  const [seat = ''] = show.seats;
  const first = await hall.page(phone);
  await first.goto(seat);
  await shows(first, '比赛即将开始');
  await show.operate(...scoringOf(show.programIds[0] ?? ''));
  await first.route('**/judge/score/program/**', (route) => route.abort());
  await submit(first, digits);
  await shows(first, '待上传');
  return { show, seat, first };
}

/** Lets scores through again, and takes the seat back to the first phone. */
async function comeBack({ first, seat }: HeldUp): Promise<void> {
  await first.unroute('**/judge/score/program/**');
  await first.goto(seat);
  await first.getByRole('button', { name: '改用这部手机' }).click();
}

async function storedScores({ id }: Show): Promise<(readonly [score: number, revision: number])[]> {
  const rows = await product.app.services.ports.database.query
    .selectFrom('score')
    .select(['score', 'revision'])
    .where('competition_id', '=', id)
    .execute();
  return rows.map(({ score, revision }) => [Number(score), revision]);
}

describe('第二部手机', () => {
  it('asks, replaces the first, whose unsent score arrives when the judge returns to it', async () => {
    const held = await scoreWaiting('换手机', '95');
    const { show, seat, first } = held;

    const second = await hall.page(phone);
    await second.goto(seat);
    await shows(second, '这个席位已在另一部手机上打开');
    await isAccessible(second);
    // The first phone goes on until the change is confirmed.
    await shows(first, '待上传');
    await second.getByRole('button', { name: '改用这部手机' }).click();
    await second.getByRole('button', { name: '提交' }).waitFor();

    await shows(first, '已改用另一部手机');
    await shows(first, '有 1 份打分待上传，仍留在这部手机上');
    await isAccessible(first);

    await comeBack(held);
    await shows(first, '已送达');
    await shows(second, '已改用另一部手机');
    expect(await storedScores(show)).toEqual([[95, 1]]);
    expect(hall.faults).toEqual([]);
  });
});

describe('两部手机先后打分', () => {
  it('the newer score counts, and the first phone says why the one it had kept does not', async () => {
    const held = await scoreWaiting('先后打分', '90');
    const { show, seat, first } = held;

    const second = await hall.page(phone);
    await second.goto(seat);
    await second.getByRole('button', { name: '改用这部手机' }).click();
    await submit(second, '95');
    await shows(second, '已送达');

    await comeBack(held);
    await shows(first, '以新的为准');
    await shows(first, '已送达');
    const value = first.getByRole('status', { name: /当前分数/ });
    expect(await value.getAttribute('aria-label')).toContain('95');
    expect(await storedScores(show)).toEqual([[95, 1]]);
    expect(hall.faults).toEqual([]);
  });
});

describe('席卡', () => {
  it('are one for each seat, also for a selection of numbers, and fit on one page', async () => {
    const show = await createShow(product, {
      name: '席卡',
      judges: ['周慧敏', '陈志远'],
      programs: ['起风了'],
    });
    const { seats } = await show.client.request('listSeats', { path: { id: show.id } });
    const desk = await hall.page({ width: 1366, height: 900 });
    const token = show.client.tokens.get({ kind: 'general' }) ?? '';
    await desk.goto(hall.url);
    await desk.evaluate((value) => localStorage.setItem('liangfen.token', value), token);
    await desk.goto(`${hall.url}/web/badges/${show.id}?numbers=2`);
    await shows(desk, '1 张席卡，1 页');
    await desk.getByLabel('编号').fill('');
    await shows(desk, '2 张席卡，1 页');
    await isAccessible(desk);
    expect(seats.map(({ path }) => `${hall.url}${path}`)).toEqual(show.seats);
    const pdf = await desk.pdf({ preferCSSPageSize: true });
    // One sheet, without an empty second one.
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expect(hall.faults).toEqual([]);
  });
});
