/** A seat taken over by a second phone, in every state that a judge can be in: the phone says the state and the way on. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePoints } from '../packages/server/test/organiser.ts';
import { Hall, phone, shows } from './support/people.ts';
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

interface Sitting {
  readonly show: Show;
  readonly seat: string;
  readonly first: Page;
  /** Of the judge whose seat it is. */
  readonly path: { readonly id: string; readonly judgeId: string };
}

/** A judge whose seat is open on a first phone. */
async function sitting(name: string, seatSignsIn = true): Promise<Sitting> {
  const judges = ['周慧敏', '陈志远'];
  const show = await createShow(product, { name, judges, programs: ['起风了', '平凡之路'] });
  const [judgeId = ''] = show.judgeIds;
  const [seat = ''] = show.seats;
  const path = { id: show.id, judgeId };
  await show.client.request('updateBaseSetting', { path: { id: show.id }, body: { seatSignsIn } });
  const first = await hall.page(phone);
  await first.goto(seat);
  await shows(first, seatSignsIn ? '比赛即将开始' : '请签到');
  return { show, seat, first, path };
}

async function takenOver({ seat }: Sitting): Promise<Page> {
  const second = await hall.page(phone);
  await second.goto(seat);
  await shows(second, '这个席位已在另一部手机上打开');
  await second.getByRole('button', { name: '改用这部手机' }).click();
  return second;
}

const signOut = ({ show, path }: Sitting, signedOut: boolean) =>
  show.client.request('signOutJudge', { path, body: { signedOut } });

describe('换手机', () => {
  it('of a judge who has not signed in asks for it', async () => {
    const seated = await sitting('未签到', false);
    const second = await takenOver(seated);
    await shows(second, '请签到');
    await second.getByRole('button', { name: '签到', exact: true }).click();
    await shows(second, '比赛即将开始');
    await shows(seated.first, '已改用另一部手机');
    expect(hall.faults).toEqual([]);
  });

  it('of a judge who was signed out says so, and leads back to signing in once that is taken back', async () => {
    const seated = await sitting('已签退');
    await signOut(seated, true);
    await shows(seated.first, '已为你签退');
    const second = await takenOver(seated);
    await shows(second, '已为你签退');
    await shows(second, '请联系现场工作人员取消签退');
    await shows(seated.first, '已改用另一部手机');
    await signOut(seated, false);
    await second.getByRole('button', { name: '签到', exact: true }).click();
    await shows(second, '比赛即将开始');
    expect(hall.faults).toEqual([]);
  });

  it('of a judge who was replaced is refused: the link has ended, on both phones', async () => {
    const { show, seat, first, path } = await sitting('已换人');
    await show.client.request('replaceJudge', { path, body: { name: '替补' } });
    await shows(first, '登录已失效');
    const second = await hall.page(phone);
    await second.goto(seat);
    await shows(second, '席位链接无效');
    expect(hall.faults).toEqual([]);
  });

  it('of a judge who is recused goes on to the next program', async () => {
    const seated = await sitting('回避');
    const { show, path } = seated;
    const [own = '', next = ''] = show.programIds;
    await show.client.request('updateJudge', { path, body: { recusedProgramIds: [own] } });
    await show.operate(...scoringOf(own));
    const second = await takenOver(seated);
    await shows(second, '回避');
    await show.operate({ type: 'SHOW_START_PAGE' }, ...scoringOf(next));
    await second.getByRole('button', { name: '提交' }).waitFor();
    expect(hall.faults).toEqual([]);
  });

  it('of an ended competition says that it has ended', async () => {
    const seated = await sitting('已结束');
    const { client, id } = seated.show;
    const { ports } = product.app.services;
    const { owner_id } = await ports.database.query
      .selectFrom('competition')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await givePoints(ports, owner_id, 1);
    await client.request('makeOfficial', { path: { id }, body: { confirmName: '已结束' } });
    await client.request('endCompetition', { path: { id }, body: { confirm: true } });
    const second = await takenOver(seated);
    await shows(second, '比赛已结束');
    expect(hall.faults).toEqual([]);
  });
});
