/** A map with a few entries changed, without copying the thousands that stay: for a look at the outcome of a step. */
export class PatchedMap<K, V> implements ReadonlyMap<K, V> {
  readonly #base: ReadonlyMap<K, V>;
  /** Null for an entry that is taken away. */
  readonly #changes: ReadonlyMap<K, V | null>;
  readonly size: number;

  constructor(base: ReadonlyMap<K, V>, changes: ReadonlyMap<K, V | null>) {
    this.#base = base;
    this.#changes = changes;
    let { size } = base;
    for (const [key, value] of changes) size += Number(value !== null) - Number(base.has(key));
    this.size = size;
  }

  get(key: K): V | undefined {
    const change = this.#changes.get(key);
    if (change === undefined) return this.#base.get(key);
    return change ?? undefined;
  }

  has(key: K): boolean {
    const change = this.#changes.get(key);
    return change === undefined ? this.#base.has(key) : change !== null;
  }

  /** Keeps the order that the map would have after the same changes. */
  *entries(): Generator<[K, V], undefined> {
    for (const [key, value] of this.#base) {
      const change = this.#changes.get(key);
      if (change !== null) yield [key, change ?? value];
    }
    for (const [key, change] of this.#changes) {
      if (change !== null && !this.#base.has(key)) yield [key, change];
    }
    return undefined;
  }

  *keys(): Generator<K, undefined> {
    for (const [key] of this) yield key;
    return undefined;
  }

  *values(): Generator<V, undefined> {
    for (const [, value] of this) yield value;
    return undefined;
  }

  forEach(each: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }

  [Symbol.iterator](): Generator<[K, V], undefined> {
    return this.entries();
  }
}
