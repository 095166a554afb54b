/** Reads a request's address without making a `URL`, which would cost more than finding the operation. */

export interface Target {
  /** The path as it was sent; the router decodes its segments. */
  readonly pathname: string;
  /** The text after the question mark. */
  readonly search: string;
}

/** Splits an address as a request carries it: a whole one, or what follows the host. */
export function targetOf(url: string): Target {
  const from = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3);
  const hash = url.indexOf('#', from);
  const end = hash === -1 ? url.length : hash;
  const mark = url.indexOf('?', from);
  return mark === -1 || mark > end
    ? { pathname: url.slice(from, end), search: '' }
    : { pathname: url.slice(from, mark), search: url.slice(mark + 1, end) };
}
