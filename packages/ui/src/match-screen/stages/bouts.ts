// Rows of a battle's program list as pairs, in the order in which they stand.
import type { StageProgramRow } from '@liangfen/sdk/schema';

export type BoutRows = readonly [StageProgramRow, StageProgramRow?];

export function boutsOf(rows: readonly StageProgramRow[]): BoutRows[] {
  const paired = new Set<string>();
  const bouts: BoutRows[] = [];
  for (const row of rows) {
    if (paired.has(row.id)) continue;
    const opponent = rows.find((other) => other.id === row.opponentId);
    if (opponent !== undefined) paired.add(opponent.id);
    bouts.push(opponent === undefined ? [row] : [row, opponent]);
  }
  return bouts;
}
