/** Writes a snapshot as the lines of a backup. */
import { backupFormat, type RunningHash, writeLine } from './format.ts';
import type { Snapshot } from './snapshot.ts';

export interface Dumped {
  readonly rows: number;
  readonly tables: number;
}

/** Yields some lines at a time; returns how many rows and tables there were. */
export async function* dumpLines(
  snapshot: Snapshot,
  createdAt: number,
  hash: RunningHash,
): AsyncGenerator<string, Dumped> {
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const { migrations, tables } = snapshot;
  yield hashed(writeLine({ kind: 'H', head: { format: backupFormat, createdAt, migrations } }));
  let rows = 0;
  for (const table of tables) {
    yield hashed(writeLine({ kind: 'T', table: table.name }));
    for await (const some of snapshot.rows(table)) {
      rows += some.length;
      yield hashed(some.map((row) => writeLine({ kind: 'R', row })).join(''));
    }
  }
  yield writeLine({ kind: 'E', end: { rows, sha256: hash.hex() } });
  return { rows, tables: tables.length };
}
