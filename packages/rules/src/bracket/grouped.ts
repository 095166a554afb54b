/** Sorts things into lists by a key, in the order in which they come. */
export function grouped<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const lists = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [thing]);
    else list.push(thing);
  }
  return lists;
}
