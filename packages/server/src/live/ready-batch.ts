/** A batch that is decided and made into its statement, to be sent at once or behind the one that it builds on. */
import type { Statement } from '../store/named-statement.ts';
import { prepareCommit } from './commit.ts';
import { type DecidedBatch, decideBatch, type Order } from './decide-batch.ts';
import type { LivePorts } from './live-time.ts';
import type { CommittedShow } from './load.ts';

export interface ReadyBatch<Waiting extends Order> {
  readonly orders: readonly Waiting[];
  readonly decided: DecidedBatch<Waiting>;
  /** The show that was decided on; the statement holds only while it stands. */
  readonly before: CommittedShow;
  /** The show once the statement has held. */
  readonly after: CommittedShow;
  /** Null when every order was refused, so that there is nothing to write. */
  readonly statement: Statement | null;
}

export function readyBatch<Waiting extends Order>(
  before: CommittedShow,
  orders: readonly Waiting[],
  { now, machineNow, newId, sha256, addresses }: LivePorts,
): ReadyBatch<Waiting> {
  const at = now();
  const decided = decideBatch(before.state, orders, { now: at, newId });
  const { kept } = decided;
  if (kept.length === 0) return { orders, decided, before, after: before, statement: null };
  const { publicUrl } = addresses;
  // A machine's clock that was set back must not hold the messages up until it has caught up with the show's time.
  const dueAt = Math.min(at, machineNow());
  const whole = { before, after: decided.after, kept, sha256, now: at, dueAt, publicUrl };
  const { statement, headHash } = prepareCommit(whole);
  const after = { state: decided.after, headHash, deleted: false };
  return { orders, decided, before, after, statement };
}

/** Whether all were accepted: a refusal must rest on what is kept, so its batch is decided again in its turn. */
export function isAllAccepted<Waiting extends Order>({ orders, decided }: ReadyBatch<Waiting>) {
  return (
    decided.kept.length === orders.length && decided.kept.every(({ refused }) => refused === null)
  );
}
