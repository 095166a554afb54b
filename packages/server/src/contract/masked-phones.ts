/** Masks the middle of every phone number in an answer, wherever it stands, for callers who may not have them. */
import type { CompetitionRole } from '@liangfen/sdk/schema';
import type { CallingKey } from '../sessions/principal.ts';

/** A number by itself: digits within an id or a hash are none. */
const phone = /(?<![0-9A-Za-z])(1[3-9][0-9])[0-9]{4}([0-9]{4})(?![0-9A-Za-z])/g;

/** How a caller is shown phone numbers. */
export type PhoneSight = 'WHOLE' | 'MASKED';

/**
 * A key lends its main account's rights to a program; the numbers are people's, and no scope speaks of them
 * (docs/decisions/0544).
 */
export function phoneSight(role: CompetitionRole, key: CallingKey | null): PhoneSight {
  return key === null && roleSeesPhones(role) ? 'WHOLE' : 'MASKED';
}

export function roleSeesPhones(role: CompetitionRole): boolean {
  switch (role) {
    case 'OWNER':
    case 'ADMIN':
      return true;
    case 'EDITOR':
    case 'OPERATOR':
    case 'VIEWER':
    case 'AUDITOR':
      return false;
  }
}

export function maskPhones(text: string): string {
  return text.replace(phone, '$1****$2');
}

const maskedPhone = /(?<![0-9A-Za-z])1[3-9][0-9]\*{4}[0-9]{4}(?![0-9A-Za-z])/g;

/**
 * Puts the stored numbers back into what a caller who sees masked ones has typed: a form that is sent whole, or a word
 * beside a number, must not replace the number by its mask. A number that does not stand in the stored text stays as
 * typed.
 */
export function withKeptPhones(phones: PhoneSight, typed: string, stored: string): string {
  if (phones === 'WHOLE') return typed;
  const kept = new Map<string, string[]>();
  for (const [number] of stored.matchAll(phone)) {
    const mask = maskPhones(number);
    kept.set(mask, [...(kept.get(mask) ?? []), number]);
  }
  return typed.replace(maskedPhone, (mask) => {
    const numbers = kept.get(mask);
    // The last stored number serves for all masks that follow: the same number may be typed twice.
    return (numbers !== undefined && numbers.length > 1 ? numbers.shift() : numbers?.[0]) ?? mask;
  });
}

/** Names and reasons too: people write numbers everywhere. */
export function withMaskedPhones(answer: unknown): unknown {
  if (typeof answer === 'string') return maskPhones(answer);
  if (Array.isArray(answer)) return answer.map(withMaskedPhones);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withMaskedPhones(value)]),
  );
}
