// Makes the cluster that a first start lays out (src/node/cluster.ts): part of the build, because to make one takes seconds and memory.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** Writes the archive; whatever it held before is replaced. */
export async function makeCluster(file: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'liangfen-cluster-'));
  try {
    const pglite = await PGlite.create({ dataDir: directory });
    await pglite.close();
    const zip = new ZipWriter(new Uint8ArrayWriter(), { level: 9, useWebWorkers: false });
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(directory.length + 1);
      if (entry.isDirectory()) await zip.add(`${name}/`, undefined, { directory: true });
      else if (entry.isFile()) await zip.add(name, new Uint8ArrayReader(readFileSync(path)));
    }
    writeFileSync(file, await zip.close());
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
