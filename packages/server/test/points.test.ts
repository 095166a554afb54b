/** Tests the points of an account: its balance, its recharge and consume records, and simultaneous movements. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movePoints, pointBalance } from '../src/payment/point-ledger.ts';
import { competitionWith, confirmed, givePoints, type Hall, openHall } from './organiser.ts';

let hall: Hall;

beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('a new account has no points and no records', async () => {
  const own = await hall.main();
  expect(await own.call('getPoint')).toEqual({ point: 0 });
  expect(await own.call('listRechargeRecords')).toEqual({ rechargeRecords: [], nextBefore: null });
  expect(await own.call('listConsumeRecords')).toEqual({ consumeRecord: [], nextBefore: null });
});

test('recharge and consume records are listed apart, newest first, each with its balance', async () => {
  const own = await hall.main({ points: 3 });
  const made = [await competitionWith(own), await competitionWith(own)];
  for (const { id } of made) {
    hall.clock.now += 1000;
    await own.call('makeOfficial', { path: { id }, body: confirmed });
  }
  expect(await own.call('getPoint')).toEqual({ point: 1 });
  expect((await own.call('listRechargeRecords')).rechargeRecords).toMatchObject([
    { point: 3, balance: 3, source: 'GIFT', amount: null },
  ]);
  expect((await own.call('listConsumeRecords')).consumeRecord).toMatchObject([
    { point: 1, balance: 1, competitionId: made[1]?.id, competitionName: '决赛' },
    { point: 1, balance: 2, competitionId: made[0]?.id },
  ]);
});

test('a sub-account sees its main account’s points, and a stranger only the stranger’s own', async () => {
  const own = await hall.main({ points: 7 });
  const sub = await hall.sub(own);
  expect(await sub.call('getPoint')).toEqual({ point: 7 });
  expect((await sub.call('listRechargeRecords')).rechargeRecords).toHaveLength(1);
  const stranger = await hall.main();
  expect(await stranger.call('getPoint')).toEqual({ point: 0 });
});

test('records come in pages, and each page says where the next begins', async () => {
  const own = await hall.main();
  for (let times = 0; times < 5; times += 1) {
    await hall.ports.database.query
      .transaction()
      .execute((tx) => movePoints(tx, hall.ports, own.userId, { delta: 1, source: 'GIFT' }));
  }
  const first = await own.call('listRechargeRecords', { query: { size: 2 } });
  expect(first.rechargeRecords.map(({ balance }) => balance)).toEqual([5, 4]);
  const before = first.nextBefore ?? 0;
  const rest = await own.call('listRechargeRecords', { query: { size: 3, before } });
  expect(rest.rechargeRecords.map(({ balance }) => balance)).toEqual([3, 2, 1]);
  expect(rest.nextBefore).toBe(null);
});

test('a month begins and ends in Beijing time', async () => {
  const own = await hall.main();
  const { now } = hall.clock;
  hall.clock.now = Date.parse('2026-11-30T15:59:59.999Z');
  await givePoints(hall.ports, own.userId, 1);
  hall.clock.now += 1;
  await givePoints(hall.ports, own.userId, 2);
  hall.clock.now = now;
  const points = async (month: string) =>
    (await own.call('listRechargeRecords', { query: { month } })).rechargeRecords.map(
      ({ point }) => point,
    );
  expect([await points('2026-11'), await points('2026-12'), await points('2027-01')]).toEqual([
    [1],
    [2],
    [],
  ]);
});

test('points cannot be read without a login', async () => {
  await expect(hall.nobody.call('getPoint')).rejects.toMatchObject({ status: 401 });
});

test('simultaneous movements never overspend, and every balance follows from the one before', async () => {
  const own = await hall.main();
  await givePoints(hall.ports, own.userId, 5);
  const { query } = hall.ports.database;
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, () =>
      query
        .transaction()
        .execute((tx) =>
          movePoints(tx, hall.ports, own.userId, { delta: -1, source: 'COMPETITION' }),
        ),
    ),
  );
  const balances = outcomes.filter(({ moved }) => moved).map(({ balance }) => balance);
  expect(balances.sort()).toEqual([0, 1, 2, 3, 4]);
  expect(await pointBalance(query, own.userId)).toBe(0);
});
