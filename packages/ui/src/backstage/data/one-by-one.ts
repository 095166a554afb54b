// Does the same step for several things, one after the other: a failure of one does not hold up the others.
import { ApiError } from '@liangfen/sdk';

export interface OneByOne<Item> {
  readonly done: readonly Item[];
  readonly left: readonly Item[];
  /** Why the first of those left was refused; null when all are done. */
  readonly failure: unknown;
}

/** Throws the failure when nothing at all could be done. */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<OneByOne<Item>> {
  const done: Item[] = [];
  const left: Item[] = [];
  let failure: unknown = null;
  for (const [index, item] of items.entries()) {
    try {
      await act(item);
      done.push(item);
    } catch (error) {
      failure ??= error;
      left.push(item);
      if (isAboutThisOne(error)) continue;
      left.push(...items.slice(index + 1));
      break;
    }
  }
  if (failure !== null && done.length === 0) throw failure;
  return { done, left, failure };
}

/** A refusal of one item says nothing of the next; a dead server or an ended login does. */
function isAboutThisOne(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 409].includes(error.status);
}
