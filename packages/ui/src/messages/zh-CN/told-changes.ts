// Which published figures a step changes, the same words at the panel and at the desk.
export const toldChanges = {
  looking: '正在查看会改变哪些已公布的成绩和名次…',
  unknown: '现在查不到会改变哪些已公布的成绩和名次',
  none: '没有已公布的成绩和名次会改变',
  head: '{count} 项已公布的成绩、名次或胜负会改变：',
  line: '{sort} 号 {program} {kind}：{from} → {to}',
  score: '得分',
  noScore: '收回',
  place: '名次',
  rank: '第 {rank} 名',
  noRank: '无名次',
  outcome: '胜负',
  noOutcome: '未判定',
};
