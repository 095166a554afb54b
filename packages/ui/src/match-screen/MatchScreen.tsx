'use client';
// The match screen, connected: follows one competition for days and needs nobody to look after it.
import type { FeedState } from '@liangfen/sdk';
import type { ScreenMatch, ScreenTheme } from '@liangfen/sdk/schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useScreenMessages } from '../messages/index.ts';
import { useMatchFeed, useServerClock } from '../provider/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { FullScreenButton } from './connection/FullScreenButton.tsx';
import { Notice } from './connection/Notice.tsx';
import { useFullScreenKey } from './connection/use-full-screen-key.ts';
import { usePointerNear } from './connection/use-pointer-near.ts';
import { useWakeLock } from './connection/use-wake-lock.ts';
import { MatchStage } from './MatchStage.tsx';

export interface MatchScreenProps {
  readonly competitionId: string;
  /** What the operator calls this screen, e.g. 主屏. */
  readonly label?: string;
  /** A small picture inside another page: no keys, no wake lock, the cursor stays. */
  readonly preview?: boolean;
  /** Without its backdrop, for a mixer that lays it over a picture of its own. */
  readonly transparent?: boolean;
  /** The stage's look before the first picture arrives. */
  readonly theme?: ScreenTheme;
  readonly onConnectionChange?: (status: FeedState<ScreenMatch>['status']) => void;
  /** The operator asked screens to load again; reloads the page when left out. */
  readonly onReload?: () => void;
}

/** A short interruption is nobody's business. */
const saidAfterMs = 1_500;

export function MatchScreen({
  competitionId,
  label,
  preview = false,
  transparent = false,
  theme = 'OBSIDIAN',
  onConnectionChange,
  onReload = reloadPage,
}: MatchScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const clock = useServerClock();
  const feed = useMatchFeed('SCREEN', {
    competitionId,
    label,
    ...(preview ? {} : { onReload }),
  });
  const { status, reason, view } = feed;

  const latest = useRef(onConnectionChange);
  useLayoutEffect(() => {
    latest.current = onConnectionChange;
  });
  useEffect(() => latest.current?.(status), [status]);

  useWakeLock(!preview);
  useFullScreenKey(frame, !preview);
  const near = usePointerNear(frame, !preview);
  const lost = useLasting(status !== 'live', saidAfterMs);
  const { notFound, closed, connecting } = useScreenMessages();

  const gone = status === 'closed' && (reason === 'NOT_FOUND' || reason === 'COMPETITION_DELETED');
  return (
    <Fill ref={frame}>
      {view === null || gone ? (
        <ThemeProvider theme={theme}>
          {gone ? (
            <Notice {...notFound} />
          ) : status === 'closed' && reason !== 'CLOSED' ? (
            <Notice {...closed} />
          ) : (
            <Notice title={connecting} quiet={!lost} />
          )}
        </ThemeProvider>
      ) : (
        <MatchStage
          match={view}
          connection={lost ? 'lost' : 'live'}
          now={clock.serverNow}
          announce={!preview}
          transparent={transparent}
        />
      )}
      {preview ? null : (
        <ThemeProvider theme={view?.look.theme ?? theme}>
          <FullScreenButton target={frame} near={near} />
        </ThemeProvider>
      )}
    </Fill>
  );
}

const Fill = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
`;

function reloadPage(): void {
  window.location.reload();
}

/** True once `value` has been true for `ms`. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value && lasting;
}
