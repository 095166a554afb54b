/** Redeems a voucher once, for whoever comes first; guessing gets slower and is noticed. */
import { readVoucherCode } from '@liangfen/rules/payment';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { createFailures, type FailureRule } from '../sessions/failures.ts';
import { movePoints } from './point-ledger.ts';

export interface Vouchers {
  /** The new balance. Throws 400 for an unknown code, 409 for a used or expired one, 429 after guessing. */
  readonly redeem: (
    typed: string,
    caller: { readonly userId: string; readonly address: string },
  ) => Promise<number>;
}

const minute = 60_000;
const ofAccount: FailureRule = {
  name: 'voucher-account',
  free: 5,
  firstWaitMs: 15_000,
  longestWaitMs: 15 * minute,
};
/** A school's main accounts may share an address. */
const ofAddress: FailureRule = {
  name: 'voucher-address',
  free: 20,
  firstWaitMs: 15_000,
  longestWaitMs: 15 * minute,
};

export function createVouchers(ports: Ports): Vouchers {
  const { database, log, now } = ports;
  const accounts = createFailures(ports, ofAccount);
  const addresses = createFailures(ports, ofAddress);

  return {
    redeem: async (typed, { userId, address }) => {
      const wait = Math.max(await accounts.wait(userId), await addresses.wait(address));
      if (wait > 0) {
        log.warn('voucher.guessing', { userId });
        throw mustWait(wait);
      }
      const code = readVoucherCode(typed);
      const outcome = code === null ? 'UNKNOWN' : await use(code, userId);
      if (typeof outcome === 'number') {
        await accounts.forget(userId);
        return outcome;
      }
      // Counts only what could be a guess: a used or late voucher was somebody's real one.
      if (outcome === 'UNKNOWN') {
        await accounts.add(userId);
        await addresses.add(address);
      }
      throw refusals[outcome]();
    },
  };

  function use(code: string, userId: string): Promise<number | keyof typeof refusals> {
    return database.query.transaction().execute(async (tx) => {
      const voucher = await tx
        .selectFrom('voucher')
        .selectAll()
        .where('code_hash', '=', ports.sha256(code))
        .forUpdate()
        .executeTakeFirst();
      if (voucher === undefined || voucher.revoked_at !== null) return 'UNKNOWN';
      if (voucher.redeemed_at !== null) return 'USED';
      if (voucher.expires_at !== null && voucher.expires_at <= now()) return 'EXPIRED';
      const { balance } = await movePoints(tx, ports, userId, {
        delta: voucher.point,
        source: 'VOUCHER',
        voucher_id: voucher.id,
      });
      await tx
        .updateTable('voucher')
        .set({ redeemed_at: now(), redeemed_by: userId })
        .where('id', '=', voucher.id)
        .execute();
      return balance;
    });
  }
}

const refusals = {
  UNKNOWN: () => fieldRefusal(400, 'VOUCHER_INVALID', '没有这个兑换码，请逐个字符核对后重新输入'),
  USED: () => fieldRefusal(409, 'VOUCHER_USED', '这个兑换码已经兑换过，请换一个'),
  EXPIRED: () => fieldRefusal(409, 'VOUCHER_EXPIRED', '这个兑换码已经过期，请联系发给你的人换一个'),
} as const;

function fieldRefusal(
  status: number,
  code: 'VOUCHER_INVALID' | 'VOUCHER_USED' | 'VOUCHER_EXPIRED',
  message: string,
): ProblemError {
  return new ProblemError(status, code, message, { errors: [{ field: 'code', message }] });
}

function mustWait(ms: number): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return new ProblemError(
    429,
    'TOO_MANY_REQUESTS',
    `输错的次数太多，请 ${retryAfterSeconds} 秒后再试`,
    { retryAfterSeconds },
  );
}
