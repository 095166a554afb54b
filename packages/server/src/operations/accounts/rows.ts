/** Account rows: how they are made, found and shown. */
import type { GrantedRole, User } from '@liangfen/sdk/schema';
import type { Insertable, Selectable } from 'kysely';
import type { Vault } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import type { DatabaseSchema } from '../../store/schema.ts';
import type { Sealed } from '../../store/sealed.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { sameValue } from '../organiser-change.ts';

type AccountTable = DatabaseSchema['user_account'];

/** Two login names that differ only in case count as the same one. */
export function loginKey(loginName: string): string {
  return loginName.trim().toLowerCase();
}

interface NewAccount {
  readonly id: string;
  readonly kind: DatabaseSchema['user_account']['kind'];
  readonly name: string;
  readonly createdAt: number;
  readonly loginName?: string;
  readonly passwordHash?: string;
  readonly phoneNumber?: string | null;
  readonly mainUserId?: string;
  readonly role?: GrantedRole;
}

export function newAccount(
  vault: Vault,
  account: NewAccount,
): Insertable<DatabaseSchema['user_account']> {
  return {
    id: account.id,
    login_name: account.loginName ?? null,
    login_key: account.loginName === undefined ? null : loginKey(account.loginName),
    password_hash: account.passwordHash ?? null,
    name: account.name,
    phone_number: sealedPhone(vault, account.phoneNumber),
    kind: account.kind,
    main_user_id: account.mainUserId ?? null,
    ...(account.role === undefined ? {} : { role: account.role }),
    created_at: account.createdAt,
  };
}

function roleOf({ kind, role }: Pick<Selectable<AccountTable>, 'kind' | 'role'>): User['role'] {
  switch (kind) {
    case 'MAIN':
      return 'OWNER';
    case 'SUB':
      return role;
    case 'GUEST':
      return null;
  }
}

export async function readUser(query: Queryable, id: string): Promise<User> {
  const user = await query
    .selectFrom('user_account')
    .select([
      'version',
      'id',
      'login_name as loginName',
      'name',
      'phone_number as phoneNumber',
      'kind',
      'main_user_id as mainUserId',
      'created_at as createdAt',
      'role',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined) throw notFound('账号');
  return { ...user, role: roleOf(user) };
}

/** The columns a patch of name and phone number sets. */
export function profileColumns(
  vault: Vault,
  patch: { readonly name?: string; readonly phoneNumber?: string | null },
): { name?: string; phone_number?: Sealed | null } {
  return {
    ...(patch.name === undefined ? {} : { name: patch.name.trim() }),
    ...(patch.phoneNumber === undefined
      ? {}
      : { phone_number: sealedPhone(vault, patch.phoneNumber) }),
  };
}

/** Returns the fields of a patch that differ from what is there. */
export function changedFields<Patch extends object>(
  patch: Patch,
  before: Partial<Patch>,
): string[] {
  // The keys of a value of type Patch; TypeScript cannot say that of Object.keys.
  const keys = Object.keys(patch) as (keyof Patch & string)[];
  return keys.filter((key) => !sameValue(patch[key], before[key]));
}

/** Locks the account's row, and refuses a form that was read before another one was saved. */
export async function holdAccount(
  tx: Tx,
  id: string,
  {
    seenVersion,
    fields,
  }: { readonly seenVersion: number | null; readonly fields: readonly string[] },
): Promise<void> {
  const { version } = await tx
    .selectFrom('user_account')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (seenVersion !== null && seenVersion !== version) throw changedMeanwhile(fields);
}

/** Ends the logins of an account and its consoles; one may be spared. Sessions that its keys opened end with the keys. */
export async function endSessionsOf(
  query: Queryable,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  const ended = query
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('api_key_id', 'is', null)
    .returning('id');
  const rows = await (exceptSessionId === null
    ? ended
    : ended.where('id', '<>', exceptSessionId)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Rows of logins that have run out serve nobody; the next login of the account clears them away. */
export async function forgetEnded(query: Queryable, userId: string, now: number): Promise<void> {
  await query
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

export function loginNameTaken(): ProblemError {
  const message = '这个登录名已被使用，请换一个';
  return new ProblemError(409, 'LOGIN_NAME_TAKEN', message, {
    errors: [{ field: 'loginName', message }],
  });
}
