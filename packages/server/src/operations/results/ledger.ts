/** The ledger: every accepted event, page by page, and the proof that nobody rewrote it. */
import type { LedgerEntry, LedgerVerification } from '@liangfen/sdk/schema';
import { eventHash } from '../../live/ledger.ts';
import type { Ports } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';
import type { Queryable } from '../organiser-change.ts';

/** Large enough to be quick, small enough not to fill the memory with a long show. */
const verificationBatch = 500;

async function readEntries(
  query: Queryable,
  competitionId: string,
  range: { readonly after: number; readonly limit: number },
): Promise<LedgerEntry[]> {
  const rows = await query
    .selectFrom('show_event')
    .select([
      'version',
      'at',
      'type',
      'actor_role',
      'actor_id',
      'command_id as commandId',
      'body',
      'previous_hash as previousHash',
      'hash',
    ])
    .where('competition_id', '=', competitionId)
    .where('version', '>', range.after)
    .orderBy('version')
    .limit(range.limit)
    .execute();
  return rows.map(({ actor_role: role, actor_id: id, ...row }) => ({
    ...row,
    version: Number(row.version),
    at: Number(row.at),
    actor: { role, id },
  }));
}

async function readHead(query: Queryable, competitionId: string) {
  const head = await query
    .selectFrom('competition')
    .select(['version', 'head_hash as hash'])
    .where('id', '=', competitionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (head === undefined) throw notFound('比赛');
  return { version: Number(head.version), hash: head.hash };
}

/**
 * Recomputes the chain up to the head as it stood at the start, so that a running show can go on.
 * Broken is: a version that is missing, a hash that does not follow from its entry and the one
 * before, or a head that is not the last hash (entries cut off at the end).
 */
async function verify(
  { database, sha256 }: Ports,
  competitionId: string,
): Promise<LedgerVerification> {
  const head = await readHead(database.query, competitionId);
  let previousHash = '';
  let checked = 0;
  const broken = (firstBroken: number): LedgerVerification => ({
    intact: false,
    checked,
    firstBroken,
    head: head.hash,
  });
  while (checked < head.version) {
    const limit = Math.min(verificationBatch, head.version - checked);
    const entries = await readEntries(database.query, competitionId, { after: checked, limit });
    if (entries.length === 0) return broken(checked + 1);
    for (const entry of entries) {
      const expected = eventHash(sha256, { ...entry, previousHash });
      const follows = entry.version === checked + 1 && entry.previousHash === previousHash;
      if (!follows || entry.hash !== expected) return broken(checked + 1);
      previousHash = entry.hash;
      checked = entry.version;
    }
  }
  if (previousHash !== head.hash) return broken(checked);
  return { intact: true, checked, firstBroken: null, head: head.hash };
}

export const ledger: Operations<'getLedger' | 'verifyLedger'> = {
  getLedger: async (call, { ports }) => {
    const { after = 0, size = 10 } = call.query;
    const found = await readEntries(ports.database.query, call.path.id, {
      after,
      limit: size + 1,
    });
    const entries = found.slice(0, size);
    const more = found.length > size;
    return { entries, nextAfter: more ? (entries.at(-1)?.version ?? null) : null };
  },

  verifyLedger: (call, { ports }) => verify(ports, call.path.id),
};
