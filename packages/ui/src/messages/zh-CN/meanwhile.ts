// The texts for fields that somebody else changed at the same time.
const list: Readonly<Record<string, string>> = {
  items: '评分项',
  fouls: '犯规',
  judgeGroups: '评委组',
  programGroups: '节目组',
  competitionIds: '可以管理的比赛',
  monitoredCompetitionIds: '成绩监看',
  grants: '在比赛里的角色',
  role: '账号的角色',
};

export const meanwhile = {
  title: '你修改时，别人也改了下面的内容，请选择保留哪一个',
  own: '你的{name}',
  theirs: '现在的{name}',
  keepOwn: '保留你的',
  takeTheirs: '用现在的',
  list,
};
