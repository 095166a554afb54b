/** Pictures that a list names must be there: an address that nobody uploaded would be a hole in the hall's picture. */
import type { Queryable } from '../organiser-change.ts';
import { invalidField } from '../refusals.ts';

const prefix = '/api/image/';

export async function refuseUnknownPictures(
  query: Queryable,
  competitionId: string,
  urls: { readonly photoUrl?: string | null; readonly markUrl?: string | null },
): Promise<void> {
  for (const field of ['photoUrl', 'markUrl'] as const) {
    const url = urls[field];
    if (typeof url === 'string' && !(await isKnown(query, competitionId, url))) {
      throw invalidField(field, '没有这张图片，请重新上传');
    }
  }
}

/** Uploaded for a competition of the same account. */
async function isKnown(query: Queryable, competitionId: string, url: string): Promise<boolean> {
  const found = await query
    .selectFrom('image')
    .innerJoin('competition', 'competition.owner_id', 'image.owner_id')
    .select('image.id')
    .where('competition.id', '=', competitionId)
    .where('image.id', '=', url.slice(prefix.length))
    .executeTakeFirst();
  return found !== undefined;
}
