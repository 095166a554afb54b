// Serves several pages: in development by address, in the build through pages.json for the server.
import type { Plugin } from 'vite';
import { deskPaths, pageOf, pageRules } from './pages.ts';

export function pages(): Plugin {
  return {
    name: 'liangfen-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?');
        if (request.headers.accept?.includes('text/html')) request.url = pageOf(pathname);
        next();
      });
    },
    generateBundle() {
      const source = JSON.stringify({ pages: pageRules, desk: deskPaths });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}
