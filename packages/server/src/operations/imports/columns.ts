/** The columns of both lists, as templates write them and as people name them. */
import type { ListField } from '@liangfen/sdk/schema';

export interface ListColumn {
  readonly key: string;
  readonly field: ListField;
  /** The title in the template; a star marks a column that must be filled in. */
  readonly title: string;
  readonly required: boolean;
  /** Other names that are understood, the surer ones first: the template's own title goes before each of them. */
  readonly aliases: readonly string[];
  /** A cell merged over several lines says the same of each of them. */
  readonly sharedByLines?: true;
  /** Names of people, who may be set to one width with blanks. */
  readonly people?: true;
  /** What counts are the digits, however the cell shows its number. */
  readonly digits?: true;
}

export type JudgeKey = 'number' | 'name' | 'phoneNumber' | 'groupName' | 'organisation' | 'title';
export type ProgramKey =
  | 'number'
  | 'programName'
  | 'contestant'
  | 'groupName'
  | 'organisation'
  | 'factor'
  | 'earlierScore'
  | 'earlierFrom'
  | 'judgeGroup';

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];

/** Whom a column is about goes without saying (评委职务, 选手单位), so each name may have it before; `~` is a blank within one. */
function namesAbout(subjects: readonly string[], text: string): readonly string[] {
  const names = text.split(' ').map((name) => name.replaceAll('~', ' '));
  return [...names, ...subjects.flatMap((subject) => names.map((name) => subject + name))];
}
const judgeWords = (text: string) => namesAbout(['评委', '评审', '专家', '裁判', '嘉宾'], text);
const programWords = (text: string) => namesAbout(['参赛', '参演', '选手', '节目', '比赛'], text);

const organisation = {
  key: 'organisation',
  field: 'ORGANISATION',
  title: '单位',
  required: false,
  sharedByLines: true,
} as const;

export const judgeColumns: Columns<JudgeKey> = [
  {
    key: 'number',
    field: 'NUMBER',
    title: '编号',
    required: false,
    aliases: judgeWords(
      '编号 序号 评委编号 评委序号 评委号 评委席位 席位号 座位号 号码 顺序 排序 No No. Number # 席位 座次 评委席 评委席号 座位 桌号 次序 顺序号 S/N Seat',
    ),
    digits: true,
  },
  {
    key: 'name',
    field: 'NAME',
    title: '姓名*',
    required: true,
    people: true,
    aliases: judgeWords(
      '姓名 评委姓名 评审姓名 专家姓名 嘉宾姓名 裁判姓名 老师姓名 名字 名称 评委名称 评审 专家 评委 裁判 Name 评委老师 评审老师 评审委员 裁判员 点评嘉宾 嘉宾 Judge 姓名全称 中文姓名 中文名 Full~Name 考官 评分员 评委名单 专家名单',
    ),
  },
  {
    key: 'phoneNumber',
    field: 'PHONE_NUMBER',
    title: '手机号',
    required: false,
    aliases: judgeWords(
      '手机号 手机号码 手机 评委手机号 评委手机 移动电话 移动电话号码 联系手机 手机电话 电话号码 联系电话 电话 联系方式 Mobile Phone Tel Tel. Telephone 联系手机号 联系手机号码 手机电话号码 本人手机 本人手机号 联系号码 联络电话 微信手机号 Cell Contact 电话号 联系人电话 Cell~Phone Phone~Number Mobile~Number Mobile~No. Contact~Number',
    ),
    digits: true,
  },
  {
    key: 'groupName',
    field: 'GROUP',
    title: '评委组',
    required: false,
    aliases: judgeWords(
      '所属评委组 评委分组 评委组别 组别 分组 组 评委类别 评委类型 评审组 评审组别 打分组 Group Panel',
    ),
    sharedByLines: true,
  },
  {
    ...organisation,
    aliases: judgeWords(
      '单位 工作单位 所在单位 所属单位 评委单位 单位名称 工作单位名称 学校 院校 院系 学院 机构 公司 部门 Organisation Organization 任职单位 供职单位 学校名称 所在学校 Affiliation Company School 所属部门 所在部门 供职机构 所属机构',
    ),
  },
  {
    key: 'title',
    field: 'TITLE',
    title: '职务',
    required: false,
    aliases: judgeWords(
      '职务 职称 职务/职称 职务职称 职称/职务 职务或职称 头衔 职位 身份 Title 职级 专业职称 Position Job~Title 现任职务 担任职务',
    ),
    sharedByLines: true,
  },
];

