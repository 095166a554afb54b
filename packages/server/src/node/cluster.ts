/** The cluster of a new embedded database: laid out from the one that the build made, where there is one (decision 0573). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmbeddedOptions } from './embedded-protocol.ts';
import { startThread } from './threads.ts';

/** PostgreSQL opens a directory that has this file; it is written when the others are safe, so half a cluster is none. */
export const clusterMark = 'PG_VERSION';

export interface ClusterJob extends EmbeddedOptions {
  /** The archive of the cluster. */
  readonly made: string;
}

/** From sources, whatever a build has made is taken. */
const builtCluster = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/node/cluster.zip' : './cluster.zip',
    import.meta.url,
  ),
);

/**
 * To make a cluster takes PostgreSQL five seconds and 600 MB that the process keeps; to lay one out takes neither. Does
 * nothing where there is a cluster already, or no build: the database makes its own then.
 */
export function layOutCluster(options: EmbeddedOptions, made = builtCluster): Promise<void> {
  const isThere = existsSync(join(options.directory, clusterMark));
  if (isThere || !existsSync(made)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const job: ClusterJob = { ...options, made };
    const worker = startThread('cluster-worker', { workerData: job });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
