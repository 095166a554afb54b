'use client';
// The picture that is shown and the one on its way out, and the light that may pass between them.
import type { CSSProperties } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { SceneView } from './SceneView.tsx';
import type { SceneQueue } from './scene-queue.ts';
import { type Transition, transitionMs } from './transitions.ts';

// One leaves before the other comes: two pictures of words on top of each other are neither.
const fadeIn = keyframes`0%, 38% { opacity: 0; }`;
const fadeOut = keyframes`38%, 100% { opacity: 0; }`;
const riseIn = keyframes`0%, 38% { opacity: 0; transform: translateY(70px); }`;
const sinkOut = keyframes`38%, 100% { opacity: 0; transform: translateY(-40px); }`;
const growOut = keyframes`to { opacity: 0; transform: scale(1.06); }`;
const lateIn = keyframes`0%, 46% { opacity: 0; } 66% { opacity: 1; }`;
const lateOut = keyframes`0%, 28% { opacity: 1; } 46%, 100% { opacity: 0; }`;
const fromRight = keyframes`from { transform: translateX(100%); }`;
const fromLeft = keyframes`from { transform: translateX(-100%); }`;
const toLeft = keyframes`to { transform: translateX(-100%); }`;
const toRight = keyframes`to { transform: translateX(100%); }`;
const sweep = keyframes`
  from { transform: translateX(-1660px); }
  to { transform: translateX(var(--lf-sweep-end)); }
`;

const coming: Record<Transition, ReturnType<typeof keyframes>> = {
  FADE: fadeIn,
  RISE: riseIn,
  LIGHT: lateIn,
  PAGE_FORWARD: fromRight,
  PAGE_BACK: fromLeft,
  CLASH: fadeIn,
};
const going: Record<Transition, ReturnType<typeof keyframes>> = {
  FADE: fadeOut,
  RISE: sinkOut,
  LIGHT: lateOut,
  PAGE_FORWARD: toLeft,
  PAGE_BACK: toRight,
  CLASH: growOut,
};

/** All changes of picture in one set of rules: what plays is an attribute, so no sheet grows. */
const plays = Object.keys(coming).map((name) => {
  // Safe: the keys of `coming` are the transitions.
  const transition = name as Transition;
  return css`
    &[data-transition='${name}'] {
      animation-name: ${coming[transition]};
    }
    &[data-transition='${name}'][data-scene='leaving'] {
      animation-name: ${going[transition]};
    }
  `;
});

// One element for coming and going: a picture that begins to leave keeps its state.
const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  /* Always a layer, so that a picture that begins to leave or has come in is not drawn anew. */
  will-change: opacity;
  &[data-scene='coming'] {
    /* As good as unseen, and painted all the same, which a layer of no opacity would not be. */
    opacity: 0.001;
  }
  animation-fill-mode: both;
  animation-timing-function: ${token.easeOut};
  &[data-scene='leaving'] {
    animation-timing-function: ${token.easeInOut};
  }
  ${plays}
`;

const Light = styled.div`
  position: absolute;
  top: -20px;
  bottom: -20px;
  left: 0;
  width: 1220px;
  /* Slanted by its colours: a box that is slanted itself is far dearer to move. */
  background: linear-gradient(
    106deg,
    transparent 308px,
    ${token.accent} 810px,
    ${token.accentStrong} 845px,
    transparent 1174px
  );
  opacity: 0.85;
  will-change: transform;
  animation: ${sweep} 1s ${token.easeInOut} both;
  /* Painted with the picture it announces, unseen for the same reason. */
  &:not([data-on]) {
    opacity: 0.001;
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

export interface SceneLayersProps {
  readonly queue: SceneQueue;
  /** What the audience sees now, in words. */
  readonly onCaption: (caption: string) => void;
}

export function SceneLayers({ queue, onCaption }: SceneLayersProps) {
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
        return (
          <Layer
            key={scene.serial}
            aria-hidden={isGoing || undefined}
            data-scene={isGoing ? 'leaving' : coming ? 'coming' : 'shown'}
            data-transition={transition ?? undefined}
            style={duration}
          >
            <SceneView scene={scene} coming={coming} onCaption={isGoing ? undefined : onCaption} />
          </Layer>
        );
      })}
      {queue.transition === 'LIGHT' ? (
        <Light
          key={`light ${shown.serial}`}
          data-on={transition ?? undefined}
          style={sweepStyle(duration, width)}
          aria-hidden
        />
      ) : null}
    </>
  );
}

/** The band of light goes as far as the canvas is wide. */
function sweepStyle(duration: CSSProperties | undefined, width: number): CSSProperties {
  const variables: Record<string, string> = { '--lf-sweep-end': `${width + 320}px` };
  return { ...duration, ...variables };
}
