// Says in what a competition differs from the practice that it was begun with.
import type { Item, JudgeGroup, PracticeName, Setting, TieBreak } from '@liangfen/sdk/schema';
import { dropTableText } from '../drop-counts.ts';
import { namedIn, tieBreakParts } from '../tie-break.ts';
import { timePenaltyText } from '../time-penalty.ts';
import { practices } from './practices.ts';

/** A field of the setting, or one of the lists beside it. */
export type PracticeDifference = keyof Setting | 'items' | 'judgeGroups';

interface Rules {
  readonly setting: Setting;
  readonly items: readonly Pick<Item, 'id' | keyof Counted>[];
  readonly judgeGroups: readonly Pick<JudgeGroup, 'id' | 'weight'>[];
}

/** What of an item decides a result. */
type Counted = Pick<
  Item,
  'proportion' | 'factor' | 'maxScore' | 'scoreStep' | 'givenAs' | 'judgeGroupIds'
>;

/** Names items and groups by their place, as a practice does. */
function placed(
  tieBreaks: readonly TieBreak[],
  ids: { readonly items: readonly string[]; readonly groups: readonly string[] },
): string {
  return tieBreaks
    .map((tieBreak) => {
      const parts = tieBreakParts(tieBreak);
      const list = parts === null ? null : namedIn[parts.kind];
      if (parts === null || parts.id === null || list === null) return tieBreak;
      return `${parts.kind}:${ids[list].indexOf(parts.id) + 1}`;
    })
    .join();
}

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
  name: PracticeName,
  { setting, items, judgeGroups }: Rules,
): PracticeDifference[] {
  const practice = practices[name];
  const ids = { items: items.map(({ id }) => id), groups: judgeGroups.map(({ id }) => id) };
  const differing = keysOf(practice.setting).filter((key) => {
    if (key === 'tieBreaks') {
      return placed(setting.tieBreaks, ids) !== (practice.setting.tieBreaks ?? []).join();
    }
    if (key === 'roundShares') return sharesText(setting) !== sharesText(practice.setting);
    if (key === 'timePenalties')
      return timePenaltyText(setting) !== timePenaltyText(practice.setting);
    if (key === 'dropsByPanel') return dropTableText(setting) !== dropTableText(practice.setting);
    return (setting[key] ?? null) !== (practice.setting[key] ?? null);
  });
  const weights = (rows: readonly { readonly weight: number }[]) =>
    rows.map(({ weight }) => weight).join();
  return [
    ...differing,
    ...(itemText(items.map((item) => withPlaces(item, ids.groups))) === itemText(practice.items)
      ? []
      : (['items'] as const)),
    ...(weights(judgeGroups) === weights(practice.judgeGroups) ? [] : (['judgeGroups'] as const)),
  ];
}

function keysOf(setting: Partial<Setting>): (keyof Setting)[] {
  const all: Partial<Record<keyof Setting, unknown>> = setting;
  return Object.keys(all).filter((key): key is keyof Setting => Object.hasOwn(all, key));
}

function sharesText({ roundShares }: Partial<Setting>): string {
  return roundShares == null ? '' : `${roundShares.earlier} ${roundShares.own}`;
}

/** An item that names its judge groups by place, as a practice does. */
function withPlaces(item: Counted, groups: readonly string[]): Counted {
  const { judgeGroupIds } = item;
  if (judgeGroupIds === undefined) return item;
  return { ...item, judgeGroupIds: judgeGroupIds.map((id) => `${groups.indexOf(id) + 1}`) };
}

function itemText(items: readonly Counted[]): string {
  return items
    .map(
      ({ proportion, factor = '', maxScore, scoreStep = '', givenAs = '', judgeGroupIds = [] }) =>
        [proportion, factor, maxScore, scoreStep, givenAs, ...judgeGroupIds].join(' '),
    )
    .join();
}
