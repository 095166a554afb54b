// Says in what a competition differs from the practice that it was begun with.
import type { Item, JudgeGroup, PracticeName, Setting } from '@liangfen/sdk/schema';
import { canonicalJson } from '../canonical-json.ts';
import type { Practice } from './practice.ts';
import { practiceNamed, rulesByPlace, saidIn } from './practice-file.ts';

/** A field of the setting, or one of the lists beside it. */
export type PracticeDifference = keyof Setting | 'items' | 'judgeGroups';

interface Rules {
  readonly setting: Setting;
  readonly items: readonly (Counted & Pick<Item, 'id'>)[];
  readonly judgeGroups: readonly Pick<JudgeGroup, 'id' | 'weight'>[];
}

/** What of an item decides a result. */
type Counted = Pick<
  Item,
  'proportion' | 'factor' | 'maxScore' | 'scoreStep' | 'givenAs' | 'judgeGroupIds'
>;

/**
 * Returns what of a competition is not as its practice has it; names of items and groups are its own.
 *
 * @example
 * ```tsx
 * const { setting, items } = match;
 * console.log(practiceDifferences('BRASS_BAND', { setting, items, judgeGroups: [] }));
 * ```
 */
export function practiceDifferences(
  practice: PracticeName | Practice,
  { setting, items, judgeGroups }: Rules,
): PracticeDifference[] {
  const wanted = practiceNamed(practice);
  const own = rulesByPlace({ setting, items }, judgeGroups);
  const differing = keysOf(wanted.setting).filter(
    (key) => canonicalJson(saidIn(own.setting, key)) !== canonicalJson(saidIn(wanted.setting, key)),
  );
  const weights = (rows: readonly { readonly weight: number }[]) =>
    rows.map(({ weight }) => weight).join();
  return [
    ...differing,
    ...(itemText(own.items) === itemText(wanted.items) ? [] : (['items'] as const)),
    ...(weights(judgeGroups) === weights(wanted.judgeGroups) ? [] : (['judgeGroups'] as const)),
  ];
}

function keysOf(setting: Partial<Setting>): (keyof Setting)[] {
  const all: Partial<Record<keyof Setting, unknown>> = setting;
  return Object.keys(all).filter((key): key is keyof Setting => Object.hasOwn(all, key));
}

function itemText(items: readonly Counted[]): string {
  return items
    .map(
      ({ proportion, factor = '', maxScore, scoreStep = '', givenAs = '', judgeGroupIds = [] }) =>
        [proportion, factor, maxScore, scoreStep, givenAs, ...judgeGroupIds].join(' '),
    )
    .join();
}
