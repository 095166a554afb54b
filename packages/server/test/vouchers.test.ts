/** Tests redeeming vouchers: once, in time and in any grouping, with guesses slowed down. */
import { newVoucherCode, voucherInFours } from '@liangfen/rules/payment';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let owner: TestAccount;
let made = 0;

beforeAll(async () => {
  hall = await createTestApp();
});
beforeEach(async () => {
  owner = await hall.register();
});

async function voucher(more: { expires_at?: number; revoked_at?: number } = {}): Promise<string> {
  made += 1;
  let seed = made * 7919;
  const code = newVoucherCode((below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  });
  await hall.database.query
    .insertInto('voucher')
    .values({
      id: `v${made}`,
      code_hash: hall.ports.sha256(code),
      code_end: code.slice(-4),
      point: 5,
      batch: null,
      expires_at: null,
      created_at: hall.clock.now(),
      redeemed_at: null,
      redeemed_by: null,
      revoked_at: null,
      ...more,
    })
    .execute();
  return code;
}

const redeem = (code: string, account = owner) =>
  account.client.call('redeemVoucher', { body: { code } });
const refusal = (code: string, account = owner, address = '127.0.0.1') =>
  account.client.refusal('redeemVoucher', { body: { code }, address });

test('a voucher adds its points, typed in any grouping and case', async () => {
  expect(await redeem(voucherInFours(await voucher()).toLowerCase())).toEqual({ point: 8 });
  const { rechargeRecords } = await owner.client.call('listRechargeRecords');
  expect(rechargeRecords[0]).toMatchObject({ source: 'VOUCHER', point: 5, balance: 8 });
});

test('a voucher is used once, by whoever comes first', async () => {
  const code = await voucher();
  const other = await hall.register();
  const outcomes = await Promise.allSettled([redeem(code), redeem(code, other)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(code)).toMatchObject({
    code: 'VOUCHER_USED',
    problem: { errors: [{ field: 'code' }] },
  });
});

test('an expired voucher is refused as expired, and a revoked one as unknown', async () => {
  const ended = await voucher({ expires_at: hall.clock.now() });
  expect(await refusal(ended)).toMatchObject({ status: 409, code: 'VOUCHER_EXPIRED' });
  const revoked = await voucher({ revoked_at: hall.clock.now() });
  expect(await refusal(revoked)).toMatchObject({ status: 400, code: 'VOUCHER_INVALID' });
});

test('guesses get slower for an account from any address, and are logged', async () => {
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await refusal('3333-3333-3333-3333', owner, `10.0.${guess}.1`)).toMatchObject({
      code: 'VOUCHER_INVALID',
    });
  }
  const code = await voucher();
  expect(await refusal(code, owner, '10.0.9.1')).toMatchObject({ status: 429 });
  expect(hall.logged).toContainEqual({
    level: 'warn',
    event: 'voucher.guessing',
    fields: { userId: owner.userId },
  });
  hall.clock.advance(15_000);
  expect(await redeem(code)).toEqual({ point: 8 });
});

test('guesses get slower for an address with any accounts', async () => {
  for (let guess = 0; guess < 20; guess += 1) {
    if (guess % 4 === 0) owner = await hall.register();
    await refusal('3333-3333-3333-3333', owner, '10.1.1.1');
  }
  const fresh = await hall.register();
  expect(await refusal(await voucher(), fresh, '10.1.1.1')).toMatchObject({ status: 429 });
});

test('a used voucher does not count as a guess', async () => {
  const code = await voucher();
  await redeem(code);
  for (let again = 0; again < 6; again += 1) await refusal(code);
  expect(await redeem(await voucher())).toEqual({ point: 13 });
});
