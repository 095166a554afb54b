/** Pictures that a list names must be there: an address that nobody uploaded would be a hole in the hall's picture. */
import type { Sponsor } from '@liangfen/sdk/schema';
import type { Queryable } from '../organiser-change.ts';
import { invalidField } from '../refusals.ts';

const prefix = '/api/image/';
const unknown = '没有这张图片，请重新上传';

export async function refuseUnknownPictures(
  query: Queryable,
  urls: { readonly photoUrl?: string | null; readonly markUrl?: string | null },
): Promise<void> {
  for (const field of ['photoUrl', 'markUrl'] as const) {
    const url = urls[field];
    if (typeof url === 'string' && !(await isKnown(query, url))) {
      throw invalidField(field, unknown);
    }
  }
}

/** A logo that stood there before was known when it came in. */
export async function refuseUnknownLogos(
  query: Queryable,
  sponsors: readonly Sponsor[],
  before: readonly Sponsor[],
): Promise<void> {
  const known = new Set(before.map(({ logo }) => logo));
  for (const [index, { logo }] of sponsors.entries()) {
    if (logo === null || known.has(logo)) continue;
    if (!(await isKnown(query, logo))) throw invalidField(`look.sponsors.${index}.logo`, unknown);
    known.add(logo);
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
