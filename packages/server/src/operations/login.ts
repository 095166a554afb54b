/** 登录: registering, the ways in, and the way out. */
import { withCookie } from '../contract/http-answer.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { movePoints } from '../payment/point-ledger.ts';
import { ProblemError } from '../problem.ts';
import {
  endLoginTicket,
  issueLoginTicket,
  tryLoginTicket,
} from '../second-factor/login-tickets.ts';
import { proveSecondFactor } from '../second-factor/prove.ts';
import type { Origin } from '../security/security-log.ts';
import { isTaken } from '../store/failures.ts';
import { refuseClosedAccount } from './accounts/closed.ts';
import { giftPoints } from './accounts/gift.ts';
import { forgetEnded, loginKey, loginNameTaken, newAccount } from './accounts/rows.ts';
import { wrongCode } from './accounts/second-factor.ts';
import { requireMayRegister } from './accounts/sign-up.ts';
import type { Call } from './call.ts';
import { consentColumns, requireConsent } from './consent.ts';
import { consumeImageCode, issueImageCode } from './image-code.ts';
import type { Operations } from './operation.ts';
import { passPasswordDoor } from './password-door.ts';
import type { Services } from './services.ts';

export const loginOperations: Operations<
  | 'register'
  | 'checkLoginName'
  | 'login'
  | 'finishLogin'
  | 'getImageCode'
  | 'loginAsGuest'
  | 'logout'
> = {
  register: async (call, services) => {
    await services.rateLimit('register', call.address);
    await consumeImageCode(call, call.body.code, services);
    const { loginName, password, name = '' } = call.body;
    requireConsent(call.body, services);
    await refuseWeakPassword('password', password, { loginName, name });
    try {
      const { token, id } = await registerAccount(call, services);
      await services.security.record(call, { kind: 'ACCOUNT_MADE', userId: id });
      const door = `login ${loginKey(call.body.loginName)}` as const;
      const isMissing = services.requiresSecondFactor;
      return withCookie(
        isMissing ? { token, secondFactorMissing: true } : { token },
        await services.doors.remember(door, call),
      );
    } catch (error) {
      if (isTaken(error)) throw loginNameTaken();
      throw error;
    }
  },

  checkLoginName: async (call, { ports, rateLimit }) => {
    await rateLimit('checkLoginName', call.address);
    const account = await ports.database.query
      .selectFrom('user_account')
      .select('id')
      .where('login_key', '=', loginKey(call.query.loginName))
      .executeTakeFirst();
    return { exists: account !== undefined };
  },

  login: async (call, services) => {
    const { userId, hasSecondFactor, isMain, opened } = await passPasswordDoor(call, services);
    if (hasSecondFactor) {
      const ticket = await issueLoginTicket(services.ports, userId);
      throw new ProblemError(
        403,
        'SECOND_FACTOR_NEEDED',
        '请输入验证器应用显示的 6 位数字，或者一个恢复码',
        { ticket },
      );
    }
    const token = await openLogin(call, services, userId);
    const isMissing = services.requiresSecondFactor && isMain;
    return withCookie(isMissing ? { token, secondFactorMissing: true } : { token }, await opened());
  },

  finishLogin: async (call, services) => {
    const { ports, doors, rateLimit, security } = services;
    const { ticket, code } = call.body;
    await rateLimit('login', call.address);
    const { userId, identityId } = await tryLoginTicket(ports, ticket);
    await rateLimit('secondFactor', userId).catch(sayWhoKnows);
    const { login_key } = await ports.database.query
      .selectFrom('user_account')
      .select('login_key')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await refuseClosedAccount(ports.database.query, userId);
    if ((await proveSecondFactor(ports.database.query, ports, userId, code)) === null) {
      await security.record(call, { kind: 'SECOND_FACTOR_FAILED', userId });
      throw wrongCode();
    }
    await endLoginTicket(ports, ticket);
    const token = await openLogin(call, services, userId, identityId);
    // The door that is remembered is the one of passwords.
    if (identityId !== null) return { token };
    return withCookie({ token }, await doors.remember(`login ${login_key ?? ''}`, call));
  },

  getImageCode: async (call, services) => {
    await services.rateLimit('imageCode', call.address);
    return issueImageCode(call, services);
  },

  loginAsGuest: async (call, { ports, rateLimit, sessions }) => {
    await rateLimit('guest', call.address);
    const id = ports.newId();
    const token = await ports.database.query.transaction().execute(async (tx) => {
      await tx
        .insertInto('user_account')
        .values(
          newAccount(ports.vault, { id, kind: 'GUEST', name: '访客', createdAt: ports.now() }),
        )
        .execute();
      return (
        await sessions.open(
          { kind: 'TOKEN', userId: id, client: call.client, address: call.address },
          tx,
        )
      ).token;
    });
    return { token };
  },

  logout: async (call, { sessions }) => {
    await sessions.revoke([call.user.sessionId]);
    return { ok: true };
  },
};

/** Whoever gets here knows the password: where it was not the owner, the owner has to learn of it here. */
function sayWhoKnows(refusal: unknown): never {
  if (!(refusal instanceof ProblemError)) throw refusal;
  const { status, code, extras } = refusal;
  throw new ProblemError(
    status,
    code,
    `验证码错了太多次，请 ${extras.retryAfterSeconds ?? 600} 秒后再试。如果不是你自己输错的，就有人知道这个账号的密码：登录以后请马上改密码，并在安全日志里看是从哪里来的`,
    extras,
  );
}

async function openLogin(
  call: Origin,
  { ports, sessions, security }: Services,
  userId: string,
  identityId: string | null = null,
): Promise<string> {
  await forgetEnded(ports.database.query, userId, ports.now());
  const { client, address } = call;
  const kind = identityId === null ? 'TOKEN' : 'SSO';
  const { token, sessionId } = await sessions.open({ kind, userId, identityId, client, address });
  await security.record(call, { kind: 'LOGIN', userId, sessionId });
  return token;
}

async function registerAccount(
  call: Call<'register'>,
  services: Services,
): Promise<{ readonly token: string; readonly id: string }> {
  const { ports, sessions } = services;
  const { loginName, password, name, phoneNumber } = call.body;
  const id = ports.newId();
  const passwordHash = await ports.passwords.hash(password);
  return ports.database.query.transaction().execute(async (tx) => {
    await requireMayRegister(tx, call, services, id);
    await tx
      .insertInto('user_account')
      .values({
        ...newAccount(ports.vault, {
          id,
          kind: 'MAIN',
          name: name?.trim() ?? loginName,
          loginName,
          passwordHash,
          phoneNumber: phoneNumber ?? null,
          createdAt: ports.now(),
        }),
        ...consentColumns(call.body, ports.now()),
      })
      .execute();
    await movePoints(tx, ports, id, { delta: giftPoints, source: 'GIFT' });
    const login = {
      kind: 'TOKEN',
      userId: id,
      client: call.client,
      address: call.address,
    } as const;
    return { token: (await sessions.open(login, tx)).token, id };
  });
}
