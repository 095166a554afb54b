/** 登录: registering, the ways in, and the way out. */
import { withCookie } from '../contract/http-answer.ts';
import { isTaken } from '../store/failures.ts';
import { giftPoints } from './accounts/gift.ts';
import { forgetEnded, loginKey, loginNameTaken, newAccount } from './accounts/rows.ts';
import { consumeImageCode, issueImageCode } from './image-code.ts';
import type { Call, Operations, Services } from './operation.ts';
import { passPasswordDoor } from './password-door.ts';
import { movePoints } from './point-ledger.ts';

export const loginOperations: Operations<
  'register' | 'checkLoginName' | 'login' | 'getImageCode' | 'loginAsGuest' | 'logout'
> = {
  register: async (call, services) => {
    await services.rateLimit('register', call.address);
    await consumeImageCode(call, call.body.code, services);
    try {
      const { token, id } = await registerAccount(call, services);
      await services.security.record(call, { kind: 'ACCOUNT_MADE', userId: id });
      const door = `login ${loginKey(call.body.loginName)}` as const;
      return withCookie({ token }, await services.doors.remember(door, call));
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
    const { userId, opened } = await passPasswordDoor(call, services);
    const { ports, sessions } = services;
    await forgetEnded(ports.database.query, userId, ports.now());
    const { token, sessionId } = await sessions.open({
      kind: 'TOKEN',
      userId,
      client: call.client,
      address: call.address,
    });
    await services.security.record(call, { kind: 'LOGIN', userId, sessionId });
    return withCookie({ token }, await opened());
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
        .values(newAccount({ id, kind: 'GUEST', name: '访客', createdAt: ports.now() }))
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

async function registerAccount(
  call: Call<'register'>,
  { ports, sessions }: Services,
): Promise<{ readonly token: string; readonly id: string }> {
  const { loginName, password, name, phoneNumber } = call.body;
  const id = ports.newId();
  const passwordHash = await ports.passwords.hash(password);
  return ports.database.query.transaction().execute(async (tx) => {
    await tx
      .insertInto('user_account')
      .values(
        newAccount({
          id,
          kind: 'MAIN',
          name: name?.trim() ?? loginName,
          loginName,
          passwordHash,
          phoneNumber: phoneNumber ?? null,
          createdAt: ports.now(),
        }),
      )
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
