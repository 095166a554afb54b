/** The people and programs of the demonstration. */
import type {
  BaseSettingPatch,
  JudgeGroupsPatch,
  Mode,
  ScoreSettingPatch,
} from '@liangfen/sdk/schema';

export interface Demonstration {
  readonly name: string;
  readonly mode: Mode;
  readonly base: BaseSettingPatch;
  readonly score: ScoreSettingPatch;
  readonly judgeGroups: JudgeGroupsPatch['judgeGroups'];
  readonly judges: readonly {
    readonly name: string;
    readonly organisation: string;
    /** Index in `judgeGroups`; the first when left out. */
    readonly group?: number;
  }[];
  readonly programGroups: readonly string[];
  readonly programs: readonly {
    readonly programName: string;
    readonly contestant: string;
    readonly group?: number;
  }[];
}

const passcode = 'hall26';

export const demonstrations: readonly Demonstration[] = [
  {
    name: '第十二届校园十佳歌手大赛',
    mode: 'SCORE',
    base: {
      look: {
        theme: 'OBSIDIAN',
        slogan: '唱响青春　亮出精彩',
        organiser: '江城大学团委',
        venue: '大学生活动中心剧场',
      },
      consolePasscode: passcode,
      signUpOpen: true,
      invitationText: '诚邀你担任本届十佳歌手大赛评委',
    },
    score: {
      setting: {
        enableItem: true,
        enableScoreItemCombine: true,
        dropScope: 'TOTAL',
        dropHighest: 1,
        dropLowest: 1,
        decimals: 2,
        convenientScore: '98,95,92,90,88,85',
        tieBreaks: ['UNTRIMMED_MEAN', 'HIGHEST_JUDGE'],
        rankPageSize: 6,
      },
      items: [
        { itemName: '音准节奏', proportion: 40, maxScore: 100 },
        { itemName: '情感表现', proportion: 35, maxScore: 100 },
        { itemName: '台风形象', proportion: 25, maxScore: 100 },
      ],
    },
    judgeGroups: [{ groupName: '专业评委', weight: 100 }],
    judges: [
      { name: '周慧敏', organisation: '音乐学院声乐系' },
      { name: '陈志远', organisation: '江城歌舞剧院' },
      { name: '林书雅', organisation: '音乐学院作曲系' },
      { name: '赵明辉', organisation: '江城广播电视台' },
      { name: '许静怡', organisation: '文学院' },
      { name: '高天宇', organisation: '校友代表' },
      { name: '沈若兰', organisation: '校团委' },
    ],
    programGroups: ['独唱组', '组合组'],
    programs: [
      { programName: '《起风了》', contestant: '文学院　李沐晴' },
      { programName: '《孤勇者》', contestant: '机械学院　王子轩' },
      { programName: '《如愿》', contestant: '外国语学院　张雨桐' },
      { programName: '《平凡之路》', contestant: '计算机学院　刘浩然' },
      { programName: '《青花瓷》', contestant: '艺术学院　陈思琪' },
      { programName: '《追梦赤子心》', contestant: '土木学院　赵一鸣' },
      { programName: '《稻香》', contestant: '农学院　晨风组合', group: 1 },
      { programName: '《少年》', contestant: '体育学院　飞扬组合', group: 1 },
      { programName: '《夜空中最亮的星》', contestant: '理学院　星河组合', group: 1 },
      { programName: '《光的方向》', contestant: '医学院　白鸽组合', group: 1 },
    ],
  },
  {
    name: '社区好邻居故事会',
    mode: 'VOTE',
    base: {
      look: {
        theme: 'CRIMSON',
        slogan: '远亲不如近邻',
        organiser: '梧桐街道办事处',
        venue: '社区文化礼堂',
      },
      consolePasscode: passcode,
    },
    score: { setting: { voteLimit: 3, rankPageSize: 6 } },
    judgeGroups: [
      { groupName: '居民代表', weight: 60 },
      { groupName: '街道代表', weight: 40 },
    ],
    judges: [
      { name: '孙桂芳', organisation: '一号楼' },
      { name: '钱立新', organisation: '三号楼' },
      { name: '马秀英', organisation: '五号楼' },
      { name: '何建国', organisation: '八号楼' },
      { name: '郭晓梅', organisation: '街道办事处', group: 1 },
      { name: '罗文斌', organisation: '街道办事处', group: 1 },
      { name: '唐丽娟', organisation: '物业中心', group: 1 },
    ],
    programGroups: ['故事会'],
    programs: [
      { programName: '三号楼的灯', contestant: '钱大爷一家' },
      { programName: '楼道里的钢琴声', contestant: '小提琴手小雨' },
      { programName: '十年送餐路', contestant: '志愿者老韩' },
      { programName: '一碗腊八粥', contestant: '刘阿姨和邻居们' },
      { programName: '守门人老宋', contestant: '门岗宋师傅' },
      { programName: '小广场上的图书角', contestant: '社区小书童' },
    ],
  },
  {
    name: '全国青少年机器人格斗邀请赛',
    mode: 'BATTLE',
    base: {
      look: {
        theme: 'GALAXY',
        slogan: '智者为王',
        organiser: '青少年科技活动中心',
        venue: '科技馆一号厅',
      },
      consolePasscode: passcode,
    },
    score: {
      setting: {
        enableCountdown: true,
        countdownSeconds: 150,
        enableExceededFoulTimes: true,
        enableLeadScore: true,
        leadScore: 8,
        convenientScore: '1,2,3',
      },
      fouls: [
        { foulName: '推出界外', times: 2 },
        { foulName: '消极比赛', times: 1 },
      ],
    },
    judgeGroups: [{ groupName: '裁判组', weight: 100 }],
    judges: [
      { name: '雷鸣', organisation: '裁判长' },
      { name: '方晓东', organisation: '主裁' },
      { name: '夏语冰', organisation: '副裁' },
    ],
    programGroups: ['八强赛'],
    programs: [
      { programName: '破军', contestant: '江城一中' },
      { programName: '雷霆', contestant: '实验中学' },
      { programName: '玄武', contestant: '外国语学校' },
      { programName: '赤焰', contestant: '育才中学' },
      { programName: '苍狼', contestant: '滨江中学' },
      { programName: '铁壁', contestant: '理工附中' },
      { programName: '疾风', contestant: '师大附中' },
      { programName: '磐石', contestant: '第九中学' },
    ],
  },
];
