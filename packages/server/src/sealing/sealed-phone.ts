/** Seals a phone number on its way into the database. */
import type { Vault } from '../ports.ts';
import type { Sealed } from '../store/sealed.ts';

export function sealedPhone(vault: Vault, phoneNumber: string | null | undefined): Sealed | null {
  return phoneNumber === null || phoneNumber === undefined ? null : vault.seal(phoneNumber);
}
