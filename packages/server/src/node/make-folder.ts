/** Makes a folder that only its owner may enter, with those above it that are missing. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * One after the other, because Node 20's own recursive `mkdir` does not return on every file system. Throws Node's error,
 * with the path that was refused.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = path; !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.push(at);
  for (const each of missing.reverse()) mkdirSync(each, { mode: 0o700 });
  // A file of that name is refused, an own folder is not.
  if (missing.length === 0) mkdirSync(path, { recursive: true, mode: 0o700 });
}
