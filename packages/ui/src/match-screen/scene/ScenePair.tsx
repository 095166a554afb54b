'use client';
// The picture that is shown and the one on its way out, and the light that may pass between them.
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { StartStage } from '../stages/StartStage.tsx';
import { Composed } from './Composed.tsx';
import { StartScene } from './StartScene.tsx';
import type { Scene, SceneQueue } from './scene-queue.ts';
import { transitionMs } from './transitions.ts';
import { useAtRest } from './use-at-rest.ts';
import type { Pictures } from './use-drawable.ts';

const Layer = part('div', 'lfs-scene-pair-one');
const Light = part('div', 'lfs-scene-pair-light');

export interface ScenePairProps {
  /** Null while no scene but the opening comes. */
  readonly pictures: Pictures | null;
  readonly queue: SceneQueue;
  /** Hears the picture in words. */
  readonly onCaption: (caption: string) => void;
}

export function ScenePair({ pictures, queue, onCaption }: ScenePairProps) {
  const { phase, shown, leaving, hurried } = queue;
  const transition = phase === 'MOVING' ? queue.transition : null;
  const duration =
    transition === null
      ? undefined
      : { animationDuration: `${transitionMs(transition, hurried)}ms` };
  const { width } = useRoom();
  const scenes = leaving === null ? [shown] : [leaving, shown];
  return (
    <>
      {scenes.map((scene) => {
        const isGoing = scene !== shown;
        const coming = !isGoing && phase === 'SET_UP';
        const { stage, look } = scene.match;
        // The opening waits for no part; with sponsors it is one picture more.
        const isOpening = stage.kind === 'START' && (!pictures || !look.sponsors?.length);
        const View = isOpening ? StartScene : pictures?.SceneView;
        return (
          <SceneLayer
            key={scene.serial}
            scene={scene}
            moving={phase !== 'REST'}
            aria-hidden={isGoing || undefined}
            data-scene={isGoing ? 'leaving' : coming ? 'coming' : 'shown'}
            data-transition={transition ?? undefined}
            style={duration}
          >
            {View === undefined ? null : (
              <Composed>
                <View
                  scene={scene}
                  coming={coming}
                  onCaption={isGoing ? undefined : onCaption}
                  Start={StartStage}
                />
              </Composed>
            )}
          </SceneLayer>
        );
      })}
      {pictures === null ? null : <pictures.SceneSponsors queue={queue} />}
      {queue.transition === 'LIGHT' ? (
        <Light
          key={shown.serial}
          data-on={transition ?? undefined}
          style={sweepStyle(duration, width)}
          aria-hidden
        />
      ) : null}
    </>
  );
}

interface SceneLayerProps extends ComponentProps<typeof Layer> {
  readonly scene: Scene;
  readonly moving: boolean;
}

function SceneLayer({ scene, moving, ...rest }: SceneLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useAtRest(layer, scene, moving);
  return <Layer {...rest} ref={layer} />;
}

/** The band of light goes as far as the canvas is wide. */
function sweepStyle(duration: CSSProperties | undefined, width: number): CSSProperties {
  const variables: Record<string, string> = { '--lf-sweep-end': `${width + 320}px` };
  return { ...duration, ...variables };
}
