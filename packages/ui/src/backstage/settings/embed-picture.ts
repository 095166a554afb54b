// A picture file made small enough to travel inside the settings: scaled down, then written as WebP or JPEG.

/** What the contract takes as a picture's text. */
const mostCharacters = 820_000;
const qualities = [0.9, 0.8, 0.7, 0.55];

export class PictureUnreadable extends Error {}

export interface PictureLimits {
  /** Of the longer side, in px. */
  readonly mostPixels: number;
}

/**
 * The file as a `data:` address that the contract accepts.
 *
 * @throws PictureUnreadable when the browser cannot read the file as a picture.
 */
export async function embedPicture(file: Blob, { mostPixels }: PictureLimits): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureUnreadable();
  });
  try {
    for (let side = mostPixels; side >= 64; side = Math.floor(side * 0.7)) {
      const text = smallest(picture, Math.min(1, side / Math.max(picture.width, picture.height)));
      if (text !== null) return text;
    }
  } finally {
    picture.close();
  }
  throw new PictureUnreadable();
}

/** The best quality that fits; null when none does at this scale. */
function smallest(picture: ImageBitmap, scale: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new PictureUnreadable();
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const webp = canvas.toDataURL('image/webp', quality);
    // Browsers that write no WebP (Safari) answer with PNG, which also keeps what is transparent.
    if (webp.length <= mostCharacters) return webp;
    const jpeg = canvas.toDataURL('image/jpeg', quality);
    if (!webp.startsWith('data:image/webp') && jpeg.length <= mostCharacters) return jpeg;
  }
  return null;
}
