// A sponsor's plate beside others of the same height: its width by the shape of its logo or by its name, and its ground.
import { textWidth } from '../text-fit.ts';

export const plateAir = 0.12;
/** A logo of 1 : 3 stands on a plate as high as the others, one of 10 : 1 is no wider than four of them. */
const narrowest = 1.1;
const widest = 5;
const widestName = 8;
/** The size of the letters, as a share of the plate's height. */
const letters = 0.36;
const oneLine = 9;

/** `shape` is width by height of the logo; null where only the name is there. */
export function plateWidth(name: string, shape: number | null, height: number): number {
  if (shape !== null) {
    const inner = 1 - 2 * plateAir;
    const own = inner * shape + 2 * plateAir;
    return Math.round(height * Math.min(widest, Math.max(narrowest, own)));
  }
  const ems = textWidth(name);
  const line = ems <= oneLine ? ems : ems / 2 + 1;
  return Math.round(height * Math.min(widestName, Math.max(narrowest, line * letters + 0.5)));
}

const opaque = 96;
const nearlyWhite = 215;

/** Whether pixels in red, green, blue and opacity show a logo that was made for a dark ground. */
export function isPaleOnNothing(pixels: ArrayLike<number>): boolean {
  let painted = 0;
  let pale = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((one) => pixels[at + one]);
    if (alpha < opaque) continue;
    painted += 1;
    if (0.3 * red + 0.59 * green + 0.11 * blue > nearlyWhite) pale += 1;
  }
  return painted > 0 && painted < pixels.length / 4 && pale / painted > 0.85;
}
