'use client';
// The stage around the pictures of a show: its canvas, its light, and the change from one picture to the next.
import type { ScreenProblem } from '@liangfen/sdk';
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet } from '../style-sheets/StyleSheet.tsx';
import { StageTheme } from '../theme/StageTheme.tsx';
import { Filling } from './canvas/Filling.tsx';
import { ScaledCanvas } from './canvas/ScaledCanvas.tsx';
import { useHostLook } from './host-look/use-host-look.ts';
import { Ambient } from './parts/Ambient.tsx';
import { EventContext } from './parts/event-context.ts';
import { LostMark } from './parts/LostMark.tsx';
import { Unseen } from './parts/Unseen.ts';
import { Composed } from './scene/Composed.tsx';
import { ScenePair } from './scene/ScenePair.tsx';
import { lightOf } from './scene/scene-queue.ts';
import type { Pictures } from './scene/use-drawable.ts';
import { useSceneQueue } from './scene/use-scene-queue.ts';
import { type GuardedSlots, SlotsContext, type StageSlots } from './slots/slots.ts';
import type { SceneListener } from './sound/scene-report.ts';
import { StageContext } from './stage-context.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface StageBoxProps {
  /** Null until they are loaded; until then `match` is at its opening. */
  readonly pictures: Pictures | null;
  /** A screen's match; a console's match is one too. */
  readonly match: ScreenMatch;
  /** `lost` keeps the last picture and says so in a corner. */
  readonly connection?: 'live' | 'lost';
  /** The server's time in epoch ms; the device's own when left out. Keep it stable. */
  readonly now?: () => number;
  /** No motion: each change is a cut to the finished picture. */
  readonly still?: boolean;
  /** Whether screen readers hear the picture; a preview beside other words stays silent. */
  readonly announce?: boolean;
  /** Leaves out the backdrop, for a mixer that lays the stage over a picture of its own. */
  readonly transparent?: boolean;
  /** Hears the picture in words; the same function for as long as it is the same stage. */
  readonly onCaption?: (caption: string) => void;
  /** Parts that the page draws itself. */
  readonly slots?: StageSlots | undefined;
  /**
   * Hears that one of the page's own parts threw and ours stands there; the same function for as long as it is the same
   * stage.
   */
  readonly onSlotFailed?: (problem: ScreenProblem) => void;
  /** Hears where the picture stands, for its sound; the same function for as long as it is the same stage. */
  readonly onScene?: SceneListener | undefined;
  /** The path of the audience's page, whose code stands beside pictures that wait. */
  readonly audiencePath?: string | undefined;
}

const noSlots: GuardedSlots = {};
const deviceNow = () => Date.now();

export function StageBox({
  pictures,
  match,
  connection = 'live',
  now = deviceNow,
  still = false,
  announce = true,
  transparent = false,
  onCaption,
  slots,
  onSlotFailed,
  onScene,
  audiencePath,
}: StageBoxProps) {
  const host = useHostLook(match.look, slots !== undefined);
  const shown = useMemo(
    () => (host.look === match.look ? match : { ...match, look: host.look }),
    [match, host.look],
  );
  const [guarded, setGuarded] = useState(noSlots);
  const reduced = useReducedMotion();
  const [settingUp] = useState(() => new Set<object>());
  const queue = useSceneQueue(shown, { still: still || reduced, settingUp });
  const [caption, setCaption] = useState('');
  useEffect(() => {
    onCaption?.(caption);
  }, [caption, onCaption]);
  const rehearsal = match.status === 'REHEARSAL';
  const event = useMemo(() => ({ name: match.name, rehearsal }), [match.name, rehearsal]);
  const context = useMemo(
    () => ({ now, still, settingUp, onScene, transparent, audiencePath }),
    [now, still, settingUp, onScene, transparent, audiencePath],
  );
  return (
    <StageTheme theme={host.look.theme} tokens={host.tokens}>
      <Filling className="lfs-match-screen" data-link={match.link} data-still={still || undefined}>
        {pictures === null ? null : <StyleSheet name="pictures" text={pictures.picturesStyles} />}
        <EventContext.Provider value={event}>
          <StageContext.Provider value={context}>
            <ScaledCanvas transparent={transparent}>
              {pictures === null ? null : <pictures.Prepared />}
              {transparent ? null : <Ambient {...lightOf(queue)} />}
              <SlotsContext.Provider value={guarded}>
                <ScenePair pictures={pictures} queue={queue} onCaption={setCaption} />
              </SlotsContext.Provider>
              {host.part === null ? null : (
                <host.part.HostLook
                  appearance={host.appearance}
                  problems={host.problems}
                  slots={slots}
                  onProblem={onSlotFailed}
                  onGuarded={setGuarded}
                />
              )}
              {connection === 'lost' ? (
                <Composed>
                  <LostMark />
                </Composed>
              ) : null}
            </ScaledCanvas>
          </StageContext.Provider>
        </EventContext.Provider>
        {announce ? <Unseen role="status">{caption}</Unseen> : null}
      </Filling>
    </StageTheme>
  );
}
