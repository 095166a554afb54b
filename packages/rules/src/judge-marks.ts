// Reads from a working what each judge gave the whole program, exactly: equal scores and places are told apart by it.
import type { JudgeBallot, ScoreWorking } from '@liangfen/sdk/schema';
import { add, exactString, multiply, type Rational, rational, sum, zero } from './decimal.ts';
import { itemWeight } from './item-weight.ts';

type Parts = readonly ScoreWorking[];

/** The parts in which marks stand as they were given: the items, or the whole where nobody scores by item. */
function givenParts(parts: Parts): Parts {
  const items = parts.filter(({ itemId }) => itemId !== null);
  return items.length === 0 ? parts : items;
}

/** The parts whose dropped marks were left out of the score: the judges' totals where those were dropped. */
function countedParts(parts: Parts): Parts {
  const whole = parts.filter(({ itemId }) => itemId === null);
  return whole.length === 0 ? parts : whole;
}

function weightOfPart(part: ScoreWorking): Rational {
  return part.itemId === null ? rational(1) : itemWeight(part);
}

/**
 * Returns each judge's Σ item × weight, or the mark of the whole; a judge who left out an item that others of the group
 * scored has no total.
 *
 * @example
 * ```tsx
 * const marks = (working: FinalScore) => [...judgeTotals(working.parts).keys()];
 * ```
 */
export function judgeTotals(parts: Parts): ReadonlyMap<string, Rational> {
  const totals = new Map<string, { total: Rational; scored: number; readonly group: string }>();
  const asked = new Map<string, number>();
  for (const part of givenParts(parts)) {
    const weight = weightOfPart(part);
    for (const group of part.groups) {
      if (group.scores.length === 0) continue;
      asked.set(group.judgeGroupId, (asked.get(group.judgeGroupId) ?? 0) + 1);
      for (const { judgeId, score } of group.scores) {
        const before = totals.get(judgeId) ?? { total: zero, scored: 0, group: group.judgeGroupId };
        before.total = add(before.total, multiply(rational(score), weight));
        before.scored += 1;
        totals.set(judgeId, before);
      }
    }
  }
  return new Map(
    [...totals].flatMap(([judgeId, { total, scored, group }]) =>
      scored === asked.get(group) ? [[judgeId, total] as const] : [],
    ),
  );
}

/** Returns the sum of the marks that were dropped, as they were given and as their items weigh; null where none was. */
export function droppedSum(parts: Parts): Rational | null {
  const totals = judgeTotals(parts);
  const isWhole = parts.some(({ itemId }) => itemId === null);
  const dropped = countedParts(parts).flatMap((part) =>
    part.groups
      .flatMap(({ scores }) => scores)
      .filter((score) => score.dropped !== null)
      .map(({ judgeId, score }) =>
        isWhole
          ? (totals.get(judgeId) ?? rational(score))
          : multiply(rational(score), weightOfPart(part)),
      ),
  );
  return dropped.length === 0 ? null : sum(dropped);
}

/** Returns what each judge gave, as a whole and for each item: what places are made of. */
export function judgeBallots(parts: Parts): JudgeBallot[] {
  const totals = [...judgeTotals(parts)].map(
    ([judgeId, total]): JudgeBallot => ({ judgeId, itemId: null, mark: exactString(total) }),
  );
  const items = parts.flatMap(({ itemId, groups }) =>
    itemId === null
      ? []
      : groups.flatMap(({ scores }) =>
          scores.map(({ judgeId, score }): JudgeBallot => ({ judgeId, itemId, mark: `${score}` })),
        ),
  );
  return [...totals, ...items];
}
