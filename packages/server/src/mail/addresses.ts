/** Mail addresses as they lie in the database: in small letters, sealed, so that one is found again. */
import type { Sealed, Vault } from '../ports.ts';

export function sealedAddress(vault: Vault, address: string): Sealed {
  return vault.seal(address.trim().toLowerCase());
}