export const programColumns: Columns<ProgramKey> = [
  {
    key: 'number',
    field: 'NUMBER',
    title: '序号',
    required: false,
    aliases: programWords(
      '序号 出场顺序 出场序号 出场次序 出场编号 演出顺序 节目序号 节目编号 顺序 编号 参赛编号 参赛序号 参赛号 选手编号 选手号 号码 No No. Number # 抽签号 抽签序号 抽签顺序 抽签号码 签号 签序 上场顺序 上场序号 比赛顺序 比赛序号 表演顺序 表演序号 展示顺序 演出序号 出场号 参赛号码 Order 次序 顺序号 排序 排号 节次 组内序号 组内顺序 总序号 S/N',
    ),
    digits: true,
  },
  {
    key: 'programName',
    field: 'PROGRAM_NAME',
    title: '节目名称*',
    required: true,
    aliases: programWords(
      '节目名 节目题目 参赛节目 参赛节目名称 节目 作品名称 作品名 作品 作品题目 参赛作品 参赛作品名称 歌曲名称 歌曲名 歌曲 歌名 曲目名称 曲目 曲名 参赛曲目 参赛歌曲 演唱曲目 演唱歌曲 表演曲目 演讲题目 题目 项目名称 参赛项目 项目 Program Programme Song 剧目名称 剧目 剧名 篇目 朗诵篇目 诵读篇目 朗诵作品 诵读作品 朗诵题目 舞蹈名称 舞蹈 乐曲 乐曲名称 比赛曲目 演奏曲目 参赛剧目 参赛题目 表演节目 表演名称 演出节目 展演节目 演讲主题 作品标题 课题名称 辩题 Title Act Piece Work Performance Program~Title Program~Name Programme~Title Song~Title Song~Name 节目内容 节目名称及形式 节目名称及类型 节目及形式 表演内容 演出内容 展示内容 展示项目 表演项目 动作名称 动作 套路名称 套路 课题 主题',
    ),
  },
  {
    key: 'contestant',
    field: 'CONTESTANT',
    title: '选手',
    required: false,
    people: true,
    aliases: programWords(
      '选手姓名 选手(单位) 选手名称 参赛选手 参赛选手姓名 参赛者 参赛者姓名 参赛人 参赛人员 参赛人姓名 表演者 表演者姓名 演唱者 演唱者姓名 演唱 歌手 歌手姓名 演员 演员姓名 演出人员 表演人员 参演人员 演职人员 主讲人 演讲者 作者 参赛队伍 参赛队 参赛团队 队伍名称 队伍 队名 团队名称 团队 姓名 Contestant Singer Performer Name 学生姓名 参赛学生 运动员姓名 运动员 演奏者 朗诵者 诵读者 表演人 演唱人 主持人 讲述人 宣讲人 答辩人 汇报人 参赛队名 参赛队名称 参赛组合 组合名称 组合 表演团队 Team Player Athlete 演出者 演出人 参演人员名单 演员名单 选手名单 表演者名单 成员 队员 演唱人员 演奏人员 表演选手 上场选手 出场选手 Contestants Performer(s) Performers Singers Participant Participants Team~Name',
    ),
    sharedByLines: true,
  },
  {
    key: 'groupName',
    field: 'GROUP',
    title: '节目组',
    required: false,
    aliases: programWords(
      '所属节目组 节目分组 节目组别 参赛组别 参赛组 组别 分组 组 比赛组别 竞赛组别 赛组 Group Category Division',
    ),
    sharedByLines: true,
  },
  {
    ...organisation,
    aliases: programWords(
      '单位 参赛单位 选手单位 选送单位 报送单位 推荐单位 表演单位 演出单位 所在单位 所属单位 工作单位 单位名称 学校 所在学校 学校名称 院校 学院 院系 所在院系 班级 Organisation Organization School 代表队 代表队名称 代表单位 选送学校 报送学校 推荐学校 参赛学校 推送单位 隶属单位 参赛班级 所在班级 系别 Club Affiliation 选送部门 报送部门 推荐部门 部门 所属部门 所在部门 所属学院 所在学院 所属学校 参演单位 代表学校 代表学院 School~Name',
    ),
  },
  {
    key: 'factor',
    field: 'FACTOR',
    title: '难度系数',
    required: false,
    aliases: programWords('难度 动作难度 难度值 DD Difficulty Factor'),
  },
  {
    key: 'earlierScore',
    field: 'EARLIER_SCORE',
    title: '前一轮成绩',
    required: false,
    aliases: programWords(
      '上一轮成绩 上轮成绩 前轮成绩 初赛成绩 初赛得分 预赛成绩 预赛得分 复赛成绩 复赛得分 第一天成绩 带入成绩',
    ),
  },
  {
    key: 'earlierFrom',
    field: 'EARLIER_FROM',
    title: '前一轮名称',
    required: false,
    aliases: programWords('上一轮名称 前一轮 上一轮 成绩来源 带入来源'),
    sharedByLines: true,
  },
  {
    key: 'judgeGroup',
    field: 'JUDGE_GROUP',
    title: '评委组',
    required: false,
    aliases: programWords('评审组 面试组 考官组 考场 评审考场 评委分组 评审分组 Panel Jury'),
    sharedByLines: true,
  },
];

export const reasonTitle = '失败原因';

/** Marks the template's example line; a line that still has it is not imported. */
export const exampleMark = '（示例，请删除这一行）';
