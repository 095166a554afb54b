// Works out how long wheels roll. A test holds it against the picture's own styles: the two are loaded apart.

/** How long one wheel rolls, as in `RollingNumber.css`. */
const wheelMs = 2_000;
/** How much later each next wheel stops, as in `RollingNumber.tsx`. */
const wheelDelayMs = 110;

/** Returns the time until the last of `wheels` stands. */
export function rollMs(wheels: number): number {
  return wheelMs + Math.max(0, wheels - 1) * wheelDelayMs;
}
