// Results that were stored before they kept their unrounded value are compared without it: nothing was taken away there.
import type { EvidenceTables, TieKeys } from '@liangfen/sdk/schema';
import { tieBreakParts } from '../tie-break.ts';

type Members = Readonly<Record<string, unknown>>;

/** What tie keys hold since equal scores can be compared unrounded. */
const added: Readonly<Record<'unrounded' | 'unroundedItems' | 'countedMean', keyof TieKeys>> = {
  unrounded: 'unrounded',
  unroundedItems: 'unroundedItems',
  countedMean: 'countedMean',
};

/**
 * Whether results without these keys are older ones. They are not where a rank may hang on the keys and other results of
 * the same tables have them: there, somebody took them away.
 */
export function mayLackTieKeys({ ground, results }: EvidenceTables): boolean {
  return !comparesByThem(ground) || !results.some(({ value }) => hasThem(tieKeysIn(value)));
}

function comparesByThem(ground: EvidenceTables['ground']): boolean {
  const setting = ground.find(({ kind }) => kind === 'SETTING')?.value;
  const tieBreaks = isObject(setting) ? setting.tieBreaks : null;
  return (
    Array.isArray(tieBreaks) &&
    tieBreaks.some((tieBreak) => {
      const kind = typeof tieBreak === 'string' ? tieBreakParts(tieBreak)?.kind : undefined;
      return kind === 'UNROUNDED' || kind === 'COUNTED_MEAN';
    })
  );
}

/** Returns what the replay arrives at without the tie keys that the stored value lacks. */
export function withoutLackingTieKeys(told: unknown, stored: unknown): unknown {
  if (Array.isArray(told)) {
    const others: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return told.map((value, index) => withoutLackingTieKeys(value, others[index]));
  }
  if (!isObject(told) || !isObject(stored)) return told;
  const kept = Object.entries(told).filter(
    ([key]) => !('untrimmedMean' in told && key in added && !(key in stored)),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutLackingTieKeys(value, stored[key])]),
  );
}

function tieKeysIn(result: unknown): unknown {
  return isObject(result) ? result.tieKeys : null;
}

function hasThem(tieKeys: unknown): boolean {
  return isObject(tieKeys) && added.unrounded in tieKeys;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
