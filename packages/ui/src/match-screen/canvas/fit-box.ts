// How the one 1920 × 1080 picture lies in a box of any size.

export const baseWidth = 1920;
export const baseHeight = 1080;

export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** As large as fits, centred; whole pixels, so that hairlines stay sharp. */
export function fitBox(width: number, height: number): Placement {
  const scale = Math.min(width / baseWidth, height / baseHeight);
  return {
    scale,
    left: Math.round((width - baseWidth * scale) / 2),
    top: Math.round((height - baseHeight * scale) / 2),
  };
}
