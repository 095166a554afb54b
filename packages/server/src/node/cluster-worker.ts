/** Lays a made cluster out for a new embedded database, in a thread whose memory goes with it (decision 0573). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { type ClusterJob, clusterMark } from './cluster.ts';
import { syncPath, syncTree } from './durable-files.ts';

// Given by cluster.ts, which is the only one to start this thread.
await layOut(workerData as ClusterJob);

async function layOut({ directory, durable, made }: ClusterJob): Promise<void> {
  const bytes = new Uint8ArrayReader(new Uint8Array(readFileSync(made)));
  const zip = new ZipReader(bytes, { useWebWorkers: false });
  let mark: Uint8Array | null = null;
  for (const entry of await zip.getEntries()) {
    const path = join(directory, entry.filename);
    if (entry.directory) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      continue;
    }
    const content = await entry.getData(new Uint8ArrayWriter());
    if (entry.filename === clusterMark) {
      mark = content;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, content, { mode: 0o600 });
  }
  await zip.close();
  if (mark === null) throw new Error(`${made} holds no cluster; build the server again`);
  // Half a cluster must not look like one after a power cut.
  if (durable) await syncTree(directory);
  writeFileSync(join(directory, clusterMark), mark, { mode: 0o600 });
  if (!durable) return;
  syncPath(join(directory, clusterMark));
  syncPath(directory);
}
