/** Reads the lines of a backup's file. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupBroken } from '../../store/backup/format.ts';
import { decryptionWith, encryptionOf } from './encryption.ts';
import { type BackupKeyFiles, noKeyFiles } from './key-files.ts';

/** Rejects with BackupLocked for what no key opens, with BackupBroken for what is no whole gzip or age file, with the system's error for a file that cannot be read. */
export async function* backupLines(
  file: string,
  keys: BackupKeyFiles = noKeyFiles,
): AsyncGenerator<string> {
  const encryption = await encryptionOf(file);
  const text = createGunzip();
  text.setEncoding('utf8');
  // Failures of the file reach the reader of the text.
  const bytes = createReadStream(file);
  if (encryption === 'NONE') pipeline(bytes, text, () => undefined);
  else pipeline(bytes, decryptionWith(keys, encryption), text, () => undefined);
  let begun = '';
  try {
    for await (const part of text) {
      // Splits at line feeds alone: names may hold the other characters that end lines.
      const [first = '', ...others] = String(part).split('\n');
      const last = others.pop();
      if (last === undefined) begun += first;
      else {
        yield begun + first;
        yield* others;
        begun = last;
      }
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw code.startsWith('Z_') ? new BackupBroken('no whole gzip file', { cause: error }) : error;
  }
  if (begun !== '') throw new BackupBroken('cut off within a line');
}
