/** Pictures that a list names must be there: an address that nobody uploaded would be a hole in the hall's picture. */
import type { Queryable } from '../organiser-change.ts';
import { invalidField } from '../refusals.ts';

const prefix = '/api/image/';

export async function refuseUnknownPictures(
  query: Queryable,
  urls: { readonly photoUrl?: string | null; readonly markUrl?: string | null },
): Promise<void> {
  for (const field of ['photoUrl', 'markUrl'] as const) {
    const url = urls[field];
    if (typeof url === 'string' && !(await isKnown(query, url))) {
      throw invalidField(field, '没有这张图片，请重新上传');
    }
  }
}

/** A picture is kept once, whoever uploads it: its first owner says nothing about who may name it. */
async function isKnown(query: Queryable, url: string): Promise<boolean> {
  const found = await query
    .selectFrom('image')
    .select('id')
    .where('id', '=', url.slice(prefix.length))
    .executeTakeFirst();
  return found !== undefined;
}
