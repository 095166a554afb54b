/** Says which pictures of strangers are accepted, and how they are drawn anew. */
import type { ImagePurpose } from '@liangfen/sdk/schema';

export interface RecodedImage {
  /** WebP without any metadata. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type ImageRecoding =
  | ({ readonly recoded: true } & RecodedImage)
  /** A sentence for the organiser that says what to do. */
  | { readonly recoded: false; readonly reason: string };

/** Decodes, turns upright, shrinks to fit the box and encodes anew, so that anything hidden in the file is gone. */
export type ImageRecoder = (bytes: Uint8Array, box: ImageBox) => Promise<ImageRecoding>;

export interface ImageBox {
  readonly width: number;
  readonly height: number;
  /** Whether the picture is cut to fill the box, around the part that stands out, as faces do. */
  readonly cut?: boolean;
}

export const imageLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** Pixels before shrinking; a small file can unpack to gigabytes. */
  pixels: 50_000_000,
  /** What a decoder may hold of one picture: it shares a small machine with a show. */
  decodedBytes: 160 * 1024 * 1024,
} as const;

/**
 * The largest size at which the screen shows each: a logo is small, a background fills 1920×1080, a photograph is cut
 * to 3:4.
 */
export const imageBoxes: Readonly<Record<ImagePurpose, ImageBox>> = {
  LOGO: { width: 800, height: 800 },
  COVER: { width: 1600, height: 1600 },
  BACKGROUND: { width: 1920, height: 1920 },
  PHOTO: { width: 720, height: 960, cut: true },
};

export const imageSentences = {
  unknown: '这不是可以使用的图片，请上传 JPEG、PNG、WebP、GIF 或 AVIF',
  broken: '图片已损坏，无法读取，请换一张，或重新导出后再上传',
  unavailable: '这台服务器缺少处理图片的组件，请先填写图片的网址，并告诉管理员',
  tooLarge: `图片超过 ${imageLimits.fileBytes / 1024 / 1024} MB，请压缩后再上传`,
  tooManyPixels: `图片尺寸太大（超过 ${imageLimits.pixels / 10_000} 万像素，AVIF 等格式更少），请缩小到长边 3000 像素以内再上传`,
} as const;

/** What the head of a picture says of it, before anything is decoded. */
export interface PictureHead {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** Bits of one channel, as the file has them. */
  readonly bits: number;
  readonly channels: number;
  /** Interlaced or progressive: nothing can be thrown away before the last line. */
  readonly isProgressive: boolean;
}

/**
 * Estimates what decoding holds at once, measured with the decoders of libvips: AVIF's keeps planes and a whole picture in
 * a wider form beside each other, others hold the picture once, and what is read line by line holds a few lines.
 */
export function decodedBytes(head: PictureHead): number {
  const bytesOfChannel = head.bits > 8 ? 2 : 1;
  return head.width * head.height * bytesPerPixel();

  function bytesPerPixel(): number {
    switch (head.format) {
      case 'heif':
        return 8 + 8 * bytesOfChannel;
      case 'gif':
      case 'webp':
        return 4;
      default:
        return head.isProgressive ? 1.25 * head.channels * bytesOfChannel : 0;
    }
  }
}

/** Goes by the first bytes, whatever name and type say; SVG is refused, because it can hold programs. */
export function isKnownImage(bytes: Uint8Array): boolean {
  const at = (from: number, text: string) =>
    [...text].every((letter, index) => bytes[from + index] === letter.charCodeAt(0));
  return (
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    (bytes[0] === 0x89 && at(1, 'PNG\r\n')) ||
    (at(0, 'RIFF') && at(8, 'WEBP')) ||
    at(0, 'GIF87a') ||
    at(0, 'GIF89a') ||
    (at(4, 'ftyp') && (at(8, 'avif') || at(8, 'avis')))
  );
}
