// Finds the scores that are missing: by the server's count, or by the phones' word where the server did not count.
import type { JudgeRef } from '@liangfen/sdk/schema';
import type { RehearsalFacts } from './report.ts';

export interface MissingScore {
  readonly judge: JudgeRef;
  readonly programName: string;
  /** Why the server refused it; empty when it said nothing. */
  readonly detail: string;
}

/**
 * Returns each judge's score of each program once, so that every figure of the report counts the same.
 *
 * @example
 * ```tsx
 * for (const { judge, programName } of missingScores(rehearsalFacts)) {
 *   console.log(`${judge.name}: ${programName}`);
 * }
 * ```
 */
export function missingScores({
  scores,
  undelivered,
}: Pick<RehearsalFacts, 'scores' | 'undelivered'>): MissingScore[] {
  const found = new Map<string, MissingScore>();
  const counted = (scores?.missing ?? []).map((each) => ({ ...each, detail: '' }));
  for (const each of [...counted, ...undelivered]) {
    const key = `${each.judge.id} ${each.programName}`;
    const before = found.get(key);
    if (before === undefined || before.detail === '') found.set(key, each);
  }
  return [...found.values()];
}

/**
 * Returns how many scores are there, and how many must be; null where nobody counted.
 *
 * @example
 * ```tsx
 * const count = scoreCount(rehearsalFacts);
 * if (count !== null) console.log(`${count.found} / ${count.expected}`);
 * ```
 */
export function scoreCount(
  facts: Pick<RehearsalFacts, 'scores' | 'undelivered'>,
): { readonly found: number; readonly expected: number } | null {
  const { scores } = facts;
  if (scores === null) return null;
  const uncounted = missingScores(facts).length - missingScores({ scores, undelivered: [] }).length;
  return { found: scores.found, expected: scores.expected + uncounted };
}
