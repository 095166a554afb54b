/** Where the ledger stood when something was taken away, in short: its version and the beginning of its hash. */
import type { ShowState } from '@liangfen/rules';
import type { Queryable } from '../organiser-change.ts';

/** Twelve of sixty-four digits: short enough to be compared by eye, too many to be met by chance. */
const digits = 12;

/** "台账第 249 条 3f9a1c04bb7e". */
export async function ledgerMark(
  query: Queryable,
  { competitionId, version }: Pick<ShowState, 'competitionId' | 'version'>,
): Promise<string> {
  const entry = await query
    .selectFrom('show_event')
    .select('hash')
    .where('competition_id', '=', competitionId)
    .where('version', '=', version)
    .executeTakeFirst();
  return entry === undefined
    ? '台账还没有记录'
    : `台账第 ${version} 条 ${entry.hash.slice(0, digits)}`;
}
