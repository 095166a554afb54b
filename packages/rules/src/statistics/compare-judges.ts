// Sets the judges of a show beside each other: level, spread, dropped scores, and the running order.
import type { JudgeComparison, JudgeRef, JudgeScoreWorking } from '@liangfen/sdk/schema';
import { meanOf, rounded } from './measure.ts';
import { type Deviation, orderEffectOf } from './order-effect.ts';
import { type GatheredSpread, gatherSpread } from './spread.ts';

/** A score that one judge gave for one thing: a program as a whole, or one of its items. */
export interface ComparedMark {
  readonly judgeId: string;
  readonly score: number;
  readonly dropped: JudgeScoreWorking['dropped'];
}

/** All scores that the judges gave for one thing. */
export interface ComparedThing {
  /** Position of the program in the running order, from 1. */
  readonly position: number;
  readonly marks: readonly ComparedMark[];
}

interface Own {
  readonly spread: GatheredSpread;
  readonly deviations: Deviation[];
  droppedHighest: number;
  droppedLowest: number;
}

/**
 * One row for each of `judges`, in their order. `deviation` is the mean of a judge's score less the
 * mean of the **other** judges' scores for the same thing: above zero for the generous. A thing that
 * only one judge scored compares nobody. `decimals` is for mean and spread.
 *
 * @example
 * ```tsx
 * const comparison = compareJudges([{ id: 'j1', number: 1, name: '周慧敏' }], [], 2);
 * ```
 */
export function compareJudges(
  judges: readonly JudgeRef[],
  things: readonly ComparedThing[],
  decimals: number,
): JudgeComparison[] {
  const comparison = gatherComparison(judges);
  comparison.add(things);
  return judges.map((judge) => comparison.rowOf(judge, decimals));
}

/** Compares some things and one judge at a time, for callers that must not take long in one go. */
export interface GatheredComparison {
  readonly add: (things: readonly ComparedThing[]) => void;
  readonly rowOf: (judge: JudgeRef, decimals: number) => JudgeComparison;
}

/**
 * @example
 * ```tsx
 * const gathered = gatherComparison([{ id: 'j1', number: 1, name: '周慧敏' }]);
 * ```
 */
export function gatherComparison(judges: readonly JudgeRef[]): GatheredComparison {
  const owns = new Map<string, Own>(
    judges.map(({ id }) => [
      id,
      { spread: gatherSpread(), deviations: [], droppedHighest: 0, droppedLowest: 0 },
    ]),
  );
  return {
    add: (things) => {
      for (const { position, marks } of things) {
        let total = 0;
        for (const { score } of marks) total += score;
        for (const { judgeId, score, dropped } of marks) {
          const own = owns.get(judgeId);
          if (own === undefined) continue;
          own.spread.add(score);
          if (dropped === 'HIGHEST') own.droppedHighest += 1;
          if (dropped === 'LOWEST') own.droppedLowest += 1;
          if (marks.length < 2) continue;
          const others = (total - score) / (marks.length - 1);
          own.deviations.push({ position, deviation: score - others });
        }
      }
    },
    rowOf: (judge, decimals) => {
      const own = owns.get(judge.id);
      const deviations = own?.deviations ?? [];
      const deviation = meanOf(deviations.map((each) => each.deviation));
      return {
        judge: { id: judge.id, number: judge.number, name: judge.name },
        ...(own?.spread ?? gatherSpread()).result(decimals),
        deviation: deviation === null ? null : rounded(deviation),
        droppedHighest: own?.droppedHighest ?? 0,
        droppedLowest: own?.droppedLowest ?? 0,
        order: orderEffectOf(deviations),
      };
    },
  };
}
