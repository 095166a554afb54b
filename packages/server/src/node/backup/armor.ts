/** age's text form (`age -a`): base64 between two lines, as C2SP's age specification has it. Line by line: memory does not grow with the file. */
import { BackupBroken } from '../../store/backup/format.ts';

export type Pieces = AsyncIterable<Uint8Array>;

const begin = '-----BEGIN AGE ENCRYPTED FILE-----';
const end = '-----END AGE ENCRYPTED FILE-----';

/** Empty lines that a mail program put before it; age allows as much. */
export const mostBlanksBefore = 1024;
export const beginLength = begin.length;

const fullLine = 64;
/** A line that is longer than this is none of the form, however long it goes on. */
const mostUnread = fullLine * 2;

/** Whether a file is in age's text form; `head` is its beginning. */
export function isArmored(head: string): boolean {
  return head.trimStart().startsWith(begin);
}

/** Returns the bytes that the text stands for. Rejects with BackupBroken for any other text, as age does. */
export async function* unarmored(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let at: 'BEFORE' | 'WITHIN' | 'LAST' | 'BEHIND' = 'BEFORE';
  let blanks = 0;
  for await (const lines of linesOf(pieces)) {
    const parts: Buffer[] = [];
    for (const line of lines) {
      if (at === 'BEFORE') {
        blanks += line.length + 1;
        if (line === begin) at = 'WITHIN';
        else if (line.trim() !== '' || blanks > mostBlanksBefore) throw broken();
      } else if (at === 'BEHIND') {
        if (line.trim() !== '') throw broken();
      } else if (line === end) {
        at = 'BEHIND';
      } else if (at === 'LAST') {
        throw broken();
      } else {
        parts.push(bytesOf(line));
        if (line.length < fullLine || line.endsWith('=')) at = 'LAST';
      }
    }
    if (parts.length > 0) yield Buffer.concat(parts);
  }
  if (at !== 'BEHIND') throw broken();
}

/** Whole lines of each piece, without what ends them. */
async function* linesOf(pieces: Pieces): AsyncGenerator<readonly string[]> {
  let begun = '';
  for await (const piece of pieces) {
    const lines = (begun + Buffer.from(piece).toString('latin1')).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > mostUnread && begun.trim() !== '') throw broken();
    if (begun.length > mostUnread) begun = '';
    yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (begun !== '') yield [begun.endsWith('\r') ? begun.slice(0, -1) : begun];
}

function bytesOf(line: string): Buffer {
  const fits = line.length > 0 && line.length <= fullLine && line.length % 4 === 0;
  if (!fits || !/^[A-Za-z0-9+/]+={0,2}$/.test(line)) throw broken();
  const bytes = Buffer.from(line, 'base64');
  // Bits that nobody reads would let two texts stand for the same file.
  if (bytes.toString('base64') !== line) throw broken();
  return bytes;
}

function broken(): BackupBroken {
  return new BackupBroken('no whole armored age file');
}
