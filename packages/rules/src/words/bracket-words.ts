// The words for the rounds of a battle, for the table of a round robin, and for why a division has no champion.
import type { NoChampionReason, RoundKind, TablePoints, TableStep } from '@liangfen/sdk/schema';

export const roundKindWords: Record<RoundKind, string> = {
  ROUND: '普通一轮',
  FINAL: '决赛',
  THIRD_PLACE: '季军赛',
  PLACEMENT: '排位赛',
  RE_ENTRY: '复活赛',
  EXHIBITION: '表演赛',
  ROUND_ROBIN: '循环赛',
};

export const noChampionWords: Record<NoChampionReason, string> = {
  UNDECIDED: '决赛还没有判定',
  NO_FINAL: '看不出哪一组是决赛',
  SEVERAL_BOUTS: '决赛组里有几场，看不出哪一场是决赛',
  SEVERAL_FINALS: '有几组决赛，看不出哪一组产生冠军',
  WINNER_OUT: '决赛的胜者不参加排名',
  NOBODY_LEFT: '决赛的双方都退出了',
  TABLE_OPEN: '循环赛还有场次没有结果',
  TABLE_TIED: '循环赛第一名并列',
};

export const tablePointsWords: Record<TablePoints, string> = {
  WIN_3_DRAW_1: '胜 3 平 1 负 0',
  WIN_2_DRAW_1: '胜 2 平 1 负 0',
  WIN_1_DRAW_HALF: '胜 1 平 0.5 负 0',
  WIN_2_LOSS_1: '胜 2 负 1，没有平局',
  WIN_3_LOSS_1: '胜 3 负 1，没有平局',
};

/** By what somebody stands behind the one above, whose points are equal. */
export const tableStepWords: Record<TableStep, string> = {
  HEAD_TO_HEAD: '相互之间的积分',
  HEAD_DIFFERENCE: '相互之间的净胜分',
  HEAD_SCORED: '相互之间的得分',
  DIFFERENCE: '全部场次的净胜分',
  SCORED: '全部场次的得分',
};

/** How a table is made, for paper, worksheet and desk. */
export const tableRuleText =
  '积分相同时，先看相互之间的积分、净胜分、得分，分出一部分以后其余的再只看他们之间的；仍然相同看全部场次的净胜分、得分，都相同就并列';

export const tableColumnWords = {
  rank: '名次',
  program: '参赛方',
  contestant: '选手',
  played: '赛',
  won: '胜',
  drawn: '平',
  lost: '负',
  scored: '得',
  conceded: '失',
  difference: '净胜',
  points: '积分',
  decidedBy: '积分相同时按',
} as const;
