/**
 * Sets the mail address by which a forgotten password is reset: it is asked for with the password, and counts once it
 * is confirmed.
 */
import { typedCodeSigns } from '@liangfen/rules';
import type { OwnMail } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { sealedAddress } from '../../mail/addresses.ts';
import { connectedMail, sendBehind, sendNow } from '../../mail/sending.ts';
import { addressChangedMail, confirmationMail } from '../../mail/words.ts';
import type { Ports } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import { passOwnPassword } from './second-factor.ts';

const validForMs = 30 * 60 * 1000;
const mostTries = 5;
const codeLength = 8;

export const ownMail: Operations<
  'getOwnMail' | 'startOwnMail' | 'confirmOwnMail' | 'removeOwnMail'
> = {
  getOwnMail: (call, { ports }) => readOwnMail(ports.database.query, ports, call.user.userId),

  startOwnMail: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    await rateLimit('ownMail', userId);
    connectedMail(ports);
    await passOwnPassword(call, services, call.body.password);
    const code = drawnCode(ports);
    const address = call.body.address.trim().toLowerCase();
    const started = {
      address: sealedAddress(ports.vault, address),
      code_mark: markOf(ports, userId, address, code),
      tries: 0,
      expires_at: ports.now() + validForMs,
    };
    const { query } = ports.database;
    await query
      .insertInto('mail_confirmation')
      .values({ user_id: userId, ...started })
      .onConflict((known) => known.column('user_id').doUpdateSet(started))
      .execute();
    await sendNow(ports, confirmationMail(address, code));
    return readOwnMail(query, ports, userId);
  },

  confirmOwnMail: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    await rateLimit('secondFactor', userId);
    const code = typedCodeSigns(call.body.code);
    // What cannot be a code costs no try.
    if (!/^[0-9]{8}$/.test(code)) throw wrongCode('请填写邮件里的 8 位数字');
    const { query } = ports.database;
    const tried = await query
      .updateTable('mail_confirmation')
      .set({ tries: sql`tries + 1` })
      .where('user_id', '=', userId)
      .where('expires_at', '>', ports.now())
      .where('tries', '<', mostTries)
      .returning(['address', 'code_mark'])
      .executeTakeFirst();
    if (tried === undefined) throw wrongCode('确认码已经过期或输错太多次，请重新发送');
    const address = ports.vault.open(tried.address);
    if (tried.code_mark !== markOf(ports, userId, address, code)) {
      throw wrongCode('确认码不对，请核对邮件里的 8 位数字');
    }
    const { former, loginName } = await query.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('user_account')
        .select(['mail_address', 'login_name as loginName'])
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('user_account')
        .set({ mail_address: sealedAddress(ports.vault, address), mail_at: ports.now() })
        .where('id', '=', userId)
        .execute();
      await tx.deleteFrom('mail_confirmation').where('user_id', '=', userId).execute();
      await tx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
      return { former: before.mail_address, loginName: before.loginName ?? '' };
    });
    const formerAddress = former === null ? null : ports.vault.open(former);
    if (formerAddress !== null && formerAddress !== address) {
      sendBehind(ports, addressChangedMail(formerAddress, loginName));
    }
    return readOwnMail(query, ports, userId);
  },

  removeOwnMail: async (call, { ports }) => {
    const { userId } = call.user;
    return ports.database.query.transaction().execute(async (tx) => {
      await tx
        .updateTable('user_account')
        .set({ mail_address: null, mail_at: null })
        .where('id', '=', userId)
        .execute();
      await tx.deleteFrom('mail_confirmation').where('user_id', '=', userId).execute();
      await tx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
      return readOwnMail(tx, ports, userId);
    });
  },
};

export async function readOwnMail(
  query: Queryable,
  { now, vault }: Ports,
  userId: string,
): Promise<OwnMail> {
  const { address, confirmedAt } = await query
    .selectFrom('user_account')
    .select(['mail_address as address', 'mail_at as confirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const waiting = await query
    .selectFrom('mail_confirmation')
    .select('address')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return {
    address: address === null ? null : vault.open(address),
    confirmedAt,
    pending: waiting === undefined ? null : vault.open(waiting.address),
  };
}

/** Draws a code from 256 random bits: the remainder's bias is too small to tell anything. */
function drawnCode({ newSecret, sha256 }: Ports): string {
  const drawn = BigInt(`0x${sha256(newSecret())}`) % 10n ** BigInt(codeLength);
  return drawn.toString().padStart(codeLength, '0');
}

/** Marks a code for this account and this address alone. */
function markOf({ vault }: Ports, userId: string, address: string, code: string): string {
  return vault.mark('mail code', `${userId} ${address} ${code}`);
}

function wrongCode(message: string): ProblemError {
  return new ProblemError(400, 'MAIL_CODE_WRONG', message, {
    errors: [{ field: 'code', message }],
  });
}
