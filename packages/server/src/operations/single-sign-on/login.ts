/** Coming in by single sign-on: how it begins, and the code that it ends with against an `SSO` token. */
import type { SingleSignOnAnswer } from '@liangfen/sdk/schema';
import { withCookie } from '../../contract/http-answer.ts';
import { ProblemError } from '../../problem.ts';
import { issueLoginTicket } from '../../second-factor/login-tickets.ts';
import { beginSignOn } from '../../single-sign-on/begun-logins.ts';
import { lockIdentity, noteIdentityUse } from '../../single-sign-on/identities.ts';
import { identityProved } from '../../single-sign-on/proved-identity.ts';
import { connectedSignOn } from '../../single-sign-on/refusals.ts';
import { issueSignOnTicket } from '../../single-sign-on/tickets.ts';
import type { Tx } from '../../store/transaction.ts';
import { closedAccount, isAccountClosed } from '../accounts/closed.ts';
import { forgetEnded } from '../accounts/rows.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';

export const singleSignOnLogin: Operations<'startSingleSignOn' | 'loginBySingleSignOn'> = {
  startSingleSignOn: async ({ address, request }, { ports, rateLimit }) => {
    await rateLimit('singleSignOn', address);
    const { cookie, ...started } = await beginSignOn(request, ports, null);
    return withCookie(started, cookie);
  },

  loginBySingleSignOn: async (call, services) => {
    const { ports, rateLimit, security } = services;
    await rateLimit('singleSignOn', call.address);
    try {
      return await enter(call, services);
    } catch (error) {
      // A person who still owes the second factor has not failed.
      if (error instanceof ProblemError && error.code !== 'SECOND_FACTOR_NEEDED') {
        const about = ports.singleSignOn?.name ?? '';
        await security.record(call, { kind: 'LOGIN_FAILED', userId: null, about });
      }
      throw error;
    }
  },
};

type Entered =
  | { readonly is: 'UNKNOWN' | 'CLOSED' }
  | { readonly is: 'SECOND_FACTOR'; readonly userId: string; readonly identityId: string }
  | {
      readonly is: 'IN';
      readonly userId: string;
      readonly token: string;
      readonly sessionId: string;
    };

async function enter(
  call: Call<'loginBySingleSignOn'>,
  services: Services,
): Promise<SingleSignOnAnswer> {
  const { ports, security } = services;
  const identity = await identityProved(call.request, ports, call.body, null);
  const entered = await ports.database.query.transaction().execute(async (tx): Promise<Entered> => {
    const held = await lockIdentity(tx, identity);
    if (held === null) return { is: 'UNKNOWN' };
    const { id: identityId, userId } = held;
    if (await isAccountClosed(tx, userId)) return { is: 'CLOSED' };
    await noteIdentityUse(tx, ports, identityId, identity.name);
    if (await hasSecondFactor(tx, userId)) return { is: 'SECOND_FACTOR', userId, identityId };
    return { is: 'IN', userId, ...(await openSignOn(tx, call, services, userId, identityId)) };
  });
  switch (entered.is) {
    case 'UNKNOWN': {
      const { ticket, expiresAt } = await issueSignOnTicket(ports, identity);
      const mayCreate = connectedSignOn(ports).createsAccounts;
      return { token: null, first: { ticket, name: identity.name, mayCreate, expiresAt } };
    }
    case 'CLOSED':
      throw closedAccount();
    case 'SECOND_FACTOR':
      throw new ProblemError(
        403,
        'SECOND_FACTOR_NEEDED',
        '请输入验证器应用显示的 6 位数字，或者一个恢复码',
        { ticket: await issueLoginTicket(ports, entered.userId, entered.identityId) },
      );
    case 'IN': {
      const { token, userId, sessionId } = entered;
      await security.record(call, { kind: 'LOGIN', userId, sessionId });
      return { token, first: null };
    }
  }
}

async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { since } = await tx
    .selectFrom('user_account')
    .select('second_factor_at as since')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return since !== null;
}

type Caller = Pick<Call<'loginBySingleSignOn'>, 'client' | 'address'>;

export async function openSignOn(
  tx: Tx,
  { client, address }: Caller,
  { ports, sessions }: Services,
  userId: string,
  identityId: string,
): Promise<{ readonly token: string; readonly sessionId: string }> {
  await forgetEnded(tx, userId, ports.now());
  const login = { kind: 'SSO', userId, identityId, client, address } as const;
  const { token, sessionId } = await sessions.open(login, tx);
  return { token, sessionId };
}
