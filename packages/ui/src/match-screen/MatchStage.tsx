'use client';
// The match screen from a plain value: the same picture on a wall, in a preview and in a story.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import { lookTokens, ThemeProvider } from '../theme/index.ts';
import { Filling } from './canvas/Filling.tsx';
import { ScaledCanvas } from './canvas/ScaledCanvas.tsx';
import { Ambient } from './parts/Ambient.tsx';
import { EventContext } from './parts/Frame.tsx';
import { ConnectionLostMark } from './parts/Marks.tsx';
import { Unseen } from './parts/Unseen.ts';
import { Prepared } from './scene/Prepared.tsx';
import { SceneLayers } from './scene/SceneLayers.tsx';
import { lightOf } from './scene/scene-queue.ts';
import { useSceneQueue } from './scene/use-scene-queue.ts';
import { StageContext } from './stage-context.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface MatchStageProps {
  /** What a screen is sent; a console's match is one too. */
  readonly match: ScreenMatch;
  /** `lost` keeps the last picture and says so in a corner. */
  readonly connection?: 'live' | 'lost';
  /** The server's time in epoch ms; the device's own when left out. Keep it stable. */
  readonly now?: () => number;
  /** No motion: each change is a cut to the finished picture. */
  readonly still?: boolean;
  /** Says what is seen to screen readers; a preview beside other words stays silent. */
  readonly announce?: boolean;
  /** Without its backdrop, for a mixer that lays it over a picture of its own. */
  readonly transparent?: boolean;
  /** What is seen, in words; the same function for as long as it is the same stage. */
  readonly onCaption?: (caption: string) => void;
}

const deviceNow = () => Date.now();

/** Fills its container, at any size; where that has no height of its own, 16 : 9 of its width. */
export function MatchStage({
  match,
  connection = 'live',
  now = deviceNow,
  still = false,
  announce = true,
  transparent = false,
  onCaption,
}: MatchStageProps) {
  const reduced = useReducedMotion();
  const [settingUp] = useState(() => new Set<object>());
  const queue = useSceneQueue(match, { still: still || reduced, settingUp });
  const [caption, setCaption] = useState('');
  useEffect(() => {
    onCaption?.(caption);
  }, [caption, onCaption]);
  const { look } = match;
  const { theme, primaryColour, secondaryColour, background } = look;
  const tokens = useMemo(
    () => lookTokens({ theme, primaryColour, secondaryColour, background }),
    [theme, primaryColour, secondaryColour, background],
  );
  const rehearsal = match.status === 'REHEARSAL';
  const event = useMemo(() => ({ name: match.name, rehearsal }), [match.name, rehearsal]);
  const context = useMemo(() => ({ now, still, settingUp }), [now, still, settingUp]);
  return (
    <ThemeProvider theme={theme} tokens={tokens}>
      <Filling className="lfs-match-screen" data-link={match.link} data-still={still || undefined}>
        <EventContext.Provider value={event}>
          <StageContext.Provider value={context}>
            <ScaledCanvas transparent={transparent}>
              <Prepared />
              {transparent ? null : <Ambient {...lightOf(queue)} />}
              <SceneLayers queue={queue} onCaption={setCaption} />
              {connection === 'lost' ? <ConnectionLostMark /> : null}
            </ScaledCanvas>
          </StageContext.Provider>
        </EventContext.Provider>
        {announce ? <Unseen role="status">{caption}</Unseen> : null}
      </Filling>
    </ThemeProvider>
  );
}
