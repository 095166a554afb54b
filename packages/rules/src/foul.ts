// Counts fouls, and tells when there are too many.

import type { Foul, ProgramFoulRecord } from '@liangfen/sdk/schema';

/**
 * The records with one more of this foul; the given records are left alone.
 *
 * @example
 * ```tsx
 * const records = addFoul(program.programFoulRecords, 'f1');
 * ```
 */
export function addFoul(
  records: readonly ProgramFoulRecord[],
  foulId: string,
): ProgramFoulRecord[] {
  if (!records.some((record) => record.foulId === foulId)) {
    return [...records, { foulId, times: 1 }];
  }
  return records.map((record) =>
    record.foulId === foulId ? { foulId, times: record.times + 1 } : record,
  );
}

/**
 * The records with one less of this foul; the given records are left alone.
 *
 * @example
 * ```tsx
 * const records = takeOffFoul(program.programFoulRecords, 'f1');
 * ```
 */
export function takeOffFoul(
  records: readonly ProgramFoulRecord[],
  foulId: string,
): ProgramFoulRecord[] {
  return records
    .map((record) => (record.foulId === foulId ? { foulId, times: record.times - 1 } : record))
    .filter(({ times }) => times > 0);
}

/**
 * The first foul, in the order of the settings, that was committed **more** often than its
 * allowed `times` (允许 2 次，第 3 次判负), with how often; `null` when there is none. Records of
 * a foul that is no longer in the settings do not count. Source: spec § 4 Auto-determination.
 *
 * @example
 * ```tsx
 * console.log(exceededFoul(program.programFoulRecords, match.fouls));
 * ```
 */
export function exceededFoul(
  records: readonly ProgramFoulRecord[],
  fouls: readonly Foul[],
): { foul: Foul; times: number } | null {
  for (const foul of fouls) {
    const times = records.find((record) => record.foulId === foul.id)?.times ?? 0;
    if (times > foul.times) return { foul, times };
  }
  return null;
}
