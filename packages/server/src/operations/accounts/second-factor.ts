/** 两步验证: turning it on with an authenticator app, its recovery codes, and turning it off. */
import { typedCodeSigns } from '@liangfen/rules';
import { ProblemError } from '../../problem.ts';
import { conflict } from '../../refusals.ts';
import {
  newRecoveryCodes,
  newSecret,
  recoveryMark,
  secretUri,
  stepOf,
} from '../../second-factor/codes.ts';
import { proveSecondFactor } from '../../second-factor/prove.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { endSessionsOf } from './rows.ts';

const startedForMs = 10 * 60 * 1000;

export const secondFactor: Operations<
  | 'getSecondFactor'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'endSecondFactor'
> = {
  getSecondFactor: async ({ user }, { ports, requiresSecondFactor }) => {
    const { query } = ports.database;
    const { since } = await query
      .selectFrom('user_account')
      .select('second_factor_at as since')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const { left } = await query
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', user.userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      on: since !== null,
      since,
      recoveryCodesLeft: Number(left),
      required: requiresSecondFactor && user.userKind === 'MAIN',
    };
  },

  startSecondFactor: async (call, services) => {
    const { ports } = services;
    const { userId } = call.user;
    const { loginName, isOn } = await passOwnPassword(call, services, call.body.password);
    if (isOn) throw conflict('两步验证已经开启；要换一部手机，请先关闭再重新开启');
    const secret = newSecret();
    const expiresAt = ports.now() + startedForMs;
    const started = { secret: ports.vault.seal(secret), expires_at: expiresAt };
    await ports.database.query
      .insertInto('second_factor_start')
      .values({ user_id: userId, ...started })
      .onConflict((known) => known.column('user_id').doUpdateSet(started))
      .execute();
    return { secret, uri: secretUri(secret, loginName), expiresAt };
  },

  confirmSecondFactor: async (call, services) => {
    const { ports, rateLimit, sessions } = services;
    const { userId, sessionId } = call.user;
    await rateLimit('secondFactor', userId);
    const { vault } = ports;
    const started = await ports.database.query
      .selectFrom('second_factor_start')
      .select('secret')
      .where('user_id', '=', userId)
      .where('expires_at', '>', ports.now())
      .executeTakeFirst();
    if (started === undefined) throw conflict('这次开启已经过期，请重新开始');
    const step = stepOf(vault.open(started.secret), typedCodeSigns(call.body.code), ports.now());
    if (step === null) throw wrongCode();
    const { recoveryCodes, ended } = await ports.database.query
      .transaction()
      .execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('user_account')
          .set({
            second_factor: started.secret,
            second_factor_at: ports.now(),
            second_factor_step: step,
          })
          .where('id', '=', userId)
          .where('second_factor', 'is', null)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw conflict('两步验证已经开启，请刷新页面');
        await tx.deleteFrom('second_factor_start').where('user_id', '=', userId).execute();
        return {
          recoveryCodes: await writeRecoveryCodes(tx, services, userId),
          ended: await endSessionsOf(tx, userId, sessionId),
        };
      });
    endedSessions(services, ended);
    sessions.forget([sessionId]);
    return { recoveryCodes };
  },

  renewRecoveryCodes: async (call, services) => {
    await requireSecondFactor(call, services, call.body.code);
    const { userId } = call.user;
    return services.ports.database.query
      .transaction()
      .execute(async (tx) => ({ recoveryCodes: await writeRecoveryCodes(tx, services, userId) }));
  },

  endSecondFactor: async (call, services) => {
    const { ports, requiresSecondFactor, sessions } = services;
    const { userId, userKind, sessionId } = call.user;
    if (requiresSecondFactor && userKind === 'MAIN') {
      throw conflict('这台服务器要求主账号开启两步验证，不能关闭；换手机请服务的管理员重置');
    }
    await passOwnPassword(call, services, call.body.password);
    await requireSecondFactor(call, services, call.body.code);
    await ports.database.query.transaction().execute((tx) => removeSecondFactor(tx, userId));
    sessions.forget([sessionId]);
    return { ok: true };
  },
};

type Caller = Pick<
  Call<'getSecondFactor'>,
  'user' | 'request' | 'requestId' | 'address' | 'client'
>;

/** A login that was left open is not enough to change how one comes in. */
export async function passOwnPassword(
  { user }: Caller,
  { ports, rateLimit }: Services,
  password: string,
): Promise<{ readonly loginName: string; readonly isOn: boolean }> {
  await rateLimit('changePassword', user.userId);
  const account = await ports.database.query
    .selectFrom('user_account')
    .select(['login_name as loginName', 'password_hash as hash', 'second_factor_at as since'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (account.hash === null || account.loginName === null) {
    throw conflict('这个账号还没有密码，请先设置登录名和密码');
  }
  if (!(await ports.passwords.verify(account.hash, password))) {
    const message = '密码不正确，请重新输入';
    throw new ProblemError(400, 'PASSWORD_WRONG', message, {
      errors: [{ field: 'password', message }],
    });
  }
  return { loginName: account.loginName, isOn: account.since !== null };
}

export async function requireSecondFactor(
  call: Caller,
  { ports, rateLimit, security }: Services,
  code: string,
): Promise<void> {
  const { userId } = call.user;
  await rateLimit('secondFactor', userId);
  if ((await proveSecondFactor(ports.database.query, ports, userId, code)) !== null) return;
  await security.record(call, { kind: 'SECOND_FACTOR_FAILED', userId });
  throw wrongCode();
}

export function wrongCode(): ProblemError {
  const message = '验证码不对，或者已经用过；请等验证器应用显示下一个再输入';
  return new ProblemError(400, 'SECOND_FACTOR_WRONG', message, {
    errors: [{ field: 'code', message }],
  });
}

/** Replaces all codes from before. */
async function writeRecoveryCodes(tx: Tx, { ports }: Services, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes(ports);
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({ user_id: userId, mark: recoveryMark(ports.vault, userId, code) })),
    )
    .execute();
  return codes;
}

export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ second_factor: null, second_factor_at: null })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factor_start').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_ticket').where('user_id', '=', userId).execute();
}
