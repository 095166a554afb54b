// The texts about API keys.
import { apiKeyScopeWords } from '@liangfen/rules/words';
import type { ApiKeyScope } from '@liangfen/sdk/schema';

const scopeHints: Record<ApiKeyScope, string> = {
  'results:read': '名次、分数、下载和台账',
  'competition:write': '新建比赛，改设置、评委和节目',
  console: '上场、开始打分、揭晓等，全部比赛',
  judge: '审核报名，取得评委的席位链接',
};

export const keys = {
  title: '接口密钥',
  hint: '给自己的网站或程序用，代表你的主账号。密钥只能放在服务器上，不要写进网页',
  add: '新建密钥',
  empty: '还没有接口密钥',
  emptyHint: '票务系统、官网、导播软件要读成绩或操作现场时，为它们各建一个',
  mainOnly: '只有主账号可以管理接口密钥',
  name: '用在哪里',
  nameHint: '例如：票务系统。台账会用这个名字记下它做的事',
  scopes: '可以做什么',
  noScope: '请至少选一项',
  scopeWords: apiKeyScopeWords,
  scopeHints,
  ends: '到期',
  end: { QUARTER: '90 天', YEAR: '1 年', NEVER: '不到期' },
  create: '新建',
  made: '密钥「{name}」已建好',
  once: '密钥只显示这一次，请现在复制并妥善保存。关闭以后谁也看不到它，丢了就再建一个',
  value: '请求头 Authorization 的值',
  kept: '已保存，关闭',
  hintColumn: '结尾',
  used: '最近使用',
  neverUsed: '还没有用过',
  never: '不到期',
  revoked: '已撤销',
  ended: '已到期',
  revoke: '撤销',
  revokeAsk: '撤销密钥「{name}」？',
  revokeEffect: '使用它的程序和它打开的控制台立即失效，不能恢复',
};
