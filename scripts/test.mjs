// `npm test`: what a change must pass while somebody waits for it, on a fresh machine, with one command and one
// number at the end. `npm run test:soak`: the rest, the long, the many and the rare. Continuous integration runs all but
// the rare. Which test file stands where: vitest.tiers.ts.
//
//   npm test                            the gate
//   npm test -- --only unit,typecheck   some steps with all their files, see the list below
//   npm test -- --whole                 gate and soak in one, without what is rare; random cases as in the gate: few, and
//                                       always the same
//   npm test -- --rare                  what that leaves out
//   npm test -- --list                  the steps
//   npm run test:soak                   what the gate leaves out, and random cases by the thousand
//   npm run test:soak -- --times 4      four times as many random cases
//
// A failing step does not stop the others. The last line is `N passed, N failed`: all tests, and
// each other check as one.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import {
  bin,
  ensureBalancers,
  ensureBrowser,
  ensureEngines,
  ensureInstalled,
  ensurePostgres,
  root,
  say,
} from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    rare: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
  },
});
const tier = options.only
  ? null
  : (['whole', 'soak', 'rare'].find((one) => options[one]) ?? 'gate');
/** The classes of test files that are played (vitest.tiers.ts). */
const classes = { gate: 'gate', whole: 'gate,soak', soak: 'soak,rare', rare: 'rare' };
const times = Number(options.times);
if (!(times > 0 && times <= 1_000)) {
  console.error('--times is how many times over random cases are played: above 0, at most 1000');
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'liangfen-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * One more than the cores of a small machine: browsers wait for clocks and servers a quarter of their time.
 * In the soak the many end-to-end files, which run two browsers by themselves, take half of its time.
 */
const atOnce = tier === 'soak' ? 2 : 3;

/** Where a step stands that is whole in some tiers and absent from the others. */
const short = ['gate', 'whole'];
const long = ['soak', 'whole'];
const rare = ['soak', 'rare'];

/**
 * The steps in the order they are begun, `atOnce` at a time; the longest first, so that all end together, and
 * `isLongest` has the processor before the others. `after` names what must have ended. `vitest` names a project whose
 * tests are counted one by one; `files` are what it needs to have anything to do. `in` names the
 * tiers of a step; one without it is in all, and vitest.tiers.ts divides its files among them.
 */
const steps = [
  {
    name: 'unit',
    vitest: 'unit',
    // One process for minutes, so everything else waits for it and not the other way round.
    isLongest: true,
    files: ['packages', /[.]test[.]ts$/],
    // In the soak the files of random cases are a step of their own.
    env:
      tier === 'soak'
        ? { LIANGFEN_WITHOUT: randomFiles().join() }
        : tier === 'whole'
          ? { LIANGFEN_TIER: 'gate' }
          : {},
  },
  // Beside it, because one process for all of them would be on alone at the end.
  {
    name: 'long unit',
    in: ['whole'],
    vitest: 'unit',
    isLongest: true,
    env: { LIANGFEN_TIER: 'soak' },
  },
  { name: 'build', script: () => ['scripts/build.mjs'] },
  { name: 'e2e', vitest: 'e2e', after: 'build', files: ['e2e', /[.]e2e[.]ts$/] },
  // Waits for npm half of its time, so that another step has the processor meanwhile.
  {
    name: 'examples',
    in: rare,
    vitest: 'examples',
    after: 'build',
    files: ['e2e', /[.]check[.]ts$/],
  },
  // A show in Firefox and WebKit too: `npm run test:engines` is this step alone, and makes the table of it.
  {
    name: 'engines',
    in: rare,
    vitest: 'engines',
    after: 'build',
    files: ['e2e/engines', /[.]check[.]ts$/],
  },
  {
    name: 'stories',
    vitest: 'storybook',
    files: ['packages/ui/src', /[.]stories[.]tsx$/],
  },
  // The contrast of every text in the stories of the others, which they do not measure themselves.
  {
    name: 'contrast',
    in: rare,
    vitest: 'storybook',
    env: {
      LIANGFEN_TIER: tier === 'rare' ? 'gate,soak' : 'gate',
      LIANGFEN_ACCESSIBILITY: 'contrast',
    },
  },
  // Stories on a whole product in the page: each file has a frame of its own. The folders are named, because a frame that
  // finds no story of its tag has loaded every module all the same.
  {
    name: 'playground',
    in: rare,
    vitest: 'playground',
    only: ['.storybook/playground', '.storybook/components'],
    files: ['.storybook', /[.]stories[.]tsx$/],
  },
  {
    name: 'browser',
    vitest: 'browser',
    files: ['packages/ui/src', /[.]test[.]tsx?$/],
    // An evening of a screen is a whole one in the soak.
    env: tier === 'soak' ? { LIANGFEN_SOAK: String(times) } : {},
  },
  // The API tests once more; skipped, and said, where PostgreSQL is not installed.
  {
    name: 'postgres',
    in: [...short, 'soak'],
    vitest: 'postgres',
    needs: () => process.env.PG_BIN !== undefined,
  },
  // Short guards come after the long steps, so that both cores are busy until the last long step ends.
  { name: 'typecheck', in: short, script: () => ['scripts/typecheck.mjs'] },
  { name: 'generated', in: short, script: () => ['scripts/gen.mjs', '--check'] },
  {
    name: 'contract',
    in: short,
    script: () => [bin('@redocly/cli', 'redocly'), 'lint', 'openapi.yaml'],
  },
  { name: 'calls', in: short, script: () => ['scripts/check-calls.mjs'] },
  {
    name: 'lint',
    in: short,
    script: () => [bin('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'],
  },
  { name: 'closed lists', in: short, script: () => ['scripts/closed-lists.mjs'] },
  { name: 'lone texts', in: short, script: () => ['scripts/lone-texts.mjs'] },
  // Follows every call of every handler; in the gate each answer of a test is held to what it found.
  { name: 'refusal codes', in: rare, script: () => ['scripts/refusal-codes.mjs'] },
  {
    name: 'imports',
    in: short,
    script: () => [
      bin('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
    ],
  },
  // Imports of what a package does not declare. What is declared and unused: `npm run knip`.
  {
    name: 'dependencies',
    in: short,
    script: () => [
      bin('knip'),
      ...['--no-progress', '--no-config-hints', '--include', 'unlisted,unresolved,binaries'],
    ],
  },
  // Random cases by the thousand, and new ones: what is found prints its seed.
  {
    name: 'random',
    in: ['soak'],
    vitest: 'unit',
    only: randomFiles(),
    env: { LIANGFEN_SOAK: String(times) },
  },
  // Storybook itself, started, and each of its pages opened; each story stands in the gate.
  { name: 'pages', in: rare, vitest: 'pages' },
  { name: 'size', in: short, after: 'build', script: () => [bin('size-limit')] },
  { name: 'page-sizes', in: short, after: 'build', script: () => ['scripts/page-sizes.mjs'] },
  { name: 'phone-size', in: short, after: 'build', script: () => ['scripts/phone-size.mjs'] },
  {
    name: 'audience-size',
    in: short,
    after: 'build',
    script: () => ['scripts/audience-size.mjs'],
  },
  { name: 'embed-size', in: short, after: 'build', script: () => ['scripts/embed-size.mjs'] },
  { name: 'api', in: short, after: 'build', script: () => ['scripts/api-report.mjs', '--check'] },
  {
    name: 'public-examples',
    in: long,
    after: 'build',
    script: () => ['scripts/public-examples.mjs'],
  },
  { name: 'packed', in: rare, after: 'build', script: () => ['scripts/check-packed.mjs'] },
  // Not beside it, because it puts the web app into the server's dist for a while.
  {
    name: 'start',
    in: rare,
    after: ['build', 'packed'],
    script: () => ['scripts/check-start.mjs'],
  },
];

const names = steps.map(({ name }) => name);
if (options.list) {
  console.log(names.join('\n'));
  process.exit(0);
}
const only = options.only?.split(',').map((name) => name.trim());
// These look at what the build has made; it is quick when nothing has changed.
const looksAtBuild = [
  'size',
  'page-sizes',
  'phone-size',
  'audience-size',
  'embed-size',
  'api',
  'public-examples',
  'packed',
  'start',
  'e2e',
  'engines',
  'examples',
];
if (only?.some((name) => looksAtBuild.includes(name))) only.push('build');
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(2);
}
const chosen = ({ name, in: own }) => (only === undefined ? isInTier(own) : only.includes(name));

const results = [];
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}
const begun = performance.now();
await setUp();
await runAll(steps.filter(chosen));
summarise();

function isInTier(own) {
  return own === undefined || own.includes(tier);
}

/** Finds the files that take their rounds from `rounds.ts`, so that no list of files can forget one. */
function randomFiles() {
  return ['packages/console-machine', 'packages/rules', 'packages/sdk', 'packages/server'].flatMap(
    (one) =>
      readdirSync(join(root, one, 'test'), { recursive: true })
        .map((name) => join(one, 'test', String(name)))
        .filter((name) => name.endsWith('.test.ts'))
        .filter((name) =>
          /from '.*support\/rounds[.]ts'/.test(readFileSync(join(root, name), 'utf8')),
        ),
  );
}

async function setUp() {
  await ensureInstalled();
  if (
    steps.some((step) => step.vitest && !['unit', 'postgres'].includes(step.vitest) && chosen(step))
  ) {
    await ensureBrowser();
  }
  if (['unit', 'postgres', 'e2e'].some((name) => chosen({ name }))) await ensurePostgres();
  if (chosen({ name: 'unit' })) await ensureBalancers();
  if (steps.some((step) => step.name === 'engines' && chosen(step))) await ensureEngines();
}

async function runAll(queue) {
  const open = new Set(queue.map(({ name }) => name));
  const isReady = ({ after = [] }) => [after].flat().every((name) => !open.has(name));
  const underWay = new Set();
  while (queue.length > 0 || underWay.size > 0) {
    const index = underWay.size < atOnce ? queue.findIndex(isReady) : -1;
    if (index === -1) {
      await Promise.race(underWay);
      continue;
    }
    const [step] = queue.splice(index, 1);
    const run = runStep(step).then(() => {
      open.delete(step.name);
      underWay.delete(run);
    });
    underWay.add(run);
  }
}

async function runStep(step) {
  if (step.files && !hasFiles(...step.files)) {
    console.log(`- ${step.name}: nothing to run yet`);
    return;
  }
  if (step.needs && !step.needs()) {
    console.log(`- ${step.name}: not on this machine`);
    return;
  }
  const started = performance.now();
  const report = join(reports, `${step.name}.json`);
  const { code, output } = await capture(
    step.vitest
      ? [
          bin('vitest'),
          'run',
          `--project=${step.vitest}`,
          ...(step.only ?? []),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]
      : step.script(),
    // The soak plays the random files of the gate once more, with new cases.
    {
      ...(tier !== null && step.name !== 'random' ? { LIANGFEN_TIER: classes[tier] } : {}),
      ...step.env,
    },
    step.isLongest ? 0 : 5,
  );
  const counted = step.vitest ? countTests(report) : { passed: 0, failed: 0, skipped: 0 };
  if (!step.vitest) counted[code === 0 ? 'passed' : 'failed'] = 1;
  // A file that does not load, an error after the last test: no test failed, yet the run did.
  else if (code !== 0 && counted.failed === 0) counted.failed = 1;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.vitest ? `, ${counted.passed + counted.failed} tests` : '';
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  const mark = counted.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${step.name} (${seconds} s${tests}${skipped})`);
  if (counted.failed > 0) console.log(`${readable(output)}\n`);
  if (step.vitest) for (const line of slowest(report)) console.log(`    ${line}`);
  results.push({ name: step.name, ...counted, failures: step.vitest ? failures(report) : [] });
}

/** Where a step's time goes, so that the next minute is saved where it is spent. */
function slowest(report, shown = 12) {
  if (!existsSync(report)) return [];
  return JSON.parse(readFileSync(report, 'utf8'))
    .testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(root, name)}`);
}

