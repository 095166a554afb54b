/** Refuses a tolerance of marks that could not apply, or that says two things of one mark. Pure. */
import { addsUp, rankByOf, toleranceOf } from '@liangfen/rules';
import type { Setting } from '@liangfen/sdk/schema';
import { invalidField } from '../../refusals.ts';

export function requireTolerance(setting: Setting): void {
  const tolerance = toleranceOf(setting);
  if (tolerance === null) return;
  if (rankByOf(setting) !== 'SCORE') {
    const message = '按评委的名次排名时，评委给的是名次，不比相差几分；请二者选一再保存';
    throw invalidField('setting.tolerance', message);
  }
  if (tolerance.beyond === 'COUNT_ALL' && addsUp(setting)) {
    const message = '求和时，相差过大就全部计入会让合计变多；请改为只提醒，或改为取平均再保存';
    throw invalidField('setting.tolerance.beyond', message);
  }
  for (const [index, { from }] of tolerance.limits.entries()) {
    const before = tolerance.limits[index - 1];
    if (before !== undefined && before.from >= from) {
      const message = '评委分数的最大相差：分数段要从小到大填写，请改正后再保存';
      throw invalidField(`setting.tolerance.limits.${index}.from`, message);
    }
  }
}

/** As one text, to compare: a database orders the fields of a stored value in its own way. */
export function toleranceText({ tolerance }: Setting): string | null {
  if (tolerance == null) return null;
  const { between, beyond, limits } = tolerance;
  return [between, beyond, ...limits.map(({ from, most }) => `${from} ${most}`)].join();
}
