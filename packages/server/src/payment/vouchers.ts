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
      const takeBack = await begin(userId, address);
      const code = readVoucherCode(typed);
      const outcome = code === null ? 'UNKNOWN' : await usedOrTakenBack(code, userId, takeBack);
      // Counts only what could be a guess: a used or late voucher was somebody's real one.
      if (outcome !== 'UNKNOWN') await takeBack();
      if (typeof outcome === 'number') {
        await accounts.forget(userId);
        return outcome;
      }
      throw refusals[outcome]();
    },
  };

  /** Counts an attempt before it is made, since guesses may be sent at once; answers how to take it back. */
  async function begin(userId: string, address: string): Promise<() => Promise<void>> {
    const own = await accounts.begin(userId);
    if (own.is === 'MUST_WAIT') throw guessing(userId, own.ms);
    const shared = await addresses.begin(address);
    if (shared.is === 'MUST_WAIT') {
      await own.takeBack();
      throw guessing(userId, shared.ms);
    }
    return async () => {
      await own.takeBack();
      await shared.takeBack();
    };
  }

  /** A fault of ours is nobody's guess. */
  async function usedOrTakenBack(code: string, userId: string, takeBack: () => Promise<void>) {
    try {
      return await use(code, userId);
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  function guessing(userId: string, ms: number): ProblemError {
    log.warn('voucher.guessing', { userId });
    return mustWait(ms);
  }

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
