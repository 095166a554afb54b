/** Says where the ledger stood when a file was made, in short, and gives the signed head that holds it. */
import type { ShowState } from '@liangfen/rules';
import type { Queryable } from '../../store/transaction.ts';
import type { Services } from '../services.ts';

/** Twelve of sixty-four digits: short enough to be compared by eye, too many to be met by chance. */
const digits = 12;

export interface LedgerMark {
  /** "台账第 249 条 3f9a1c04bb7e · 签名到第 249 条 7d0c22c51e9a". */
  readonly text: string;
  /** The whole signed head, which whoever keeps the paper keeps too; null where nothing is signed. */
  readonly checkpoint: string | null;
}

/** Signs what is there, so that the file names a head that exists. */
export async function signedMark(
  { ports, heads }: Pick<Services, 'ports' | 'heads'>,
  state: Pick<ShowState, 'competitionId' | 'version'>,
): Promise<LedgerMark> {
  const text = await ledgerMark(ports.database.query, state);
  const head = await heads.sign(state.competitionId);
  if (head === null) return { text, checkpoint: null };
  const { size, root, checkpoint } = head;
  return { text: `${text} · 签名到第 ${size} 条 ${root.slice(0, digits)}`, checkpoint };
}

/** "台账第 249 条 3f9a1c04bb7e". */
async function ledgerMark(
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
