// `npm run test:mutation`: changes the rules in small ways, one at a time, and says which changes no test of the
// rules finds. Not in `npm test`: all of it takes an hour of a core. What survives is killed by a test, or stands in
// packages/rules/mutants-that-change-nothing.json with its reason.
//
//   npm run test:mutation                              the show and the scoring rules
//   npm run test:mutation -- show                      one of the two
//   npm run test:mutation -- show/stage.ts:20-80       a file and lines of it under packages/rules/src
//   npm run test:mutation -- show/stage.ts,visibility.ts   several files in one run
//
// The whole report: .liangfen/mutation/report.html
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureGenerated, ensureInstalled, root, scratch } from './setup.mjs';

/** The areas that are changed, and how many of the changes must be found, in percent. */
const areas = {
  show: {
    least: 92,
    files: [
      ...['visibility.ts', 'show/stage.ts', 'show/write-down.ts', 'show/link-data.ts'],
      ...['show/decide.ts', 'show/blocked-reason.ts', 'show/row-gate.ts'],
      ...['show/between-acts.ts', 'show/next-program.ts', 'show/told-working.ts'],
      // One by one: the runner takes a list parted by commas, and would part `{flow,score}` too.
      ...['flow', 'score', 'battle', 'amend'].map((slice) => `show/${slice}/!(*.test).ts`),
    ],
  },
  scoring: {
    least: 95,
    files: [
      ...['final-score.ts', 'ranking.ts', 'ranking-page.ts', 'decimal.ts', 'determination.ts'],
      ...['foul.ts', 'pairing.ts', 'rehearsal.ts', 'countdown.ts'],
      ...['item-weight.ts', 'result-range.ts', 'mode.ts'],
    ],
  },
};

const asked = process.argv.slice(2);
const wanted = (asked.length === 0 ? Object.keys(areas) : asked).map(
  (name) => areas[name] ?? { least: 0, files: name.split(',') },
);
const source = 'packages/rules/src/';
const listed = JSON.parse(
  readFileSync(join(root, 'packages/rules/mutants-that-change-nothing.json'), 'utf8'),
);

await ensureInstalled();
await ensureGenerated();
for (const area of wanted) run(area);

function run({ files, least }) {
  const { status } = spawnSync(
    process.execPath,
    [
      bin('@stryker-mutator/core', 'stryker'),
      ...['run', 'packages/rules/stryker.config.json'],
      ...['--mutate', files.map((file) => source + file).join(',')],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  const report = JSON.parse(readFileSync(join(scratch, 'mutation/report.json'), 'utf8'));
  const changes = Object.entries(report.files).flatMap(([path, { mutants, source: text }]) =>
    mutants.map((mutant) => ({ ...mutant, file: path.replace(source, ''), text })),
  );
  for (const name of files) {
    // The fixed beginning of a name, without its lines or its pattern.
    const [beginning = ''] = name.split(/:|!\(|\*/);
    if (changes.some(({ file }) => file.startsWith(beginning))) continue;
    console.error(`mutation: nothing was changed in ${name}`);
    process.exitCode = 1;
  }
  for (const file of new Set(changes.map((change) => change.file))) {
    say(
      file,
      changes.filter((change) => change.file === file),
    );
  }
  const found = say('all', changes);
  const unlisted = changes.filter((change) => survives(change) && !isListed(change));
  for (const change of unlisted) {
    const { line, column } = change.location.start;
    console.log(`${change.file}:${line}:${column}  ${codeOf(change)}  =>  ${change.replacement}`);
  }
  if (found < least) {
    console.error(`mutation: ${found} % found, ${least} % wanted`);
    process.exitCode = 1;
  }
}

/** Prints and returns how many of the changes were found, in percent; prints how many of the rest change nothing. */
function say(name, changes) {
  const counted = changes.filter(({ status }) => status !== 'Ignored');
  const alive = counted.filter(survives);
  const nothing = alive.filter(isListed).length;
  const found = counted.length - alive.length;
  const percent = Math.round((1000 * found) / Math.max(1, counted.length)) / 10;
  console.log(
    `${name}: ${found} of ${counted.length} found, ${percent} %; ${nothing} change nothing`,
  );
  return percent;
}

function survives({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

function isListed(change) {
  return listed.some(
    ({ file, within, code, becomes }) =>
      file === change.file &&
      within === declarationOf(change) &&
      code === codeOf(change) &&
      becomes === change.replacement,
  );
}

/** The function or constant of the file that it is in: the same text elsewhere is another change. */
function declarationOf({ text, location: { start } }) {
  const before = text.split('\n').slice(0, start.line).reverse();
  const declares = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/;
  return before.map((line) => declares.exec(line)?.[1]).find((name) => name !== undefined);
}

/** The text that is changed, in one line. */
function codeOf({ text, location: { start, end } }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.map((line) => line.trim()).join(' ');
}
