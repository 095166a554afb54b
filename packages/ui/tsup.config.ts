import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

/** Styles stand in template strings, which no minifier opens: their comments would be sent to every hall. */
const withoutCssComments: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-css-comments',
  setup(build) {
    build.onLoad({ filter: /packages.ui.src.+[.]tsx?$/ }, async ({ path }) => ({
      // Line breaks stay, so that source maps stay true.
      contents: (await readFile(path, 'utf8')).replace(/^[ \t]+\/\* [\s\S]*?\*\/$/gm, (comment) =>
        comment.replace(/[^\n]/g, ''),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

export default defineConfig({
  ...everyPackage,
  entry: entries(import.meta.dirname),
  esbuildPlugins: [withoutCssComments],
  // Frameworks with server components must know that these run in the browser.
  banner: { js: "'use client';" },
});
