// The texts of failures: the spec's sentences (§ 5, § 8) and the reasons of the rules.
import { blockedWords } from '@liangfen/rules/words';
import { serversOwn } from './problems.ts';

export const failure = {
  /** Spec § 8, the shared failure toast. */
  shared: '{action}失败，错误码：{status}，原因：{detail}',
  sharedWithoutDetail: '{action}失败，错误码：{status}',
  unknown: '未知错误',
  loginExpired: '登录已过期，请重新登录',
  rankSwitch: '切换失败',
  groupSwitch: '切换节目组失败',
  pageChange: '操作失败',
  flowLoad: '流程切换出错',
  blocked: blockedWords,
  problems: serversOwn,
};
