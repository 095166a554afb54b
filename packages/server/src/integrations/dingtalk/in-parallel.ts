/** Does the same for many, but only so many at once. */

/** In the order of the items; the first failure ends it. */
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
