/** Pictures of an organiser: taken in as what they show and nothing else, given out under the hash of their bytes. */
import { lastingAnswer } from '../contract/http-answer.ts';
import {
  imageBoxes,
  imageLimits,
  imageSentences,
  isKnownImage,
} from '../integrations/images/image-recoder.ts';
import { notFound, ProblemError } from '../problem.ts';
import { competitionEnded, conflict } from '../refusals.ts';
import type { Operations } from './operation.ts';
import type { Services } from './services.ts';
import { digestOf, withUpload } from './upload.ts';

/** Per main account; enough for years with a photograph of everybody, too few to be used as a store for anything. */
const mostImages = 5_000;

export const images: Operations<'uploadImage' | 'getImage'> = {
  uploadImage: async (call, services) => {
    const state = await services.live.state(call.path.id);
    if (state.status === 'ENDED') throw competitionEnded();
    // Pictures are decoded one after another for the whole process: one account must not keep the others waiting.
    await services.rateLimit('image', call.user.userId);
    const limit = { bytes: imageLimits.fileBytes, sentence: imageSentences.tooLarge };
    return withUpload(call, services, limit, async ({ bytes }) => {
      if (!isKnownImage(bytes)) throw new ProblemError(400, 'FILE_REFUSED', imageSentences.unknown);
      const drawn = await services.ports.images(bytes, imageBoxes[call.query.purpose]);
      if (!drawn.recoded) throw new ProblemError(400, 'FILE_REFUSED', drawn.reason);
      const { width, height } = drawn;
      const own = new Uint8Array(drawn.bytes);
      const id = await digestOf(own);
      await keepImage(services, call.path.id, { id, bytes: own, width, height });
      return { url: `/api/image/${id}`, width, height, size: own.length };
    });
  },

  getImage: async (call, { ports }) => {
    const [image] = await ports.database.prepared<{ base64: string }>(
      'lf-image',
      `select encode(bytes, 'base64') as base64 from image where id = $1`,
      [call.path.imageId],
    );
    if (image === undefined) throw notFound('图片');
    return lastingAnswer(fromBase64(image.base64), 'image/webp', call.path.imageId);
  },
};

export async function keepImage(
  { ports }: Services,
  competitionId: string,
  image: { id: string; bytes: Uint8Array; width: number; height: number },
): Promise<void> {
  const { query } = ports.database;
  const { owner_id } = await query
    .selectFrom('competition')
    .select('owner_id')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  const { count } = await query
    .selectFrom('image')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostImages) {
    throw conflict(`一个账号最多上传 ${mostImages} 张图片，请使用已上传的图片`);
  }
  await query
    .insertInto('image')
    .values({ ...image, owner_id, size: image.bytes.length, created_at: ports.now() })
    // The picture counts as new: an old one that nothing named must not be taken away under its new user.
    .onConflict((known) => known.column('id').doUpdateSet({ created_at: ports.now() }))
    .execute();
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
}
