/** A server that changes to another build of the host app while phones are open, as at a deployment. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWebFiles, type WebFiles } from '../../packages/server/src/node/index.ts';
import { builtHostApp } from './product.ts';

export interface Deployment {
  readonly webFiles: WebFiles;
  /** Serves only the files of this build from now on, without the `missing` ones. */
  readonly deploy: (version: string, missing?: readonly string[]) => void;
  readonly remove: () => void;
}

export function startDeployment(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-builds-'));
  let current = readWebFiles(builtHostApp);
  return {
    webFiles: { serve: (...call) => current.serve(...call) },
    deploy: (version, missing = []) => {
      const build = buildNamed(version, join(folder, version));
      for (const name of missing) rmSync(join(build, 'assets', `${name}-${version}.js`));
      current = readWebFiles(build);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A copy of the build that differs as one of changed sources does: in the names of the phone's files, and in the worker. */
function buildNamed(version: string, folder: string): string {
  cpSync(builtHostApp, folder, { recursive: true });
  const worker = readFileSync(join(folder, 'phone-worker.js'), 'utf8');
  const names = [...worker.matchAll(/\/assets\/([^`'"]+\.js)/g)].flatMap(([, name]) => name ?? []);
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, nameIn(version, name)), text);
  for (const name of names) {
    rewrite(join(folder, 'assets', name), renamed);
    renameSync(join(folder, 'assets', name), join(folder, 'assets', nameIn(version, name)));
  }
  rewrite(join(folder, 'judge.html'), renamed);
  rewrite(join(folder, 'phone-worker.js'), (text) =>
    renamed(text).replace(/(?<=[`'"])[0-9a-f]{12}(?=[`'"])/, version),
  );
  return folder;
}

/** `judge-CzlTCnSj.js` as `judge-second.js`. */
function nameIn(version: string, name: string): string {
  return name.replace(/-[\w-]{8}\.js$/, `-${version}.js`);
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
