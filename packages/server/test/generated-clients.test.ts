/**
 * Tests the contract with clients that other people's generators make of it: each compiles strictly without a word, and
 * plays a short evening against the server, as docs/clients.md says.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { root } from './support/program.ts';

const contract = join(root, 'openapi.yaml');
const programs = join(import.meta.dirname, 'fixtures/generated-clients');
const scriptOf = (...path: readonly string[]) => join(root, 'node_modules', ...path);

let hall: TestApp;
let http: HttpServer;
let folder: string;
/** Holds the generators that nothing else here needs; `tools/package-lock.json` pins them. */
let tools: string;
const toolOf = (...path: readonly string[]) => join(tools, 'node_modules', ...path);
const base = () => `http://127.0.0.1:${http.port}`;

interface Generator {
  /** The evening in `fixtures/generated-clients`, as its client is called. */
  readonly program: string;
  /** Files that the client is made with, by the name that they are copied to. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The command that writes the client into `made`, or `made.ts`. */
  words(into: string): readonly string[];
}

/** How each generator is started. */
const generators: Readonly<Record<string, Generator>> = {
  '@hey-api/openapi-ts': {
    program: 'hey-api.txt',
    words: (into) => [
      scriptOf('@hey-api/openapi-ts/bin/run.js'),
      ...['-i', contract, '-o', join(into, 'made'), '-c', '@hey-api/client-fetch', '--no-log-file'],
    ],
  },
  oazapfts: {
    program: 'oazapfts.txt',
    words: (into) => [scriptOf('oazapfts/dist/cli.js'), ...[contract, join(into, 'made.ts')]],
  },
  'openapi-typescript': {
    program: 'openapi-fetch.txt',
    words: (into) => [
      scriptOf('openapi-typescript/bin/cli.js'),
      ...[contract, '-o', join(into, 'made.ts')],
    ],
  },
  orval: {
    program: 'orval.txt',
    words: (into) => {
      const config = join(into, 'orval.config.cjs');
      const output = { target: join(into, 'made.ts'), client: 'fetch', baseUrl: base() };
      writeFileSync(
        config,
        `module.exports = ${JSON.stringify({ made: { input: contract, output } })}`,
      );
      return [toolOf('orval/dist/bin/orval.js'), '--config', config];
    },
  },
  'swagger-typescript-api': {
    program: 'swagger-typescript-api.txt',
    words: (into) => [
      toolOf('swagger-typescript-api/dist/cli.mjs'),
      ...['generate', '-p', contract, '-o', into, '-n', 'made.ts'],
    ],
  },
  kubb: {
    program: 'kubb.txt',
    beside: { 'kubb-request.txt': 'request.ts' },
    words: (into) => {
      // Where its plugins are found.
      const config = join(tools, 'kubb.config.js');
      writeFileSync(config, kubbConfig(into));
      return [toolOf('@kubb/cli/bin/kubb.cjs'), 'generate', '--config', config];
    },
  },
};

function kubbConfig(into: string): string {
  const output = { path: 'made', barrelType: 'named', format: false, lint: false };
  const config = {
    root: into,
    input: { path: contract },
    output: { ...output, extension: { '.ts': '' } },
  };
  const client = { importPath: '../../request', dataReturnType: 'full', parser: 'client' };
  return `import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default {
  ...${JSON.stringify(config)},
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient(${JSON.stringify(client)})],
};
`;
}

beforeAll(async () => {
  hall = await createTestApp();
  http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0 });
  // Inside the repository, so that what is made finds its libraries.
  mkdirSync(join(root, '.liangfen'), { recursive: true });
  folder = mkdtempSync(join(root, '.liangfen', 'generated-clients-'));
  tools = join(folder, 'tools');
  cpSync(join(programs, 'tools'), tools, { recursive: true });
  // Their own scripts at installing are not needed and are not run.
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tools });
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

describe.each(Object.entries(generators))(
  'the client of %s',
  (name, { program, beside = {}, words }) => {
    let into: string;
    beforeAll(() => {
      into = join(folder, name.replace(/\W/g, '-'));
      mkdirSync(into);
      execFileSync(process.execPath, words(into), { cwd: into, stdio: 'pipe' });
      for (const [from, to] of Object.entries(beside)) {
        copyFileSync(join(programs, from), join(into, to));
      }
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
      const evening = await play(base(), token);
      expect(evening).toMatchObject({
        results: { rows: [{ rank: 1, result: { programName: '起风了', score: 87.35 } }] },
        refused: 'NOT_FOUND',
      });
      if ('bytes' in evening) expect(evening.bytes).toBeGreaterThan(1_000);
    });
  },
);
