/** The feed's connection as the operator is told of it, and who else is in the hall. */
import type { Connection } from '@liangfen/sdk/schema';
import type { ConsoleContext } from '../console-context.ts';
import type { FeedReason } from './feed-reason.ts';
import { otherOperators, ownOperatorId } from './operators.ts';
import type { OtherOperator } from './other-operator.ts';

export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'lost';

export function isLoginOver(reason: FeedReason): boolean {
  return reason === 'UNAUTHENTICATED';
}

export function isCompetitionGone(reason: FeedReason): boolean {
  return reason === 'NOT_FOUND' || reason === 'COMPETITION_DELETED';
}

/** A screen or a phone of the hall. */
export interface PresentPage extends Connection {
  /** Whether the page has received what the operator last did. */
  readonly inStep: boolean;
}

/**
 * The state of a judge's phone: `ONLINE` on the page that follows the show, `SILENT` connected but in the background,
 * on another page or asleep, `OFFLINE` not connected. Who has submitted stands in the scoring window.
 */
export type JudgeSeen = 'ONLINE' | 'SILENT' | 'OFFLINE';

export interface PresenceSummary {
  readonly screens: readonly PresentPage[];
  /** A judge may have several. */
  readonly phones: readonly PresentPage[];
  /** Ids of judges with at least one phone connected. */
  readonly judgeIds: ReadonlySet<string>;
  /** Judges with phones connected, every one of them silent. */
  readonly silentJudgeIds: ReadonlySet<string>;
  /** Other consoles of this competition; this panel's own connection is left out. */
  readonly otherOperators: readonly OtherOperator[];
  /** The operator as whom this panel is logged in; null until the server has said so. */
  readonly ownOperatorId: string | null;
}

export function presenceSummary({
  presence,
  connectionId,
  match,
}: Pick<ConsoleContext, 'presence' | 'connectionId' | 'match'>): PresenceSummary {
  const pages = (role: Connection['role']): readonly PresentPage[] =>
    presence
      .filter((connection) => connection.role === role)
      .map((page) => ({
        ...page,
        inStep: match !== null && page.version >= match.operatorVersion,
      }));
  const phones = pages('JUDGE');
  const awake = new Set(phones.flatMap((phone) => (phone.silentSince === null ? idOf(phone) : [])));
  const judgeIds = new Set(phones.flatMap(idOf));
  return {
    screens: pages('SCREEN'),
    phones,
    judgeIds,
    silentJudgeIds: new Set([...judgeIds].filter((id) => !awake.has(id))),
    otherOperators: otherOperators({ presence, connectionId }),
    ownOperatorId: ownOperatorId({ presence, connectionId }),
  };
}

/** Judges with at least one phone connected, asleep or not. */
export function onlineJudgeIds({
  presence,
}: Pick<ConsoleContext, 'presence'>): ReadonlySet<string> {
  return new Set(presence.flatMap((page) => (page.role === 'JUDGE' ? idOf(page) : [])));
}

function idOf({ judgeId }: Connection): string[] {
  return judgeId === null ? [] : [judgeId];
}

/**
 * @example
 * ```tsx
 * console.log(judgeSeen(selectPresence(snapshot), 'j1'));
 * ```
 */
export function judgeSeen(
  { judgeIds, silentJudgeIds }: Pick<PresenceSummary, 'judgeIds' | 'silentJudgeIds'>,
  judgeId: string,
): JudgeSeen {
  if (!judgeIds.has(judgeId)) return 'OFFLINE';
  return silentJudgeIds.has(judgeId) ? 'SILENT' : 'ONLINE';
}
