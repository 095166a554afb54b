// The host app: built from the sources of the packages beside it, so no package's dist is needed.
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledAhead, sourceFirst } from '../../vite.shared.ts';
import { pages } from './pages-plugin.ts';
import { phoneWorker } from './phone-worker-plugin.ts';

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
  ],
  optimizeDeps: { include: [...bundledAhead, 'react-router', 'wouter'] },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: {
      // Not `changeOrigin`: the server compares Origin with Host.
      '/api': { target: server, changeOrigin: false },
    },
  },
  build: {
    target,
    sourcemap: true,
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'judge.html', 'screen.html'].map((page) =>
        join(import.meta.dirname, page),
      ),
    },
  },
});
