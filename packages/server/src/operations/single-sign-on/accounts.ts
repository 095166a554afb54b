/** The answer to a first single sign-on: the account whose password is known, or a new one where the server allows it. */
import { withCookie } from '../../contract/http-answer.ts';
import { movePoints } from '../../payment/point-ledger.ts';
import { ProblemError } from '../../problem.ts';
import { conflict } from '../../refusals.ts';
import { bindIdentity, lockIdentity } from '../../single-sign-on/identities.ts';
import { connectedSignOn, signOnRefused } from '../../single-sign-on/refusals.ts';
import { requireSignOnTicket, useSignOnTicket } from '../../single-sign-on/tickets.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import type { Tx } from '../../store/transaction.ts';
import { giftPoints } from '../accounts/gift.ts';
import { newAccount } from '../accounts/rows.ts';
import type { Call } from '../call.ts';
import { consentColumns, requireConsent } from '../consent.ts';
import type { Operations } from '../operation.ts';
import { passPasswordDoor } from '../password-door.ts';
import type { Services } from '../services.ts';
import { openSignOn } from './login.ts';

export const singleSignOnAccounts: Operations<
  'createSingleSignOnAccount' | 'bindSingleSignOnAccount'
> = {
  createSingleSignOnAccount: async (call, services) => {
    const { ports, rateLimit, security } = services;
    await rateLimit('singleSignOn', call.address);
    if (!connectedSignOn(ports).createsAccounts) {
      throw new ProblemError(
        403,
        'REGISTRATION_CLOSED',
        '这台服务器不用统一身份新建账号：请绑定已有的账号，或请单位里管理亮分的人给你开一个',
      );
    }
    requireConsent(call.body, services);
    const { userId, token, sessionId } = await againWhenTaken(() =>
      ports.database.query.transaction().execute((tx) => createMain(tx, call, services)),
    );
    await security.record(call, { kind: 'ACCOUNT_MADE', userId });
    await security.record(call, { kind: 'LOGIN', userId, sessionId });
    return { token };
  },

  bindSingleSignOnAccount: async (call, services) => {
    const { ports, rateLimit, security } = services;
    const { query } = ports.database;
    await rateLimit('singleSignOn', call.address);
    connectedSignOn(ports);
    await requireSignOnTicket(query, ports, call.body.ticket);
    const { userId, opened, hasSecondFactor } = await passPasswordDoor(call, services);
    // A password alone must not open a second way in beside the two steps.
    if (hasSecondFactor) {
      throw conflict('这个账号开启了两步验证：请先用密码登录，再在账号页里绑定');
    }
    const { token, sessionId } = await againWhenTaken(() =>
      query.transaction().execute(async (tx) => {
        const identity = await useSignOnTicket(tx, ports, call.body.ticket);
        const identityId = await bindIdentity(tx, ports, identity, userId);
        return openSignOn(tx, call, services, userId, identityId);
      }),
    );
    await security.record(call, { kind: 'IDENTITY_BOUND', userId, sessionId });
    await security.record(call, { kind: 'LOGIN', userId, sessionId });
    return withCookie({ token }, await opened());
  },
};

async function createMain(
  tx: Tx,
  call: Call<'createSingleSignOnAccount'>,
  services: Services,
): Promise<{ readonly userId: string; readonly token: string; readonly sessionId: string }> {
  const { ports } = services;
  const identity = await useSignOnTicket(tx, ports, call.body.ticket);
  // Another page has answered meanwhile; the next login finds the account that it made.
  if ((await lockIdentity(tx, identity)) !== null) {
    throw signOnRefused(ports.singleSignOn, 'SSO_TICKET_ENDED');
  }
  const userId = ports.newId();
  const createdAt = ports.now();
  await tx
    .insertInto('user_account')
    .values({
      ...newAccount(ports.vault, { id: userId, kind: 'MAIN', name: identity.name, createdAt }),
      ...consentColumns(call.body, createdAt),
    })
    .execute();
  await movePoints(tx, ports, userId, { delta: giftPoints, source: 'GIFT' });
  const identityId = await bindIdentity(tx, ports, identity, userId);
  return { userId, ...(await openSignOn(tx, call, services, userId, identityId)) };
}
