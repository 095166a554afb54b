// Says what a table of time penalties takes, and why points were taken for an act's time.
import type { TimePenaltyCause, TimePenaltyRow } from '@liangfen/sdk/schema';
import { fill } from './fill.ts';

export interface TimePenaltyWords {
  readonly cause: Readonly<Record<TimePenaltyCause, string>>;
  /** A row, and one that begins at once. */
  readonly beyond: Readonly<Record<TimePenaltyCause, string>>;
  readonly atOnce: Readonly<Record<TimePenaltyCause, string>>;
  readonly again: string;
  readonly reason: Readonly<Record<TimePenaltyCause, string>>;
}

export const timePenaltyWords: TimePenaltyWords = {
  cause: { OVER: '超时', UNDER: '用时不足' },
  beyond: {
    OVER: '超时 {beyond} 秒以上扣 {points} 分',
    UNDER: '用时差 {beyond} 秒以上扣 {points} 分',
  },
  atOnce: { OVER: '超时扣 {points} 分', UNDER: '用时不足扣 {points} 分' },
  again: '{row}，此后每 {every} 秒再扣 {points} 分',
  reason: { OVER: '用时 {used}，超时 {off}', UNDER: '用时 {used}，不足 {off}' },
};

/**
 * @example
 * ```tsx
 * console.log(timePenaltyRowText({ cause: 'OVER', beyond: 10, points: 0.05 })); // '超时 10 秒以上扣 0.05 分'
 * ```
 */
export function timePenaltyRowText(
  { cause, beyond, points, every }: TimePenaltyRow,
  words: TimePenaltyWords = timePenaltyWords,
): string {
  const row = fill(words[beyond === 0 ? 'atOnce' : 'beyond'][cause], { beyond, points });
  return every === undefined ? row : fill(words.again, { row, every, points });
}
