// All tests in one config: `unit` in Node, `browser` and `storybook` in Chromium, `e2e` as whole
// shows. `npm test` runs them all; `npx vitest --project unit` is the quick loop.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import {
  bundledAhead,
  bundledAheadForPlayground,
  neverBundledAhead,
  sourceFirst,
} from './vite.shared.ts';
import { accessibilityOptions, inTier, storiesInTier } from './vitest.tiers.ts';

const root = import.meta.dirname;
const debianChromium = '/usr/bin/chromium';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** Made anew for each project, because Vitest writes the project's name into its list of browsers. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: '127.0.0.1' },
  provider: playwright({
    launchOptions:
      executablePath === undefined
        ? {}
        : { executablePath, args: (process.env.CHROME_ARGS ?? '').split(' ').filter(Boolean) },
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** As packages/server/test/support/postgres.ts looks for it. */
const hasPostgres =
  process.env.PG_BIN !== undefined ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0);

const hasStories = readdirSync(join(root, 'packages/ui/src'), { recursive: true }).some((name) =>
  String(name).endsWith('.stories.tsx'),
);

/**
 * The files of a project follow each other in one process and share its modules: reading the contract,
 * compiling its checks and starting WebAssembly for every file was half of all processor time. A file
 * must therefore leave nothing behind in what it imports; see docs/decisions/0198.
 */
const oneProcess = {
  isolate: false,
  // A server makes much that it needs for one answer only; with room for more of it, the collector takes a twentieth less
  // of all processor time.
  execArgv: ['--max-semi-space-size=64'],
};

/** How long a test waits for what must come. Only a failing test takes it all; the default is a second. */
const patience = { poll: { timeout: 60_000 } };

/** Ends a test that hangs. Not a limit on speed: beside twenty busy processes a test takes ten times as long. */
const hangs = 300_000;

const unit: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'unit',
    environment: 'node',
    ...oneProcess,
    ...inTier(
      'unit',
      ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
      // Components need a browser; what the desk does without one is tested in packages/ui/test.
      ['packages/ui/src/**', '**/node_modules/**', '**/dist/**'],
    ),
    expect: patience,
    testTimeout: hangs,
    hookTimeout: hangs,
  },
};

/** The API tests once more, on a private PostgreSQL, where its programs are installed. */
const postgres: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'postgres',
    environment: 'node',
    ...oneProcess,
    ...inTier('postgres', [
      'packages/server/test/{admin-postgres,competitions,doctor,copies,judges,programs,results,points,seats}.test.ts',
      'packages/server/test/{judge-phone,live-commands,live-ledger,live-streams,live-whole-shows,many-processes,readiness,second-person,webhooks}.test.ts',
    ]),
    globalSetup: 'packages/server/test/support/postgres-setup.ts',
    expect: patience,
    testTimeout: hangs,
    hookTimeout: hangs,
  },
};

const browser: TestProjectConfiguration = {
  ...sourceFirst,
  plugins: [react()],
  optimizeDeps: {
    include: [
      ...bundledAhead,
      'vitest-browser-react',
      'react-dom/server.browser',
      'fast-check',
      'storybook/test',
    ],
    exclude: neverBundledAhead,
  },
  test: {
    name: 'browser',
    ...inTier(
      'browser',
      ['packages/ui/src/**/*.test.tsx', 'packages/ui/src/**/*.test.ts'],
      ['**/node_modules/**', '**/dist/**'],
    ),
    isolate: false,
    browser: chromium(),
    setupFiles: 'packages/ui/test/support/one-page.ts',
    // Set by `npm run test:soak`; a browser has no environment of its own.
    env: { LIANGFEN_SOAK: process.env.LIANGFEN_SOAK ?? '' },
    expect: patience,
    testTimeout: hangs,
    hookTimeout: hangs,
  },
};

/** Stories are tests: each is shown, played and looked at for accessibility. */
const stories = (
  name: string,
  tags: { readonly include?: string[]; readonly exclude?: string[] },
  isolate: boolean,
): TestProjectConfiguration => ({
  ...sourceFirst,
  plugins: [storybookTest({ configDir: join(root, '.storybook'), tags })],
  optimizeDeps: {
    include: [...bundledAhead, ...bundledAheadForPlayground, 'storybook/test'],
    exclude: neverBundledAhead,
  },
  test: {
    name,
    isolate,
    browser: chromium(),
    env: { LIANGFEN_AXE: JSON.stringify(accessibilityOptions()) },
    expect: patience,
    // A whole show in the playground takes twenty seconds, more on a busy machine.
    testTimeout: hangs,
    hookTimeout: hangs,
  },
});

const e2e: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'e2e',
    environment: 'node',
    ...oneProcess,
    ...inTier('e2e', ['e2e/**/*.e2e.ts']),
    globalSetup: 'e2e/support/browser-setup.ts',
    // A show waits for its people half the time, so two can be on at once even beside another project.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    retry: 0,
    expect: patience,
    // A whole show of a minute, beside another project on a machine three times as slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};

/** Partners' applications on packed packages: what npm, Next and Vite make of them, in a browser (scripts/examples.mjs). */
const examples: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'examples',
    environment: 'node',
    ...oneProcess,
    include: ['e2e/examples/*.check.ts'],
    globalSetup: ['e2e/support/browser-setup.ts', 'e2e/examples/packing-setup.ts'],
    // One process for both files: what is imported to run the product is read once, and the stop-watch runs alone.
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
    retry: 0,
    expect: patience,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};

/** A whole show in Chromium, Firefox and WebKit (scripts/engines.mjs). */
const engines: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'engines',
    environment: 'node',
    ...oneProcess,
    include: ['e2e/engines/*.check.ts'],
    maxWorkers: 1,
    sequence: { groupOrder: 3 },
    retry: 0,
    expect: patience,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};

/** Storybook itself is started and each of its pages opened: a minute, so `npm run test:soak` does it. */
const pages: TestProjectConfiguration = {
  ...sourceFirst,
  test: {
    name: 'pages',
    environment: 'node',
    include: ['e2e/storybook/*.check.ts'],
    globalSetup: 'e2e/support/browser-setup.ts',
    retry: 0,
    expect: patience,
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
};

/**
 * The projects on the command line. Vitest sets each project up before it looks whether one of them names it, and
 * Storybook's plugin reads all of Storybook for that, half of the time of a short test. So the projects of stories are
 * left out when others are named; a pattern is for Vitest to match, and finds them all.
 */
const named = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values.project?.map(String);
const isWanted = (project: string) =>
  named === undefined || named.some((name) => /[*!]/.test(name) || name.startsWith(project));

const projects: TestProjectConfiguration[] = [
  unit,
  ...(hasPostgres ? [postgres] : []),
  browser,
  ...(hasStories && isWanted('storybook') ? [stories('storybook', storiesInTier(), false)] : []),
  ...(hasStories && isWanted('playground')
    ? [stories('playground', { include: ['alone'] }, true)]
    : []),
  e2e,
  examples,
  engines,
  pages,
];

export default defineConfig({
  test: {
    projects,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/generated/**', '**/*.stories.tsx', '**/*.test.*'],
      reportsDirectory: '.liangfen/coverage',
    },
  },
});
