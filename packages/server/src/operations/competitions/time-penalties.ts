/** Refuses a table of time penalties that could not apply, or that says two things of one time. Pure. */
import { hasFullMark, rankByOf } from '@liangfen/rules';
import type { Setting, TimePenaltyRow } from '@liangfen/sdk/schema';
import { invalidField } from '../../refusals.ts';

export function requireTimePenalties(setting: Setting): void {
  const { mode, leastSeconds, countdownSeconds, timePenalties = [] } = setting;
  // Another mode has no act on stage; the table waits for a change back.
  if (!hasFullMark(mode) || (timePenalties.length === 0 && leastSeconds == null)) return;
  const unfit = (message: string) => invalidField('setting.timePenalties', message);
  if (!setting.enableCountdown) {
    throw unfit('按用时扣分要有倒计时，请启用倒计时，或清空扣分表和至少用时再保存');
  }
  if (setting.enableItem && !setting.enableScoreItemCombine) {
    throw unfit('各评分项分别上场时，没有一个上场用时；请改为合并打分，或清空扣分表和至少用时');
  }
  if (rankByOf(setting) !== 'SCORE') {
    throw unfit('按评委的名次排名时，扣分不改名次；请二者选一再保存');
  }
  for (const [index, row] of timePenalties.entries()) {
    if (timePenalties.findIndex((other) => isSame(row, other)) === index) continue;
    const message = '按用时扣分：同一种里有两行的秒数相同，请改正后再保存';
    throw invalidField(`setting.timePenalties.${index}.beyond`, message);
  }
  const short = timePenalties.some(({ cause }) => cause === 'UNDER');
  if (short !== (leastSeconds != null)) {
    const message = short
      ? '扣分表里有「用时不足」，请填写至少用时'
      : '填了至少用时，请在扣分表里写用时不足扣多少分，或清空至少用时';
    throw invalidField('setting.leastSeconds', message);
  }
  if (leastSeconds != null && leastSeconds >= countdownSeconds) {
    const message = `至少用时 ${leastSeconds} 秒要少于倒计时 ${countdownSeconds} 秒，请改正后再保存`;
    throw invalidField('setting.leastSeconds', message);
  }
}

function isSame(one: TimePenaltyRow, other: TimePenaltyRow): boolean {
  return one.cause === other.cause && one.beyond === other.beyond;
}
