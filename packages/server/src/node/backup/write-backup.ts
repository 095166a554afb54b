/** Writes a backup as a file: complete, or not there. */
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AdminRefused } from '../../admin/answer.ts';
import type { BackupWritten } from '../../admin/home.ts';
import { type Dumped, dumpLines } from '../../store/backup/dump.ts';
import type { ReadSnapshot } from '../../store/backup/snapshot.ts';
import type { Pieces } from './armor.ts';
import { runningHash } from './running-hash.ts';

/** A process writes one backup at a time: each keeps a copy of the data until it is written. */
let writing = false;

export interface Writing {
  readonly now: () => number;
  /** Encrypts on the way to the disk, so that unencrypted bytes are never written. */
  readonly encryption?: ((pieces: Pieces) => AsyncIterable<Uint8Array>) | null;
}

/** `file` is absolute and does not exist yet. Rejects with AdminRefused. */
export async function writeBackup(
  snapshot: ReadSnapshot,
  file: string,
  { now, encryption = null }: Writing,
): Promise<BackupWritten> {
  if (writing) throw new AdminRefused('NOT_NOW', '正在备份，请等它完成后再试');
  writing = true;
  const unfinished = `${file}.part`;
  let isTaken = false;
  try {
    // Reserves the name, and refuses to replace an existing file.
    await (await open(file, 'wx', 0o600)).close();
    isTaken = true;
    const dumped = await snapshot(async (read) => {
      let done = null as Dumped | null;
      const lines = async function* () {
        done = yield* dumpLines(read, now(), runningHash());
      };
      await pipeline(
        Readable.from(lines(), { objectMode: true }),
        createGzip(),
        encryption ?? asItIs,
        // Passwords' hashes, phone numbers and seat codes are in it.
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      );
      return done ?? unreachable();
    });
    await rename(unfinished, file);
    isTaken = false;
    await syncDirectory(dirname(file));
    return { ...dumped, bytes: (await stat(file)).size };
  } catch (error) {
    throw refusalOf(error, file) ?? error;
  } finally {
    writing = false;
    if (isTaken) {
      await rm(unfinished, { force: true });
      await rm(file, { force: true });
    }
  }
}

async function* asItIs(pieces: Pieces): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

function unreachable(): never {
  throw new Error('the lines ended without their count');
}

/** Makes the name survive a power cut as the bytes do. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function refusalOf(error: unknown, file: string): AdminRefused | null {
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EEXIST':
      return new AdminRefused('NOT_NOW', `${file} 已经存在，不会覆盖；请换一个文件名`);
    case 'ENOENT':
      return new AdminRefused('NOT_FOUND', `没有目录 ${dirname(file)}，请先建好`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AdminRefused('NOT_NOW', `服务的用户不能写入 ${dirname(file)}，请换一个目录`);
    case 'ENOSPC':
      return new AdminRefused('NOT_NOW', '磁盘满了，没有备份；请腾出空间或换一个磁盘');
    default:
      return null;
  }
}
