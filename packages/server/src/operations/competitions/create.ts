/** The row of a competition, which new ones, copies and next rounds start from. */
import type { Insertable } from 'kysely';
import { ProblemError } from '../../problem.ts';
import type { DatabaseSchema } from '../../store/schema.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';

type NewCompetition = Insertable<DatabaseSchema['competition']>;

/** The columns every competition starts with, whatever it is made from. */
export function freshCompetition(
  id: string,
  name: string,
  ownerId: string,
  now: number,
): Omit<NewCompetition, 'mode' | 'look' | 'base' | 'setting' | 'items' | 'fouls'> {
  return {
    id,
    owner_id: ownerId,
    name: name.trim(),
    status: 'REHEARSAL',
    official: false,
    invitation_code: null,
    invitation_at: null,
    parent_id: null,
    version: 0,
    live: null,
    head_hash: '',
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

/**
 * Writes the competition row. False when a repeat of the same call has written it before; then
 * nothing else must be written.
 */
export async function insertCompetition(
  tx: Tx,
  row: NewCompetition,
  user: Call<'createCompetition'>['user'],
): Promise<boolean> {
  const inserted = await tx
    .insertInto('competition')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    await refuseOtherCall(tx, row);
    return false;
  }
  if (user.userKind === 'SUB') {
    await tx
      .insertInto('competition_grant')
      .values({ competition_id: row.id, user_id: user.userId })
      .execute();
  }
  return true;
}

async function refuseOtherCall(tx: Tx, row: NewCompetition): Promise<void> {
  const first = await tx
    .selectFrom('competition')
    .select(['created_at'])
    .where('id', '=', row.id)
    .where('owner_id', '=', row.owner_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (first !== undefined) return;
  throw new ProblemError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    '这次操作先前已经完成，建立的比赛后来被删除；请重新操作一次',
  );
}
