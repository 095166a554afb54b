import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** A sheet that is imported as text, as vite does it: lowered for browsers of 2020, and small. */
const cssAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'css-as-text',
  setup(build) {
    build.onResolve({ filter: /[.]css[?]inline$/ }, ({ path, importer }) => ({
      // With its end: the packager's own plugin takes every path that ends as a sheet.
      path: join(dirname(importer), path),
      namespace: 'css-as-text',
    }));
    build.onLoad({ filter: /./, namespace: 'css-as-text' }, async ({ path }) => {
      const { code } = await build.esbuild.transform(
        await readFile(path.replace('?inline', ''), 'utf8'),
        {
          loader: 'css',
          minify: true,
          target: ['chrome87', 'safari14'],
        },
      );
      return { contents: code, loader: 'text' };
    });
  },
};

export default defineConfig({
  ...everyPackage,
  entry: entries(import.meta.dirname),
  esbuildPlugins: [cssAsText, withoutCssComments],
  // Frameworks with server components must know that these run in the browser.
  banner: { js: "'use client';" },
});
