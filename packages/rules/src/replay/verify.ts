/** The whole proof, entry by entry: the chain, the signed heads over it, and what the tables must hold. Reads nothing by itself. */
import type {
  EvidenceTables,
  LedgerDifference,
  LedgerDifferencePlace,
  LedgerEntry,
  ShowEvent,
  SignedHead,
  UncheckedPart,
} from '@liangfen/sdk/schema';
import { chainTexts } from '../words/difference-words.ts';
import { fill } from '../words/fill.ts';
import { eventHash } from './chain.ts';
import { type CountedVote, CountedVotes } from './counted-votes.ts';
import { hexOf, type Sha256Bytes, TreeBuilder } from './merkle.ts';
import { Replay, type Replayed } from './replay.ts';
import { parseNote, parseVerifierKey } from './signed-note.ts';
import { firstDifference, tablesOf } from './tables.ts';

/** Cryptography that the rules cannot compute themselves. */
export interface ProofCrypto {
  /** Hex, of UTF-8 text. */
  readonly sha256: (text: string) => string;
  readonly sha256Bytes: Sha256Bytes;
  readonly verifyEd25519: (publicKey: Uint8Array, text: string, signature: Uint8Array) => boolean;
}

export type LedgerRow = Pick<
  LedgerEntry,
  'version' | 'at' | 'type' | 'actor' | 'commandId' | 'body' | 'previousHash' | 'hash'
>;

export interface ProofParts {
  readonly competitionId: string;
  readonly crypto: ProofCrypto;
  /** In any order. */
  readonly heads: readonly SignedHead[];
  /** The public keys that are trusted, as verifier keys; heads of other keys must hold too, but prove nothing. */
  readonly keys: readonly string[];
  /** Checkpoints that somebody kept elsewhere: the log must hold them, whatever its own table says. */
  readonly known?: readonly string[];
}

export interface Proof {
  readonly checked: number;
  readonly replayed: number;
  readonly head: string;
  readonly firstBroken: number | null;
  readonly difference: LedgerDifference | null;
  readonly signed: SignedHead | null;
  /** How many entries stand under a head, of the log or kept elsewhere, that a trusted key signed. */
  readonly proven: number;
  readonly unchecked: readonly UncheckedPart[];
}

interface Anchor {
  readonly size: number;
  readonly root: string;
  readonly head: SignedHead | null;
  /** A trusted key signed it. */
  readonly isBelieved: boolean;
}

/**
 * The whole proof of one competition, entry by entry.
 *
 * @example
 * ```ts
 * const check = new LedgerCheck({ competitionId: 'c1', crypto: proofCrypto, heads: [], keys: [] });
 * check.add(ledgerRow);
 * const { difference } = check.finish(null, null);
 * ```
 */
export class LedgerCheck {
  readonly #parts: ProofParts;
  readonly #tree: TreeBuilder;
  readonly #replay: Replay;
  readonly #counted = new CountedVotes();
  readonly #anchors = new Map<number, Anchor[]>();
  #previousHash = '';
  #difference: LedgerDifference | null = null;
  #firstBroken: number | null = null;
  #signed: SignedHead | null = null;
  #proven = 0;
  #largest = 0;
  #checked = 0;

  constructor(parts: ProofParts) {
    this.#parts = parts;
    this.#tree = new TreeBuilder(parts.crypto.sha256Bytes);
    this.#replay = new Replay(parts.competitionId);
    for (const head of parts.heads) this.#anchor(head.checkpoint, head);
    for (const text of parts.known ?? []) this.#anchor(text, null);
  }

  get checked(): number {
    return this.#checked;
  }

  get isBroken(): boolean {
    return this.#firstBroken !== null;
  }

  /** The show before the next entry, which is written into the same maps; null while the show is not known. */
  get state() {
    return this.#replay.state;
  }

  /** The audience votes whose count the entries show, by their ids. */
  get countedVotes(): ReadonlyMap<string, CountedVote> {
    return this.#counted.votes;
  }

  /** Notes a difference that the reader of the rows has found beside them. */
  object(difference: LedgerDifference): void {
    this.#difference ??= difference;
  }

