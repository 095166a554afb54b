// What the modes have and have not: code asks one of these questions, so that a new mode has its answer everywhere.
import type { Mode } from '@liangfen/sdk/schema';

/**
 * Whether programs meet in pairs for points of the operator, instead of being judged one by one and ranked.
 *
 * @example
 * ```tsx
 * console.log(hasBouts(match.mode));
 * ```
 */
export function hasBouts(mode: Mode): boolean {
  switch (mode) {
    case 'BATTLE':
      return true;
    case 'SCORE':
    case 'VOTE':
      return false;
  }
}

/**
 * Whether judges give a vote or none, which are counted.
 *
 * @example
 * ```tsx
 * console.log(hasVotes(match.mode));
 * ```
 */
export function hasVotes(mode: Mode): boolean {
  switch (mode) {
    case 'VOTE':
      return true;
    case 'SCORE':
    case 'BATTLE':
      return false;
  }
}

/**
 * Whether judges give scores up to a full mark, by items where there are any.
 *
 * @example
 * ```tsx
 * console.log(hasFullMark(match.mode));
 * ```
 */
export function hasFullMark(mode: Mode): boolean {
  switch (mode) {
    case 'SCORE':
      return true;
    case 'VOTE':
    case 'BATTLE':
      return false;
  }
}
