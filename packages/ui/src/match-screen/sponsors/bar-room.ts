// Works out the room of the sponsors' bar, and the canvas that is left above it.
import { type CanvasSize, canvasSize } from '../canvas/fit-box.ts';

/** Logos on a portrait wall stand nearer to people, and fewer beside each other. */
export function barHeight({ width, height }: CanvasSize): number {
  return height > width ? 164 : 112;
}

export interface RoomAbove extends CanvasSize {
  readonly scale: number;
  readonly left: number;
}

/** Returns the canvas that a wall of the remaining shape would have, because every picture can be composed for that. */
export function roomAbove(wall: CanvasSize): RoomAbove {
  const left = wall.height - barHeight(wall);
  const size = canvasSize(wall.width / left);
  const scale = Math.min(wall.width / size.width, left / size.height);
  return { ...size, scale, left: (wall.width - size.width * scale) / 2 };
}
