// The shapes of wall that pictures are composed for: the one list, and which of them a canvas is.
import { baseHeight, baseWidth, type CanvasSize, canvasSize } from './fit-box.ts';

/** 16 : 9, 32 : 9 and wider, 4 : 3, 9 : 16. */
export const screenCompositions = ['classic', 'wide', 'square', 'tall'] as const;

export type ScreenComposition = (typeof screenCompositions)[number];

export function compositionOf({ width, height }: CanvasSize): ScreenComposition {
  const ratio = width / height;
  if (ratio >= 2.5) return 'wide';
  if (ratio >= 1.5) return 'classic';
  return ratio >= 1 ? 'square' : 'tall';
}

/** The canvas of each composition where the wall has another shape. */
export const designedOn: Readonly<Record<ScreenComposition, CanvasSize>> = {
  classic: { width: baseWidth, height: baseHeight },
  wide: canvasSize(32 / 9),
  square: canvasSize(4 / 3),
  tall: canvasSize(9 / 16),
};
