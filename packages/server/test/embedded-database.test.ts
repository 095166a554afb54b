/** Tests the embedded database on disk: it syncs, survives a kill, and lets nobody else open its directory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCluster } from '../make-cluster.ts';
import { clusterMark, layOutCluster } from '../src/node/cluster.ts';
import { DirectoryInUse, lockDirectory } from '../src/node/directory-lock.ts';
import { DurableFiles, durableStartParameters } from '../src/node/durable-files.ts';
import { openEmbeddedDatabase } from '../src/node/embedded.ts';
import type { Database } from '../src/ports.ts';
import { placeData } from './support/program.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'liangfen-embedded-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const open = () => openEmbeddedDatabase({ directory, durable: true });

async function count(database: Database): Promise<number> {
  const [row] = await database.prepared<{ n: number }>(
    'count',
    'select count(*) as n from kept',
    [],
  );
  return row?.n ?? -1;
}

describe('the embedded database', () => {
  it.skipIf(process.platform === 'win32')(
    'is not opened where other users may read it, and says how to change that',
    async () => {
      chmodSync(directory, 0o755);
      await expect(open()).rejects.toThrow(`chmod -R go-rwx '${directory}'`);
      chmodSync(directory, 0o700);
    },
  );

  it('keeps committed rows, refuses a second opener, and says which process holds the directory', {
    timeout: 240_000,
  }, async () => {
    const database = await open();
    await database.prepared('make', 'create table kept (id int primary key)', []);
    await database.prepared('put', 'insert into kept values ($1)', [7]);
    await expect(open()).rejects.toMatchObject({
      name: 'DirectoryInUse',
      ownerPid: process.pid,
    });
    await database.close();
    const again = await open();
    expect(await count(again)).toBe(1);
    await again.close();
  });

  it('runs each transaction alone and rolls it back whole', async () => {
    const database = await open();
    const failed = database.query.transaction().execute(async (tx) => {
      await tx.executeQuery({
        sql: 'insert into kept values (8)',
        parameters: [],
        query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
        queryId: { queryId: 'test' },
      });
      throw new Error('changed my mind');
    });
    const meanwhile = database.prepared('put', 'insert into kept values ($1)', [9]);
    await expect(failed).rejects.toThrow('changed my mind');
    await meanwhile;
    expect(await count(database)).toBe(2);
    await database.close();
  });

  it('reports a unique violation with its code and constraint', async () => {
    const database = await open();
    await expect(
      database.prepared('put', 'insert into kept values ($1)', [7]),
    ).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    expect(await count(database)).toBe(2);
    await database.close();
  });
});

describe('the lock of a directory', () => {
  it('ends with the process that holds it, however that process ends', async () => {
    const path = join(import.meta.dirname, '../src/node/directory-lock.ts');
    const program = `import { lockDirectory } from ${JSON.stringify(path)};
      await lockDirectory(${JSON.stringify(directory)});
      console.log('held');
      setInterval(() => {}, 1000);`;
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(holder.stdout, 'data');
    await expect(lockDirectory(directory)).rejects.toEqual(
      new DirectoryInUse(directory, holder.pid ?? null),
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await lockDirectory(directory);
    await lock.release();
  });
});

describe('a commit', () => {
  const syncsOfACommit = async (startParams: string[]) => {
    const own = mkdtempSync(join(tmpdir(), 'liangfen-proof-'));
    await placeData(own);
    const files = new DurableFiles(own);
    const pglite = await PGlite.create({ fs: files, startParams });
    await pglite.exec('create table kept (id int)');
    const before = files.syncs;
    await pglite.exec('insert into kept values (1)');
    const after = files.syncs;
    await pglite.close();
    rmSync(own, { recursive: true, force: true });
    return after - before;
  };

  it('syncs with our start parameters, and not with the ones PGlite ships', async () => {
    expect(await syncsOfACommit(durableStartParameters())).toBeGreaterThan(0);
    expect(await syncsOfACommit([...durableStartParameters(), '-F'])).toBe(0);
  });
});

describe('the cluster of a new database', () => {
  let folder: string;
  let made: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'liangfen-cluster-'));
    made = join(folder, 'cluster.zip');
    await makeCluster(made);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const laidOut = async (name: string, archive = made) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    await layOutCluster({ directory: own, durable: true }, archive);
    return own;
  };
  const answers = async (own: string) => {
    const database = await openEmbeddedDatabase({ directory: own, durable: true });
    const [row] = await database.prepared<{ n: number }>('one', 'select 1 as n', []);
    await database.close();
    return row?.n;
  };

  it('is laid out from the built one, closed to others, and opens', async () => {
    const own = await laidOut('new');
    expect(statSync(join(own, clusterMark)).mode & 0o077).toBe(0);
    expect(statSync(join(own, 'base')).mode & 0o077).toBe(0);
    expect(await answers(own)).toBe(1);
  });

  it('of which a power cut left half is laid out again', async () => {
    const own = await laidOut('half');
    rmSync(join(own, clusterMark));
    rmSync(join(own, 'global'), { recursive: true });
    await laidOut('half');
    expect(await answers(own)).toBe(1);
  });

  it('is never written over', async () => {
    const own = join(folder, 'kept');
    mkdirSync(own, { mode: 0o700 });
    writeFileSync(join(own, clusterMark), 'mine\n');
    await laidOut('kept');
    expect(readdirSync(own)).toEqual([clusterMark]);
  });

  it('is left to the database where nothing was built', async () => {
    expect(readdirSync(await laidOut('unbuilt', join(folder, 'missing.zip')))).toEqual([]);
  });
});
