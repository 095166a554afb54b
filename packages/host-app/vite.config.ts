// The host app: built from the sources of the packages beside it, so no package's dist is needed.
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledAhead, sourceFirst } from '../../vite.shared.ts';
import { embedEnvironment } from '../embed/vite.embed.ts';
import { documents } from './documents-plugin.ts';
import { embedIntegrity } from './embed-integrity-plugin.ts';
import { inlineStyles } from './inline-styles-plugin.ts';
import { leanPreload } from './lean-preload-plugin.ts';
import { pages } from './pages-plugin.ts';
import { phoneWorker } from './phone-worker-plugin.ts';
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
    leanPreload('phone'),
    leanPreload('audience'),
    runAhead('/judge.html', 'ask-ahead'),
    embedIntegrity(),
    inlineStyles(),
    documents(),
  ],
  optimizeDeps: { include: [...bundledAhead, 'react-router'] },
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
    client: {
      build: {
        // Published with the server, so the licences of its parts go along.
        license: { fileName: 'third-party.txt' },
        rolldownOptions: {
          input: ['index.html', 'screen.html', 'embed.html', 'reference.html'].map(file),
        },
      },
    },
    // A build of its own: it shares no code with the other pages, so nothing is split for their sake.
    phone: {
      consumer: 'client',
      // React's developer tools ask the page to load these; nobody has them on a phone.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      resolve: sourceFirst.resolve,
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: 'third-party-phone.txt' },
        // 0.7 kB less than the bundler's own, which is quicker: every judge loads this over a hall's network. One pass:
        // two more take ten seconds and save nothing.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { keep_fargs: false } },
        rolldownOptions: {
          input: file('judge.html'),
          output: {
            codeSplitting: {
              groups: [{ name: 'ask-ahead', test: /ask-ahead\.ts$/ }],
            },
          },
        },
      },
    },
    // The audience's page, which a whole hall loads at once: a build of its own for the same reason.
    audience: {
      consumer: 'client',
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      resolve: sourceFirst.resolve,
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: 'third-party-audience.txt' },
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { keep_fargs: false } },
        rolldownOptions: { input: file('live.html') },
      },
    },
    // The elements for other pages, each one file at an address that stays.
    embedScreen: embedEnvironment(file('../embed/src/screen.ts'), 'embed/', 'v1'),
    embedJudge: embedEnvironment(file('../embed/src/judge.ts'), 'embed/judge/', 'v1'),
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'phone', 'audience', 'embedScreen', 'embedJudge']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
});

function file(name: string): string {
  return join(import.meta.dirname, name);
}
