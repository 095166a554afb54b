// Writes `styles.json`: by page, the hashes of the style elements that scripts write into it, for the policy that the server sends.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { sourceFirst } from '../../vite.shared.ts';
import type { StyleSheetsOfPage } from './src/inline-style-sheets.ts';

export function inlineStyles(): Plugin {
  return {
    name: 'liangfen-inline-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const styleSheets = await styleSheetsAsBuilt(this.environment.config.build.target);
      const hashes = Object.entries(styleSheets).map(([page, texts]) => [page, texts.map(hashOf)]);
      const source = JSON.stringify(Object.fromEntries(hashes));
      this.emitFile({ type: 'asset', fileName: 'styles.json', source });
    },
  };
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The style sheets' texts as they stand in the pages' files: made by the same settings. */
async function styleSheetsAsBuilt(
  target: string | readonly string[] | false,
): Promise<StyleSheetsOfPage> {
  const made = await build({
    ...sourceFirst,
    configFile: false,
    logLevel: 'silent',
    build: {
      target: target === false ? false : [...target],
      copyPublicDir: false,
      write: false,
      lib: { entry: join(import.meta.dirname, 'src/inline-style-sheets.ts'), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('the pages’ style sheets were not built');
  const text = Buffer.from(file.code).toString('base64');
  const { styleSheetsOfPage } = await import(`data:text/javascript;base64,${text}`);
  return styleSheetsOfPage;
}
