/**
 * The parts of a browser that the client takes, spelled out: Node, Bun and workers have no DOM library to name them by,
 * and a name that is not found would be `any`.
 */

/** `localStorage`, or whatever keeps texts by name. */
export interface TextStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** `location`. */
export interface PageAddress {
  readonly href: string;
}

/** `history`. */
export interface PageHistory {
  readonly state: unknown;
  readonly replaceState: (state: unknown, unused: string, address: string) => void;
}

/** `navigator.locks`. */
export interface NamedLocks {
  readonly request: <Answer>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Answer>,
  ) => Promise<Answer>;
}

/** `indexedDB`. What it opens is a database of IndexedDB. */
export interface DatabaseFactory {
  readonly open: (name: string, version: number) => object;
}
