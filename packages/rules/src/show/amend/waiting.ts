/**
 * Keeps the list of corrections that wait for a second person, event by event. Every page with a feed loads this file,
 * so it imports nothing.
 */
import type { CorrectionEvent, CurrentMatch, ProposedCorrection } from '@liangfen/sdk/schema';

/** Returns the list after an event about one of its corrections. */
export function correctionsAfter(
  { corrections }: Pick<CurrentMatch, 'corrections'>,
  { type, correction }: Pick<CorrectionEvent, 'type' | 'correction'>,
): ProposedCorrection[] {
  const others = withoutCorrection(corrections, correction.id);
  switch (type) {
    case 'CORRECTION_PROPOSED':
      return [...others, correction];
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return others;
  }
}

export function withoutCorrection(
  corrections: readonly ProposedCorrection[],
  correctionId: string,
): ProposedCorrection[] {
  return corrections.filter(({ id }) => id !== correctionId);
}
