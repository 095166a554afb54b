/** Keeps pictures that came with a competition: only what their name says they are. */
import { imageLimits } from '../../integrations/images/image-recoder.ts';
import type { Ports } from '../../ports.ts';
import type { Tx } from '../../store/transaction.ts';
import { digestOf } from '../upload.ts';
import { broken, type CarriedPicture } from './lines.ts';

export async function keepPictures(
  tx: Tx,
  { now }: Pick<Ports, 'now'>,
  competitionId: string,
  pictures: readonly CarriedPicture[],
): Promise<void> {
  const { owner_id } = await tx
    .selectFrom('competition')
    .select('owner_id')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  for (const { id, width, height, base64 } of pictures) {
    if (base64 === undefined) continue;
    const bytes = bytesOf(base64);
    await requirePicture(id, bytes);
    await tx
      .insertInto('image')
      .values({ id, owner_id, bytes, width, height, size: bytes.length, created_at: now() })
      .onConflict((known) => known.column('id').doNothing())
      .execute();
  }
}

export async function requirePicture(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const isWebp =
    bytes.length <= imageLimits.fileBytes &&
    latin(bytes.subarray(0, 4)) === 'RIFF' &&
    latin(bytes.subarray(8, 12)) === 'WEBP';
  if (!isWebp || (await digestOf(bytes)) !== id) throw broken();
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch (error) {
    throw broken(error);
  }
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += latin(bytes.subarray(at, at + 8_192));
  return btoa(text);
}
