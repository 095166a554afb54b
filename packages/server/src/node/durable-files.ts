/**
 * PGlite's disk files with a sync that really syncs. As it ships PGlite turns fsync off and its file
 * system ignores the call, so a power cut loses every row of the last seconds (docs/decisions/0010).
 * This depends on PGlite's internals; the version is pinned, and `embedded-worker.ts` refuses to run
 * when a commit caused no sync.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = Awaited<ReturnType<NodeFS['init']>>;

/** The part of Emscripten's NODEFS that we touch: an open file has a descriptor, a directory only a path. */
interface NodeFileSystem {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (stream: OpenFile) => number };
}
interface OpenFile {
  readonly nfd?: number;
  readonly node: unknown;
}

export class DurableFiles extends NodeFS {
  #syncs = 0;

  /** The number of files and directories synced so far. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...args: InitArguments): Promise<InitResult> {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun ?? [];
    const addSync = (module: unknown) => {
      const { NODEFS } = module as { readonly NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (stream) => {
        this.#syncs += 1;
        if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      ...result,
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...preRun, addSync] },
    };
  }
}

/** A competition is a few megabytes and the system caches its files; PostgreSQL's own 128 MB would be kept for nothing. */
const buffers = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];

/** PGlite's own start parameters, with less memory. */
export function startParameters(): string[] {
  // Public at run time, missing in the package's types.
  const { defaultStartParams } = PGlite as unknown as { readonly defaultStartParams: string[] };
  return [...defaultStartParams, ...buffers];
}

/** The same, with fsync back on. */
export function durableStartParameters(): string[] {
  return [...startParameters().filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync'];
}

/**
 * A new cluster is written without sync; one pass over its files makes it safe before first use. Several at a time,
 * because a file system writes all that wait in one go: a tenth of the time of one after the other.
 */
export async function syncTree(directory: string): Promise<void> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const waiting = [directory, ...entries];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = await open(path);
      await file.sync().finally(() => file.close());
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
