// Writes `/embed/v1.json`: the address and the integrity hash of each element's file and of the files it loads, for
// pages that pin what they run, and the hashes of its styles, for a page whose content security policy names styles one
// by one.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { sourceFirst } from '../../vite.shared.ts';
import { embedEnvironment } from '../embed/vite.embed.ts';

const elements = { embedScreen: 'screen', embedJudge: 'judge' } as const;
type Environment = keyof typeof elements;

const isElement = (name: string): name is Environment => name in elements;

export function embedIntegrity(): Plugin {
  return {
    name: 'liangfen-embed-integrity',
    applyToEnvironment: ({ name }) => isElement(name),
    // Hashes the files on disk, because the last line of a file is added after everything else.
    async writeBundle({ dir = '' }, bundle) {
      const { name } = this.environment;
      if (!isElement(name)) return;
      const styleSheets = await styleSheetsAsBuilt();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const path = join(dir, file.fileName);
        const text = JSON.stringify({
          ...pinned(dir, file.fileName),
          later: file.dynamicImports.map((name) => pinned(dir, name)),
          styles: (styleSheets[elements[name]] ?? []).map((text) => hashOf('sha256', text)),
        });
        writeFileSync(path.replace(/[.]js$/, '.json'), `${text}\n`);
      }
    },
  };
}

const pinned = (dir: string, name: string) => ({
  src: `/${name}`,
  integrity: hashOf('sha384', readFileSync(join(dir, name))),
});

function hashOf(algorithm: 'sha256' | 'sha384', content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The style sheets' texts as they stand in the elements' files: made by the same settings. */
async function styleSheetsAsBuilt(): Promise<Readonly<Record<string, readonly string[]>>> {
  const input = join(import.meta.dirname, '../embed/src/inline-style-sheets.ts');
  const made = await build({
    ...sourceFirst,
    configFile: false,
    logLevel: 'silent',
    build: { ...embedEnvironment(input, '', 'style-sheets').build, sourcemap: false, write: false },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('the elements’ style sheets were not built');
  const text = Buffer.from(file.code).toString('base64');
  const { elementStyleSheets } = await import(`data:text/javascript;base64,${text}`);
  return elementStyleSheets;
}
