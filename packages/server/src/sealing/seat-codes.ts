/**
 * Codes of seats: the database keeps one half of a code, and the other half is made with the key that lies outside of
 * it.
 */
import type { Ports, Vault } from '../ports.ts';

/** The length that the database draws. */
export const seedLength = 16;

export function seatCode(vault: Vault, seed: string): string {
  return `${seed}${vault.mark('seat', seed)}`;
}

/** The seed of a code that was made here; null for every other text. */
export function seedOf(code: string, { vault, sha256 }: Pick<Ports, 'vault' | 'sha256'>) {
  const seed = code.slice(0, seedLength);
  // Compares hashes, so that the time tells nothing about how much was right.
  return sha256(seatCode(vault, seed)) === sha256(code) ? seed : null;
}

/** Returns the mark by which a code from before there were seeds is found. */
export function formerSeatMark(vault: Vault, code: string): string {
  return vault.mark('former seat', code);
}
