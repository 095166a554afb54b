// What a main account reads of the roles it gives, and a sub-account of its own.
import { competitionRoleHints, competitionRoleWords } from '@liangfen/rules/words';

export const roles = {
  word: competitionRoleWords,
  hint: competitionRoleHints,
  ofAccount: '账号的角色',
  ofAccountHint: '建立比赛、云点和安全日志看它；新给的比赛也先用它',
  inCompetition: '在「{name}」里的角色',
  shown: '{name}（{role}）',
};
