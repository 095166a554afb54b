// The words for the rounds of a battle, and for why a division has no champion.
import type { NoChampionReason, RoundKind } from '@liangfen/sdk/schema';

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
};
