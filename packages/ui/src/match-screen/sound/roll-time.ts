// How long wheels roll. A test holds it against the picture's own styles: the two are loaded apart.

/** Of one wheel, as in `RollingNumber.css`. */
const wheelMs = 2_000;
/** The next wheel stops so much later, as in `RollingNumber.tsx`. */
const wheelDelayMs = 110;

/** Until the last of `wheels` stands. */
export function rollMs(wheels: number): number {
  return wheelMs + Math.max(0, wheels - 1) * wheelDelayMs;
}
