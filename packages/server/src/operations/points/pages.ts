/** Pages of a book that only grows: the last row of a page says where the next one begins. */

/** `found` holds one row more than a page, if there is one. */
export function cutPage<Row extends { readonly number: number }>(
  found: readonly Row[],
  size: number,
): { readonly rows: readonly Row[]; readonly nextBefore: number | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextBefore: found.length > size && last !== undefined ? last.number : null };
}
