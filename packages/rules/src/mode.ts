// What the modes have and have not: code asks one of these questions, so that a new mode has its answer everywhere.
import type { Mode } from '@liangfen/sdk/schema';

/**
 * Each answer is written for modes that it names one by one: a new mode does not compile until every question names it.
 * A comparison, and no switch, because phones and screens load it before anything else.
 */
type Question = (mode: Mode) => boolean;

/**
 * Whether programs meet in pairs for points of the operator, instead of being judged one by one and ranked.
 *
 * @example
 * ```tsx
 * console.log(hasBouts(match.mode));
 * ```
 */
export const hasBouts: Question = (mode: 'SCORE' | 'VOTE' | 'BATTLE') => mode === 'BATTLE';

/**
 * Whether judges give a vote or none, which are counted.
 *
 * @example
 * ```tsx
 * console.log(hasVotes(match.mode));
 * ```
 */
export const hasVotes: Question = (mode: 'SCORE' | 'VOTE' | 'BATTLE') => mode === 'VOTE';

/**
 * Whether judges give scores up to a full mark, by items where there are any.
 *
 * @example
 * ```tsx
 * console.log(hasFullMark(match.mode));
 * ```
 */
export const hasFullMark: Question = (mode: 'SCORE' | 'VOTE' | 'BATTLE') => mode === 'SCORE';
