/** The numbers of an authenticator app (TOTP, RFC 6238), and the codes that stand in for a lost phone. */
import { typedCodeSigns } from '@liangfen/rules';
import { Secret, TOTP } from 'otpauth';
import type { Ports, Vault } from '../ports.ts';

const issuer = '亮分';
const secretBytes = 20;
const periodSeconds = 30;
export const recoveryCodeCount = 10;

/** Returns a secret in Base32, which is typed where a code cannot be scanned. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function secretUri(secret: string, loginName: string): string {
  return totpOf(secret, loginName).toString();
}

/** The time step of a right number; null for a wrong one. One step before and after is right, too: clocks differ. */
export function stepOf(secret: string, number: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: number, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret, period: periodSeconds, digits: 6, algorithm: 'SHA1' });
}

/** Ten letters of five random bits each. */
const recoveryLetters = 10;

export function newRecoveryCodes({ newId }: Pick<Ports, 'newId'>): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = `${newId()}${newId()}`.slice(0, recoveryLetters);
    return `${letters.slice(0, recoveryLetters / 2)}-${letters.slice(recoveryLetters / 2)}`;
  });
}

/** However somebody writes it: upper case, without the stroke, with spaces, full-width. */
export function recoveryMark(vault: Vault, userId: string, code: string): string {
  const letters = typedCodeSigns(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return vault.mark('recovery code', `${userId}\n${letters}`);
}
