/**
 * Tests the contract with clients that other people's generators make of it: each compiles strictly without a word, and
 * plays a short evening against the server, as docs/clients.md says.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { root } from './support/program.ts';

const contract = join(root, 'openapi.yaml');
const programs = join(import.meta.dirname, 'fixtures/generated-clients');
const scriptOf = (...path: readonly string[]) => join(root, 'node_modules', ...path);

/** How each generator is started, and what the evening's program is called. */
const generators = {
  '@hey-api/openapi-ts': {
    program: 'hey-api.txt',
    words: (into: string) => [
      scriptOf('@hey-api/openapi-ts/bin/run.js'),
      ...['-i', contract, '-o', join(into, 'made'), '-c', '@hey-api/client-fetch', '--no-log-file'],
    ],
  },
  oazapfts: {
    program: 'oazapfts.txt',
    words: (into: string) => [
      scriptOf('oazapfts/dist/cli.js'),
      ...[contract, join(into, 'made.ts')],
    ],
  },
  'openapi-typescript': {
    program: 'openapi-fetch.txt',
    words: (into: string) => [
      scriptOf('openapi-typescript/bin/cli.js'),
      ...[contract, '-o', join(into, 'made.ts')],
    ],
  },
} as const;

let hall: TestApp;
let http: HttpServer;
let folder: string;
beforeAll(async () => {
  hall = await createTestApp();
  http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0 });
  // Inside the repository, so that what is made finds its libraries.
  mkdirSync(join(root, '.liangfen'), { recursive: true });
  folder = mkdtempSync(join(root, '.liangfen', 'generated-clients-'));
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: true,
};

describe.each(Object.entries(generators))('the client of %s', (name, { program, words }) => {
  let into: string;
  beforeAll(() => {
    into = join(folder, name.replace(/\W/g, '-'));
    mkdirSync(into);
    execFileSync(process.execPath, words(into), { cwd: into, stdio: 'pipe' });
    copyFileSync(join(programs, program), join(into, 'evening.ts'));
    writeFileSync(
      join(into, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['evening.ts'] }),
    );
  });

  test('compiles strictly, with a program that uses it', () => {
    const compiler = scriptOf('typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', into, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test('plays an evening', async () => {
    const { token } = await hall.register();
    const { play } = await import(pathToFileURL(join(into, 'evening.ts')).href);
    const evening = await play(`http://127.0.0.1:${http.port}`, token);
    expect(evening).toMatchObject({
      results: { rows: [{ rank: 1, result: { programName: '起风了', score: 87.35 } }] },
      refused: 'NOT_FOUND',
    });
    if ('bytes' in evening) expect(evening.bytes).toBeGreaterThan(1_000);
  });
});
