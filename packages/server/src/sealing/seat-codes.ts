/** Codes of seats: what the database keeps is half of one, and the other half is made with the key that lies outside of it. */
import type { Ports, Vault } from '../ports.ts';

/** As the database draws it. */
export const seedLength = 16;

export function seatCode(vault: Vault, seed: string): string {
  return `${seed}${vault.mark('seat', seed)}`;
}

/** The seed of a code that was made here; null for every other text. */
export function seedOf(code: string, { vault, sha256 }: Pick<Ports, 'vault' | 'sha256'>) {
  const seed = code.slice(0, seedLength);
  // As hashes, so that the time it takes says nothing about how much was right.
  return sha256(seatCode(vault, seed)) === sha256(code) ? seed : null;
}

/** By which a code of before there were seeds is found. */
export function formerSeatMark(vault: Vault, code: string): string {
  return vault.mark('former seat', code);
}
