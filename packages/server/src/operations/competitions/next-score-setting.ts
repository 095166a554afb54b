/** Works out what a patch makes of the score setting, and refuses what does not add up. Pure. */
import {
  addsUp,
  areAlike,
  bestItemsOf,
  compare,
  decimalsOf,
  deductedFrom,
  divide,
  dropsAny,
  dropTableText,
  finestDecimals,
  formatDecimal,
  givenAsOf,
  hasFullMark,
  isOnStep,
  itemWeightingOf,
  largestGiven,
  largestScore,
  largestTotal,
  missingScoreOf,
  mostJudgesSummed,
  normalisationOf,
  proportionOfFactor,
  rankByOf,
  rational,
  roundingOf,
  scoreOrderOf,
  scoreStepOf,
  scoresGivenOnce,
  scoreUnitOf,
  sum,
  tieBreakParts,
  toNumber,
  type UnfitQuickScores,
  unfitQuickScores,
  withQuickScores,
} from '@liangfen/rules';
import { settingWords, unfitQuickScoresText } from '@liangfen/rules/words';
import type {
  Award,
  Foul,
  GivenAs,
  Item,
  ItemInput,
  ItemWeighting,
  ScoreSettingPatch,
  Setting,
} from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import { KeptEntries } from '../kept-entries.ts';
import { modeDefaults } from './defaults.ts';
import { requirePenalties } from './penalty-items.ts';
import {
  groupRulesText,
  judgeGroupsFrom,
  requireKnownGroups,
  withDropsPerItem,
  withGroupRules,
} from './rules-of-groups.ts';
import { requireTimePenalties } from './time-penalties.ts';
import { requireTolerance, toleranceText } from './tolerance.ts';

export interface ScoreRules {
  readonly setting: Setting;
  readonly items: readonly Item[];
  readonly fouls: readonly Foul[];
}

interface Surroundings {
  readonly judgeGroupIds: ReadonlySet<string>;
  /** The programs in groups, to which an award may be given. */
  readonly programIds: ReadonlySet<string>;
  readonly newId: () => string;
}

export function nextScoreRules(
  current: ScoreRules,
  patch: ScoreSettingPatch,
  { judgeGroupIds, programIds, newId }: Surroundings,
): ScoreRules {
  const said = withGroupRules(nextSetting(current.setting, patch.setting ?? {}));
  if (compare(rational(said.minScore), rational(said.fullScore)) >= 0) {
    throw invalidField('setting.minScore', '最低分必须小于满分，请调整后再保存');
  }
  const items = nextItems(current.items, patch.items, said, newId);
  requireKnownGroups(items, said, judgeGroupIds);
  const wanted = withDropsPerItem(said, items, patch.setting);
  const setting = withQuickScores(current, { setting: wanted, items });
  requireProportions(setting, items);
  requireRange(setting, items);
  requireSteps(setting, items);
  requireDeductions(setting, items);
  requirePenalties(setting, items);
  requireRuns(setting, items);
  requireDropTable(setting);
  requirePlaces(setting);
  requireTimePenalties(setting);
  requireTolerance(setting);
  requireQuickScores(current, { setting, items });
  const fouls = nextFouls(current.fouls, patch.fouls, newId);
  const known = (tieBreak: string) => isKnown(tieBreak, items, judgeGroupIds);
  const unknown = patch.setting?.tieBreaks?.findIndex((tieBreak) => !known(tieBreak)) ?? -1;
  if (unknown !== -1) {
    throw invalidField(
      `setting.tieBreaks.${unknown}`,
      '同分规则里有不存在的评分项或评委组，请刷新后重新选择',
    );
  }
  // A tie-break on an item that is taken away goes with it.
  const tieBreaks = setting.tieBreaks.filter(known);
  const awards =
    patch.awards === undefined
      ? {}
      : { awards: nextAwards(patch.awards, programIds, current.setting.awards ?? []) };
  return { setting: { ...setting, tieBreaks, ...awards }, items, fouls };
}

/** Ranks that one award goes to at most: every name must come up on the wall. */
const ranksAtMost = 100;

/**
 * Awards that were written before a removal took its programs out of them may name some that are gone: such a winner is
 * left out, whoever saves. One that is new is refused.
 */
