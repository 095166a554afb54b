/** Decides a batch of commands one after another on a draft; nothing here waits or writes. */
import {
  createBatch,
  type DecideContext,
  type DecidedEvent,
  type Decision,
  decide,
  evolve,
  type Publication,
  type ShowCommand,
  type ShowState,
  watchPublications,
} from '@liangfen/rules';
import type { Actor, AudienceVoteTally } from '@liangfen/sdk/schema';
import { storedChanges } from './changed-values.ts';
import type { Refusal } from './refusal.ts';

/** A command that waits in the mailbox. */
export interface Order {
  readonly actor: Actor;
  readonly command: ShowCommand;
  readonly commandId: string;
  readonly fingerprint: string;
  /** The caller chose the id, so the same one may have come before. */
  readonly mayBeRepeat: boolean;
  readonly seenVersion: number | null;
  /** The account behind a console, where one vouches for it. */
  readonly accountId: string | null;
  /** What the ballots came to of the vote that the command shows; null for every other. */
  readonly audienceCount: AudienceVoteTally | null;
}

/** A command that left an event: done, or refused and yet worth keeping (a late score). */
export interface KeptCommand<Waiting extends Order = Order> {
  readonly order: Waiting;
  readonly decided: DecidedEvent;
  readonly refused: Refusal | null;
  /** The values that the event changes and what they were, for its row in the ledger; null when the event tells enough. */
  readonly changes: string | null;
  /** Results and rankings that the hall sees whole from now on, for webhooks. */
  readonly publications: readonly Publication[];
}

export interface DecidedBatch<Waiting extends Order> {
  readonly after: ShowState;
  readonly kept: readonly KeptCommand<Waiting>[];
  readonly refused: readonly { readonly order: Waiting; readonly refusal: Refusal }[];
  /** The rules threw: a fault of ours, which must not take the others of the batch along. */
  readonly failed: readonly { readonly order: Waiting; readonly error: unknown }[];
  /** Commands that are not decided yet and go into the next batch. */
  readonly left: readonly Waiting[];
}

export function decideBatch<Waiting extends Order>(
  state: ShowState,
  orders: readonly Waiting[],
  context: Pick<DecideContext, 'now' | 'newId'>,
): DecidedBatch<Waiting> {
  const batch = createBatch();
  const kept: KeptCommand<Waiting>[] = [];
  const refused: { order: Waiting; refusal: Refusal }[] = [];
  const failed: { order: Waiting; error: unknown }[] = [];
  let draft = state;
  for (const [index, order] of orders.entries()) {
    let decision: Decision;
    try {
      decision = decide(draft, order.command, contextFor(order, context));
    } catch (error) {
      failed.push({ order, error });
      continue;
    }
    const refusal = decision.accepted
      ? null
      : {
          reason: decision.reason,
          missingJudges: decision.missingJudges,
          limits: decision.limits,
          version: draft.version,
        };
    if (decision.decided) {
      const { decided } = decision;
      const changes = storedChanges(draft, decided.event);
      const publicationsIn = watchPublications(draft, decided);
      draft = evolve(draft, decided, batch);
      kept.push({ order, decided, refused: refusal, changes, publications: publicationsIn(draft) });
      if (endsBatch(decided)) {
        return { after: draft, kept, refused, failed, left: orders.slice(index + 1) };
      }
    } else if (refusal) {
      refused.push({ order, refusal });
    }
  }
  return { after: draft, kept, refused, failed, left: [] };
}

function contextFor(
  { actor, seenVersion, accountId, audienceCount }: Order,
  context: Pick<DecideContext, 'now' | 'newId'>,
): DecideContext {
  // Every score comes this way, and adds nothing to the context.
  if (actor.role === 'JUDGE' && accountId === null && seenVersion === null) return context;
  return {
    ...context,
    ...(actor.role === 'CONSOLE' ? { operatorId: actor.id } : {}),
    ...(accountId === null ? {} : { accountId }),
    ...(seenVersion === null ? {} : { seenVersion }),
    ...(audienceCount === null ? {} : { audienceCount }),
  };
}

/** Score rows that are taken away cannot be written again by the same statement. */
function endsBatch({ facts }: DecidedEvent): boolean {
  return (facts.clearedScores?.length ?? 0) > 0;
}
