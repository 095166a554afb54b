// The host app: built from the sources of the packages beside it, so no package's dist is needed.
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledAhead, sourceFirst } from '../../vite.shared.ts';
import { pages } from './pages-plugin.ts';
import { phoneWorker } from './phone-worker-plugin.ts';
import { preactIn } from './preact-plugin.ts';
import { runAhead } from './run-ahead-plugin.ts';

/** The oldest web views a judge's phone may have: the workplace messenger's, and iOS 14. */
const target = ['chrome87', 'safari14'];
const server = process.env.LIANGFEN_SERVER ?? 'http://127.0.0.1:8081';

export default defineConfig({
  ...sourceFirst,
  plugins: [
    react(),
    optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
    pages(),
    phoneWorker(target),
    preactIn('phone'),
    runAhead('/judge.html', 'ask-ahead'),
  ],
  optimizeDeps: { include: [...bundledAhead, 'react-router', 'wouter'] },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: {
      // Not `changeOrigin`: the server compares Origin with Host.
      '/api': { target: server, changeOrigin: false, ws: true },
      // The buyer's pages of a demonstration's payments.
      '/sandbox': { target: server, changeOrigin: false },
    },
  },
  build: {
    target,
    sourcemap: true,
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { input: ['index.html', 'screen.html'].map(file) } } },
    // A build of its own: it shares no code with the other pages, so nothing is split for their sake.
    phone: {
      consumer: 'client',
      resolve: sourceFirst.resolve,
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: file('judge.html'),
          output: { codeSplitting: { groups: [{ name: 'ask-ahead', test: /ask-ahead\.ts$/ }] } },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'phone']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
});

function file(name: string): string {
  return join(import.meta.dirname, name);
}