function nextAwards(
  wanted: readonly Award[],
  programIds: ReadonlySet<string>,
  current: readonly Award[],
): Award[] {
  const known = current.flatMap((award) => (award.basis === 'HAND' ? award.programIds : []));
  const gone = new Set(known.filter((id) => !programIds.has(id)));
  return wanted.map((award, index) => {
    const kept = withoutGone(award, gone);
    requireAward(kept, `awards.${index}`, programIds);
    return { ...kept, awardName: kept.awardName.trim() };
  });
}

function withoutGone(award: Award, gone: ReadonlySet<string>): Award {
  switch (award.basis) {
    case 'RANK':
      return award;
    case 'HAND':
      return { ...award, programIds: award.programIds.filter((id) => !gone.has(id)) };
  }
}

function requireAward(award: Award, field: string, programIds: ReadonlySet<string>): void {
  switch (award.basis) {
    case 'RANK':
      if (award.toRank < award.fromRank) {
        throw invalidField(`${field}.toRank`, '名次要从小到大填写，请改正后再保存');
      }
      if (award.toRank - award.fromRank >= ranksAtMost) {
        const message = `一个奖项最多 ${ranksAtMost} 个名次，请分成几个奖项再保存`;
        throw invalidField(`${field}.toRank`, message);
      }
      return;
    case 'HAND': {
      const unknown = award.programIds.findIndex((id) => !programIds.has(id));
      if (unknown === -1) return;
      const message = `奖项「${award.awardName}」的得奖节目里有一个已不存在，请把它去掉后再保存`;
      throw invalidField(`${field}.programIds.${unknown}`, message);
    }
  }
}

/**
 * A new mode brings its own defaults for fields that the patch does not name; combined items bring their scope of
 * dropping.
 */
function nextSetting(current: Setting, patch: NonNullable<ScoreSettingPatch['setting']>): Setting {
  const mode = patch.mode ?? current.mode;
  const combine = patch.enableScoreItemCombine ?? current.enableScoreItemCombine;
  return {
    ...current,
    ...(mode === current.mode ? {} : modeDefaults(mode)),
    ...(combine === current.enableScoreItemCombine
      ? {}
      : { dropScope: combine ? ('TOTAL' as const) : ('ITEM' as const) }),
    ...patch,
  };
}

function nextItems(
  current: readonly Item[],
  wanted: ScoreSettingPatch['items'],
  setting: Setting,
  newId: () => string,
): readonly Item[] {
  const entries = new KeptEntries(current, 'items');
  const items =
    wanted?.map((input, index) => {
      const kept = entries.take(input.id, index);
      return {
        id: kept?.id ?? newId(),
        itemName: input.itemName.trim(),
        ...weightFrom(input, index, setting),
        maxScore: input.maxScore ?? kept?.maxScore ?? setting.fullScore,
        ...stepPart(input.scoreStep === undefined ? kept?.scoreStep : input.scoreStep),
        ...givenAsPart(input.givenAs === undefined ? kept?.givenAs : input.givenAs),
        ...judgeGroupsFrom(input, kept),
      };
    }) ?? reweighed(current, setting);
  const tooLow = items.findIndex(
    ({ maxScore }) => compare(rational(maxScore), rational(setting.minScore)) <= 0,
  );
  if (tooLow !== -1) {
    throw invalidField(`items.${tooLow}.maxScore`, '评分项的满分必须大于最低分，请调整后再保存');
  }
  return items;
}

function stepPart(scoreStep: number | null | undefined): Pick<Item, 'scoreStep'> {
  return scoreStep == null ? {} : { scoreStep };
}

function givenAsPart(givenAs: GivenAs | null | undefined): Pick<Item, 'givenAs'> {
  return givenAs == null ? {} : { givenAs };
}

function nextFouls(
  current: readonly Foul[],
  wanted: ScoreSettingPatch['fouls'],
  newId: () => string,
): readonly Foul[] {
  const entries = new KeptEntries(current, 'fouls');
  return (
    wanted?.map((input, index) => ({
      id: entries.take(input.id, index)?.id ?? newId(),
      foulName: input.foulName.trim(),
      times: input.times,
    })) ?? current
  );
}

type Weight = Pick<Item, 'proportion' | 'factor'>;

