/** Takes the rights of other users away from a directory and all in it; PGlite gives everybody some, whatever the process's umask says. */
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function closeToOthers(directory: string): void {
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
