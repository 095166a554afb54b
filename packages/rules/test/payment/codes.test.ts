/** Money as text, Beijing days, voucher codes and tax numbers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beijingTime,
  checkTaxNumber,
  dayOf,
  dayRange,
  fenOf,
  momentOf,
  monthOf,
  monthRange,
  newVoucherCode,
  readTaxNumber,
  readVoucherCode,
  voucherAlphabet,
  voucherInFours,
  yuanOf,
} from '../../src/payment/index.ts';

test('fen and yuan are the same amount, never rounded', () => {
  expect([yuanOf(0), yuanOf(1), yuanOf(9800), yuanOf(99_999_999_999)]).toEqual([
    '0.00',
    '0.01',
    '98.00',
    '999999999.99',
  ]);
  expect([fenOf('98'), fenOf('98.5'), fenOf('0.01'), fenOf('1.005')]).toEqual([
    9800,
    9850,
    1,
    null,
  ]);
  for (const text of ['', '-1', '1e3', ' 1', '1.', '.5', '１', '1000000000']) {
    expect(fenOf(text)).toBe(null);
  }
  for (const fen of [-1, 0.5, Number.NaN, 100_000_000_000]) {
    expect(() => yuanOf(fen)).toThrow(RangeError);
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      expect(fenOf(yuanOf(fen))).toBe(fen);
    }),
  );
});

test('days and months are those of Beijing, and midnight belongs to the later one', () => {
  const midnight = Date.parse('2026-11-30T16:00:00Z');
  expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-11-30', '2026-12-01']);
  expect([monthOf(midnight - 1), monthOf(midnight)]).toEqual(['2026-11', '2026-12']);
  expect(monthRange('2026-11').to).toBe(midnight);
  expect(monthRange('2026-12').from).toBe(midnight);
  expect(monthRange('2026-12').to).toBe(monthRange('2027-01').from);
  expect(dayRange('2026-12-01')).toEqual({ from: midnight, to: midnight + 86_400_000 });
  for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '今天'])
    expect(dayRange(day)).toBe(null);
  expect(dayRange('2028-02-29')).not.toBe(null);
  expect(beijingTime(midnight)).toBe('2026-12-01 00:00:00');
  expect(momentOf('2026-12-01 00:00:00')).toBe(midnight);
  expect(momentOf('yesterday')).toBe(null);
});

test('a voucher code is sixteen characters of an alphabet without look-alikes', () => {
  expect(voucherAlphabet).not.toMatch(/[01258BILOSUVZ]/);
  let drawn = 0;
  const code = newVoucherCode((below) => drawn++ % below);
  expect(code).toBe(voucherAlphabet.slice(0, 16));
  expect(voucherInFours(code)).toMatch(/^(.{4}-){3}.{4}$/);
});

test('a code is read in every grouping, case and width, and other texts are refused', () => {
  const code = '34679ACDEFGHJKMN';
  for (const typed of [
    code,
    voucherInFours(code),
    '3467 9acd efgh jkmn',
    ' 3467—9ACD–EFGH－JKMN\n',
    '３４６７９ＡＣＤＥＦＧＨＪＫＭＮ',
  ]) {
    expect(readVoucherCode(typed)).toBe(code);
  }
  for (const typed of ['', code.slice(1), `${code}3`, '0467-9ACD-EFGH-JKMN', '兑换码']) {
    expect(readVoucherCode(typed)).toBe(null);
  }
});

test('a tax number of wrong form is refused, a wrong check digit only causes a warning', () => {
  for (const good of [
    '914403003429409755',
    '91440300L83341734R',
    '91330100799655058B',
    '123456789012345',
    '12345678901234567',
    '12345678901234567890',
  ]) {
    expect(checkTaxNumber(good)).toEqual({ kind: 'GOOD' });
  }
  // A real company's number, which the registry itself has issued with a wrong check digit.
  expect(checkTaxNumber('91350203M0001QAY9B')).toEqual({
    kind: 'DOUBTFUL',
    because: 'CHECK_DIGIT',
  });
  expect(checkTaxNumber('914403003429409756')).toMatchObject({ kind: 'DOUBTFUL' });
  for (const wrong of ['', '1234', '91440300342940975a', '9144030034294097551']) {
    expect(checkTaxNumber(wrong)).toEqual({ kind: 'WRONG', because: 'FORM' });
  }
  expect(readTaxNumber(' 9144 0300l8 3341734r ')).toBe('91440300L83341734R');
});
