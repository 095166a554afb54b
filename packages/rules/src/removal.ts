// When deleting rows of a list asks for more than a click.

/** As many as somebody looks through before deleting them. */
export const mostRemovedByClick = 50;

/**
 * More than can be looked through, or rows that are not in sight, want the competition's name typed.
 *
 * @example
 * ```tsx
 * console.log(removalAsksName(80, true));
 * ```
 */
export function removalAsksName(count: number, inSight: boolean): boolean {
  return count > mostRemovedByClick || !inSight;
}
