/** Copies a data directory as a killed server left it. */
import { cpSync, lstatSync } from 'node:fs';

/** Without sockets: the one of the operator's commands stays behind after a kill, and no socket can be copied. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
}
