// The names of a competition's roles: the desk, refusals and the security log say the same.
import type { CompetitionRole } from '@liangfen/sdk/schema';

export const competitionRoleWords: Record<CompetitionRole, string> = {
  OWNER: '所有者',
  ADMIN: '管理员',
  EDITOR: '编排',
  OPERATOR: '操作员',
  VIEWER: '查看',
  AUDITOR: '审计',
};

/** What somebody with the role may do, in one sentence. */
export const competitionRoleHints: Record<CompetitionRole, string> = {
  OWNER: '拥有比赛和云点，给子账号角色',
  ADMIN: '设置比赛、转为正式、打开控制台，看得到手机号、席位链接和云点',
  EDITOR: '编排节目和评委；手机号中间四位隐去，没有席位链接、口令和云点',
  OPERATOR: '打开控制台，看名单和成绩；不能改名单和设置，没有云点',
  VIEWER: '只看设置、名单、成绩和台账，什么都不能改',
  AUDITOR: '只看台账、核验结果和安全日志',
};
