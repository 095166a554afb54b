/** Tests the operator's `vouchers`: codes are shown once and kept only as a hash; each voucher is in one of four states. */
import { readVoucherCode } from '@liangfen/rules/payment';
import { beforeEach, expect, test } from 'vitest';
import { type Operator, operatorOf } from './support/admin.ts';
import { createTestApp, type TestApp } from './support/app.ts';

let service: TestApp;
let operator: Operator;

beforeEach(async () => {
  service = await createTestApp({ now: Date.UTC(2026, 10, 22, 4) });
  operator = operatorOf(service.app.services);
});

interface Made {
  readonly batch: string;
  readonly expiresAt: number | null;
  readonly vouchers: readonly { readonly id: string; readonly code: string }[];
}

const make = async (...words: string[]) =>
  (await operator.data('vouchers', 'make', ...words)) as unknown as Made;
const rows = () => service.database.query.selectFrom('voucher').selectAll().execute();
const redeem = (id: string, userId: string) =>
  service.database.query
    .updateTable('voucher')
    .set({ redeemed_at: service.clock.now(), redeemed_by: userId })
    .where('id', '=', id)
    .execute();

test('codes are shown in groups of four, and neither the database nor the audit log holds them', async () => {
  const made = await make('--count', '30', '--points', '5', '--batch', 'spring');
  const codes = made.vouchers.map(({ code }) => code);
  expect(new Set(codes).size).toBe(30);
  const plain = codes.map((code) => readVoucherCode(code) ?? '');
  expect(codes.every((code) => /^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/.test(code))).toBe(true);
  const stored = await rows();
  expect(new Set(stored.map(({ code_hash }) => code_hash))).toEqual(
    new Set(plain.map(service.ports.sha256)),
  );
  expect(stored.map(({ code_end }) => code_end).sort()).toEqual(
    plain.map((code) => code.slice(-4)).sort(),
  );
  const acts = await service.database.query.selectFrom('admin_act').selectAll().execute();
  const kept = JSON.stringify([stored, acts, service.logged]);
  expect(plain.some((code) => kept.includes(code) || kept.includes(code.slice(0, 4)))).toBe(false);
  expect(acts).toMatchObject([{ command: 'vouchers make', detail: { count: 30, points: 5 } }]);
});

test('a voucher is valid through its last day in Beijing, and is not made for a past day', async () => {
  const { expiresAt } = await make('--count', '1', '--points', '1', '--expires', '2026-11-22');
  expect(expiresAt).toBe(Date.UTC(2026, 10, 22, 16));
  expect(
    await operator.refusal(
      ...['vouchers', 'make', '--count', '1', '--points', '1', '--expires', '2026-11-21'],
    ),
  ).toMatchObject({ code: 'WRONG_INPUT' });
  const listed = async () => (await operator.data('vouchers', 'list')).vouchers;
  service.clock.advance(12 * 60 * 60 * 1000 - 1);
  expect(await listed()).toMatchObject([{ state: 'unused' }]);
  service.clock.advance(1);
  expect(await listed()).toMatchObject([{ state: 'expired' }]);
});

test('each state lists its own vouchers, and without a state all are listed', async () => {
  const own = await service.register('zhang');
  const { vouchers } = await make('--count', '4', '--points', '1', '--batch', 'a');
  const [used, revoked] = vouchers;
  await redeem(used?.id ?? '', own.userId);
  await operator.data('vouchers', 'revoke', revoked?.id ?? '', '--yes');
  await make('--count', '1', '--points', '1', '--batch', 'b', '--expires', '2026-11-22');
  service.clock.advance(24 * 60 * 60 * 1000);
  const count = async (state: string) =>
    (await operator.data('vouchers', 'list', '--state', state)).total;
  expect([
    await count('unused'),
    await count('redeemed'),
    await count('revoked'),
    await count('expired'),
  ]).toEqual([2, 1, 1, 1]);
  expect((await operator.data('vouchers', 'list', '--limit', '2')).vouchers).toHaveLength(2);
  expect(await operator.data('vouchers', 'list', '--batch', 'b')).toMatchObject({
    total: 1,
    vouchers: [{ state: 'expired', batch: 'b' }],
  });
  expect(await operator.data('vouchers', 'list', '--state', 'redeemed')).toMatchObject({
    vouchers: [{ id: used?.id, redeemedBy: 'zhang' }],
  });
});

test('revoking a batch spares redeemed vouchers, and a second time changes nothing', async () => {
  const own = await service.register('zhang');
  const { batch, vouchers } = await make('--count', '3', '--points', '1');
  const used = vouchers[0]?.id ?? '';
  await redeem(used, own.userId);
  expect(await operator.data('vouchers', 'revoke', batch, '--dry-run')).toMatchObject({
    revoked: 2,
    redeemed: 1,
  });
  expect((await operator.data('vouchers', 'list', '--state', 'unused')).total).toBe(2);
  expect(await operator.data('vouchers', 'revoke', batch, '--yes')).toMatchObject({ revoked: 2 });
  expect(await operator.refusal('vouchers', 'revoke', batch, '--yes')).toMatchObject({
    code: 'NOT_NOW',
  });
  expect((await operator.refusal('vouchers', 'revoke', used, '--yes')).detail).toContain(
    '云点已经到账',
  );
  expect(await operator.refusal('vouchers', 'revoke', 'nothing', '--yes')).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a trial of making vouchers hands out no code', async () => {
  const tried = await operator.type([
    ...['vouchers', 'make', '--count', '2', '--points', '5', '--dry-run', '--json'],
  ]);
  expect(JSON.parse(tried.out)).toMatchObject({
    command: 'vouchers make',
    dryRun: true,
    done: true,
    data: { count: 2, vouchers: [] },
  });
  expect(await rows()).toEqual([]);
});
