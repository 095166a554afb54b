/** Reads the event log: what a command id once led to, and what happened after a version. */
import type { Actor, BlockedReason, ShowEvent } from '@liangfen/sdk/schema';
import type { Executor } from './load.ts';

/** The outcome of a command, as the log keeps it. */
export interface StoredOutcome {
  readonly event: ShowEvent;
  readonly fingerprint: string;
  /** A refusal may leave an event too: a late score offered to the operator. */
  readonly refusedBecause: BlockedReason | null;
}

export interface LoggedEvent {
  readonly event: ShowEvent;
  readonly hash: string;
}

/** Puts the caller into the id, because two judges may use the same key. */
export function commandIdOf(actor: Actor, key: string): string {
  return `${actor.id}:${key}`;
}

/**
 * The stored form of a fingerprint. A refusal that left an event says so here, because the event
 * is the operator's news and does not tell what the judge was answered.
 */
export function storedFingerprint(fingerprint: string, refused: BlockedReason | null): string {
  return refused === null ? fingerprint : `${fingerprint} ${refused}`;
}

export async function findCommands(
  database: Executor,
  competitionId: string,
  commandIds: readonly string[],
): Promise<ReadonlyMap<string, StoredOutcome>> {
  const rows = await database
    .selectFrom('show_event')
    .select(['command_id', 'fingerprint', 'body'])
    .where('competition_id', '=', competitionId)
    .where('command_id', 'in', [...commandIds])
    .execute();
  return new Map(rows.map((row) => [row.command_id, outcomeOf(row)]));
}

function outcomeOf(row: { readonly fingerprint: string; readonly body: string }): StoredOutcome {
  const [fingerprint = '', refused] = row.fingerprint.split(' ');
  return {
    event: parseEvent(row.body),
    fingerprint,
    // Written by storedFingerprint, from a value of this type.
    refusedBecause: (refused as BlockedReason | undefined) ?? null,
  };
}

/** Reads the events after one version up to another, oldest first. */
export async function readEvents(
  database: Executor,
  competitionId: string,
  range: { readonly after: number; readonly upTo: number | null; readonly limit: number },
): Promise<LoggedEvent[]> {
  let query = database
    .selectFrom('show_event')
    .select(['body', 'hash'])
    .where('competition_id', '=', competitionId)
    .where('version', '>', range.after);
  if (range.upTo !== null) query = query.where('version', '<=', range.upTo);
  const rows = await query.orderBy('version').limit(range.limit).execute();
  return rows.map((row) => ({ event: parseEvent(row.body), hash: row.hash }));
}

export function parseEvent(body: string): ShowEvent {
  // Only this server writes the column, and the ledger shows when somebody else did.
  return JSON.parse(body) as ShowEvent;
}
