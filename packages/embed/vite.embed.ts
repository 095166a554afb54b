// How an element becomes a module file with React inside, for npm and for the server's `/embed/`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { sourceFirst } from '../../vite.shared.ts';
import { lateFiles } from './late-file-plugin.ts';

/** Browsers of 2020 on, as the judge's phone has them. */
const target = ['chrome87', 'safari14'];

/**
 * Parts that a page of ours loads later stand in the file from the start, but for two: the pictures of a show, which are
 * handed what they share (late-file-plugin.ts, decision 0480), and the font faces, which share nothing.
 */
const lateParts: Plugin = {
  name: 'liangfen:late-parts-at-once',
  transform(code, id) {
    if (!id.includes('/packages/ui/')) return null;
    const heads: string[] = [];
    const body = code.replace(
      /\bimport\((["'])([.]{1,2}[/](?![^"']*(?:font-faces|scene[/]pictures)[.])[^"']+)\1\)/g,
      (_, _quote, path) => {
        heads.push(`import * as latePart${heads.length} from '${path}';`);
        return `Promise.resolve(latePart${heads.length - 1})`;
      },
    );
    return heads.length === 0 ? null : { code: [...heads, body].join('\n'), map: null };
  },
};

/**
 * What only an address or a property of a page of ours asks for, and no attribute of an element: pictures for mixers and
 * walls, sound, the audience's code, and what is missing around a phone. Nothing here calls these; a call would fail and say why.
 */
const unusedParts: Plugin = {
  name: 'liangfen:no-unused-parts',
  transform(code, id) {
    if (!id.includes('/packages/ui/')) return null;
    const left = code.replace(
      /\bimport\((["'])[.]{1,2}[/][^"']*(?:output[/]outputs|sound[/]engine|audience-code[/]AudienceCode|PhoneNotSetUp)[.]tsx?\1\)/g,
      "Promise.reject(new Error('not a part of an element'))",
    );
    return left === code ? null : { code: left, map: null };
  },
};

/** The React of this package, also where the host app builds the file: its small one (decision 0329). */
const { resolve: ownPathOf } = createRequire(join(import.meta.dirname, 'package.json'));
const ownReact: Plugin = {
  name: 'liangfen:own-react',
  resolveId: {
    // Before the bundler's own, which takes one React for all of the repository.
    order: 'pre',
    handler: (id) => (/^(react|react-dom|scheduler)(\/|$)/.test(id) ? ownPathOf(id) : null),
  },
};

/** `input` is absolute; `file` is the name under `folder`, which files that are loaded later join. */
export function embedEnvironment(input: string, folder: string, file: string): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: sourceFirst.resolve,
    define: {
      'process.env.NODE_ENV': '"production"',
      // A page's tools for React have nothing to look for in here.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    build: {
      target,
      sourcemap: true,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { [file]: input },
        plugins: [ownReact, unusedParts, lateParts, lateFiles()],
        // What a later file shares stays in the first one, which hands it over.
        preserveEntrySignatures: 'allow-extension',
        // Fields by assignment: browsers of 2020 know no other.
        transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
        // React's mark for servers, which a bundle for browsers does not need.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: {
          entryFileNames: `${folder}[name].js`,
          chunkFileNames: `${folder}[name]-[hash].js`,
        },
      },
    },
  };
}
