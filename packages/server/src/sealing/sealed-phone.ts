/** A phone number on its way into the database. */
import type { Sealed, Vault } from '../ports.ts';

export function sealedPhone(vault: Vault, phoneNumber: string | null | undefined): Sealed | null {
  return phoneNumber === null || phoneNumber === undefined ? null : vault.seal(phoneNumber);
}
