'use client';
// Gives a picture its canvas: the wall's own, the one that the address asks for, or the base where it has no composition for this wall.
import type { Stage } from '@liangfen/sdk/schema';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { part } from '../../sheets/part.ts';
import { CanvasSizeContext } from '../canvas/canvas-size.ts';
import { compositionOf, designedOn, type ScreenComposition } from '../canvas/composition.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';

const Canvas = part('div', 'lfs-composed');

/** The composition that whoever opened the screen asked for; null goes by the wall. */
export const AskedCompositionContext = createContext<ScreenComposition | null>(null);

type Kind = Stage['kind'];

/**
 * Pictures that are composed for every wall. Any other one is drawn on the base, in the middle of the wall's own
 * backdrop, where the wall is not near 16 : 9.
 */
const forEveryWall: ReadonlySet<Kind> = new Set<Kind>([
  'START',
  'TEST',
  'SIGN_IN',
  'PROGRAM_LIST',
  'TITLE',
  'INTERMISSION',
  'SPEECH',
  'SCORING',
  'SCORE_REVEAL',
  'RESULT',
  'RANKING',
  'PODIUM',
  'CHAMPION',
  'AWARDS',
  'BATTLE',
  'BRACKET',
]);

/** Null: the wall itself. */
export function designSize(
  kind: Kind,
  wall: CanvasSize,
  asked: ScreenComposition | null,
): CanvasSize | null {
  const shape = compositionOf(wall);
  const wanted = asked ?? shape;
  if (!forEveryWall.has(kind) && wanted !== 'classic') return designedOn.classic;
  return wanted === shape ? null : designedOn[wanted];
}

export interface ComposedProps {
  readonly kind: Kind;
  readonly children: ReactNode;
}

export function Composed({ kind, children }: ComposedProps) {
  const wall = useContext(CanvasSizeContext);
  const asked = useContext(AskedCompositionContext);
  const size = useMemo(() => designSize(kind, wall, asked), [kind, wall, asked]);
  if (size === null) return children;
  const scale = Math.min(wall.width / size.width, wall.height / size.height);
  return (
    <Canvas
      style={{ ...size, transform: `translate(-50%, -50%) scale(${scale})` }}
      data-composition={compositionOf(size)}
    >
      <CanvasSizeContext.Provider value={size}>{children}</CanvasSizeContext.Provider>
    </Canvas>
  );
}
