/** The state of a feed: its line to the server, and the newest view. */
import { ApiError } from './errors.ts';
import type { Connection } from './generated/schema.ts';

/** Why a feed connects anew: its network, its server, or its page. */
export type ReconnectReason =
  | 'CONNECTION_LOST'
  | 'SILENT'
  | 'GAP'
  | 'BROKEN_FRAME'
  | 'SERVER_BUSY'
  | 'DRAINING'
  | 'TOO_SLOW'
  | 'SESSION_REVOKED'
  | 'WOKEN'
  | 'REFRESH';

/** Why a feed has stopped. After all but `CLOSED`, `refresh()` starts it again. */
export type StopReason =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'REFUSED'
  | 'SEAT_TAKEN'
  | 'COMPETITION_DELETED'
  | 'CLOSED';

/** A new value with every change, so that it can be compared by identity. */
export interface FeedState<View> {
  readonly status: 'connecting' | 'live' | 'reconnecting' | 'closed';
  readonly reason: ReconnectReason | StopReason | null;
  /** When `status` became what it is, by the device's clock. */
  readonly since: number;
  /** When the next try begins, by the device's clock; `null` while one is under way and when there is none. */
  readonly retryAt: number | null;
  /** The newest known, also while not live; `null` before the first snapshot. */
  readonly view: View | null;
  readonly version: number | null;
  /** The feed's own connection in the list of presence; `null` before the first snapshot. */
  readonly connectionId: string | null;
  /** Who else is connected; only a console hears it. */
  readonly presence: readonly Connection[] | null;
}

export type Setback =
  | { readonly kind: 'reconnect'; readonly reason: ReconnectReason; readonly atLeastMs: number }
  | { readonly kind: 'stop'; readonly reason: StopReason };

/** Says what follows from a stream that could not be opened or broke. */
export function setbackOf(error: unknown): Setback {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { kind: 'reconnect', reason: 'CONNECTION_LOST', atLeastMs: 0 };
  }
  const { status, retryAfterSeconds = 0 } = error;
  if (status === 429 || status >= 500) {
    return { kind: 'reconnect', reason: 'SERVER_BUSY', atLeastMs: retryAfterSeconds * 1_000 };
  }
  if (status === 401) return { kind: 'stop', reason: 'UNAUTHENTICATED' };
  if (status === 403) return { kind: 'stop', reason: 'FORBIDDEN' };
  if (status === 404) return { kind: 'stop', reason: 'NOT_FOUND' };
  return { kind: 'stop', reason: 'REFUSED' };
}
