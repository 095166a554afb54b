'use client';
// Gives a picture its canvas: the wall's own, or the one that the address asks for. Every picture is composed for each of them.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { CanvasSizeContext } from '../canvas/canvas-size.ts';
import { compositionOf, designedOn, type ScreenComposition } from '../canvas/composition.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';

const Canvas = part('div', 'lfs-composed');

/** The composition that the screen's address asks for; null goes by the wall. */
export const AskedCompositionContext = createContext<ScreenComposition | null>(null);

/** Null: the wall itself. */
export function designSize(wall: CanvasSize, asked: ScreenComposition | null): CanvasSize | null {
  return asked === null || asked === compositionOf(wall) ? null : designedOn[asked];
}

export interface ComposedProps {
  readonly children: ReactNode;
  /** Whether the sponsors' bar stands in this canvas: other parts at the foot of the wall then go above it. */
  readonly bar?: boolean;
}

export function Composed({ children, bar = false }: ComposedProps) {
  const wall = useContext(CanvasSizeContext);
  const asked = useContext(AskedCompositionContext);
  const size = useMemo(() => designSize(wall, asked), [wall, asked]);
  if (size === null) return ownText(children);
  const scale = Math.min(wall.width / size.width, wall.height / size.height);
  return (
    <Canvas
      style={{ ...size, transform: `translate(-50%, -50%) scale(${scale})` }}
      data-composition={compositionOf(size)}
      data-bar={bar ? (size.height > size.width ? 'tall' : 'wide') : undefined}
    >
      <CanvasSizeContext.Provider value={size}>{children}</CanvasSizeContext.Provider>
    </Canvas>
  );
}
