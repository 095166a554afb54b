'use client';
// The room of every picture: the size of the canvas, and of the part below the head of the frame.
import { createContext, useContext, useMemo } from 'react';
import { compositionOf, type ScreenComposition } from './composition.ts';
import { baseHeight, baseWidth, type CanvasSize } from './fit-box.ts';

export interface Room extends CanvasSize {
  /** Below the head of the frame and inside its edges. */
  readonly body: CanvasSize;
  /** The distance from the edge of the canvas to words. */
  readonly side: number;
  /** Higher than wide: what stands side by side elsewhere stands below each other. */
  readonly tall: boolean;
  readonly composition: ScreenComposition;
}

/** Words further apart than this are no longer one picture; a wall of two or three screens takes a little more. */
const widestBody: Readonly<Record<ScreenComposition, number>> = {
  classic: 2600,
  wide: 3400,
  square: 2600,
  tall: 2600,
};
/** The head of the frame and the air above and below. */
const headAndEdges = 176;

export function roomOf({ width, height }: CanvasSize): Room {
  const side = width < 1700 ? 84 : 96;
  const composition = compositionOf({ width, height });
  return {
    width,
    height,
    side,
    body: {
      width: Math.min(widestBody[composition], width - 2 * side),
      height: height - headAndEdges,
    },
    tall: height > width,
    composition,
  };
}

export const CanvasSizeContext = createContext<CanvasSize>({
  width: baseWidth,
  height: baseHeight,
});

export function useRoom(): Room {
  const size = useContext(CanvasSizeContext);
  return useMemo(() => roomOf(size), [size]);
}
