/** Chains ledger entries: the text that is hashed, and the hash. A stand-alone reader needs nothing else. */
import type { Actor, ShowEventType } from '@liangfen/sdk/schema';

export interface LedgerFacts {
  /** Hash of the entry before; '' for the first. */
  readonly previousHash: string;
  readonly version: number;
  /** Epoch ms. */
  readonly at: number;
  readonly type: ShowEventType;
  readonly actor: Actor;
  readonly commandId: string;
  /** The event as JSON text, byte for byte as stored. */
  readonly body: string;
}

/**
 * The canonical text of an entry: nine lines, joined by a line feed, UTF-8, without one at the end.
 * No line but the last can hold a line feed (ids, codes and numbers have none), and the last is one
 * line of JSON, so two different entries never make the same text.
 *
 * @example
 * ```ts
 * const lines = canonicalText(ledgerFacts).split('\n'); // nine
 * ```
 */
export function canonicalText(facts: LedgerFacts): string {
  const { previousHash, version, at, type, actor, commandId, body } = facts;
  return `liangfen-ledger-1\n${previousHash}\n${version}\n${at}\n${type}\n${actor.role}\n${actor.id}\n${commandId}\n${body}`;
}

/**
 * Hex, of the canonical text; `sha256` answers hex of UTF-8 text.
 *
 * @example
 * ```ts
 * const { sha256 } = proofCrypto;
 * const isWhole = eventHash(sha256, ledgerFacts) === ledgerRow.hash;
 * ```
 */
export function eventHash(sha256: (text: string) => string, facts: LedgerFacts): string {
  return sha256(canonicalText(facts));
}
