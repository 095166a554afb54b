// Collects the judges' scores of programs for the comparison of judges: by the thing scored, with the scores that were
// dropped.
import type { Program } from '@liangfen/sdk/schema';
import { countedMark } from '../given-as.ts';
import type { ComparedMark, ComparedThing } from '../statistics/compare-judges.ts';
import { scoredItems, scoresOf } from './lookup.ts';
import { type ShowState, WHOLE } from './state.ts';

type Scored = Pick<ShowState, 'scoreBook' | 'results' | 'setting' | 'items'>;

/** A thing that was scored; `itemId` null for a program as a whole. */
export interface MarkedThing extends ComparedThing {
  readonly itemId: string | null;
}

/**
 * Returns every thing of these programs that has scores, in the order given, which counts as the running order. With
 * `itemId` only that item; items that were switched off since are left out, as in the statistics. `programsBefore` says
 * how many programs stand before these in the running order.
 *
 * @example
 * ```tsx
 * const marks = marksOf(state, [program], null);
 * ```
 */
export function marksOf(
  state: Scored,
  programs: readonly Pick<Program, 'id' | 'struck'>[],
  itemId: string | null,
  programsBefore = 0,
): MarkedThing[] {
  const scored = scoredItems(state);
  const items = scored.map(({ id }) => id);
  const keys = itemId !== null ? [itemId] : items.length === 0 ? [WHOLE] : items;
  return programs.flatMap(({ id, struck: list = [] }, index) => {
    const scores = [...scoresOf(state, id)];
    if (scores.length === 0) return [];
    const drops = dropsOf(state, id);
    const struck = new Set(list.map(({ judgeId, itemId: of }) => `${judgeId} ${of ?? WHOLE}`));
    return keys.flatMap((key) => {
      const item = scored.find(({ id: itemKey }) => itemKey === key);
      const marks = scores.flatMap(([judgeId, given]): ComparedMark[] => {
        const score = given.get(key)?.score;
        const dropped = drops.get(key)?.get(judgeId) ?? null;
        if (score === undefined || struck.has(`${judgeId} ${key}`)) return [];
        return [{ judgeId, score: countedMark(state.setting, item, score), dropped }];
      });
      if (marks.length === 0) return [];
      return [{ position: programsBefore + index + 1, itemId: key === WHOLE ? null : key, marks }];
    });
  });
}

function dropsOf(state: Scored, programId: string) {
  const drops = new Map<string, Map<string, ComparedMark['dropped']>>();
  for (const { itemId, groups } of state.results.get(programId)?.parts ?? []) {
    const ofPart = new Map<string, ComparedMark['dropped']>();
    for (const { scores } of groups) {
      for (const { judgeId, dropped } of scores) ofPart.set(judgeId, dropped);
    }
    drops.set(itemId ?? WHOLE, ofPart);
  }
  return drops;
}
