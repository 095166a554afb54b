/** 登录: registering, the ways in, and the way out. */
import { withCookie } from '../contract/responses.ts';
import type { Passwords } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { isTaken } from '../store/failures.ts';
import { loginKey, loginNameTaken, newAccount } from './accounts/rows.ts';
import { consumeImageCode, issueImageCode } from './image-code.ts';
import type { Call, Operations, Services } from './operation.ts';
import { movePoints } from './point-ledger.ts';

/** What a new main account may try the product with (docs/decisions/0011). */
const giftPoints = 3;

export const loginOperations: Operations<
  'register' | 'checkLoginName' | 'login' | 'getImageCode' | 'loginAsGuest' | 'logout'
> = {
  register: async (call, services) => {
    await services.rateLimit('register', call.address);
    await consumeImageCode(call, call.body.code, services);
    try {
      const token = await registerAccount(call, services);
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
    const { ports, doors, rateLimit, sessions } = services;
    const { loginName, password, code } = call.body;
    const visit = await doors.approach(`login ${loginKey(loginName)}`, call);
    if (!visit.isKnownBrowser) await rateLimit('login', call.address);
    // Failures count from here on: without the code nobody keeps anybody else out.
    await consumeImageCode(call, code, services);
    const account = await ports.database.query
      .selectFrom('user_account')
      .select(['id', 'password_hash'])
      .where('login_key', '=', loginKey(loginName))
      .executeTakeFirst();
    // An unknown name costs one verification too, so that the time does not tell it from a wrong password.
    const hash = account?.password_hash ?? (await strangersHash(services));
    const isRight = await ports.passwords.verify(hash, password);
    if (account === undefined || account.password_hash === null || !isRight) {
      visit.failed();
      throw new ProblemError(400, 'LOGIN_FAILED', '登录名或密码不正确，请核对后重新输入');
    }
    await forgetEnded(account.id, services);
    const { token } = await sessions.open({
      kind: 'TOKEN',
      userId: account.id,
      client: call.client,
    });
    return withCookie({ token }, await visit.opened());
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
      return (await sessions.open({ kind: 'TOKEN', userId: id, client: call.client }, tx)).token;
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
): Promise<string> {
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
    return (await sessions.open({ kind: 'TOKEN', userId: id, client: call.client }, tx)).token;
  });
}

const strangers = new WeakMap<Passwords, Promise<string>>();

/** One hash of a password that nobody knows, made when it is first needed. */
function strangersHash({ ports }: Services): Promise<string> {
  const known = strangers.get(ports.passwords);
  if (known !== undefined) return known;
  const made = ports.passwords.hash(ports.newSecret());
  strangers.set(ports.passwords, made);
  return made;
}

/** Rows of logins that have run out serve nobody; the next login of the account clears them away. */
async function forgetEnded(userId: string, { ports }: Services): Promise<void> {
  await ports.database.query
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', ports.now())
    .execute();
}
