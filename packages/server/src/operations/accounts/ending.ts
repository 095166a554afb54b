/** Lets people leave: with a copy of their own stored data, and by closing a main account. */
import { sql } from 'kysely';
import { closeAccountRows, erasedAfterMs } from '../../accounts/closing.ts';
import { fileAnswer } from '../../contract/http-answer.ts';
import { invalidField } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { readOwnMail } from './own-mail.ts';
import { readUser } from './rows.ts';
import { passOwnPassword, requireSecondFactor } from './second-factor.ts';

/** The most rows of each kind in the copy: more than anybody has in practice, and it bounds the file. */
const most = 10_000;

export const accountEnding: Operations<'closeAccount' | 'copyOwnData'> = {
  closeAccount: async (call, services) => {
    const { ports } = services;
    const { confirmName, code } = call.body;
    const { loginName, isOn } = await passOwnPassword(call, services, call.body.password);
    if (confirmName.trim() !== loginName) {
      throw invalidField('confirmName', '输入的登录名不一致，没有注销；请照着登录名重新输入');
    }
    if (isOn) await requireSecondFactor(call, services, code ?? '');
    const closedAt = ports.now();
    const ended = await ports.database.query
      .transaction()
      .execute((tx) => closeAccountRows(tx, call.user.userId, closedAt));
    endedSessions(services, ended);
    return { closedAt, erasedAt: closedAt + erasedAfterMs };
  },

  copyOwnData: async (call, services) => {
    const { ports, rateLimit } = services;
    await rateLimit('copyOwnData', call.user.userId);
    const copy = await ownData(call, services);
    return fileAnswer(new TextEncoder().encode(`${JSON.stringify(copy, null, 2)}\n`), {
      type: 'application/vnd.liangfen.account+json',
      name: `我的资料 ${new Date(ports.now()).toISOString().slice(0, 10)}.json`,
    });
  },
};

async function ownData({ user }: Pick<Call<'copyOwnData'>, 'user'>, { ports }: Services) {
  const { query } = ports.database;
  const { userId } = user;
  const { version: _, ...account } = await readUser(query, userId);
  const rows = (statement: Parameters<typeof rowsOf>[1]) => rowsOf(query, statement);
  return {
    exportedAt: ports.now(),
    account,
    mail: await readOwnMail(query, ports, userId),
    consent: await rows(sql`select consent_version as version, consent_at as at
      from user_account where id = ${userId} and consent_at is not null`),
    secondFactor: await rows(sql`select second_factor_at as since
      from user_account where id = ${userId} and second_factor_at is not null`),
    logins: await rows(sql`select kind, client, address, created_at as "createdAt",
        last_seen_at as "lastSeenAt", expires_at as "expiresAt"
      from session where user_id = ${userId} order by created_at limit ${most}`),
    messengers: await rows(sql`select name, phone_number as "phoneNumber", bound_at as "boundAt",
        last_used_at as "lastUsedAt" from messenger_person where user_id = ${userId} limit ${most}`),
    singleSignOn: await rows(sql`select issuer, subject, name, bound_at as "boundAt",
        last_used_at as "lastUsedAt"
      from single_sign_on_identity where user_id = ${userId} order by bound_at limit ${most}`),
    subAccounts: await rows(sql`select login_name as "loginName", name,
        phone_number as "phoneNumber", created_at as "createdAt"
      from user_account where main_user_id = ${userId} order by created_at limit ${most}`),
    competitions: await rows(sql`select id, name, status, created_at as "createdAt",
        deleted_at as "deletedAt"
      from competition where owner_id = ${userId} order by created_at limit ${most}`),
    judging: await rows(sql`select c.name as competition, j.name, j.phone_number as "phoneNumber",
        j.organisation, j.title, j.remark, j.approval, j.created_at as "createdAt"
      from judge j join competition c on c.id = j.competition_id
      where j.user_id = ${userId} order by j.created_at limit ${most}`),
    points: await rows(sql`select at, delta, balance, source, amount,
        competition_name as "competitionName"
      from point_entry where user_id = ${userId} order by number limit ${most}`),
    orders: await rows(sql`select trade_no as "tradeNo", state, point, amount_fen as "amountFen",
        payment, created_at as "createdAt", paid_at as "paidAt", refunded_at as "refundedAt"
      from payment_order where user_id = ${userId} order by number limit ${most}`),
    invoices: await rows(sql`select state, title_name as "titleName", tax_number as "taxNumber",
        address, phone, bank, bank_account as "bankAccount", email, remark,
        amount_fen as "amountFen", number, issued_on as "issuedOn", created_at as "createdAt"
      from invoice where user_id = ${userId} order by created_at limit ${most}`),
    securityEvents: await rows(sql`select at, kind, person, about, address, client
      from security_event where user_id = ${userId} order by number desc limit ${most}`),
  };
}

async function rowsOf(query: Queryable, statement: ReturnType<typeof sql>) {
  return (await statement.execute(query)).rows;
}
