// A part that is loaded later has no style sheet and imports nothing beside the page's own file, so vite's helper, which
// fetches such things beforehand, is left out of that environment: a kilobyte that every judge would load.
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

export function leanPreload(environment: string): Plugin {
  return {
    name: 'liangfen-lean-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    load: {
      order: 'pre',
      handler: (id) =>
        id === helper ? 'export const __vitePreload = (load) => load();' : undefined,
    },
  };
}
