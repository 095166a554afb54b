// What the organiser may have meant by full marks that do not fit, as a change of the form.
import type { FullMarks, FullMarksReading, Item, ItemInput, Setting } from '@liangfen/sdk/schema';
import { weighed, weightOfInput } from './item-weights.ts';

type KnownItem = Pick<Item, 'maxScore' | 'proportion' | 'factor' | 'scoreStep' | 'givenAs'>;

/** The items as the server will have them: without a full mark of their own they have the competition's. */
export function knownItems(
  items: readonly ItemInput[],
  { fullScore }: Pick<Setting, 'fullScore'>,
): KnownItem[] {
  return items.map((item) => ({
    ...weightOfInput(item),
    maxScore: item.maxScore ?? fullScore,
    ...(item.scoreStep == null ? {} : { scoreStep: item.scoreStep }),
    ...(item.givenAs == null ? {} : { givenAs: item.givenAs }),
  }));
}

export interface Meant {
  readonly setting: Partial<Setting>;
  readonly items: readonly ItemInput[];
}

export function withReading(
  reading: FullMarksReading,
  { total, fullScore }: Pick<FullMarks, 'total' | 'fullScore'>,
  items: readonly ItemInput[],
): Meant {
  switch (reading) {
    case 'ADD_UP':
      return {
        setting: { itemWeighting: 'FACTOR' },
        items: items.map((item) => weighed(item, { factor: 1 })),
      };
    case 'FULL_SCORE':
      // An item without a full mark of its own keeps the one it had.
      return {
        setting: { fullScore: total },
        items: items.map((item) => ({ ...item, maxScore: item.maxScore ?? fullScore })),
      };
    case 'ITEM_FULL':
      return { setting: {}, items: items.map((item) => ({ ...item, maxScore: fullScore })) };
  }
}
