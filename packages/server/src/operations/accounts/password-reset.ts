/**
 * A forgotten password: a link by mail, good once for half an hour. Only the reader of the address learns whether an
 * account exists, has an address or was asked for too often (docs/decisions/0471).
 */
import { sealedAddress } from '../../mail/addresses.ts';
import { connectedMail, sendBehind } from '../../mail/sending.ts';
import { resetDoneMail, resetMail } from '../../mail/words.ts';
import { refuseWeakPassword } from '../../passwords/refuse-weak-password.ts';
import type { Ports } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import { consumeImageCode } from '../image-code.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { isAccountClosed } from './closed.ts';
import { waysIn } from './owner-proof.ts';
import { endSessionsOf, loginKey } from './rows.ts';

const validForMs = 30 * 60 * 1000;
/** A few accounts may share one mailbox; each gets a link of its own. */
const mostAccounts = 5;

interface Resettable {
  readonly id: string;
  readonly loginName: string;
  readonly address: string;
}

export const passwordReset: Operations<'startPasswordReset' | 'finishPasswordReset'> = {
  startPasswordReset: async (call, services) => {
    const { ports, rateLimit } = services;
    const { account } = call.body;
    connectedMail(ports);
    await rateLimit('passwordReset', call.address);
    await consumeImageCode(call, call.body.code, services);
    // Counted by the typed name, whether or not such an account exists.
    await rateLimit('passwordResetOf', ports.sha256(loginKey(account)));
    // Done after the answer, so that the time the answer takes says nothing either.
    ports.schedule(0, () => {
      sendLinks(call, services).catch((error: unknown) =>
        ports.log.error('password-reset.failed', { error }),
      );
    });
    return { ok: true };
  },

  finishPasswordReset: async (call, services) => {
    const { ports, rateLimit, security } = services;
    await rateLimit('login', call.address);
    const { query } = ports.database;
    const asked = await query
      .selectFrom('password_reset as reset')
      .innerJoin('user_account as u', 'u.id', 'reset.user_id')
      .select(['u.id', 'u.login_name as loginName', 'u.name', 'u.mail_address as sealed'])
      .where('reset.token_hash', '=', ports.sha256(call.body.token))
      .where('reset.expires_at', '>', ports.now())
      .executeTakeFirst();
    if (asked === undefined) throw linkEnded();
    const { id, loginName, name, sealed } = asked;
    if (await isAccountClosed(query, id)) throw linkEnded();
    // Checked before the link is used up, so that the owner of a weak password may choose again.
    await refuseWeakPassword('password', call.body.password, { loginName, name });
    const password_hash = await ports.passwords.hash(call.body.password);
    const ended = await query.transaction().execute(async (tx) => {
      const used = await tx
        .deleteFrom('password_reset')
        .where('token_hash', '=', ports.sha256(call.body.token))
        .where('user_id', '=', id)
        .executeTakeFirst();
      if (Number(used.numDeletedRows) === 0) throw linkEnded();
      await tx.updateTable('user_account').set({ password_hash }).where('id', '=', id).execute();
      await tx.deleteFrom('login_ticket').where('user_id', '=', id).execute();
      return endSessionsOf(tx, id);
    });
    endedSessions(services, ended);
    await security.record(call, { kind: 'RESET_DONE', userId: id });
    if (sealed !== null)
      sendBehind(ports, resetDoneMail(ports.vault.open(sealed), loginName ?? ''));
    return { ok: true, waysIn: await waysIn(query, id, ports.now()) };
  },
};

async function sendLinks(call: Call<'startPasswordReset'>, services: Services): Promise<void> {
  const { ports, rateLimit, security } = services;
  for (const account of await accountsOf(ports, call.body.account)) {
    // Typing the name and the address in turn fills nobody's mailbox.
    const isWithin = await rateLimit('passwordResetOf', account.id).then(
      () => true,
      () => false,
    );
    if (!isWithin) continue;
    const token = await issueToken(ports, account.id);
    const link = `${connectedMail(ports).publicUrl}/web/reset#token=${token}`;
    await security.record(call, { kind: 'RESET_ASKED', userId: account.id });
    sendBehind(ports, resetMail(account.address, account.loginName, link));
  }
}

/** Accounts with a password and a confirmed address that are not closed, nor their main account. */
async function accountsOf({ database, vault }: Ports, typed: string): Promise<Resettable[]> {
  const rows = await database.query
    .selectFrom('user_account as u')
    .leftJoin('user_account as main', 'main.id', 'u.main_user_id')
    .select(['u.id', 'u.login_name as loginName', 'u.mail_address as address'])
    .where(({ or, eb }) =>
      or([
        eb('u.login_key', '=', loginKey(typed)),
        eb('u.mail_address', '=', sealedAddress(vault, typed)),
      ]),
    )
    .where('u.mail_address', 'is not', null)
    .where('u.login_name', 'is not', null)
    .where('u.password_hash', 'is not', null)
    .where('u.closed_at', 'is', null)
    .where('main.closed_at', 'is', null)
    .orderBy('u.created_at')
    .limit(mostAccounts)
    .execute();
  return rows.flatMap(({ id, loginName, address }) =>
    loginName === null || address === null ? [] : [{ id, loginName, address: vault.open(address) }],
  );
}

/** Replaces the token before, so that the last mail counts. */
async function issueToken(
  { database, newSecret, now, sha256 }: Ports,
  userId: string,
): Promise<string> {
  const token = newSecret();
  const issued = { token_hash: sha256(token), expires_at: now() + validForMs };
  await database.query
    .insertInto('password_reset')
    .values({ user_id: userId, ...issued })
    .onConflict((known) => known.column('user_id').doUpdateSet(issued))
    .execute();
  return token;
}

function linkEnded(): ProblemError {
  return new ProblemError(
    400,
    'RESET_LINK_ENDED',
    '这个链接已经用过或过期，请在登录页重新点「忘记密码」',
  );
}
