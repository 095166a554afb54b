/** The measured servers as programs, built like the published ones: what teaches Node TypeScript costs each call of a function its share. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { everyPackage } from '../../tsup.shared.ts';

const root = join(import.meta.dirname, '..', '..');
// Beside the server's own packages, which are not all of the repository's.
const folder = join(root, 'packages', 'server', '.liangfen', 'bench');
const threads = join(root, 'packages', 'server', 'src', 'node');

let building: Promise<void> | null = null;

/** The path of a program of this folder, built once per run together with the threads that it may start. */
export async function built(program: 'server' | 'fastify'): Promise<string> {
  building ??= buildAll();
  await building;
  return join(folder, `${program}.js`);
}

function buildAll(): Promise<void> {
  const started = readdirSync(threads).filter((name) => name.endsWith('-worker.ts'));
  return build({
    ...everyPackage,
    config: false,
    dts: false,
    platform: 'node',
    entry: Object.fromEntries([
      ...['server', 'fastify'].map((name) => [name, join(import.meta.dirname, `${name}.ts`)]),
      ...started.map((name) => [basename(name, '.ts'), join(threads, name)]),
    ]),
    outDir: folder,
    skipNodeModulesBundle: true,
    noExternal: [/^@liangfen\//],
    // A thread's program stands beside the one that starts it.
    splitting: false,
    esbuildOptions: (options) => {
      options.conditions = ['@liangfen/source'];
    },
  });
}