/** Returns an item's weight as the setting has it, a percent or a factor; the other kind is refused. */
function weightFrom(
  { proportion, factor }: Pick<ItemInput, 'proportion' | 'factor'>,
  index: number,
  setting: Setting,
): Weight {
  const unfit = (field: keyof Weight, message: string) =>
    new ProblemError(400, 'ITEM_WEIGHT_UNFIT', message, {
      errors: [{ field: `items.${index}.${field}`, message }],
    });
  const label = `评分项第 ${index + 1} 项`;
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      if (factor !== undefined) {
        throw unfit('factor', `${label}填了系数，但评分项按占比计入总分，请改填占比或改为按系数`);
      }
      if (proportion === undefined) {
        throw unfit('proportion', `${label}没有占比，请填写后再保存`);
      }
      if (proportion > 100) {
        throw unfit('proportion', `${label}的占比最多 100%，请调整后再保存`);
      }
      return { proportion };
    case 'FACTOR': {
      if (factor === undefined) {
        throw unfit('factor', `${label}没有系数，请填写大于 0 的系数后再保存`);
      }
      const says = proportionOfFactor(factor);
      if (proportion !== undefined && proportion !== says) {
        const message = `${label}的占比 ${proportion}% 与系数 ${factor} 不符，请只填系数`;
        throw unfit('proportion', message);
      }
      return { proportion: says, factor };
    }
  }
}

/** Returns the same weights for another setting: 60 % is a factor of 0.6. */
function reweighed(items: readonly Item[], setting: Setting): readonly Item[] {
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      return items.map(({ factor: _, ...item }) => item);
    case 'FACTOR':
      return items.map((item, index) => {
        const {
          proportion,
          factor = toNumber(divide(rational(proportion), rational(100)), finestDecimals),
        } = item;
        // A weight of zero, or one finer than a factor can hold, has to be entered anew.
        const same = factor > 0 && proportionOfFactor(factor) === proportion;
        return { ...item, ...weightFrom(same ? { factor } : {}, index, setting) };
      });
  }
}

function requireProportions(setting: Setting, items: readonly Item[]): void {
  if (!setting.enableItem || items.length === 0) return;
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      requireHundred(items);
      return;
    case 'FACTOR':
      return;
  }
}

function requireHundred(items: readonly Item[]): void {
  const total = sum(items.map(({ proportion }) => rational(proportion)));
  if (compare(total, rational(100)) === 0) return;
  const shown = formatDecimal(total, 3).replace(/\.?0+$/, '');
  const message = `评分项占比相加必须等于 100%，现在是 ${shown}%，请调整后再保存`;
  throw new ProblemError(400, 'PROPORTION_NOT_100', message, {
    errors: [{ field: 'items', message }],
  });
}

/** Checked when the quick scores change, or the range into which they must fit. */
function requireQuickScores(
  before: Pick<ScoreRules, 'setting' | 'items'>,
  after: Pick<ScoreRules, 'setting' | 'items'>,
): void {
  const unfit = ({ setting, items }: Pick<ScoreRules, 'setting' | 'items'>) =>
    unfitQuickScores(setting.convenientScore, setting, items);
  const scoresOf = (faults: readonly UnfitQuickScores[]) =>
    faults.flatMap(({ scores }) => scores).join();
  const [first, ...others] = unfit(after);
  if (first === undefined || scoresOf([first, ...others]) === scoresOf(unfit(before))) return;
  throw invalidField('setting.convenientScore', unfitQuickScoresText(first));
}

/** Marks that are given once need marks; places count every judge, so that nothing may drop marks or reckon with scores. */
function requirePlaces(setting: Setting): void {
  if (scoresGivenOnce(setting)?.length === 0) {
    throw invalidField('setting.quickScoresOnce', '快捷分各给一次时，请先填写快捷分再保存');
  }
  if (rankByOf(setting) === 'SCORE') return;
  if ((setting.normalisation ?? 'NONE') !== 'NONE') {
    const message = '按评委的名次排名时不比较得分，不能修正评委组之间的差别，请二者选一再保存';
    throw invalidField('setting.normalisation', message);
  }
  if (dropsAny(setting)) {
    throw invalidField(
      'setting.rankBy',
      '按评委的名次排名时不去分，请把去掉最高分和最低分改为 0 再保存',
    );
  }
  if (bestItemsOf(setting) !== null) {
    throw invalidField('setting.rankBy', '按评委的名次排名时每一项都计，请二者选一再保存');
  }
  if (setting.roundShares != null) {
    throw invalidField('setting.rankBy', '按评委的名次排名时不计前一轮成绩，请二者选一再保存');
  }
}

