// `npm run test:engines`: plays one show in Chromium, Firefox and WebKitGTK (e2e/engines), and prints what each of them did
// as the table of docs/browsers.md. `npm run test:engines -- --write` puts it there; `-- -t Firefox` plays one of them.
// Engines that are missing are installed where apt-get may do so.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bin,
  ensureBrowser,
  ensureEngines,
  ensureInstalled,
  root,
  run,
  scratch,
} from './setup.mjs';

const page = join(root, 'docs/browsers.md');
const [begin, end] = ['<!-- table: npm run test:engines -- --write -->', '<!-- /table -->'];
const passedOn = process.argv.slice(2).filter((one) => one !== '--write');
const isWritten = process.argv.includes('--write');

await ensureInstalled();
await ensureBrowser();
await ensureEngines({ install: true });
run(process.execPath, ['scripts/build.mjs']);
mkdirSync(scratch, { recursive: true });
const report = join(scratch, 'engines.json');
const { status } = spawnSync(
  process.execPath,
  [
    bin('vitest'),
    ...['run', '--project=engines', '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...passedOn],
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
const table = tableOf(JSON.parse(readFileSync(report, 'utf8')));
console.log(table);
if (isWritten) {
  const [before, rest = ''] = readFileSync(page, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

/** A row for each test, a column for each engine that was there. */
function tableOf({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const engines = [...new Set(tests.map(({ ancestorTitles }) => ancestorTitles[0]))];
  const named = engines.map((engine) => {
    const version = of(engine).find(({ meta }) => meta?.version)?.meta.version;
    return `${engine} ${version ?? '(not there)'}`;
  });
  const rows = [...new Set(tests.map(({ title }) => title))].map((title) => [
    title.replaceAll('<', '`<').replaceAll('>', '>`'),
    ...engines.map((engine) => cell(of(engine).find((test) => test.title === title))),
  ]);
  return [['', ...named], ['---', ...engines.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

  function of(engine) {
    return tests.filter(({ ancestorTitles }) => ancestorTitles[0] === engine);
  }
}

function cell(test) {
  if (test?.status === 'passed') return test.meta?.seen ?? 'yes';
  return test?.status === 'failed' ? '**no**' : 'not tried';
}
