/** One's own account: profile, password, logins, and leaving a main account. */
import { sql } from 'kysely';
import { type Owner, refuseWeakPassword } from '../../passwords/refuse-weak-password.ts';
import { ProblemError } from '../../problem.ts';
import { conflict, invalidField } from '../../refusals.ts';
import { isTaken } from '../../store/failures.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { waysIn } from './owner-proof.ts';
import {
  changedFields,
  endSessionsOf,
  holdAccount,
  loginKey,
  loginNameTaken,
  profileColumns,
  readUser,
} from './rows.ts';

export const ownAccount: Operations<
  'getUser' | 'updateUser' | 'changePassword' | 'setLoginName' | 'detachUser'
> = {
  getUser: (call, { ports }) => readUser(ports.database.query, call.user.userId),

  updateUser: async (call, { ports }) => {
    const { body, seenVersion } = call;
    const { userId } = call.user;
    return ports.database.query.transaction().execute(async (tx) => {
      const before = await readUser(tx, userId);
      const fields = changedFields(body, before);
      if (fields.length === 0) return before;
      await holdAccount(tx, userId, { seenVersion, fields });
      await tx
        .updateTable('user_account')
        .set({ ...profileColumns(ports.vault, body), version: sql`version + 1` })
        .where('id', '=', userId)
        .execute();
      return readUser(tx, userId);
    });
  },

  changePassword: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId, sessionId } = call.user;
    await rateLimit('changePassword', userId);
    const account = await ports.database.query
      .selectFrom('user_account')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirst();
    const hash = account?.password_hash ?? null;
    if (hash === null || !(await ports.passwords.verify(hash, call.body.oldPassword))) {
      const message = '原密码不正确，请重新输入';
      throw new ProblemError(400, 'PASSWORD_WRONG', message, {
        errors: [{ field: 'oldPassword', message }],
      });
    }
    if (call.body.newPassword === call.body.oldPassword) {
      throw invalidField('newPassword', '新密码和现在的一样，请换一个');
    }
    await refuseWeakPassword('newPassword', call.body.newPassword, await ownerOf(ports, userId));
    const password_hash = await ports.passwords.hash(call.body.newPassword);
    const ended = await ports.database.query.transaction().execute(async (tx) => {
      await tx
        .updateTable('user_account')
        .set({ password_hash })
        .where('id', '=', userId)
        .execute();
      // A link to reset the password that was sent before must not undo the new password.
      await tx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
      return endSessionsOf(tx, userId, sessionId);
    });
    endedSessions(services, ended);
    return { ok: true, waysIn: await waysIn(ports.database.query, userId, ports.now()) };
  },

  setLoginName: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    const { loginName, password } = call.body;
    await rateLimit('changePassword', userId);
    const { query } = ports.database;
    const { name } = await ownerOf(ports, userId);
    await refuseWeakPassword('password', password, { loginName, name });
    const password_hash = await ports.passwords.hash(password);
    try {
      const { numUpdatedRows } = await query
        .updateTable('user_account')
        .set({ login_name: loginName, login_key: loginKey(loginName), password_hash })
        .where('id', '=', userId)
        .where('login_key', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0 && !(await isSame(call, services))) {
        throw conflict('这个账号已经有登录名；要更换密码请用修改密码');
      }
    } catch (error) {
      if (isTaken(error)) throw loginNameTaken();
      throw error;
    }
    return readUser(query, userId);
  },

  detachUser: async (call, services) => {
    const { ports, sessions } = services;
    const { userId } = call.user;
    const { user, changed, ended } = await ports.database.query
      .transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('user_account')
          .set({ kind: 'MAIN', main_user_id: null })
          .where('id', '=', userId)
          .where('kind', '=', 'SUB')
          .execute();
        await tx.deleteFrom('competition_grant').where('user_id', '=', userId).execute();
        // The consoles that a sub-account opened were for its main account's competitions.
        const consoles = await tx
          .deleteFrom('session')
          .where('user_id', '=', userId)
          .where('kind', '=', 'CONSOLE')
          .returning('id')
          .execute();
        const own = await tx
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        return {
          user: await readUser(tx, userId),
          changed: own.map(({ id }) => id),
          ended: consoles.map(({ id }) => id),
        };
      });
    endedSessions(services, ended);
    // The logins stay; what they may do has changed.
    sessions.forget(changed);
    return user;
  },
};

async function ownerOf({ database }: Services['ports'], userId: string): Promise<Owner> {
  return database.query
    .selectFrom('user_account')
    .select(['login_name as loginName', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether login name and password are already those of this call, which is sent again because its answer was lost. */
async function isSame({ user, body }: Call<'setLoginName'>, { ports }: Services): Promise<boolean> {
  const account = await ports.database.query
    .selectFrom('user_account')
    .select(['login_key', 'password_hash'])
    .where('id', '=', user.userId)
    .executeTakeFirst();
  const hash = account?.password_hash ?? null;
  return (
    account?.login_key === loginKey(body.loginName) &&
    hash !== null &&
    (await ports.passwords.verify(hash, body.password))
  );
}
