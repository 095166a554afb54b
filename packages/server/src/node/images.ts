/** Pictures with libvips, which decodes in its own threads and takes no more pixels than it is told. */
import sharp from 'sharp';
import {
  type ImageBox,
  type ImageRecoder,
  type ImageRecoding,
  imageLimits,
  imageSentences,
} from '../integrations/images/image-recoder.ts';

// Uploads are rare: nothing to keep between them, and one core is enough.
sharp.cache(false);
sharp.concurrency(1);

export function createImageRecoder(): ImageRecoder {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, box) => {
    const own = last.then(() => recode(bytes, box));
    last = own;
    return own;
  };
}

/** Never rejects: whatever libvips says of a stranger's file is an answer. */
async function recode(bytes: Uint8Array, box: ImageBox): Promise<ImageRecoding> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: imageLimits.pixels,
      failOn: 'error',
      // The first picture of an animation.
      pages: 1,
    })
      .rotate()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, alphaQuality: 90, effort: 4 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
    return { recoded: true, bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    const isTooMany = error instanceof Error && /exceeds pixel limit/i.test(error.message);
    return {
      recoded: false,
      reason: isTooMany ? imageSentences.tooManyPixels : imageSentences.broken,
    };
  }
}
