/** Does the same work for many items, a bounded number at once. */

/** Returns the results in the order of the items; the first failure ends the work. */
export async function inParallel<T, R>(
  items: readonly T[],
  most: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const left = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of left) {
      if (failed) return;
      results[index] = await run(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
