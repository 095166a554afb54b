// Checks the types of every package by itself, so that `rules` cannot lean on the DOM or on Node
// just because another package has them. TypeScript 7 for speed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, compilerEnvironment, root, scratch } from './setup.mjs';

const wanted = process.argv.slice(2);
const packages = readdirSync(join(root, 'packages')).filter((name) => {
  const source = join(root, 'packages', name, 'src');
  return existsSync(source) && readdirSync(source).length > 0;
});
const queue = ['.', ...packages.map((name) => `packages/${name}`)].filter(
  (project) => wanted.length === 0 || wanted.some((name) => project.endsWith(name)),
);

const tsc = bin('typescript-7', 'tsc');
/** Two projects are checked side by side; four threads in each would look at shared types four times. */
const oneThread = ['--pretty', 'false', '--singleThreaded'];
let failed = 0;

async function worker() {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    const code = await new Promise((resolve) => {
      spawn(process.execPath, [tsc, '-p', project, ...oneThread, ...remembering(project)], {
        cwd: root,
        env: compilerEnvironment,
        stdio: 'inherit',
      }).on('exit', resolve);
    });
    if (code !== 0) failed += 1;
  }
}

/** Keeps the last check's results, so that the next run looks only at what has changed since. */
function remembering(project) {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-');
  return ['--incremental', '--tsBuildInfoFile', join(scratch, 'types', `${name}.tsbuildinfo`)];
}

await Promise.all([worker(), worker()]);
if (failed > 0) {
  console.error(`types: ${failed} project(s) with errors`);
  process.exitCode = 1;
}
