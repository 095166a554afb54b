/** The tree over a ledger (RFC 6962): its leaves are the entries' hashes, so that others can prove inclusion and consistency with tools of their own. */

export type Sha256Bytes = (bytes: Uint8Array) => Uint8Array;

/**
 * Grows leaf by leaf and keeps one hash for each of its full parts, so that a root costs little at any size.
 *
 * @example
 * ```ts
 * const tree = new TreeBuilder(proofCrypto.sha256Bytes);
 * tree.add(ledgerRow.hash);
 * const root = hexOf(tree.root());
 * ```
 */
export class TreeBuilder {
  /** The full parts, from the largest to the smallest. */
  #parts: { readonly leaves: number; readonly hash: Uint8Array }[] = [];
  readonly #sha256: Sha256Bytes;
  size = 0;

  constructor(sha256: Sha256Bytes) {
    this.#sha256 = sha256;
  }

  /** `entryHash` in hex, as the ledger has it. */
  add(entryHash: string): void {
    let part = { leaves: 1, hash: this.#sha256(joined(0, bytesOf(entryHash))) };
    for (;;) {
      const last = this.#parts[this.#parts.length - 1];
      if (last === undefined || last.leaves !== part.leaves) break;
      this.#parts.pop();
      part = { leaves: part.leaves * 2, hash: this.#sha256(joined(1, last.hash, part.hash)) };
    }
    this.#parts.push(part);
    this.size += 1;
  }

  root(): Uint8Array {
    const [first, ...rest] = [...this.#parts].reverse();
    if (first === undefined) return this.#sha256(new Uint8Array());
    return rest.reduce((right, left) => this.#sha256(joined(1, left.hash, right)), first.hash);
  }

  /** Writes the full parts as text, so that a later run can go on from them. */
  save(): string {
    return this.#parts.map(({ leaves, hash }) => `${leaves}:${hexOf(hash)}`).join(' ');
  }

  static restored(sha256: Sha256Bytes, saved: string): TreeBuilder {
    const tree = new TreeBuilder(sha256);
    for (const part of saved.split(' ').filter((text) => text !== '')) {
      const [leaves = '0', hash = ''] = part.split(':');
      tree.#parts.push({ leaves: Number(leaves), hash: bytesOf(hash) });
      tree.size += Number(leaves);
    }
    return tree;
  }
}

/**
 * The root over all entries, 32 bytes.
 *
 * @example
 * ```ts
 * const root = hexOf(rootOf(proofCrypto.sha256Bytes, [ledgerRow.hash]));
 * ```
 */
export function rootOf(sha256: Sha256Bytes, entryHashes: Iterable<string>): Uint8Array {
  const tree = new TreeBuilder(sha256);
  for (const hash of entryHashes) tree.add(hash);
  return tree.root();
}

/**
 * A whole tree, for the way from any leaf to the root (RFC 6962, 2.1.1).
 *
 * @example
 * ```ts
 * const tree = new InclusionTree(proofCrypto.sha256Bytes, [ledgerRow.hash]);
 * const path = tree.path(0); // [], a single leaf is its own root
 * ```
 */
export class InclusionTree {
  /** From the leaves up; the last of a level goes up as it is where it has no neighbour. */
  readonly #levels: readonly (readonly Uint8Array[])[];

  constructor(sha256: Sha256Bytes, leaves: readonly string[]) {
    let level: readonly Uint8Array[] = leaves.map((leaf) => sha256(joined(0, bytesOf(leaf))));
    const levels = [level];
    while (level.length > 1) {
      const above: Uint8Array[] = [];
      for (let at = 0; at < level.length; at += 2) {
        const [left, right] = level.slice(at, at + 2);
        if (left !== undefined)
          above.push(right === undefined ? left : sha256(joined(1, left, right)));
      }
      level = above;
      levels.push(level);
    }
    this.#levels = levels;
  }

  /** The neighbours on the way up, in hex. */
  path(index: number): readonly string[] {
    const path: string[] = [];
    let at = index;
    for (const level of this.#levels) {
      const neighbour = level[at ^ 1];
      if (neighbour !== undefined) path.push(hexOf(neighbour));
      at >>= 1;
    }
    return path;
  }
}

/** Where a leaf stands, and its neighbours on the way up. */
export interface Inclusion {
  readonly index: number;
  /** How many leaves the tree has. */
  readonly size: number;
  readonly path: readonly string[];
}

/**
 * The root to which a way leads from a leaf; null for a way that a tree of that size cannot have (RFC 9162, 2.1.3.2).
 *
 * @example
 * ```ts
 * const root = rootAlong(proofCrypto.sha256Bytes, ledgerRow.hash, { index: 0, size: 1, path: [] });
 * ```
 */
export function rootAlong(
  sha256: Sha256Bytes,
  leaf: string,
  { index, size, path }: Inclusion,
): string | null {
  if (!(index >= 0 && index < size)) return null;
  let [at, last] = [index, size - 1];
  let hash = sha256(joined(0, bytesOf(leaf)));
  for (const neighbour of path) {
    // The last of a level without a neighbour goes up as it is.
    while (at === last && at % 2 === 0 && last > 0) [at, last] = [at >> 1, last >> 1];
    if (last === 0) return null;
    const other = bytesOf(neighbour);
    hash = sha256(at % 2 === 1 ? joined(1, other, hash) : joined(1, hash, other));
    [at, last] = [at >> 1, last >> 1];
  }
  while (at === last && at % 2 === 0 && last > 0) [at, last] = [at >> 1, last >> 1];
  return last === 0 ? hexOf(hash) : null;
}

function joined(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0));
  all[0] = prefix;
  let at = 1;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * The bytes of hex digits; not checked.
 *
 * @example
 * ```ts
 * bytesOf('00ff'); // Uint8Array [0, 255]
 * ```
 */
export function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = (digitAt(hex, at * 2) << 4) | digitAt(hex, at * 2 + 1);
  }
  return bytes;
}

/**
 * Hex digits, two for each byte.
 *
 * @example
 * ```ts
 * hexOf(new Uint8Array([0, 255])); // '00ff'
 * ```
 */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += twoDigits[byte];
  return hex;
}

/** Looked up, because a tree over 100,000 ballots writes and reads six million digits while the hall waits. */
const twoDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Small and capital letters alike. */
function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at) | 0x20;
  return code > 0x39 ? code - 0x57 : code & 0xf;
}
