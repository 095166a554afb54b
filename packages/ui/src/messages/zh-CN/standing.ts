// The texts of the dialog about a program's standing, the same at the panel and at the desk.
import { standingWords } from '@liangfen/rules/words';

export const standing = {
  title: '节目 {sort} {program}',
  open: '身份',
  openFor: '{program} 改变参赛身份',
  words: standingWords,
  choose: '参赛身份',
  chooseHint: '号码和成绩都保留；不参赛的没有名次，不得奖，不晋级',
  unchanged: '请选择另一个身份',
  reason: '原因',
  reasonHint: '写入操作台账；可以撤销，也可以再改回来',
  keeps: '选好身份后，这里列出会改变的已公布名次',
  looking: '正在查看会改变哪些已公布的名次…',
  noChanges: '没有已公布的名次会改变',
  changes: '{count} 个已公布的名次会改变：',
  change: '{sort} 号 {program}：{from} → {to}',
  rank: '第 {rank} 名',
  noRank: '无名次',
  apply: '确定',
};
