/** Ends deleted sessions everywhere, after the rows they belonged to were deleted. */
import type { LiveShows } from '../live/live-shows.ts';
import type { Sessions } from '../sessions/sessions.ts';

export function endedSessions(
  { sessions, live }: { readonly sessions: Sessions; readonly live: LiveShows },
  sessionIds: readonly string[],
  reason: 'SEAT_TAKEN' | 'SESSION_REVOKED' = 'SESSION_REVOKED',
): void {
  if (sessionIds.length === 0) return;
  sessions.forget(sessionIds);
  for (const id of sessionIds) live.closeSession(id, reason);
}
