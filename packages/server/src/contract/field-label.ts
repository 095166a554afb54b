/** Names a refused field as people do; programs find its contract name in `errors`. */
import { fieldWords, themeColourWords } from '@liangfen/rules/words';
import type { OperationId } from '../operations/call.ts';

const dropRow = { from: '评委人数', highest: '去掉的最高分', lowest: '去掉的最低分' };

/** Names that mean different things in different operations. */
const ofOperation: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  register: { name: '姓名或单位' },
  updateUser: { name: '姓名或单位' },
  createCompetition: { name: '比赛名称', ...dropRow },
  updateBaseSetting: {
    name: '比赛名称',
    ...themeColourWords,
    colours: '自定主题的颜色',
    pattern: '背景花纹',
    figures: '数字的字体',
    corners: '边角',
  },
  updateScoreSetting: dropRow,
  renameCompetition: { name: '比赛名称' },
  promoteCompetition: { name: '下一轮比赛的名称' },
  createJudge: { name: '姓名' },
  updateJudge: { name: '姓名' },
  signUpJudge: { name: '姓名' },
  approveDirectly: { name: '姓名' },
  createSubUser: { name: '姓名' },
  updateSubUser: { name: '姓名' },
  redeemVoucher: { code: '兑换码' },
  setClock: { seconds: '时钟的秒数' },
  proposeCorrection: {
    correction: '更正',
    type: '更正的方式',
    programId: '节目',
    lateScoreId: '迟交的分数',
  },
  castAudienceBallot: {
    voter: '这部手机的标识',
    order: '第几次选择',
    choice: '选项',
    sinceMs: '按下以后的时间',
  },
  checkAudienceBallot: { salt: '回执', choice: '选项' },
  startPasswordReset: { account: '登录名或邮箱' },
  startOwnMail: { address: '邮箱' },
  confirmOwnMail: { code: '确认码' },
};

const isIndex = /^[0-9]+$/;

/** 「评分项第 2 项的占比」 of `items.1.proportion`; null where no person has filled the field in. */
export function fieldLabel(operation: OperationId, field: string): string | null {
  const steps = field.split('.');
  const last = steps.length - (isIndex.test(steps.at(-1) ?? '') ? 2 : 1);
  const name = steps[last];
  const index = steps[last + 1] ?? null;
  const label = name === undefined ? null : wordOf(operation, name);
  if (label === null) return null;
  if (index !== null) return `${label}第 ${Number(index) + 1} 项`;
  const row = steps[last - 1];
  const list = steps[last - 2];
  if (row === undefined || list === undefined || !isIndex.test(row)) return label;
  const listLabel = wordOf(operation, list);
  return listLabel === null ? label : `${listLabel}第 ${Number(row) + 1} 项的${label}`;
}

function wordOf(operation: OperationId, name: string): string | null {
  const words = { ...fieldWords, ...ofOperation[operation] };
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}