/** The tests that failed, named once more at the end, because of a long output only the end is kept. */
function failures(report) {
  if (!existsSync(report)) return [];
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      const texts =
        status === 'failed' && failed.length === 0
          ? [message]
          : failed.map((one) => `${one.fullName}: ${one.failureMessages?.[0] ?? ''}`);
      return texts.map(
        (text) =>
          `${relative(root, name)} › ${stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 400)}`,
      );
    },
  );
}

/** Indented, without colours, and of a very long output the end, where the summary is. */
function readable(output, longest = 400) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const shown = lines.slice(-longest);
  if (shown.length < lines.length) shown.unshift(`(${lines.length - shown.length} lines before)`);
  return shown.map((line) => `    ${line}`).join('\n');
}

function hasFiles(folder, pattern) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return false;
  return readdirSync(absolute, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !['node_modules', 'dist'].includes(entry.name) &&
        hasFiles(`${folder}/${entry.name}`, pattern)
      : pattern.test(entry.name),
  );
}

function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed, failed: failed + unloaded, skipped: pending + todo };
}

/** `niceness` above 0 leaves the processor to other steps that want it. */
function capture(args, own, niceness) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: process.env.CI ?? 'true',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...own,
      },
    });
    running.add(child);
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

function summarise() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  for (const { failures: lines } of results) for (const line of lines) console.log(`✗ ${line}`);
  say(`${minutes} min${failing.length > 0 ? `, failing: ${failing.join(', ')}` : ''}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
