// The texts about the roles that a main account gives, and about a sub-account's own.
import { competitionRoleHints, competitionRoleWords } from '@liangfen/rules/words';

export const roles = {
  word: competitionRoleWords,
  hint: competitionRoleHints,
  ofAccount: '账号的角色',
  ofAccountHint: '能不能新建比赛、看云点和安全日志，由它决定；新加的比赛先用这个角色',
  inCompetition: '在「{name}」里的角色',
  readOnly: '只能查看',
  readOnlyHint: '修改由这场比赛的主账号，或角色是「管理员」的子账号来做；要改动请联系他们',
  shown: '{name}（{role}）',
};
