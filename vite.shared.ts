// What vite, vitest and storybook must agree on: sources instead of dist, and a complete list of
// what to bundle ahead. A list with a gap makes the first run on a cold cache reload in the middle
// and fail with "useContext of null".
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

const source = '@liangfen/source';

/**
 * Vitest hands these to Node, where `module` is no condition: it leads to files for bundlers that Node cannot load, those of
 * @opentelemetry/api among them.
 */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

export const sourceFirst = {
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  ssr: { resolve: { conditions: [source, ...nodeConditions] } },
} satisfies UserConfig;

/** Add a dependency here when code that runs in a browser starts to import it. */
export const bundledAhead = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  'xstate',
  '@xstate/react',
  'react-aria-components',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'openapi-fetch',
  'uqr',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
];

/** What the server needs besides, when it runs in a browser tab for the stories. */
export const bundledAheadForPlayground = [
  'kysely',
  'ajv/dist/2020.js',
  'rate-limiter-flexible',
  '@zip.js/zip.js',
  'sax',
  'papaparse',
  'pinyin-pro',
  '@noble/hashes/pbkdf2.js',
];

/** Loads its WebAssembly relative to its own file, which bundling would move. */
export const neverBundledAhead = ['@electric-sql/pglite'];
