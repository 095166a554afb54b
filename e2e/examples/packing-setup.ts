/** Packs the packages once, as npm would publish them, for the two files of checks that install them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from './commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Each package's tarball, by its name. */
    packed: Readonly<Record<string, string>>;
    /** A new folder outside the repository, from where no package of the repository is found by accident. */
    workshop: string;
  }
}

const repository = join(import.meta.dirname, '../..');
/** The packages that a partner's page or backend installs; the server and the host application are not among them. */
const names = ['rules', 'sdk', 'console-machine', 'rehearsal', 'ui', 'embed'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workshop = await mkdtemp(join(tmpdir(), 'liangfen-examples-'));
  const answer = await run(
    'npm',
    [
      ...['pack', '--json', '--ignore-scripts', '--pack-destination', workshop],
      ...names.flatMap((name) => ['--workspace', `packages/${name}`]),
    ],
    { cwd: repository },
  );
  project.provide('workshop', workshop);
  project.provide('packed', tarballsIn(answer, workshop));
  return () => rm(workshop, { recursive: true, force: true });
}

function tarballsIn(answer: string, folder: string): Record<string, string> {
  // The shape that npm documents for `npm pack --json`.
  const packed = JSON.parse(answer) as { readonly name: string; readonly filename: string }[];
  return Object.fromEntries(packed.map(({ name, filename }) => [name, join(folder, filename)]));
}
