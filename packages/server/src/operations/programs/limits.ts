/** What a program may not be given, by hand or by a list: figures beyond the range of scores, and another panel while it is judged. */
import { adjustmentsFit, type ShowState } from '@liangfen/rules';

interface Counted {
  readonly factor: number | null;
  readonly earlierScore: number | null;
}

export interface CountedFault {
  readonly field: keyof Counted;
  readonly message: string;
}

/** Added up over many judges, multiplied and beside an earlier round, a result would leave the range of scores. */
export function faultOfRange(
  state: ShowState,
  { factor, earlierScore }: Counted,
): CountedFault | null {
  if (factor !== null && factor > 1 && !adjustmentsFit(state, [], factor)) {
    const message = '按现在的满分和评委人数，难度系数太大，得分会超出 ±9999999，请改小后再保存';
    return { field: 'factor', message };
  }
  if (earlierScore !== null && !adjustmentsFit(state, [earlierScore], factor ?? 1)) {
    const message = '按现在的满分和评委人数，加上前一轮成绩会超出 ±9999999，请改小后再保存';
    return { field: 'earlierScore', message };
  }
  return null;
}

export const judgedNowText = '这个节目正在打分，不能换评委组；请等亮分之后再改';
