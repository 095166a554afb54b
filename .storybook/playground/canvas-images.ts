/** Draws uploaded pictures anew with the browser's own decoder and canvas. */
import {
  type ImageRecoder,
  imageLimits,
  imageSentences,
  isKnownImage,
} from '../../packages/server/src/integrations/images/image-recoder.ts';

export const recodeInCanvas: ImageRecoder = async (bytes, box) => {
  if (bytes.length > imageLimits.fileBytes) return refused(imageSentences.tooLarge);
  if (!isKnownImage(bytes)) return refused(imageSentences.unknown);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  } catch {
    return refused(imageSentences.broken);
  }
  if (picture.width * picture.height > imageLimits.pixels) {
    return refused(imageSentences.tooManyPixels);
  }
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const drawn = await canvas.convertToBlob({ type: 'image/webp' });
  return { recoded: true, bytes: new Uint8Array(await drawn.arrayBuffer()), width, height };
};

function refused(reason: string) {
  return { recoded: false, reason } as const;
}
