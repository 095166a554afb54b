// Scores of several givers or items as rows of one picture: mean, spread and range.
import type { DotRow } from './charts/DotPlot.tsx';
import { meanText } from './figure.ts';

export interface Level {
  readonly key: string;
  readonly name: string;
  readonly mean: number | null;
  readonly spread: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** Leaves out judges who gave nothing. */
export function levelsOf(levels: readonly Level[], decimals: number): DotRow[] {
  return levels.flatMap(({ key, name, mean, spread, lowest, highest }) =>
    mean === null
      ? []
      : [
          {
            key,
            name,
            dot: mean,
            text: meanText(mean, decimals),
            band: spread === null ? undefined : ([mean - spread, mean + spread] as const),
            line: lowest === null || highest === null ? undefined : ([lowest, highest] as const),
          },
        ],
  );
}

/** Returns the highest and the lowest judge, for the sentence about the picture. */
export function extremesOf(rows: readonly DotRow[]) {
  const sorted = [...rows].sort((a, b) => b.dot - a.dot);
  const first = sorted[0];
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) return null;
  return { highest: first.name, high: first.text, lowest: last.name, low: last.text };
}
