/** Mail addresses as they lie in the database: in small letters, sealed, so that one is found again. */
import type { Vault } from '../ports.ts';
import type { Sealed } from '../store/sealed.ts';

export function sealedAddress(vault: Vault, address: string): Sealed {
  return vault.seal(address.trim().toLowerCase());
}
