/** Keeps the entries of a list that is replaced whole: a line that names an id stays the entry with that id. */
import { conflict, invalidField } from '../refusals.ts';

/**
 * Gives out each entry of `before` once. An id that nobody has is refused and never made into a new entry: somebody
 * else has deleted the entry meanwhile, and the one that stood there would be lost with all that belongs to it.
 */
export class KeptEntries<Entry extends { readonly id: string }> {
  readonly #left: Map<string, Entry>;
  readonly #field: string;
  readonly #taken = new Set<string>();

  /** `field` is where the list stands in the body, for field errors. */
  constructor(before: readonly Entry[], field: string) {
    this.#left = new Map(before.map((entry) => [entry.id, entry]));
    this.#field = field;
  }

  /** The entry that the line keeps; `undefined` for a new one. */
  take(id: string | undefined, index: number): Entry | undefined {
    if (id === undefined) return undefined;
    if (this.#taken.has(id)) {
      throw invalidField(`${this.#field}.${index}.id`, '同一项在列表里出现了两次，请去掉其中一行');
    }
    const entry = this.#left.get(id);
    if (entry === undefined) {
      throw conflict('列表里有一项已经被别人删除，这次没有保存；请刷新页面，看过现在的列表再改');
    }
    this.#taken.add(id);
    this.#left.delete(id);
    return entry;
  }

  /** Returns the entries that no line has kept. */
  removed(): Entry[] {
    return [...this.#left.values()];
  }
}
