// Writes `/embed/v1.json`: the address and the integrity hash of each element's file, for who pins what it runs.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const environments: readonly string[] = ['embedScreen', 'embedJudge'];

export function embedIntegrity(): Plugin {
  return {
    name: 'liangfen-embed-integrity',
    applyToEnvironment: ({ name }) => environments.includes(name),
    // Of what stands on the disk: the last line of a file is added after everything else.
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const path = join(dir, file.fileName);
        const hash = createHash('sha384').update(readFileSync(path)).digest('base64');
        const text = JSON.stringify({ src: `/${file.fileName}`, integrity: `sha384-${hash}` });
        writeFileSync(path.replace(/[.]js$/, '.json'), `${text}\n`);
      }
    },
  };
}
