/** Says why a judge has no score for a program. */
import type { ShowState } from '@liangfen/rules';
import type { Judge, Mode } from '@liangfen/sdk/schema';

export function absence(
  { recusals, setting }: Pick<ShowState, 'recusals' | 'setting'>,
  programId: string,
  { id, signIn }: Pick<Judge, 'id' | 'signIn'>,
): string {
  if (recusals.get(id)?.includes(programId) === true) return '回避';
  return signIn ? notGiven[setting.mode] : '未签到';
}

const notGiven: Readonly<Record<Mode, string>> = {
  SCORE: '未打分',
  VOTE: '未投票',
  BATTLE: '未打分',
};
