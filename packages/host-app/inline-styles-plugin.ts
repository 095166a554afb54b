// Writes `styles.json`: by page, the hashes of the style elements that scripts write into it, for the policy that the server sends.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { sourceFirst } from '../../vite.shared.ts';
import type { SheetsOfPage } from './src/inline-sheets.ts';

export function inlineStyles(): Plugin {
  return {
    name: 'liangfen-inline-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const sheets = await sheetsAsBuilt(this.environment.config.build.target);
      const hashes = Object.entries(sheets).map(([page, texts]) => [page, texts.map(hashOf)]);
      const source = JSON.stringify(Object.fromEntries(hashes));
      this.emitFile({ type: 'asset', fileName: 'styles.json', source });
    },
  };
}

const hashOf = (sheet: string): string =>
  `sha256-${createHash('sha256').update(sheet).digest('base64')}`;

/** The sheets' texts as they stand in the pages' files: made by the same settings. */
async function sheetsAsBuilt(target: string | readonly string[] | false): Promise<SheetsOfPage> {
  const made = await build({
    ...sourceFirst,
    configFile: false,
    logLevel: 'silent',
    build: {
      target: target === false ? false : [...target],
      copyPublicDir: false,
      write: false,
      lib: { entry: join(import.meta.dirname, 'src/inline-sheets.ts'), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('the pages’ sheets were not built');
  const text = Buffer.from(file.code).toString('base64');
  const { sheetsOfPage } = await import(`data:text/javascript;base64,${text}`);
  return sheetsOfPage;
}
