// Storybook over the sources of packages/ui and the playground; the same stories run as tests in Chromium.
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import {
  bundledAhead,
  bundledAheadForPlayground,
  neverBundledAhead,
  sourceFirst,
} from '../vite.shared.ts';

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    './components/*.@(mdx|stories.tsx)',
    '../packages/ui/src/**/*.stories.tsx',
    './playground/**/*.stories.tsx',
    './machine/*.@(mdx|stories.tsx)',
  ],
  addons: [
    // Tables are not Markdown's own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      ...sourceFirst,
      // A build writes a tsconfig.json for its declarations, and Vite reloads every open page for any of that name.
      server: { watch: { ignored: ['**/.liangfen/**', '**/dist/**'] } },
      optimizeDeps: {
        include: [...bundledAhead, ...bundledAheadForPlayground],
        exclude: neverBundledAhead,
      },
    }),
};

export default config;
