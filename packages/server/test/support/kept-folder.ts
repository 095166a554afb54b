/** The folder for files that take long to make: inside the checkout, so that nothing stays in the temporary directory. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../.liangfen/test');

export function keptFolder(): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
