/**
 * The one way past a password: image code, limits of the door, and the same answer for an unknown name and a wrong
 * password.
 */
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Passwords } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { refuseClosedAccount } from './accounts/closed.ts';
import { loginKey } from './accounts/rows.ts';
import { consumeImageCode } from './image-code.ts';
import type { Services } from './services.ts';

interface PasswordCall {
  readonly body: { readonly loginName: string; readonly password: string; readonly code: string };
  readonly request: IncomingRequest;
  readonly requestId: string;
  readonly address: string;
  readonly client: string;
}

interface Passed {
  readonly userId: string;
  readonly hasSecondFactor: boolean;
  readonly isMain: boolean;
  /** Remembers browser and address once whatever was behind the door is done; answers the cookie. */
  readonly opened: () => Promise<string>;
}

export async function passPasswordDoor(call: PasswordCall, services: Services): Promise<Passed> {
  const { ports, doors, rateLimit, security } = services;
  const { loginName, password, code } = call.body;
  const visit = await lockedOutIsNoted(services, call, () =>
    doors.approach(`login ${loginKey(loginName)}`, call),
  );
  if (!visit.isKnownBrowser) await rateLimit('login', call.address);
  // Failures count from here on: without the code nobody keeps anybody else out.
  await consumeImageCode(call, code, services);
  const account = await ports.database.query
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'kind', 'second_factor_at'])
    .where('login_key', '=', loginKey(loginName))
    .executeTakeFirst();
  // An unknown name costs one verification too, so that the time does not tell it from a wrong password.
  const hash = account?.password_hash ?? (await strangersHash(services));
  const isRight = await lockedOutIsNoted(services, call, () =>
    visit.attempt(async () => {
      const fits = await ports.passwords.verify(hash, password);
      return fits && account !== undefined && account.password_hash !== null;
    }),
  );
  if (account === undefined || !isRight) {
    await security.record(call, { kind: 'LOGIN_FAILED', userId: account?.id ?? null });
    throw new ProblemError(400, 'LOGIN_FAILED', '登录名或密码不正确，请核对后重新输入');
  }
  await refuseClosedAccount(ports.database.query, account.id);
  return {
    userId: account.id,
    hasSecondFactor: account.second_factor_at !== null,
    isMain: account.kind === 'MAIN',
    opened: visit.opened,
  };
}

async function lockedOutIsNoted<Result>(
  { ports, security }: Services,
  call: PasswordCall,
  approach: () => Promise<Result>,
): Promise<Result> {
  try {
    return await approach();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 429) throw error;
    const account = await ports.database.query
      .selectFrom('user_account')
      .select('id')
      .where('login_key', '=', loginKey(call.body.loginName))
      .executeTakeFirst();
    await security.record(call, { kind: 'LOCKED_OUT', userId: account?.id ?? null });
    throw error;
  }
}

const strangers = new WeakMap<Passwords, Promise<string>>();

/** Makes one hash of a password that nobody knows, when it is first needed. */
function strangersHash({ ports }: Services): Promise<string> {
  const known = strangers.get(ports.passwords);
  if (known !== undefined) return known;
  const made = ports.passwords.hash(ports.newSecret());
  strangers.set(ports.passwords, made);
  return made;
}
