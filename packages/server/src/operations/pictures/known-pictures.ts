/**
 * Checks that pictures which a list names are there: an address that nobody uploaded would be a hole in the hall's
 * picture.
 */
import type { Look, Sponsor } from '@liangfen/sdk/schema';
import { invalidField } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';

const prefix = '/api/image/';
const unknown = '没有这张图片，请重新上传';
const foreign = (origin: string) =>
  `${origin} 的图片不能直接使用，请把图片上传到这里（管理员也可以把它加到 LIANGFEN_IMAGE_ORIGINS）`;
const lookPictures = ['background', 'logo', 'cover'] as const;

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

/** An unchanged logo was checked when it was set. */
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

/**
 * A page shows pictures of this site and of those that its owner named, so that a wall never waits for a stranger's server, and
 * nobody learns by a picture who watches. One that stood there before may stay until it is changed.
 */
export function refuseForeignPictures(
  look: Partial<Pick<Look, (typeof lookPictures)[number]>>,
  before: Pick<Look, (typeof lookPictures)[number]>,
  allowed: readonly string[],
): void {
  for (const field of lookPictures) {
    const url = look[field];
    if (typeof url !== 'string' || url === before[field] || !url.startsWith('https:')) continue;
    const { origin } = new URL(url);
    if (!allowed.includes(origin)) throw invalidField(`look.${field}`, foreign(origin));
  }
}

/** A picture is stored once, whoever uploads it: its first owner says nothing about who may name it. */
async function isKnown(query: Queryable, url: string): Promise<boolean> {
  const found = await query
    .selectFrom('image')
    .select('id')
    .where('id', '=', url.slice(prefix.length))
    .executeTakeFirst();
  return found !== undefined;
}
