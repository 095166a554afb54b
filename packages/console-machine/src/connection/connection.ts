/** The feed's connection as the operator is told of it, and who else is in the hall. */
import type { ReconnectReason, StopReason } from '@liangfen/sdk';
import type { Connection, CurrentMatch } from '@liangfen/sdk/schema';

export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'lost';

/** Why the feed reconnects by itself, or has stopped. */
export type FeedReason = ReconnectReason | StopReason;

export interface PresentScreen extends Connection {
  /** Shows what the operator last did. */
  readonly inStep: boolean;
}

export interface PresenceSummary {
  readonly screens: readonly PresentScreen[];
  /** Ids of judges with at least one phone connected. */
  readonly judgeIds: ReadonlySet<string>;
  /** Other operators in this console; this panel's own connection is not counted. */
  readonly otherOperators: number;
}

export function presenceSummary(
  presence: readonly Connection[],
  match: Pick<CurrentMatch, 'operatorVersion'> | null,
): PresenceSummary {
  const consoles = presence.filter((connection) => connection.role === 'CONSOLE');
  return {
    screens: presence
      .filter((connection) => connection.role === 'SCREEN')
      .map((screen) => ({
        ...screen,
        inStep: match !== null && screen.version >= match.operatorVersion,
      })),
    judgeIds: new Set(presence.flatMap(({ judgeId }) => (judgeId === null ? [] : [judgeId]))),
    otherOperators: Math.max(0, consoles.length - 1),
  };
}