/** Every row keeps at least one score, and no two begin with the same number. */
function requireDropTable({ dropsByPanel = [] }: Setting): void {
  for (const [index, { from, highest, lowest }] of dropsByPanel.entries()) {
    const field = `setting.dropsByPanel.${index}`;
    if (highest + lowest >= from) {
      const message = `按人数去分：${from} 个分数去掉 ${highest + lowest} 个就不剩了，请改正后再保存`;
      throw invalidField(field, message);
    }
    const previous = dropsByPanel[index - 1];
    if (previous !== undefined && previous.from >= from) {
      throw invalidField(`${field}.from`, '按人数去分：人数要从小到大填写，请改正后再保存');
    }
  }
}

/** Every mark must be a step, the highest and the lowest too, and none may have more decimals than marks have. */
function requireSteps(setting: Setting, items: readonly Item[]): void {
  const { mode, enableItem, fullScore, minScore, decimals } = setting;
  if (!hasFullMark(mode)) return;
  const marked = enableItem && items.length > 0 ? items : [null];
  for (const [index, item] of marked.entries()) {
    const step = scoreStepOf(setting, item);
    if (step === null) continue;
    const field = item?.scoreStep === undefined ? 'setting.scoreStep' : `items.${index}.scoreStep`;
    const of = item === null ? '' : `评分项「${item.itemName}」的`;
    if (decimalsOf(step) > decimals) {
      const message = `打分步长 ${step} 超过 ${decimals} 位小数，请改步长或小数位数后再保存`;
      throw invalidField(field, message);
    }
    const full = item?.maxScore ?? fullScore;
    if (!isOnStep(full, step)) {
      const message = `${of}满分 ${full} 不是打分步长 ${step} 的整数倍，请改正后再保存`;
      throw invalidField(field, message);
    }
    if (!isOnStep(minScore, step)) {
      const message = `最低分 ${minScore} 不是打分步长 ${step} 的整数倍，请改正后再保存`;
      throw invalidField(field, message);
    }
  }
}

/** Of runs that are worth the same, fewer than there are; a best one of others could not be told. */
function requireRuns(setting: Setting, items: readonly Item[]): void {
  const best = bestItemsOf(setting);
  if (best === null) return;
  const unfit = (message: string) => invalidField('setting.bestItems', message);
  if (best >= items.length) {
    throw unfit(`只计最好的 ${best} 项，评分项就要多于 ${best} 项，现在是 ${items.length} 项`);
  }
  if (itemWeightingOf(setting) !== 'FACTOR') {
    throw unfit('只计最好的几项时，占比相加不再是 100%，请把评分项改为按系数');
  }
  if (!areAlike(items)) {
    throw unfit('只计最好的几项时，各项的满分和系数要相同，才比得出哪几项最好，请改正后再保存');
  }
}

/** Full mark − deduction must be a mark: with more decimals in the full mark than marks have, it is none. */
function requireDeductions(setting: Setting, items: readonly Item[]): void {
  const { mode, enableItem, decimals } = setting;
  if (!hasFullMark(mode)) return;
  for (const [index, item] of (enableItem && items.length > 0 ? items : [null]).entries()) {
    const full = deductedFrom(setting, item);
    if (full === null) continue;
    if (scoreOrderOf(setting) === 'LOWER_FIRST') {
      const message = '扣分从满分里减，计入的分越高越好，不能同时选「低的在前」，请改一个再保存';
      throw invalidField('setting.scoreOrder', message);
    }
    if (decimalsOf(full) <= decimals) continue;
    const of = item === null ? '' : `评分项「${item.itemName}」的`;
    const message = `${of}满分 ${full} 超过 ${decimals} 位小数，扣分没法从里面减，请改满分或小数位数后再保存`;
    throw invalidField(item === null ? 'setting.fullScore' : `items.${index}.maxScore`, message);
  }
}

