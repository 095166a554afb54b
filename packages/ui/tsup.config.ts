import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

/**
 * Without what stands in sources for others than the reader of the result: comments of styles, which stand in template strings
 * that no minifier opens, and 'use client', which `clientEntries` say.
 */
const asPublished: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'as-published',
  setup(build) {
    build.onLoad({ filter: /packages.ui.src.+[.]tsx?$/ }, async ({ path }) => ({
      // Line breaks stay, so that source maps stay true.
      contents: (await readFile(path, 'utf8'))
        .replace(/^'use client';$/m, '')
        .replace(/^[ \t]+\/\* [\s\S]*?\*\/$/gm, (comment) => comment.replace(/[^\n]/g, '')),
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

/**
 * Frameworks with server components must know that these run in the browser: where one asks, by the condition `react-server`,
 * it finds an entry that says so. All others would warn of a directive in each file (docs/decisions/0595).
 */
const clientEntries: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'client-entries',
  setup(build) {
    build.onEnd(async ({ metafile }) => {
      for (const name of Object.keys(entries(import.meta.dirname))) {
        const path = join('dist', `${name}.js`);
        const exported = metafile?.outputs[path]?.exports ?? [];
        if (exported.length === 0) throw new Error(`${path} was not built`);
        // By name: Next allows no `export *` where the browser's part begins.
        const text = `'use client';\nexport { ${exported.join(', ')} } from './${basename(path)}';\n`;
        const file = join(import.meta.dirname, 'dist', `${name}.client.js`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    });
  },
};

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export default defineConfig({
  ...everyPackage,
  entry: entries(import.meta.dirname),
  esbuildPlugins: [cssAsText, asPublished, styleHashes, clientEntries],
});
