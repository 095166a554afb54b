/** Keeps the trades and keys of a demonstration's stand-in in one file, replaced whole and closed to others. */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SandboxStore } from '@liangfen/sandbox';

export function createSandboxFile(directory: string): SandboxStore {
  const path = join(directory, 'sandbox.json');
  return {
    load: () => readFile(path, 'utf8').catch(absent),
    save: async (text) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const next = `${path}.next`;
      const file = await open(next, 'w', 0o600);
      try {
        await file.writeFile(text);
        // Synced before the name changes hands: half a file would lose the demonstration's keys.
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(next, path);
    },
  };
}

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') return null;
  throw error;
}
