/**
 * Works out the id of a console from the facts of who opened it: the ledger names the console by its id, and thereby
 * vouches for the name.
 */
import type { ConsoleWay } from '@liangfen/sdk/schema';

export interface ConsoleFacts {
  readonly competitionId: string;
  /** The account that opened the console, by a login or by its key; null for a passcode. */
  readonly userId: string | null;
  readonly way: ConsoleWay;
  readonly name: string;
  /** Epoch ms. */
  readonly openedAt: number;
  /** 256 random bits, so that no two consoles are the same and nobody makes up an id. */
  readonly nonce: string;
}

const letters = 32;

/**
 * Seven lines, joined by a line feed, UTF-8; names have no line feed. Changing the name, the account or the way in the
 * table gives the console another id than the one in the chain of hashes.
 */
export function consoleId(sha256: (text: string) => string, facts: ConsoleFacts): string {
  const { competitionId, userId, way, name, openedAt, nonce } = facts;
  const lines = ['liangfen-console-1', competitionId, userId ?? '', way, name, openedAt, nonce];
  return sha256(lines.join('\n')).slice(0, letters);
}
