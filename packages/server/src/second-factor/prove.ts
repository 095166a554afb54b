/**
 * Checks whether somebody has the second factor of an account: a number of the app or a recovery code, each of which
 * counts once.
 */
import { typedCodeSigns } from '@liangfen/rules';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';
import { recoveryMark, stepOf } from './codes.ts';

export type Proof = 'NUMBER' | 'RECOVERY_CODE';

/** Null when the code is wrong, was used before, or there is no second factor. */
export async function proveSecondFactor(
  query: Queryable,
  { vault, now }: Pick<Ports, 'vault' | 'now'>,
  userId: string,
  code: string,
): Promise<Proof | null> {
  const account = await query
    .selectFrom('user_account')
    .select('second_factor as sealed')
    .where('id', '=', userId)
    .executeTakeFirst();
  const sealed = account?.sealed ?? null;
  if (sealed === null) return null;
  const number = typedCodeSigns(code);
  if (/^[0-9]{6}$/.test(number)) {
    const step = stepOf(vault.open(sealed), number, now());
    return step !== null && (await useStep(query, userId, step)) ? 'NUMBER' : null;
  }
  const used = await query
    .updateTable('recovery_code')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('mark', '=', recoveryMark(vault, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(used.numUpdatedRows) === 1 ? 'RECOVERY_CODE' : null;
}

/** A number counts once: somebody who looks over a shoulder says it too late. */
async function useStep(query: Queryable, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('user_account')
    .set({ second_factor_step: sql`${step}::bigint` })
    .where('id', '=', userId)
    .where('second_factor_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
