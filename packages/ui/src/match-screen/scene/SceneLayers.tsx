'use client';
// The picture that is shown and the one on its way out, and the light that may pass between them.
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { SceneView } from './SceneView.tsx';
import type { SceneQueue } from './scene-queue.ts';
import { type Transition, transitionMs } from './transitions.ts';

// One leaves before the other comes: two pictures of words on top of each other are neither.
const fadeIn = keyframes`0%, 30% { opacity: 0; }`;
const fadeOut = keyframes`45%, 100% { opacity: 0; }`;
const riseIn = keyframes`0%, 30% { opacity: 0; transform: translateY(70px); }`;
const sinkOut = keyframes`45%, 100% { opacity: 0; transform: translateY(-40px); }`;
const growOut = keyframes`to { opacity: 0; transform: scale(1.06); }`;
const lateIn = keyframes`0%, 38% { opacity: 0; } 62% { opacity: 1; }`;
const lateOut = keyframes`0%, 30% { opacity: 1; } 55%, 100% { opacity: 0; }`;
const fromRight = keyframes`from { transform: translateX(100%); }`;
const fromLeft = keyframes`from { transform: translateX(-100%); }`;
const toLeft = keyframes`to { transform: translateX(-100%); }`;
const toRight = keyframes`to { transform: translateX(100%); }`;
const sweep = keyframes`
  from { transform: translateX(-1500px) skewX(-16deg); }
  to { transform: translateX(2400px) skewX(-16deg); }
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

interface LayerProps {
  readonly $going: boolean;
  readonly $transition: Transition | null;
  readonly $ms: number;
}

// One element for coming and going: a picture that begins to leave keeps its state.
const Layer = styled.div<LayerProps>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  ${({ $going, $transition, $ms }) =>
    $transition === null
      ? ''
      : css`
          animation: ${($going ? going : coming)[$transition]} ${$ms}ms
            ${$going ? token.easeInOut : token.easeOut} both;
        `}
`;

const Light = styled.div<{ $ms: number }>`
  position: absolute;
  top: -20px;
  bottom: -20px;
  left: 0;
  width: 900px;
  background: linear-gradient(90deg, transparent, ${token.accent} 58%, ${token.accentStrong} 62%, transparent);
  opacity: 0.85;
  animation: ${sweep} ${({ $ms }) => $ms}ms ${token.easeInOut} both;
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
  const { shown, leaving, transition, hurried } = queue;
  const ms = transition === null ? 0 : transitionMs(transition, hurried);
  const scenes = leaving === null ? [shown] : [leaving, shown];
  return (
    <>
      {scenes.map((scene) => {
        const isGoing = scene !== shown;
        return (
          <Layer
            key={scene.serial}
            $going={isGoing}
            $transition={transition}
            $ms={ms}
            aria-hidden={isGoing || undefined}
            data-scene={isGoing ? 'leaving' : 'shown'}
          >
            <SceneView scene={scene} onCaption={isGoing ? undefined : onCaption} />
          </Layer>
        );
      })}
      {transition === 'LIGHT' ? <Light key={`light ${shown.serial}`} $ms={ms} aria-hidden /> : null}
    </>
  );
}
