/** The two sources of the truth after a fault: the tables themselves, and the API of the server that came back. */

import type {
  Ledger,
  LedgerEntry,
  OwnScores,
  SubmittedScore,
} from '../../packages/sdk/src/generated/schema.ts';
import type { Database } from '../../packages/server/src/ports.ts';
import type { ScoreRow } from './books.ts';
import type { Line } from './calls.ts';
import type { Stage } from './stage.ts';

export interface Rows {
  readonly entries: readonly LedgerEntry[];
  readonly scores: readonly ScoreRow[];
  readonly head: { readonly version: number; readonly hash: string };
}

export async function readRows({ query }: Database, { competitionId }: Stage): Promise<Rows> {
  const events = await query
    .selectFrom('show_event')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('version')
    .execute();
  const scores = await query
    .selectFrom('score')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .execute();
  const { version, head_hash } = await query
    .selectFrom('competition')
    .select(['version', 'head_hash'])
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return {
    entries: events.map((row) => ({
      version: Number(row.version),
      at: Number(row.at),
      type: row.type,
      actor: { role: row.actor_role, id: row.actor_id },
      commandId: row.command_id,
      body: row.body,
      previousHash: row.previous_hash,
      hash: row.hash,
    })),
    scores: scores.map((row) => ({
      programId: row.program_id,
      judgeId: row.judge_id,
      score: Number(row.score),
      revision: row.revision,
      receipt: row.receipt,
    })),
    head: { version: Number(version), hash: head_hash },
  };
}

/** The ledger's pages after a version. */
export async function readLedger(line: Line, stage: Stage, after: number): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let from: number | null = after; from !== null; ) {
    const path = `/api/competition/${stage.competitionId}/ledger?size=200&after=${from}`;
    const page: Ledger = await line.read<Ledger>(path, stage.organiserToken);
    // `changes` and `covered` are worked out for the reader, and stand in no table.
    entries.push(...page.entries.map(({ changes: _, covered: __, ...entry }) => entry));
    // Reading scores that were not on air is an entry itself, which comes after the page that told of them.
    from = page.nextAfter ?? page.entries.at(-1)?.version ?? null;
  }
  return entries;
}

/** Every judge's own scores, as the phones show them. */
export async function readOwnScores(line: Line, stage: Stage): Promise<ScoreRow[]> {
  const path = `/api/competition/${stage.competitionId}/judge/score`;
  const own = await Promise.all(
    stage.judges.map(async ({ id, token }) => {
      const { scores } = await line.read<OwnScores>(path, token);
      return scores.map((score: SubmittedScore) => ({ ...score, judgeId: id }));
    }),
  );
  return own.flat();
}
