/**
 * Reads pictures out of a stranger's zip: their number, sizes and names are counted and checked, not believed
 * (docs/decisions/0371).
 */
import { type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from '../spreadsheet/zip.ts';
import { imageLimits } from './image-recoder.ts';

export const archiveLimits = {
  fileBytes: 60 * 1024 * 1024,
  /** Folders and files that are no pictures included. */
  entries: 1_000,
  pictures: 300,
  /** The size of everything unpacked, whatever the zip's directory says. */
  unpackedBytes: 600 * 1024 * 1024,
} as const;

export const archiveSentences = {
  tooLarge: `压缩文件超过 ${archiveLimits.fileBytes / 1024 / 1024} MB，请分成几个再上传`,
  broken: '这不是能读取的 zip 文件，请重新压缩后再上传',
  encrypted: '压缩文件设了密码，请去掉密码后再上传',
  tooMany: `一个压缩文件最多 ${archiveLimits.pictures} 张图片，请分成几个再上传`,
  tooLargeInside: '压缩文件里的内容太大，请把图片缩小，或分成几个再上传',
  empty: '压缩文件里没有图片，请放入 JPEG、PNG、WebP、GIF 或 AVIF',
} as const;

export interface ArchivedPicture {
  /** The file's name with its folders. */
  readonly file: string;
  /** Null: larger than one picture may be. Throws {@link ArchiveRefused} when the whole is too large. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

export class ArchiveRefused extends Error {}

const pictureName = /\.(jpe?g|png|webp|gif|avif)$/i;

/** Opens the archive, and unpacks nothing before it is asked for. */
export async function openPictureArchive(bytes: Uint8Array): Promise<ArchivedPicture[]> {
  const budget = { unpackedBytes: archiveLimits.unpackedBytes };
  const pictures: ArchivedPicture[] = [];
  let entries = 0;
  try {
    const reader = new ZipReader(new Uint8ArrayReader(bytes));
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1;
      if (entries > archiveLimits.entries) throw new ArchiveRefused(archiveSentences.tooMany);
      if (!isPicture(entry)) continue;
      if (entry.encrypted) throw new ArchiveRefused(archiveSentences.encrypted);
      if (pictures.length >= archiveLimits.pictures) {
        throw new ArchiveRefused(archiveSentences.tooMany);
      }
      pictures.push({ file: nameOf(entry), read: () => unpacked(entry, budget) });
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused(archiveSentences.broken, { cause: error });
  }
  if (pictures.length === 0) throw new ArchiveRefused(archiveSentences.empty);
  return pictures;
}

/** A Mac puts a shadow of every file beside it. */
function isPicture(entry: Entry): entry is FileEntry {
  if (entry.directory) return false;
  const name = nameOf(entry);
  const own = name.slice(name.lastIndexOf('/') + 1);
  return pictureName.test(own) && !own.startsWith('.') && !name.startsWith('__MACOSX/');
}

/** Windows packs Chinese names in GB 18030 and says nothing; others pack UTF-8, and not all of them say so. */
function nameOf({ filename, filenameUTF8, rawFilename }: Entry): string {
  if (filenameUTF8) return clean(filename);
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(rawFilename));
  } catch {
    return clean(new TextDecoder('gb18030').decode(rawFilename));
  }
}

const longestName = 200;

function clean(name: string): string {
  return name
    .replace(/\\/g, '/')
    .replace(/\p{Cc}/gu, '')
    .slice(-longestName);
}

async function unpacked(
  entry: FileEntry,
  budget: { unpackedBytes: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let refused: unknown = null;
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      size += chunk.length;
      budget.unpackedBytes -= chunk.length;
      if (budget.unpackedBytes < 0) refused = new ArchiveRefused(archiveSentences.tooLargeInside);
      else if (size > imageLimits.fileBytes) refused = tooLargePicture;
      if (refused !== null) throw refused;
      parts.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { checkSignature: false });
  } catch (error) {
    if (refused === tooLargePicture) return null;
    throw refused ?? new ArchiveRefused(archiveSentences.broken, { cause: error });
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const tooLargePicture = new Error('one picture is too large');
