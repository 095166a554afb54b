// Runs the phone's page on Preact: its React is half of what a judge would wait for (decision 0180).
import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIns: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** In the build of that environment every import of React, libraries’ included, is Preact. */
export function preactIn(environment: string): Plugin {
  return {
    name: 'liangfen-preact',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId(source) {
      const standIn = standIns[source];
      // From here, because libraries do not know that they depend on it.
      return standIn && this.resolve(standIn, join(import.meta.dirname, 'package.json'));
    },
  };
}