/** Added up over many judges, a high full mark would leave the range of scores. */
function requireRange(setting: Setting, items: readonly Item[]): void {
  if (!hasFullMark(setting.mode)) return;
  const added = addsUp(setting);
  const most = added ? Math.floor(largestScore / mostJudgesSummed) : largestScore;
  if (compare(largestTotal({ setting, items }), rational(BigInt(most))) <= 0) return;
  const when = added ? '评委分求和时，' : '';
  if (largestGiven({ setting, items }) <= most) {
    throw invalidField('items', `${when}各评分项满分乘系数的总和最多 ${most}，请调整后再保存`);
  }
  throw invalidField('setting.fullScore', `${when}满分和最低分最多 ${most}，请调整后再保存`);
}

function isKnown(
  tieBreak: string,
  items: readonly Item[],
  judgeGroupIds: ReadonlySet<string>,
): boolean {
  const parts = tieBreakParts(tieBreak);
  if (parts === null) return false;
  switch (parts.kind) {
    case 'ITEM':
      return items.some(({ id }) => id === parts.id);
    case 'GROUP':
      return parts.id !== null && judgeGroupIds.has(parts.id);
    case 'UNROUNDED':
    case 'COUNTED_MEAN':
    case 'UNTRIMMED_MEAN':
    case 'HIGHEST_JUDGE':
    case 'SECOND_BEST':
    case 'MOST_HIGHEST':
    case 'DROPPED':
    case 'SECOND_BEST_ITEM':
    case 'HEAD_JUDGE':
    case 'SORT':
      return true;
  }
}

/** Fields that change what a score means; locked once official scores exist. */
const meaningful = [
  'mode',
  'enableItem',
  'enableScoreItemCombine',
  'fullScore',
  'minScore',
  'decimals',
  'calculation',
  'dropHighest',
  'dropLowest',
  'dropScope',
  'roundingStage',
  'itemWeighting',
  'missingScore',
  'scoreStep',
  'givenAs',
  'bestItems',
  'cardRounds',
  'roundShares',
  'rounding',
  'rankBy',
  'normalisation',
  'quickScoresOnce',
  'scoreOrder',
  'scoreUnit',
  'dropsByPanel',
  'groupRules',
  'tolerance',
] as const satisfies readonly (keyof Setting)[];

const itemsLabel: Readonly<Record<ItemWeighting, string>> = {
  PROPORTION: '评分项及占比',
  FACTOR: '评分项及系数',
};

export interface ChangedMeaning {
  readonly field: string;
  readonly label: string;
}

/** Returns the parts of a change that would give scores another meaning, by field. */
export function changedMeaning(before: ScoreRules, after: ScoreRules): ChangedMeaning[] {
  const changed: ChangedMeaning[] = [];
  for (const key of meaningful) {
    if (said(before, key) !== said(after, key)) {
      changed.push({ field: `setting.${key}`, label: settingWords[key] });
    }
  }
  if (itemMeaning(before.items) !== itemMeaning(after.items)) {
    changed.push({ field: 'items', label: itemsLabel[itemWeightingOf(before.setting)] });
  }
  return changed;
}

/** A field that was never set has its default. */
function said({ setting }: ScoreRules, key: (typeof meaningful)[number]): unknown {
  if (key === 'itemWeighting') return itemWeightingOf(setting);
  if (key === 'missingScore') return missingScoreOf(setting);
  if (key === 'givenAs') return givenAsOf(setting, null);
  if (key === 'roundShares') return roundSharesText(setting);
  if (key === 'rounding') return roundingOf(setting);
  if (key === 'quickScoresOnce') return setting.quickScoresOnce ?? false;
  if (key === 'rankBy') return rankByOf(setting);
  if (key === 'normalisation') return normalisationOf(setting);
  if (key === 'scoreOrder') return scoreOrderOf(setting);
  if (key === 'scoreUnit') return scoreUnitOf(setting);
  if (key === 'dropsByPanel') return dropTableText(setting);
  if (key === 'tolerance') return toleranceText(setting);
  if (key === 'groupRules') return groupRulesText(setting);
  return setting[key] ?? null;
}

function roundSharesText({ roundShares }: Setting): string | null {
  return roundShares == null ? null : `${roundShares.earlier} ${roundShares.own}`;
}

/** Names and order of items may change at any time. */
function itemMeaning(items: readonly Item[]): string {
  const lines = items.map(
    ({ id, proportion, maxScore, scoreStep = '', givenAs = '', judgeGroupIds = [] }) =>
      [id, proportion, maxScore, scoreStep, givenAs, ...judgeGroupIds].join(' '),
  );
  return lines.sort().join('\n');
}
