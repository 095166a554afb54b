/** Rows of people: who has which account, where they were last seen, and how a person is given to an account. */

import type { Ports } from '../ports.ts';
import { conflict } from '../refusals.ts';
import { sealedPhone } from '../sealing/sealed-phone.ts';
import type { DatabaseSchema, ProvedPerson } from '../store/schema.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import { messengerRefused } from './refusals.ts';

/** One account may be used by a few people's scans, not by a company's. */
const mostPeopleOfAccount = 20;

export interface HeldPerson {
  readonly id: string;
  readonly userId: string;
  readonly kind: DatabaseSchema['user_account']['kind'];
  /** The call that made the guest a sub-account. */
  readonly raisedBy: string | null;
}

async function findPerson(query: Queryable, unionId: string): Promise<HeldPerson | null> {
  const person = await query
    .selectFrom('messenger_person')
    .innerJoin('user_account', 'user_account.id', 'messenger_person.user_id')
    .select([
      'messenger_person.id',
      'messenger_person.user_id as userId',
      'user_account.kind',
      'messenger_person.raised_by as raisedBy',
    ])
    .where('messenger_person.union_id', '=', unionId)
    .executeTakeFirst();
  return person ?? null;
}

/** Locks the person until the transaction ends; the account is read after waiting for the lock. */
export async function lockPerson(tx: Tx, unionId: string): Promise<HeldPerson | null> {
  await tx
    .selectFrom('messenger_person')
    .select('id')
    .where('union_id', '=', unionId)
    .forUpdate()
    .execute();
  return findPerson(tx, unionId);
}

export async function addPerson(
  tx: Tx,
  ports: Ports,
  person: ProvedPerson,
  userId: string,
  lastUsedAt: number | null = ports.now(),
): Promise<string> {
  const id = ports.newId();
  await tx
    .insertInto('messenger_person')
    .values({
      id,
      union_id: person.unionId,
      user_id: userId,
      name: person.name,
      phone_number: sealedPhone(ports.vault, person.phoneNumber),
      bound_at: ports.now(),
      last_used_at: lastUsedAt,
    })
    .execute();
  await noteMembership(tx, ports, person);
  return id;
}

/** Replaces what the messenger said of the person before. */
export async function noteUse(tx: Tx, ports: Ports, person: ProvedPerson): Promise<void> {
  await tx
    .updateTable('messenger_person')
    .set({
      name: person.name,
      phone_number: sealedPhone(ports.vault, person.phoneNumber),
      last_used_at: ports.now(),
    })
    .where('union_id', '=', person.unionId)
    .execute();
  await noteMembership(tx, ports, person);
}

async function noteMembership(
  tx: Tx,
  ports: Ports,
  { unionId, corporation }: ProvedPerson,
): Promise<void> {
  if (corporation === null) return;
  const at = ports.now();
  const seen = { corp_name: corporation.corpName, last_seen_at: at, checked_at: at };
  await tx
    .insertInto('messenger_membership')
    .values({ union_id: unionId, corp_id: corporation.corpId, ...seen })
    .onConflict((known) => known.columns(['union_id', 'corp_id']).doUpdateSet(seen))
    .execute();
}

/**
 * Gives the person to the account. A guest, who judged without an account, brings the guest's judges along; a person
 * with another account stays there. Returns the logins that ended with it.
 */
export async function bindPerson(
  tx: Tx,
  ports: Ports,
  person: ProvedPerson,
  userId: string,
): Promise<{ readonly personId: string; readonly ended: readonly string[] }> {
  const held = await lockPerson(tx, person.unionId);
  if (held === null) {
    await refuseTooMany(tx, userId);
    return { personId: await addPerson(tx, ports, person, userId), ended: [] };
  }
  if (held.userId === userId) {
    await noteUse(tx, ports, person);
    return { personId: held.id, ended: [] };
  }
  switch (held.kind) {
    case 'MAIN':
    case 'SUB':
      throw messengerRefused(ports.messenger, 'MESSENGER_BOUND_ELSEWHERE');
    case 'GUEST': {
      await refuseTooMany(tx, userId);
      await bringJudgesAlong(tx, held.userId, userId);
      const ended = await endLoginsOf(tx, held.id);
      await tx
        .updateTable('messenger_person')
        .set({ user_id: userId, bound_at: ports.now() })
        .where('id', '=', held.id)
        .execute();
      await noteUse(tx, ports, person);
      return { personId: held.id, ended };
    }
  }
}

/** Leaves a guest's row alone where the account judges already. */
async function bringJudgesAlong(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx
    .updateTable('judge')
    .set({ user_id: userId })
    .where('user_id', '=', guestId)
    .where('competition_id', 'not in', (own) =>
      own.selectFrom('judge').select('competition_id').where('user_id', '=', userId),
    )
    .execute();
}

async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('messenger_person')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPeopleOfAccount) {
    throw conflict(`一个账号最多关联 ${mostPeopleOfAccount} 个人，请先取消不用的关联`);
  }
}

/** The logins that this person opened. */
export async function endLoginsOf(tx: Tx, personId: string): Promise<string[]> {
  const ended = await tx
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
