/** Sends one line of JSON each way over a socket, bounded in length and in time. */
import type { Socket } from 'node:net';

/** A PDF of 5 MB as base64, and the fields beside it. */
export const longestRequest = 8 * 1024 * 1024;
/** A thousand lines of a list. */
export const longestAnswer = 8 * 1024 * 1024;

export type ReadLine =
  | { readonly read: true; readonly value: unknown }
  | { readonly read: false; readonly because: 'TOO_LONG' | 'TOO_LATE' | 'ENDED' | 'NO_JSON' };

export function readLine(socket: Socket, mostBytes: number, withinMs: number): Promise<ReadLine> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (line: ReadLine) => {
      clearTimeout(timer);
      socket.off('data', take).off('end', ended).off('close', ended);
      resolve(line);
    };
    const ended = () => end({ read: false, because: 'ENDED' });
    const timer = setTimeout(() => end({ read: false, because: 'TOO_LATE' }), withinMs);
    const take = (part: Buffer) => {
      const stop = part.indexOf(0x0a);
      const kept = stop < 0 ? part : part.subarray(0, stop);
      parts.push(kept);
      bytes += kept.length;
      if (bytes > mostBytes) end({ read: false, because: 'TOO_LONG' });
      else if (stop >= 0) end(parsed(Buffer.concat(parts).toString('utf8')));
    };
    socket.on('data', take).on('end', ended).on('close', ended);
  });
}

export function writeLine(socket: Socket, value: unknown): void {
  socket.write(`${JSON.stringify(value)}\n`);
}

function parsed(text: string): ReadLine {
  try {
    return { read: true, value: JSON.parse(text) };
  } catch {
    return { read: false, because: 'NO_JSON' };
  }
}
