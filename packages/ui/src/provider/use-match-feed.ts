'use client';
// The live match of one competition as React state; opens and closes with the component.
import { evolveView } from '@liangfen/rules/view';
import {
  type FeedRole,
  type FeedState,
  type FeedViews,
  type MatchFeed,
  type MatchFeedOptions,
  openMatchFeed,
} from '@liangfen/sdk';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from './client-context.ts';
import { useServerClock } from './use-server-clock.ts';

export interface MatchFeedHookOptions {
  readonly competitionId: string;
  /** Names a screen for the operator, e.g. 主屏. */
  readonly label?: string | undefined;
  readonly onPresence?: MatchFeedOptions<'CONSOLE'>['onPresence'];
  readonly onCheck?: MatchFeedOptions<'CONSOLE'>['onCheck'];
  readonly onReload?: MatchFeedOptions<'SCREEN'>['onReload'];
  readonly onSoundTest?: MatchFeedOptions<'SCREEN'>['onSoundTest'];
  readonly onEvents?: MatchFeedOptions<'SCREEN'>['onEvents'];
  readonly onClosed?: MatchFeedOptions<'JUDGE'>['onClosed'];
}

export interface MatchFeedValue<View> extends FeedState<View> {
  /** Connects anew and asks for a snapshot, also after the feed has stopped. */
  readonly refresh: () => void;
  /** Reports what is really shown. */
  readonly report: MatchFeed<View>['report'];
}

/**
 * Follows the match as `role`. A new competition starts from nothing; callbacks may change freely.
 *
 * @example
 * ```tsx
 * function OnAir() {
 *   const { status, view } = useMatchFeed('SCREEN', { competitionId: 'c1' });
 *   return <p>{status === 'live' ? view?.stage.kind : '正在连接'}</p>;
 * }
 * ```
 */
export function useMatchFeed<Role extends FeedRole>(
  role: Role,
  { competitionId, label, ...callbacks }: MatchFeedHookOptions,
): MatchFeedValue<FeedViews[Role]> {
  type View = FeedViews[Role];
  const client = useClient();
  const clock = useServerClock();
  const feed = useRef<MatchFeed<View> | null>(null);
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [held, setHeld] = useState<{ of: string; state: FeedState<View> } | null>(null);
  const key = `${role} ${competitionId}`;

  useEffect(() => {
    const opened = openMatchFeed<Role>({
      client,
      competitionId,
      role,
      label,
      evolve: evolveView,
      clock,
      page: window,
      onState: (state) => setHeld({ of: key, state }),
      onPresence: (connections) => latest.current.onPresence?.(connections),
      onCheck: (checkId) => latest.current.onCheck?.(checkId),
      onReload: () => latest.current.onReload?.(),
      onSoundTest: () => latest.current.onSoundTest?.(),
      onEvents: (events) => latest.current.onEvents?.(events),
      onClosed: (reason) => latest.current.onClosed?.(reason),
    });
    feed.current = opened;
    setHeld({ of: key, state: opened.state() });
    return () => {
      feed.current = null;
      opened.close();
    };
  }, [client, clock, competitionId, role, label, key]);

  const refresh = useCallback(() => feed.current?.refresh(), []);
  const report = useCallback<MatchFeed<View>['report']>((shown) => feed.current?.report(shown), []);
  const state = held?.of === key ? held.state : notOpened;
  return { ...state, refresh, report };
}

const notOpened: FeedState<never> = {
  status: 'connecting',
  reason: null,
  since: 0,
  retryAt: null,
  view: null,
  version: null,
  connectionId: null,
  presence: null,
};
