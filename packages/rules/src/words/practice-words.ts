// The practices by name, each with a sentence for whom it is.
import type { PracticeName } from '@liangfen/sdk/schema';

export interface PracticeWord {
  readonly title: string;
  /** For whom it is, and what it does. */
  readonly forWhom: string;
}

export const practiceWords: Record<PracticeName, PracticeWord> = {
  SCHOOL_SINGING: {
    title: '校园歌手（10 分制）',
    forWhom:
      '学校和社区的歌唱比赛：评委打一个总分，去掉一个最高分和一个最低分后平均；同分看更多小数',
  },
  SCHOOL_SPEECH: {
    title: '演讲（6 分 + 4 分）',
    forWhom: '印好评分表的演讲比赛：各项满分相加就是总分，去掉总分最高、最低的评委各一位',
  },
  SPEECH_TIMED: {
    title: '演讲（按用时扣分）',
    forWhom:
      '限时的演讲比赛：每人 6 到 8 分钟，超时和不足按表扣分，由操作员一按扣下；其余同演讲（6 分 + 4 分）',
  },
  FIGURE_SKATING_COMPONENTS: {
    title: '花样滑冰节目内容分',
    forWhom:
      '五项节目内容分按系数 0.8，每 0.25 分一档，每项去掉最高、最低各一个，每步都取舍；技术分和扣分记为加减分',
  },
  SNOWBOARD_RUN: {
    title: '单板滑雪一轮',
    forWhom: '六位裁判打整数，去掉最高、最低各一个后平均；一轮一个节目',
  },
  TRAMPOLINE_EXECUTION: {
    title: '蹦床完成分',
    forWhom: '五位裁判每 0.1 分一档，去掉最高、最低各一个，其余三个相加；难度分记为加减分',
  },
  COFFEE_CUPPING: {
    title: '咖啡杯测',
    forWhom: '十项各 10 分，每 0.25 分一档，各杯测师平均后相加',
  },
  BRASS_BAND: {
    title: '管乐团（两首曲目）',
    forWhom: '指定曲和自选曲各 100 分，相加排名；同分看指定曲',
  },
  DANCE_SHOW: {
    title: '舞蹈秀（评委分相加）',
    forWhom: '电视舞蹈节目：每位评委 1 到 10 分，全部相加',
  },
  SONG_CONTEST: {
    title: '歌曲大赛（12、10、8 … 分）',
    forWhom:
      '专业和大众两组评审给 12、10、8 到 1 分，全部相加，同分看大众评审；每个分数每人只给一次，其余给 0',
  },
  GYMNASTICS_EXECUTION: {
    title: '体操完成分',
    forWhom:
      '裁判打 10 减扣分，每 0.1 分一档；3 位以内全部平均，4 位起各去 1 个，7 位起各去 2 个；难度分记为加减分',
  },
  GYMNASTICS_D_E: {
    title: '体操难度加完成（D + E）',
    forWhom:
      'D 组给难度，E 组给扣分，从 10 分里减；两组各算各的再相加，3 位以内全部平均，4 位起各去 1 个，7 位起各去 2 个',
  },
  SNOWBOARD_BEST_RUN: {
    title: '单板滑雪取最好一轮',
    forWhom: '三轮是一个节目的三项，逐轮打分，取最好一轮；同分看第二好的一轮',
  },
  CHEER_TWO_DAYS: {
    title: '啦啦操两天（25% + 75%）',
    forWhom: '第一天的成绩占 25%，第二天占 75%；第一天的成绩在节目里填，或从第一天晋级时带入',
  },
  BALLROOM_CALL_BACK: {
    title: '国标舞预赛点选',
    forWhom: '每位裁判点选最多 6 对进入下一轮，按得票排名',
  },
  BALLROOM_FINAL: {
    title: '国标舞决赛（滑冰制）',
    forWhom:
      '六对选手、五支舞：每位裁判在每支舞里给 1 到 6 名各一次，按滑冰制规则 5–11 排名；对数和舞种可以改',
  },
  POOMSAE: {
    title: '跆拳道品势',
    forWhom:
      '准确性 4 分、表现力 6 分，每项去掉最高、最低各一个；同分看表现力，再看去掉的分之和，再由裁判长裁定',
  },
  ROBOT_TIMED_RUN: {
    title: '机器人计时赛（两轮取最快）',
    forWhom: '按秒记时间，两轮取最快的一轮，用时短者在前；同分看另一轮，罚时记为加减分',
  },
  FIELD_ATTEMPTS: {
    title: '田赛远度（六次取最远）',
    forWhom: '跳远、投掷等：六次取最远的一次，量到厘米，零头去尾；同分看次远的，犯规记 0',
  },
  INTERVIEW_PANELS: {
    title: '面试（几个考场，二次平均法）',
    forWhom:
      '同一岗位分在几个考场：每个考场评一部分考生，各去掉一个最高分和一个最低分，得分按「各考场平均的平均 ÷ 本考场平均」修正后一起排名',
  },
  SCIENCE_FAIR_PANELS: {
    title: '科技展（几个评审组，标准分）',
    forWhom:
      '科技创新项目分给几个评审组：五项各 20 分，每组的得分按本组的平均分和标准差换成标准分，一起排名',
  },
  WUSHU_TAOLU: {
    title: '武术套路',
    forWhom:
      'A 组给动作质量的扣分，从 5 分里减，B 组给演练水平 3 分，C 组给难度 2 分，各组平均后相加；裁判长在自己的手机上给减分；同分看难度、演练水平、动作质量',
  },
  AEROBIC_GYMNASTICS: {
    title: '健美操（艺术 + 完成 + 难度 ÷ 2）',
    forWhom:
      '艺术组和完成组 4 位各去 1 个、6 位各去 2 个后平均，难度分除以 2，三项相加，去尾；缺的分按其余裁判的平均补上；难度裁判和裁判长的减分记为加减分；中间两个分相差超过 0.3 到 0.6（按分数段）时，全部分数都计入',
  },
  RHYTHMIC_GYMNASTICS: {
    title: '艺术体操（DB + DA + A + E）',
    forWhom:
      '身体难度、器械难度各由一组商定，艺术和完成给扣分，从 10 分里减，4 位裁判各去 1 个后平均；四项相加，其他扣分记为加减分',
  },
  DIVING: {
    title: '跳水一个动作',
    forWhom:
      '每 0.5 分一档，7 位裁判去掉最高、最低各 2 个，5 位去掉各 1 个，其余相加再乘难度系数；一个动作是一个节目，系数写在节目里',
  },
  SYNCHRONISED_DIVING: {
    title: '双人跳水一个动作',
    forWhom:
      '两名运动员的完成各 3 位裁判，同步 5 位，每组去掉最高、最低各 1 个，其余相加 × 0.6 再乘难度系数；系数写在节目里',
  },
  BARISTA: {
    title: '咖啡师（技术 + 感官）',
    forWhom: '一张技术评分表 71 分和四张感官评分表各 162 分，合计相加；超时记为加减分',
  },
  BOXING_CARDS: {
    title: '拳击（评分卡）',
    forWhom:
      '三个回合：每位评委给每回合的胜方 10 分，另一方 9 分或更少，打平各 10 分；各评委相加，多数评委的卡决定胜负。击倒、弃权和取消资格由操作员判定',
  },
  ROBOT_BOUTS: {
    title: '机器人对抗（循环赛）',
    forWhom:
      '每队互打一场，胜 3 分、负 1 分，没有平局；积分相同看相互之间的胜负，再看净胜分。弃权的一场判对手胜',
  },
  HACKATHON: {
    title: '黑客松',
    forWhom: '原创、完成、有用、学习四项各 1 到 5 分，各评委平均后相加',
  },
  DEBATE_BALLOT: {
    title: '辩论赛投票',
    forWhom: '一组两队，每位评委投一票，票多者胜',
  },
  DEBATE_SPEAKERS: {
    title: '辩论赛逐位打分（最佳辩手）',
    forWhom:
      '每队三位辩手各得 100 分以内的整数分，多位评委取平均；一位辩手是一个节目，队名写在单位里：排名第一的是最佳辩手，单位成绩「计最好的 3 个」就是两队的比分；每场一个节目组',
  },
  EXPERTS_AND_PUBLIC: {
    title: '专业评委加现场评审（95% + 5%）',
    forWhom:
      '现场请一组观众当评审的比赛：两组各自平均，专业评委占 95%，现场评审占 5%，同分看专业评委；比例在评委组里改，全场投票不在其内',
  },
};

/** How a competition stands to the practice that it was begun with. */
export interface PracticeTexts {
  readonly same: string;
  readonly differs: string;
  /** Between two fields. */
  readonly list: string;
  readonly judgeGroups: string;
  readonly items: string;
}

export const practiceTexts: PracticeTexts = {
  same: '按「{title}」的规则',
  differs: '按「{title}」的规则，改了：{fields}',
  list: '、',
  judgeGroups: '评委组',
  items: '评分项',
};
