/**
 * Compares a competition's tables with what its ledger arrives at, and the ledger with its signed heads
 * (docs/decisions/0347).
 */
import { numbered } from '@liangfen/rules';
import { LedgerCheck, tablesOf } from '@liangfen/rules/replay';
import { chainTexts, fill } from '@liangfen/rules/words';
import type {
  EvidenceTables,
  LateScore,
  LedgerEntry,
  LedgerVerification,
} from '@liangfen/sdk/schema';
import { storedChanges } from '../../live/changed-values.ts';
import { withRecount } from '../../live/count-ballots.ts';
import { withFingerprints } from '../../live/embedded-pictures.ts';
import { loadShowIn } from '../../live/load.ts';
import { parseEvent } from '../../live/log.ts';
import type { Ports } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';
import { readHeads } from './signed-heads.ts';

/** Large enough to be quick, small enough not to fill the memory with a long show. */
const batch = 500;

/** The tables at one moment, so that a running show can go on. */
export interface Stood {
  readonly name: string;
  readonly head: { readonly version: number; readonly hash: string };
  readonly tables: EvidenceTables;
  /** Whether the columns that repeat the status and the mode agree with them. */
  readonly official: boolean;
}

export function readStood(ports: Ports, competitionId: string): Promise<Stood> {
  return ports.database.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => stoodIn(tx, ports, competitionId));
}

async function stoodIn(
  tx: Queryable,
  { sha256, proof }: Ports,
  competitionId: string,
): Promise<Stood> {
  const stored = await loadShowIn(tx, competitionId);
  const { headHash, deleted } = stored;
  if (deleted) throw notFound('比赛');
  const state = await withRecount(tx, stored.state, proof.sha256Bytes);
  const columns = await tx
    .selectFrom('competition')
    .select(['official', 'mode'])
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  const lateScores = await readLateScores(tx, competitionId);
  const tables = tablesOf(state, lateScores, (look) => withFingerprints(look, sha256));
  return {
    name: state.name,
    head: { version: state.version, hash: headHash },
    tables,
    official:
      columns.official === (state.status !== 'REHEARSAL') && columns.mode === state.setting.mode,
  };
}

/** Reads late scores, with the decided ones. */
async function readLateScores(query: Queryable, competitionId: string): Promise<LateScore[]> {
  const rows = await query
    .selectFrom('late_score')
    .select(['id', 'judge_id', 'program_id', 'scores', 'at', 'state', 'reason'])
    .select('performance')
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute();
  return rows.map(({ judge_id: judgeId, program_id: programId, at, performance, ...row }) => ({
    ...row,
    ...numbered(performance),
    judgeId,
    programId,
    at: Number(at),
  }));
}

export interface StoredLine extends LedgerEntry {
  readonly changes: string | null;
}

/** Page by page, up to a version. */
export async function* readLog(
  query: Queryable,
  competitionId: string,
  upTo: number,
): AsyncGenerator<readonly StoredLine[]> {
  let after = 0;
  for (;;) {
    const rows = await query
      .selectFrom('show_event')
      .select(['version', 'at', 'type', 'actor_role', 'actor_id', 'command_id as commandId'])
      .select(['body', 'previous_hash as previousHash', 'hash', 'changes'])
      .where('competition_id', '=', competitionId)
      .where('version', '>', after)
      .where('version', '<=', upTo)
      .orderBy('version')
      .limit(batch)
      .execute();
    const lines = rows.map(({ actor_role: role, actor_id: id, version, at, ...row }) => ({
      ...row,
      version: Number(version),
      at: Number(at),
      actor: { role, id },
    }));
    if (lines.length > 0) yield lines;
    const last = lines[lines.length - 1];
    if (last === undefined || lines.length < batch) return;
    after = last.version;
  }
}

export async function verifyShow(
  ports: Ports,
  competitionId: string,
  /** Checkpoints that somebody kept elsewhere. */
  known: readonly string[] = [],
  /** Where nobody else writes until it ends, and what it has written is checked. */
  tx: Queryable | null = null,
): Promise<LedgerVerification> {
  const { proof, sha256 } = ports;
  const query = tx ?? ports.database.query;
  // Read before the log: a head of more entries than the log then has belongs to a log that was cut.
  const heads = await readHeads(query, competitionId);
  const reading = tx === null ? readStood(ports, competitionId) : stoodIn(tx, ports, competitionId);
  const stood = await reading.catch((error: unknown) => unreadable(error));
  const check = new LedgerCheck({
    competitionId,
    crypto: { ...proof, sha256 },
    heads,
    keys: proof.signer === null ? [] : [proof.signer.key],
    known,
  });
  const upTo = stood?.head.version ?? (await lastVersion(query, competitionId));
  for await (const lines of readLog(query, competitionId, upTo)) {
    for (const line of lines) addLine(check, line);
    if (check.isBroken) break;
  }
  if (stood?.official !== true) {
    const text = stood === null ? chainTexts.unreadable : chainTexts.official;
    check.object({ place: 'SETTING', version: null, text, expected: null, found: null });
  }
  const { proven: _, ...proved } = check.finish(stood?.tables ?? null, stood?.head ?? null);
  const { difference, firstBroken } = proved;
  return {
    ...proved,
    unchecked: [...proved.unchecked],
    intact: difference === null && firstBroken === null,
  };
}

function addLine(check: LedgerCheck, line: StoredLine): void {
  // Worked out before the entry is replayed, because a replay goes on in the same lists.
  const expected = changesOf(check, line);
  check.add(line);
  if (check.isBroken || expected === undefined || expected === line.changes) return;
  const { version } = line;
  const text = fill(chainTexts.changes, { version });
  check.object({ place: 'LOG', version, text, expected, found: line.changes });
}

/** Returns the changes of an entry; undefined while nobody can say, also for a body that is no event. */
function changesOf({ state }: LedgerCheck, { body }: StoredLine): string | null | undefined {
  if (state === null) return undefined;
  try {
    return storedChanges(state, parseEvent(body));
  } catch {
    return undefined;
  }
}

/** Values that no operation writes can keep a show from being put together; that is a finding and no failure of ours. */
function unreadable(error: unknown): null {
  if (error instanceof TypeError || error instanceof RangeError) return null;
  throw error;
}

async function lastVersion(query: Queryable, competitionId: string): Promise<number> {
  const row = await query
    .selectFrom('competition')
    .select('version')
    .where('id', '=', competitionId)
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}
