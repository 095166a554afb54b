// A practice as a file that an association hands out: a competition's rules with their items and groups named by place.
import type {
  Foul,
  Item,
  JudgeGroup,
  PracticeFile,
  PracticeName,
  Setting,
  SettingPatch,
  TieBreak,
} from '@liangfen/sdk/schema';
import { proportionOfFactor } from '../item-weight.ts';
import { namedIn, tieBreakParts } from '../tie-break.ts';
import type { Practice } from './practice.ts';
import { practices } from './practices.ts';

/** What a field of the setting that is not there means. A file says it, so that what is set later differs from it. */
const unsaid = {
  itemWeighting: 'PROPORTION',
  missingScore: 'AS_IS',
  scoreStep: null,
  givenAs: 'SCORE',
  bestItems: null,
  cardRounds: null,
  roundShares: null,
  rounding: 'HALF_UP',
  rankBy: 'SCORE',
  normalisation: 'NONE',
  scoreOrder: 'HIGHER_FIRST',
  scoreUnit: 'POINTS',
  quickScoresOnce: false,
  dropsByPanel: [],
  groupRules: [],
  tolerance: null,
  timePenalties: [],
  leastSeconds: null,
  promotedCount: 0,
} as const satisfies Partial<SettingPatch>;

/** How a hall shows its contest and who confirms what is no rule of a field: a file leaves it to whoever takes it. */
const ofTheHall = [
  'anonymousJudges',
  'rankPageSize',
  'rankCovered',
  'rankPaceMs',
  'revealStyle',
  'countsUp',
  'hitsUnasked',
  'secondPerson',
  'awards',
  'practice',
  'ownPractice',
] as const satisfies readonly (keyof Setting)[];

type OfTheHall = (typeof ofTheHall)[number];

/**
 * The fields of a setting that are the hall's own: taking a file leaves them as they are.
 *
 * @example
 * ```tsx
 * console.log(settingOfHall(match.setting).rankPageSize);
 * ```
 */
export function settingOfHall(setting: Setting): Partial<Pick<Setting, OfTheHall>> {
  const kept: Partial<Pick<Setting, OfTheHall>> = {};
  for (const key of ofTheHall) Object.assign(kept, key in setting ? { [key]: setting[key] } : {});
  return kept;
}

/** What a field says, whether it stands there or not: null where nothing is said. */
export function saidIn(setting: Partial<Setting>, key: keyof Setting): unknown {
  const defaults: Partial<Setting> = unsaid;
  return setting[key] ?? defaults[key] ?? null;
}

interface Ids {
  readonly items: readonly string[];
  readonly groups: readonly string[];
}

/** Names items and groups otherwise: ids by place for a file, places by id for a competition. */
interface Renaming {
  readonly item: (name: string) => string;
  readonly group: (name: string) => string;
}

function byPlace({ items, groups }: Ids): Renaming {
  return {
    item: (id) => `${items.indexOf(id) + 1}`,
    group: (id) => `${groups.indexOf(id) + 1}`,
  };
}

function byId({ items, groups }: Ids): Renaming {
  return {
    item: (place) => items[Number(place) - 1] ?? place,
    group: (place) => groups[Number(place) - 1] ?? place,
  };
}

function renamedTieBreak(tieBreak: TieBreak, naming: Renaming): TieBreak {
  const parts = tieBreakParts(tieBreak);
  const list = parts === null ? null : namedIn[parts.kind];
  if (parts === null || parts.id === null || list === null) return tieBreak;
  const { id } = parts;
  const name = list === 'items' ? naming.item(id) : naming.group(id);
  return `${parts.kind}:${name}`;
}

function renamedSetting<Some extends Pick<SettingPatch, 'tieBreaks' | 'groupRules'>>(
  setting: Some,
  naming: Renaming,
): Some {
  const { tieBreaks, groupRules } = setting;
  return {
    ...setting,
    ...(tieBreaks === undefined
      ? {}
      : { tieBreaks: tieBreaks.map((tieBreak) => renamedTieBreak(tieBreak, naming)) }),
    ...(groupRules === undefined
      ? {}
      : {
          groupRules: groupRules.map((rule) => ({
            ...rule,
            judgeGroupId: naming.group(rule.judgeGroupId),
          })),
        }),
  };
}

function renamedItem<Some extends Pick<Item, 'judgeGroupIds'>>(item: Some, naming: Renaming): Some {
  const { judgeGroupIds } = item;
  if (judgeGroupIds === undefined) return item;
  return { ...item, judgeGroupIds: judgeGroupIds.map(naming.group).sort() };
}

