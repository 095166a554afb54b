/** Remembers where paths lead, because callers ask for the same ones again and again. */
import type { ContractOperation } from './operations.ts';
import type { Router } from './router.ts';
import { type Values, validationOf } from './validation.ts';

/** An operation with the values in its path. */
export class Located {
  readonly operation: ContractOperation;
  /** The competition of the path; elsewhere `id` is something else. */
  readonly competitionId: string | null;
  readonly #path: Readonly<Record<string, string>>;
  #values: Values | null = null;

  constructor(operation: ContractOperation, path: Readonly<Record<string, string>>) {
    this.operation = operation;
    this.competitionId = operation.path.startsWith('/api/competition/{id}')
      ? (path.id ?? null)
      : null;
    this.#path = path;
  }

  /** Checked once; throws a ProblemError when they are none of the contract's. */
  values(): Values {
    this.#values ??= Object.freeze(validationOf(this.operation).path(this.#path));
    return this.#values;
  }
}

export type Locate = (
  method: string,
  pathname: string,
) => Located | { readonly allowed: readonly string[] };

const mostRemembered = 10_000;
/** Whoever asks for long paths must not fill the memory with them. */
const longestRemembered = 200;

export function createLocate(route: Router): Locate {
  const remembered = new Map<string, Map<string, Located>>();
  let count = 0;

  const remember = (method: string, pathname: string, located: Located): void => {
    if (pathname.length > longestRemembered) return;
    if (count >= mostRemembered) {
      remembered.clear();
      count = 0;
    }
    let paths = remembered.get(method);
    if (paths === undefined) {
      paths = new Map();
      remembered.set(method, paths);
    }
    paths.set(pathname, located);
    count += 1;
  };

  return (method, pathname) => {
    const known = remembered.get(method)?.get(pathname);
    if (known !== undefined) return known;
    const found = route(method, pathname);
    if (!found.found) return found;
    const located = new Located(found.operation, found.path);
    remember(method, pathname, located);
    return located;
  };
}
