/** Amendments in words, the same on paper and in workbooks. */
import {
  competitionDecimals,
  findProgram,
  formatScore,
  panelOf,
  type ShowState,
} from '@liangfen/rules';
import { standingWords } from '@liangfen/rules/words';
import type { Amendment, AmendmentType } from './amendments.ts';

const words: Readonly<Record<AmendmentType, string>> = {
  RESULT_CORRECTED: '更正',
  ADJUSTMENT_ADDED: '加减分',
  STANDING_CHANGED: '记为',
  SCORE_STRUCK: '分数',
  PANEL_RENEWED: '按当时的评委重新计算',
  BOUT_CORRECTED: '更正这一场对战',
  LATE_SCORE_ACCEPTED: '迟交计入',
  LATE_SCORE_REFUSED: '迟交不计入',
};

/** "加减分 -0.50", "迟交计入：评委 3 王五 唱功 95.00". */
export function amendmentText(state: ShowState, amendment: Amendment): string {
  const { type, amount, standing, strike, late, stands } = amendment;
  const decimals = competitionDecimals(state);
  return [
    words[type],
    amount === null ? '' : ` ${signed(amount, decimals)}`,
    standing === null ? '' : standingWords[standing],
    strike === null
      ? ''
      : `${strike.struck ? '作废' : '恢复'}：${judgeText(state, amendment.programId, strike.judgeId)}`,
    late === null || late.performance === performanceNow(state, amendment.programId)
      ? ''
      : `（第 ${late.performance} 次上场）`,
    late === null
      ? ''
      : `：${judgeText(state, amendment.programId, late.judgeId)} ${lateScoreTexts(state, late).join('、')}`,
    stands ? '' : '（后来被取代，不再计入）',
  ].join('');
}

function performanceNow(state: ShowState, programId: string): number {
  return findProgram(state, programId)?.program.performance ?? 1;
}

/** Writes each score like "唱功 95.00". */
export function lateScoreTexts(
  state: ShowState,
  { scores }: Pick<NonNullable<Amendment['late']>, 'scores'>,
): string[] {
  const decimals = competitionDecimals(state);
  const items = new Map(state.items.map(({ id, itemName }) => [id, itemName]));
  return scores.map(({ itemId, score }) => {
    const item = itemId === null ? undefined : items.get(itemId);
    return [...(item === undefined ? [] : [item]), formatScore(score, decimals)].join(' ');
  });
}

/** A plus where something was added. */
export function signed(amount: number, decimals: number): string {
  return amount > 0 ? `+${formatScore(amount, decimals)}` : formatScore(amount, decimals);
}

/** Names a judge as the program was judged; one who was removed since has no name any more. */
export function judgeText(state: ShowState, programId: string, judgeId: string): string {
  const judge = panelOf(state, programId).judges.find(({ id }) => id === judgeId);
  if (judge === undefined) return '已移除的评委';
  return judge.number === null ? judge.name : `评委 ${judge.number} ${judge.name}`;
}

/** "3. 茉莉花" */
export function programText(state: ShowState, programId: string): string {
  const program = findProgram(state, programId)?.program;
  return program === undefined ? '已移除的节目' : `${program.sort}. ${program.programName}`;
}