/** The rules of a competition, as settings, items and groups have them. */
export interface CompetitionRules {
  readonly setting: Setting;
  readonly items: readonly Item[];
  readonly fouls?: readonly Foul[];
  readonly judgeGroups: readonly Pick<JudgeGroup, 'id' | 'groupName' | 'weight'>[];
}

/** A competition's rules by place, as a practice has them. */
export function rulesByPlace<Row extends Pick<Item, 'id' | 'judgeGroupIds'>>(
  { setting, items }: { readonly setting: Setting; readonly items: readonly Row[] },
  groups: readonly { readonly id: string }[],
): { setting: Setting; items: Row[] } {
  const naming = byPlace({
    items: items.map(({ id }) => id),
    groups: groups.map(({ id }) => id),
  });
  return {
    setting: renamedSetting(setting, naming),
    items: items.map((item) => renamedItem(item, naming)),
  };
}

/** What a file calls itself, beside its rules. */
export type PracticeTitle = Pick<PracticeFile, 'title' | 'forWhom' | 'source'>;

/**
 * Returns the rules of a competition as a file that others can begin with.
 *
 * @example
 * ```tsx
 * const { setting, items } = match;
 * const judgeGroups = [{ id: 'g', groupName: '评委组', weight: 100 }];
 * const file = practiceFileOf({ title: '校园歌手' }, { setting, items, judgeGroups });
 * console.log(JSON.stringify(file, null, 2));
 * ```
 */
export function practiceFileOf(title: PracticeTitle, rules: CompetitionRules): PracticeFile {
  const { setting, items } = rulesByPlace(rules, rules.judgeGroups);
  const said: Partial<Setting> = { ...unsaid, ...setting };
  for (const key of ofTheHall) delete said[key];
  const { fouls = [] } = rules;
  return {
    format: 'liangfen-practice',
    version: 1,
    ...title,
    setting: said,
    // A factor says the percent, too; a file has one of them.
    items: items.map(({ id: _, proportion, factor, ...item }) => ({
      ...item,
      ...(factor === undefined ? { proportion } : { factor }),
    })),
    ...(fouls.length === 0
      ? {}
      : { fouls: fouls.map(({ foulName, times }) => ({ foulName, times })) }),
    judgeGroups: rules.judgeGroups.map(({ groupName, weight }) => ({ groupName, weight })),
  };
}

/**
 * Rules by place for a competition with these items and groups; a place that nothing has stays as it is.
 *
 * @example
 * ```ts
 * const setting = { tieBreaks: ['ITEM:2' as const] };
 * rulesById({ setting, items: [] }, { items: ['a', 'b'], groups: [] }).setting; // { tieBreaks: ['ITEM:b'] }
 * ```
 */
export function rulesById<
  Setting extends Pick<SettingPatch, 'tieBreaks' | 'groupRules'>,
  Row extends Pick<Item, 'judgeGroupIds'>,
>(
  { setting, items }: { readonly setting: Setting; readonly items: readonly Row[] },
  ids: Ids,
): { setting: Setting; items: Row[] } {
  const naming = byId(ids);
  return {
    setting: renamedSetting(setting, naming),
    items: items.map((item) => renamedItem(item, naming)),
  };
}

/**
 * The practice that a competition was begun with, or that a file brought; null where there is none.
 *
 * @example
 * ```tsx
 * const { setting, items } = match;
 * const practice = practiceOf(setting);
 * if (practice !== null) console.log(practiceDifferences(practice, { setting, items, judgeGroups: [] }));
 * ```
 */
export function practiceOf({
  practice,
  ownPractice,
}: Pick<Setting, 'practice' | 'ownPractice'>): Practice | PracticeName | null {
  return ownPractice === undefined ? (practice ?? null) : practiceOfFile(ownPractice);
}

function practiceOfFile({ setting, items, judgeGroups, source = '' }: PracticeFile): Practice {
  const { mode = 'SCORE', ...rules } = setting;
  return {
    setting: { ...rules, mode },
    items: items.map(({ proportion, factor, maxScore, ...item }) => ({
      ...item,
      proportion: factor === undefined ? (proportion ?? 0) : proportionOfFactor(factor),
      ...(factor === undefined ? {} : { factor }),
      maxScore: maxScore ?? setting.fullScore ?? 100,
    })),
    judgeGroups,
    source,
  };
}

/** The value of a practice, by its name or by itself. */
export function practiceNamed(practice: Practice | PracticeName): Practice {
  return typeof practice === 'string' ? practices[practice] : practice;
}
