/** Serves the signed heads of a competition's ledger, to keep them elsewhere. */
import type { SignedHead, SignedHeads } from '@liangfen/sdk/schema';
import { headOf } from '../../heads/sign-heads.ts';
import { notFound } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';

function heads(query: Queryable, competitionId: string) {
  return query
    .selectFrom('signed_head')
    .select(['size', 'at', 'root', 'key', 'checkpoint'])
    .where('competition_id', '=', competitionId);
}

/** Reads all signed heads, the oldest first. */
export async function readHeads(query: Queryable, competitionId: string): Promise<SignedHead[]> {
  const rows = await heads(query, competitionId).orderBy('size').orderBy('key').execute();
  return rows.map(headOf);
}

/** Several processes may have signed the same size; a page never parts them. */
export async function readHeadsPage(
  query: Queryable,
  competitionId: string,
  {
    after = 0,
    size = 50,
  }: { readonly after?: number | undefined; readonly size?: number | undefined },
): Promise<SignedHeads> {
  const known = await query
    .selectFrom('competition')
    .select('id')
    .where('id', '=', competitionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw notFound('比赛');
  const sizes = await query
    .selectFrom('signed_head')
    .select('size')
    .distinct()
    .where('competition_id', '=', competitionId)
    .where('size', '>', after)
    .orderBy('size')
    .limit(size + 1)
    .execute();
  const last = sizes[Math.min(size, sizes.length) - 1]?.size;
  if (last === undefined) return { heads: [], nextAfter: null };
  const rows = await heads(query, competitionId)
    .where('size', '>', after)
    .where('size', '<=', last)
    .orderBy('size')
    .orderBy('key')
    .execute();
  return { heads: rows.map(headOf), nextAfter: sizes.length > size ? Number(last) : null };
}
