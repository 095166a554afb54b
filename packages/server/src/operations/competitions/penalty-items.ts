/** Refuses items that only take off the total where there is no total to take them off. Pure. */
import {
  bestItemsOf,
  hasFullMark,
  isPenalty,
  itemWeightingOf,
  rankByOf,
  scoreOrderOf,
} from '@liangfen/rules';
import type { Item, Setting } from '@liangfen/sdk/schema';
import { invalidField } from '../../refusals.ts';

export function requirePenalties(setting: Setting, items: readonly Item[]): void {
  if (!hasFullMark(setting.mode)) return;
  if (isPenalty(setting, null)) {
    const message = '减分只能是其中的评分项，从总分里减；请在评分项里选减分，其余的给得分';
    throw invalidField('setting.givenAs', message);
  }
  const first = setting.enableItem ? items.findIndex((item) => isPenalty(setting, item)) : -1;
  const item = items[first];
  if (item === undefined) return;
  const unfit = (why: string) =>
    invalidField(`items.${first}.givenAs`, `「${item.itemName}」是减分，${why}`);
  if (items.every((each) => isPenalty(setting, each))) throw unfit('请再有一个给得分的评分项');
  if (itemWeightingOf(setting) !== 'FACTOR') {
    throw unfit('不占总分的百分之几，请把评分项改为按系数');
  }
  if (bestItemsOf(setting) !== null) throw unfit('不能又只计最好的几项，请二者选一再保存');
  if (rankByOf(setting) !== 'SCORE') throw unfit('按评委的名次排名时没有总分，请二者选一再保存');
  if (scoreOrderOf(setting) === 'LOWER_FIRST') {
    throw unfit('低的在前时减了反而靠前，请改用加减分');
  }
}
