/** Rows of identities: whose account an identity is, and how it is given to one. */
import type { SingleSignOnBindings } from '@liangfen/sdk/schema';
import type { Ports, SignOnIdentity } from '../ports.ts';
import { notFound } from '../problem.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import { signOnRefused } from './refusals.ts';

/** A person has one or two; the contract says how many a list may have. */
const mostOfAccount = 5;

export interface HeldIdentity {
  readonly id: string;
  readonly userId: string;
}

/**
 * Locks the identity until the transaction ends, so that a binding that is taken away meanwhile leaves no login behind.
 */
export async function lockIdentity(
  tx: Tx,
  { issuer, subject }: SignOnIdentity,
): Promise<HeldIdentity | null> {
  const held = await tx
    .selectFrom('single_sign_on_identity')
    .select(['id', 'user_id as userId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  return held ?? null;
}

export async function noteIdentityUse(tx: Tx, ports: Ports, id: string, name: string) {
  await tx
    .updateTable('single_sign_on_identity')
    .set({ name, last_used_at: ports.now() })
    .where('id', '=', id)
    .execute();
}

/** Gives the identity to the account; one that is somebody else's stays there. */
export async function bindIdentity(
  tx: Tx,
  ports: Ports,
  { issuer, subject, name }: SignOnIdentity,
  userId: string,
): Promise<string> {
  // Two calls at once are counted one after the other.
  await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const held = await lockIdentity(tx, { issuer, subject, name });
  if (held !== null) {
    if (held.userId !== userId) throw signOnRefused(ports.singleSignOn, 'SSO_BOUND_ELSEWHERE');
    await noteIdentityUse(tx, ports, held.id, name);
    return held.id;
  }
  const { count } = await tx
    .selectFrom('single_sign_on_identity')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOfAccount) throw signOnRefused(ports.singleSignOn, 'SSO_TOO_MANY');
  const id = ports.newId();
  const at = ports.now();
  await tx
    .insertInto('single_sign_on_identity')
    .values({ id, issuer, subject, user_id: userId, name, bound_at: at, last_used_at: at })
    .execute();
  return id;
}

export async function readIdentities(
  query: Queryable,
  userId: string,
): Promise<SingleSignOnBindings> {
  const bindings = await query
    .selectFrom('single_sign_on_identity')
    .select(['id', 'name', 'issuer', 'bound_at as boundAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('bound_at')
    .orderBy('id')
    .limit(mostOfAccount)
    .execute();
  return { bindings };
}

/** Removes an identity, but never the last way in. Returns the logins that ended with it. */
export async function removeIdentity(
  tx: Tx,
  ports: Ports,
  userId: string,
  identityId: string,
): Promise<string[]> {
  // The account is locked, so that two ways in taken away at once do not leave it without one.
  const { login_key, password_hash } = await tx
    .selectFrom('user_account')
    .select(['login_key', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const own = await tx
    .selectFrom('single_sign_on_identity')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  if (!own.some(({ id }) => id === identityId)) throw notFound('关联');
  const hasPassword = login_key !== null && password_hash !== null;
  if (!hasPassword && own.length === 1 && !(await comesByMessenger(tx, userId))) {
    throw signOnRefused(ports.singleSignOn, 'SSO_LAST_WAY_IN');
  }
  const ended = await tx
    .deleteFrom('session')
    .where('identity_id', '=', identityId)
    .returning('id')
    .execute();
  await tx.deleteFrom('single_sign_on_identity').where('id', '=', identityId).execute();
  return ended.map(({ id }) => id);
}

async function comesByMessenger(tx: Tx, userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('messenger_person')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}
