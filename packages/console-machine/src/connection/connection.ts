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

/**
 * How a judge's phone is seen: `ONLINE` on the page that follows the show, `SILENT` connected but in the
 * background, on another page or asleep, `OFFLINE` not connected. Who has submitted is the window's.
 */
export type JudgeSeen = 'ONLINE' | 'SILENT' | 'OFFLINE';

export interface PresenceSummary {
  readonly screens: readonly PresentScreen[];
  /** Ids of judges with at least one phone connected. */
  readonly judgeIds: ReadonlySet<string>;
  /** Of these the ones whose every phone is silent. */
  readonly silentJudgeIds: ReadonlySet<string>;
  /** Other operators in this console; this panel's own connection is not counted. */
  readonly otherOperators: number;
}

export function presenceSummary(
  presence: readonly Connection[],
  match: Pick<CurrentMatch, 'operatorVersion'> | null,
): PresenceSummary {
  const phones = presence.filter(({ judgeId }) => judgeId !== null);
  const awake = new Set(phones.flatMap((phone) => (phone.silentSince === null ? idOf(phone) : [])));
  const judgeIds = new Set(phones.flatMap(idOf));
  const consoles = presence.filter((connection) => connection.role === 'CONSOLE');
  return {
    screens: presence
      .filter((connection) => connection.role === 'SCREEN')
      .map((screen) => ({
        ...screen,
        inStep: match !== null && screen.version >= match.operatorVersion,
      })),
    judgeIds,
    silentJudgeIds: new Set([...judgeIds].filter((id) => !awake.has(id))),
    otherOperators: Math.max(0, consoles.length - 1),
  };
}

function idOf({ judgeId }: Connection): string[] {
  return judgeId === null ? [] : [judgeId];
}

export function judgeSeen(
  { judgeIds, silentJudgeIds }: Pick<PresenceSummary, 'judgeIds' | 'silentJudgeIds'>,
  judgeId: string,
): JudgeSeen {
  if (!judgeIds.has(judgeId)) return 'OFFLINE';
  return silentJudgeIds.has(judgeId) ? 'SILENT' : 'ONLINE';
}
