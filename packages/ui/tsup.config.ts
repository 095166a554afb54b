import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** A style sheet that is imported as text, as vite does it: lowered for browsers of 2020, and small. */
const cssAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'css-as-text',
  setup(build) {
    build.onResolve({ filter: /[.]css[?]inline$/ }, ({ path, importer }) => ({
      // With its end: the packager's own plugin takes every path that ends as a style sheet.
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

/** The hashes that a content security policy without a nonce has to name, by component: those of the built style sheets. */
const styleHashes: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'style-hashes',
  setup(build) {
    build.onEnd(async () => {
      const { outputFiles } = await build.esbuild.build({
        entryPoints: [join(import.meta.dirname, 'src/inline-style-sheets.ts')],
        ...{ bundle: true, write: false, format: 'esm', plugins: [cssAsText] },
      });
      const text = Buffer.from(outputFiles?.[0]?.contents ?? []).toString('base64');
      const { inlineStyleSheets } = await import(`data:text/javascript;base64,${text}`);
      const hashes = Object.entries<Record<string, string>>(inlineStyleSheets).map(
        ([component, texts]) => [component, Object.values(texts).map(hashOf)],
      );
      const json = JSON.stringify(Object.fromEntries(hashes), null, 2);
      const folder = join(import.meta.dirname, 'dist');
      // The build's own files may not be there yet.
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'style-hashes.json'), `${json}\n`);
    });
  },
};

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export default defineConfig({
  ...everyPackage,
  entry: entries(import.meta.dirname),
  esbuildPlugins: [cssAsText, withoutCssComments, styleHashes],
  // Frameworks with server components must know that these run in the browser.
  banner: { js: "'use client';" },
});
