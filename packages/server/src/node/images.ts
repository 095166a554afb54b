/** Pictures with libvips, which decodes in its own threads and takes no more pixels than it is told. */
import {
  decodedBytes,
  type ImageBox,
  type ImageRecoder,
  type ImageRecoding,
  imageLimits,
  imageSentences,
} from '../integrations/images/image-recoder.ts';
import type { Log } from '../ports.ts';

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Recodes one picture at a time; libvips is loaded with the first. */
export function createImageRecoder(
  log: Log,
  load: () => Promise<Sharp> = loadSharp,
  mostDecodedBytes: number = imageLimits.decodedBytes,
): ImageRecoder {
  let loaded: Promise<Sharp | null> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const recodeNext: ImageRecoder = async (bytes, box) => {
    loaded ??= load().catch((error: unknown) => {
      log.error('images.unavailable', { error });
      return null;
    });
    const sharp = await loaded;
    if (sharp === null) return { recoded: false, reason: imageSentences.unavailable };
    const isTooMuch = await needsMore(sharp, bytes, mostDecodedBytes);
    if (isTooMuch) return { recoded: false, reason: imageSentences.tooManyPixels };
    return recode(sharp, bytes, box);
  };
  return (bytes, box) => {
    const own = last.then(() => recodeNext(bytes, box));
    last = own;
    return own;
  };
}

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Uploads are rare: nothing to keep between them, and one core is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function sizeFor(sharp: Sharp, { width, height, cut = false }: ImageBox) {
  return cut
    ? { width, height, fit: 'cover' as const, position: sharp.strategy.attention }
    : { width, height, fit: 'inside' as const, withoutEnlargement: true };
}

/** Reads the head alone; what cannot be read is left to the decoder, which says so. */
async function needsMore(sharp: Sharp, bytes: Uint8Array, most: number): Promise<boolean> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height, channels, isProgressive = false, depth } = head;
    const bits = depth === 'uchar' ? 8 : 16;
    return decodedBytes({ format, width, height, channels, bits, isProgressive }) > most;
  } catch {
    return false;
  }
}

/** Never rejects: every complaint of libvips about a stranger's file is an answer. */
async function recode(sharp: Sharp, bytes: Uint8Array, box: ImageBox): Promise<ImageRecoding> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: imageLimits.pixels,
      failOn: 'error',
      // The first picture of an animation.
      pages: 1,
    })
      .rotate()
      .resize(sizeFor(sharp, box))
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
