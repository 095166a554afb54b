// The words for what was cleared or deleted and can be had back: desk, refusals and the operator's terminal say the same.
import type { RecoveryLeftKind, RecoveryObstacle, RemovedKind } from '@liangfen/sdk/schema';

export const removedKindWords: Readonly<Record<RemovedKind, string>> = {
  SCORES: '清空的成绩',
  PROGRAMS: '删除的节目',
  JUDGES: '删除的评委',
};

/** Each says why, and what to do. */
export const recoveryObstacleWords: Readonly<Record<RecoveryObstacle, string>> = {
  RECOVERED: '已经找回了，不用再找回',
  ENDED: '比赛已经结束；请先写明原因重新打开比赛，再来找回',
  OTHER_STATUS: '这是彩排的成绩，比赛已转为正式，不能再带进来',
  SCORED_SINCE: '清空之后又有了打分或成绩，找回会和它们冲突；确实要找回，请先清空现在的成绩',
  RULES_CHANGED: '清空之后改了计分规则，原来的成绩不再算得出来；请先改回原来的规则，再来找回',
  GONE: '这些成绩的节目或评委后来删除了；请先把节目和评委找回，再来找回成绩',
  TAKEN: '同一个手机号或同一个人已经又是这场比赛的评委；请先删除现在的那一位，再来找回',
  FULL: '名单已经满了；请先删去不用的，再来找回',
  BOUT_SINCE: '它打过的对手之后又打了别的场次，找回会拆开那一场，不能找回',
  ON_AIR: '找回会拆开场上正在对战的一对；请等判定之后再来找回',
};

/** `{count}` is how many. */
export const recoveryLeftWords: Readonly<Record<RecoveryLeftKind, string>> = {
  CLEARED_SCORES: '成绩在删除之后清空过，只找回名单（{count} 个分数不回来）',
  SCORES_OF_GONE: '{count} 个分数的节目或评委已经删除，不回来',
  RECUSALS: '{count} 条回避的节目或评委已经删除，不回来',
  AWARDS: '{count} 个奖项已经去掉或改名，要重新指定',
  GROUP: '{count} 个的组已经没有了，放到第一个组',
  JUDGE_GROUP: '{count} 个指定的评委组已经没有了，由全部评委评',
  NUMBER: '{count} 个的号码已经有人用了，排在最后',
};