  /** Takes rows in the order of their versions; after the first broken row it looks at nothing more. */
  add(row: LedgerRow): void {
    if (this.isBroken) return;
    const version = this.#checked + 1;
    const { crypto } = this.#parts;
    if (row.version !== version) {
      this.#break('CHAIN', version, chainTexts.missing);
      return;
    }
    if (row.previousHash !== this.#previousHash) {
      this.#break('CHAIN', version, chainTexts.order);
      return;
    }
    if (row.hash !== eventHash(crypto.sha256, { ...row, previousHash: this.#previousHash })) {
      this.#break('CHAIN', version, chainTexts.hash);
      return;
    }
    const event = eventIn(row);
    if (event === null) {
      this.#break('LOG', version, chainTexts.columns);
      return;
    }
    this.#previousHash = row.hash;
    this.#checked = version;
    this.#tree.add(row.hash);
    this.#hold(version);
    this.#step(event);
  }

  /** Ends the check; `head` is the competition's own claim about its last hash, null where it makes none. */
  finish(tables: EvidenceTables | null, head: LedgerHead | null): Proof {
    if (!this.isBroken && this.#largest > this.#checked) {
      const values = { size: this.#largest, count: this.#checked };
      this.#note('SIGNATURE', null, fill(chainTexts.tail, values));
    }
    if (!this.isBroken && head !== null) {
      if (head.version > this.#checked) {
        this.#break('CHAIN', this.#checked + 1, chainTexts.missing);
      } else if (head.hash !== this.#previousHash || head.version < this.#checked) {
        this.#note('CHAIN', this.#checked, chainTexts.head);
        this.#firstBroken ??= this.#checked;
      }
    }
    const { state, lateScores } = this.#replay;
    if (this.#difference === null && tables !== null && state !== null) {
      const replayed = tablesOf(state, lateScores, (look) => look);
      this.#difference = firstDifference(replayed, tables);
    }
    return {
      checked: this.#checked,
      replayed: this.#replay.replayed,
      head: this.#previousHash,
      firstBroken: this.#firstBroken,
      difference: this.#difference,
      signed: this.#signed,
      proven: this.#proven,
      unchecked: this.#unchecked(),
    };
  }

  #unchecked(): UncheckedPart[] {
    const { untold, replayed, state } = this.#replay;
    return [
      ...(untold > 0 ? (['BEFORE_GROUND'] as const) : []),
      ...(state === null && replayed > 0 ? (['REPLAY'] as const) : []),
      'PICTURES',
      'PEOPLE',
      'BASE',
      ...(this.#proven === 0 ? (['SIGNATURES'] as const) : []),
      ...(this.#proven > 0 && this.#proven < this.#checked ? (['UNSIGNED'] as const) : []),
      ...((this.#parts.known ?? []).length === 0 ? (['OUTSIDE'] as const) : []),
    ];
  }

  #anchor(text: string, head: SignedHead | null): void {
    const { competitionId, crypto, keys } = this.#parts;
    const note = parseNote(text);
    const size = note?.size ?? head?.size ?? 0;
    if (note === null) {
      this.#note('SIGNATURE', null, fill(chainTexts.badSignature, { size }));
      return;
    }
    const isSignedBy = (believed: readonly string[]) =>
      note.signatures.some(({ name, keyId, signature }) =>
        believed.some((keyText) => {
          const key = parseVerifierKey(keyText, crypto.sha256Bytes);
          return (
            key !== null &&
            key.name === name &&
            hexOf(key.keyId) === hexOf(keyId) &&
            crypto.verifyEd25519(key.publicKey, note.body, signature)
          );
        }),
      );
    const isBelieved = isSignedBy(keys);
    // A head names its key, and must hold for that one whatever is believed besides.
    if (head === null ? !isBelieved : !isSignedBy([head.key])) {
      this.#note('SIGNATURE', null, fill(chainTexts.badSignature, { size }));
      return;
    }
    const root = hexOf(note.root);
    const isOwn =
      note.origin.endsWith(`/${competitionId}`) &&
      (head === null || (head.size === size && head.root === root));
    if (!isOwn) {
      this.#note('SIGNATURE', null, fill(chainTexts.otherOrigin, { size }));
      return;
    }
    this.#largest = Math.max(this.#largest, size);
    const anchor = { size, root, head: isBelieved ? head : null, isBelieved };
    this.#anchors.set(size, [...(this.#anchors.get(size) ?? []), anchor]);
  }

  #hold(size: number): void {
    const anchors = this.#anchors.get(size);
    if (anchors === undefined) return;
    const root = hexOf(this.#tree.root());
    if (anchors.some((anchor) => anchor.root !== root)) {
      this.#note('SIGNATURE', null, fill(chainTexts.rewritten, { size }));
      return;
    }
    for (const { head, isBelieved } of anchors) {
      if (head !== null) this.#signed = head;
      if (isBelieved) this.#proven = size;
    }
  }

  #step(event: ShowEvent): void {
    const replayed = this.#replayed(event);
    if (replayed.kind !== 'DIFFERENT' || this.#difference !== null) return;
    const { version } = event;
    const { expected, found } = replayed;
    const text = fill(chainTexts.replay, { version });
    this.#difference = { place: 'LOG', version, text, expected, found };
  }

  /** A made-up body may lack what every event has. */
  #replayed(event: ShowEvent): Replayed {
    try {
      this.#counted.see(event);
      return this.#replay.step(event);
    } catch {
      return { kind: 'DIFFERENT', expected: '', found: event.type };
    }
  }

  #break(place: LedgerDifferencePlace, version: number, template: string): void {
    this.#firstBroken = version;
    this.#note(place, version, template);
  }

  /** Keeps the first difference. */
  #note(place: LedgerDifferencePlace, version: number | null, template: string): void {
    const text = version === null ? template : fill(template, { version });
    this.#difference ??= { place, version, text, expected: null, found: null };
  }
}

export interface LedgerHead {
  readonly version: number;
  readonly hash: string;
}

/** The columns are hashed beside the body, so both must say the same. */
function eventIn(row: LedgerRow): ShowEvent | null {
  try {
    // The chain, the heads and the replay tell whether the event is a show's, whoever wrote it.
    const event = JSON.parse(row.body) as ShowEvent;
    const fits = event.type === row.type && event.version === row.version && event.at === row.at;
    return fits ? event : null;
  } catch {
    return null;
  }
}
