// Fits the picture into a box of any size: at least the base of 1920 × 1080, wider on a wide wall, higher on a high one.

export const baseWidth = 1920;
export const baseHeight = 1080;
/** The canvas of a portrait screen: narrower, so that words stay large. */
const portrait = { width: 1280, ratio: 9 / 16 };
/** Below this ratio a picture becomes narrower as well as higher. */
const leastFullRatio = 4 / 3;
/** A box this near to 16 : 9, such as a preview of 390 × 220, shows the base itself. */
const nearEnough = 0.01;

/** Sizes are in px of the design, before scaling. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export interface Placement extends CanvasSize {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The whole box, whatever its shape; whole pixels, so that hairlines stay sharp. */
export function fitBox(width: number, height: number): Placement {
  const size = canvasSize(width / height);
  const scale = Math.min(width / size.width, height / size.height);
  return {
    ...size,
    scale,
    left: Math.round((width - size.width * scale) / 2),
    top: Math.round((height - size.height * scale) / 2),
  };
}

/** The canvas of a wall of this shape. */
export function canvasSize(ratio: number): CanvasSize {
  const base = baseWidth / baseHeight;
  if (Math.abs(ratio / base - 1) < nearEnough) return { width: baseWidth, height: baseHeight };
  // Rounded up: a part of a pixel too much is cut off, too little would be a line of another colour.
  if (ratio > base) return { width: Math.ceil(baseHeight * ratio), height: baseHeight };
  const share = Math.max(0, (ratio - portrait.ratio) / (leastFullRatio - portrait.ratio));
  const width = Math.round(portrait.width + (baseWidth - portrait.width) * Math.min(1, share));
  return { width, height: Math.ceil(width / ratio) };
}
