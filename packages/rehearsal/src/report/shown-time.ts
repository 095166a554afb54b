// Rounds a measured time to the steps in which it is read: a limit must be compared with the figure on the page.

/**
 * Below a second in ms, below ten in tenths of a second, then in seconds.
 *
 * @example
 * ```tsx
 * console.log(shownMs(1_049));
 * ```
 */
export function shownMs(ms: number): number {
  const whole = Math.round(ms);
  if (whole < 1_000) return whole;
  const tenths = Math.round(ms / 100) * 100;
  return tenths < 10_000 ? tenths : Math.round(ms / 1_000) * 1_000;
}
