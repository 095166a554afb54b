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
  keeps: '选好身份后，这里列出会改变的已公布名次、冠军和奖项',
  apply: '确定',
};
