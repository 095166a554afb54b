/** What a competition may leave undecided at its end, in words. */
import type { UndecidedKind } from '@liangfen/sdk/schema';

export const undecidedWords: Readonly<Record<UndecidedKind, string>> = {
  LATE_SCORES: '迟交的分数待处理',
  CORRECTIONS: '成绩更正待确认',
  RESULT_NOT_SHOWN: '打过分还没有出分的节目',
  BOUT_NOT_DECIDED: '打过还没有判定的场次',
  NOT_PERFORMED: '没有上场的节目',
  AUDIENCE_VOTE_NOT_SHOWN: '现场观众投票还没有公布结果的节目',
  CEREMONY_NOT_HELD: '奖项还没有颁发',
};
