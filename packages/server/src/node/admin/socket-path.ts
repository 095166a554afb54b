/**
 * Finds the path at which a server takes the operator's commands: a socket that only the data directory's own user may
 * open.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SocketPath =
  | { readonly usable: true; readonly path: string }
  | { readonly usable: false; readonly because: 'TOO_LONG' | 'FOREIGN_DIRECTORY' };

/** The most bytes in the system's address of a socket. */
const mostBytes = process.platform === 'linux' ? 107 : 103;

/**
 * Returns a path in the data directory; where that is too long, in a directory of the same user and the same rights.
 * `temporary` is the system's, or a test's.
 */
export function socketPath(directory: string, temporary = tmpdir()): SocketPath {
  const real = realpathSync(directory);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 32);
  // A pipe's default rights let others of the machine read, and only its own user write.
  if (process.platform === 'win32') {
    return { usable: true, path: `\\\\.\\pipe\\liangfen-admin-${hash}` };
  }
  const beside = join(real, 'admin.sock');
  if (fits(beside)) return { usable: true, path: beside };
  const own = join(temporary, `liangfen-${process.getuid?.() ?? 0}-${hash}`);
  const elsewhere = join(own, 'admin.sock');
  if (!fits(elsewhere)) return { usable: false, because: 'TOO_LONG' };
  mkdirSync(own, { recursive: true, mode: 0o700 });
  // Anybody may write to the temporary directory, and could have been there first.
  const found = lstatSync(own);
  const isOwn =
    found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  return isOwn
    ? { usable: true, path: elsewhere }
    : { usable: false, because: 'FOREIGN_DIRECTORY' };
}

const fits = (path: string) => Buffer.byteLength(path) <= mostBytes;
