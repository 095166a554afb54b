// Says how many of a panel's scores are dropped: always as many, or as a rule book's table has it for panels of this size.
import type { DropRow, DropsApplied, Setting } from '@liangfen/sdk/schema';

type Dropping = Pick<Setting, 'dropHighest' | 'dropLowest' | 'dropsByPanel'>;

export interface DropCounts {
  readonly highest: number;
  readonly lowest: number;
  /** The row of the table that applied; null where there is no table. */
  readonly applied: DropsApplied | null;
}

/**
 * Returns how many highest and lowest of so many scores are dropped. With a table it is the row of the largest panel that
 * is not larger; nothing where the panel is smaller than every row.
 *
 * @example
 * ```tsx
 * console.log(dropCountsOf(match.setting, 7).highest);
 * ```
 */
export function dropCountsOf(rule: Dropping, judges: number): DropCounts {
  const { dropHighest, dropLowest, dropsByPanel = [] } = rule;
  if (dropsByPanel.length === 0) {
    return { highest: dropHighest, lowest: dropLowest, applied: null };
  }
  const row = dropsByPanel.reduce<DropRow | null>(
    (best, each) => (each.from <= judges && (best === null || each.from > best.from) ? each : best),
    null,
  );
  const { highest, lowest } = row ?? { highest: 0, lowest: 0 };
  return { highest, lowest, applied: { judges, from: row?.from ?? null, highest, lowest } };
}

/** Whether any panel has a score dropped. */
export function mayDrop({ dropHighest, dropLowest, dropsByPanel = [] }: Dropping): boolean {
  return dropsByPanel.length === 0
    ? dropHighest + dropLowest > 0
    : dropsByPanel.some(({ highest, lowest }) => highest + lowest > 0);
}

/**
 * A table as one text, to compare: a database orders the fields of a stored row in its own way.
 *
 * @example
 * ```tsx
 * console.log(dropTableText(match.setting));
 * ```
 */
export function dropTableText({ dropsByPanel = [] }: Pick<Setting, 'dropsByPanel'>): string {
  return dropsByPanel.map(({ from, highest, lowest }) => `${from} ${highest} ${lowest}`).join();
}
