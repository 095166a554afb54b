// Says when deleting rows of a list takes more than a click.

/** As many rows as somebody looks through before deleting them. */
export const mostRemovedByClick = 50;

/**
 * Asks for the competition's name when the rows are too many to look through, or not in sight.
 *
 * @example
 * ```tsx
 * console.log(removalAsksName(80, true));
 * ```
 */
export function removalAsksName(count: number, inSight: boolean): boolean {
  return count > mostRemovedByClick || !inSight;
}
