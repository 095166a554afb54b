/** Every change an organiser makes to a competition: one transaction, one version, one ledger entry. */
import type { ShowState } from '@liangfen/rules';
import type { SetupArea, SetupChangedEvent } from '@liangfen/sdk/schema';
import type { LiveShows, SetupOutcome } from '../live/live-shows.ts';
import { competitionEnded } from '../refusals.ts';
import type { Tx } from '../store/transaction.ts';
import type { OperationId } from './call.ts';
import { refuseChangedMeanwhile } from './changed-meanwhile.ts';

interface OrganiserCall {
  readonly path: { readonly id: string };
  readonly user: { readonly userId: string; readonly key: { readonly id: string } | null };
  readonly idempotencyKey: string | null;
  /** The version of the form that is saved: fields that changed since are not overwritten. */
  readonly seenVersion: number | null;
}

interface OrganiserChange<Result> {
  readonly action: OperationId;
  readonly area: SetupArea;
  /** An ended competition is read-only (product decisions § 2), unless the change says otherwise. */
  readonly evenWhenEnded?: boolean;
  /** The content of the request: a repeat under the same key must ask for the same. */
  readonly content?: unknown;
  /** Runs before the state is read, in the same transaction: a deleted competition has no state that can be read. */
  readonly first?: (tx: Tx) => Promise<void>;
  readonly run: (
    tx: Tx,
    state: ShowState,
    /** The event of the same call before: a repeat is answered from it. */
    earlier: SetupChangedEvent | null,
  ) => Promise<SetupOutcome<Result>>;
}

export function organiserChange<Result>(
  call: OrganiserCall,
  services: { readonly live: LiveShows },
  change: OrganiserChange<Result>,
): Promise<Result> {
  return services.live.setup(
    call.path.id,
    // A program is written down as itself, so that the ledger can tell it from its main account.
    { role: 'MANAGER', id: call.user.key?.id ?? call.user.userId },
    {
      area: change.area,
      action: change.action,
      commandId: call.idempotencyKey,
      content: change.content,
      ...(change.first === undefined ? {} : { first: change.first }),
      run: async (tx, state, earlier) => {
        if (state.status === 'ENDED' && change.evenWhenEnded !== true) throw competitionEnded();
        const outcome = await change.run(tx, state, earlier);
        const { seenVersion } = call;
        if (seenVersion !== null && seenVersion < state.version) {
          const { area } = change;
          const competitionId = call.path.id;
          await refuseChangedMeanwhile(tx, { competitionId, area, seenVersion, outcome });
        }
        return outcome;
      },
    },
  );
}

/** Returns only the fields that differ, for the ledger: a change of one field must not carry the whole setting along. */
export function differences<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const changed: { before: Partial<T>; after: Partial<T> } = { before: {}, after: {} };
  // The keys of a value of type T; TypeScript cannot say that of Object.keys.
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T>) {
    if (sameValue(before[key], after[key])) continue;
    changed.before[key] = before[key];
    changed.after[key] = after[key];
  }
  return changed;
}

/** Compares values whatever the order of their keys: jsonb has an order of its own. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b);
}

function canonicalText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
