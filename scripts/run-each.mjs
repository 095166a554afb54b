// Runs the TypeScript programs of a folder from sources, each in a process of its own, and fails
// when one of them fails. `index.ts`, when there is one, is the only program.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import {
  ensureBalancers,
  ensureBrowser,
  ensureGenerated,
  ensureInstalled,
  ensurePostgres,
  root,
} from './setup.mjs';

export async function runEach(folder, args = process.argv.slice(2)) {
  const programs = programsIn(folder);
  // Names come first, then what starts with a dash belongs to the programs.
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const named = firstOption === -1 ? args : args.slice(0, firstOption);
  const passedOn = firstOption === -1 ? [] : args.slice(firstOption);
  const unknown = named.filter((name) => !programs.includes(name));
  if (unknown.length > 0) {
    console.error(`no such program: ${unknown.join(', ')}; ${folder}/ has ${programs.join(', ')}`);
    process.exit(2);
  }
  if (programs.length === 0) {
    console.log(`${folder}/ has nothing to run yet`);
    return;
  }
  await ensureInstalled();
  await ensureGenerated();
  await ensurePostgres();
  if (folder === 'faults') await ensureBalancers({ install: true });
  await ensureBrowser();
  await build(['server', 'host-app'], { declarations: false });

  const failed = [];
  for (const name of named.length > 0 ? named : programs) {
    console.log(`\n# ${folder}/${name}`);
    if ((await runProgram(`${folder}/${name}.ts`, passedOn)) !== 0) failed.push(name);
  }
  if (failed.length > 0) {
    console.error(`\nfailed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

function programsIn(folder) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  const programs = readdirSync(absolute)
    .filter((name) => name.endsWith('.ts') && !/[.](d|test)[.]ts$/.test(name))
    .map((name) => name.replace(/[.]ts$/, ''))
    .sort();
  return programs.includes('index') ? ['index'] : programs;
}

function runProgram(path, args) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions=@liangfen/source', '--expose-gc', path, ...args],
      { cwd: root, stdio: 'inherit' },
    );
    const passOn = (signal) => child.kill(signal);
    process.on('SIGTERM', passOn);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
