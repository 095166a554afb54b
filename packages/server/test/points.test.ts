import { afterAll, beforeAll, expect, test } from 'vitest';
import { movePoints, pointBalance } from '../src/operations/point-ledger.ts';
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

test('recharge and consumption are told apart, newest first, each with its balance', async () => {
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

test('a sub-account sees its main account’s points, a stranger its own', async () => {
  const own = await hall.main({ points: 7 });
  const sub = await hall.sub(own);
  expect(await sub.call('getPoint')).toEqual({ point: 7 });
  expect((await sub.call('listRechargeRecords')).rechargeRecords).toHaveLength(1);
  const stranger = await hall.main();
  expect(await stranger.call('getPoint')).toEqual({ point: 0 });
});

test('points without a login are nobody’s business', async () => {
  await expect(hall.nobody.call('getPoint')).rejects.toMatchObject({ status: 401 });
});

test('movements at once never overspend, and every balance follows from the one before', async () => {
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
