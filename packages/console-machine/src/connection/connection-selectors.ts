/** Reads the state of the feed, and who else is in the hall. */
import type { ConsoleSnapshot } from '../console-machine.ts';
import { type ConnectionState, type PresenceSummary, presenceSummary } from './connection.ts';
import type { FeedReason } from './feed-reason.ts';

/**
 * @example
 * ```tsx
 * console.log(selectConnection(snapshot).state);
 * ```
 */
export function selectConnection(snapshot: ConsoleSnapshot): {
  readonly state: ConnectionState;
  readonly reason: FeedReason | null;
} {
  const { value, context } = snapshot;
  const state = typeof value === 'string' ? 'connecting' : value.inside.connection;
  return { state, reason: context.trouble };
}

/**
 * @example
 * ```tsx
 * console.log(selectPresence(snapshot).judgeIds);
 * ```
 */
export function selectPresence({ context }: ConsoleSnapshot): PresenceSummary {
  return presenceSummary(context);
}
