/** Says why a judge has no score for a program. */
import type { ShowState } from '@liangfen/rules';
import { panelAbsenceWords } from '@liangfen/rules/words';
import type { Mode, PanelJudge } from '@liangfen/sdk/schema';

export function absence(
  { setting }: Pick<ShowState, 'setting'>,
  { absence: why }: Pick<PanelJudge, 'absence'>,
): string {
  return why === undefined ? notGiven[setting.mode] : panelAbsenceWords[why];
}

const notGiven: Readonly<Record<Mode, string>> = {
  SCORE: '未打分',
  VOTE: '未投票',
  BATTLE: '未打分',
};
