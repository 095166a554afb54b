// The practices that are ready to choose, each with its public source; their examples are tests (practices.test.ts).
import type { Item, PracticeName, Setting } from '@liangfen/sdk/schema';
import { proportionOfFactor } from '../item-weight.ts';
import type { Practice } from './practice.ts';

const byFactor = (itemName: string, maxScore: number, factor = 1): Omit<Item, 'id'> => ({
  itemName,
  proportion: proportionOfFactor(factor),
  factor,
  maxScore,
});

/** Items that are marked at once and added up by their factors. */
const addedUp = {
  mode: 'SCORE',
  enableItem: true,
  enableScoreItemCombine: true,
  itemWeighting: 'FACTOR',
} as const satisfies Partial<Setting>;

const wholeMark = { mode: 'SCORE', enableItem: false } as const satisfies Partial<Setting>;
const noDrops = { dropHighest: 0, dropLowest: 0 } as const;
const dropOneEach = { dropHighest: 1, dropLowest: 1 } as const;

const onePanel: Practice['judgeGroups'] = [{ groupName: '评委组', weight: 100 }];

/** Groups of which each judges a share of the programs, or an item of its own: no two are mixed, so that they weigh alike. */
const panels = (...names: readonly string[]): Practice['judgeGroups'] =>
  names.map((groupName) => ({ groupName, weight: 100 }));

/** Two items of a printed sheet; who is the furthest off in all is dropped. */
const speech = /* @__PURE__ */ (() =>
  ({
    setting: {
      ...addedUp,
      ...dropOneEach,
      dropScope: 'TOTAL',
      fullScore: 10,
      decimals: 2,
      roundingStage: 'FINAL',
      convenientScore: '5.5,5,4.5,4',
    },
    items: [byFactor('思想内容', 6), byFactor('表达形式', 4)],
    judgeGroups: onePanel,
    source: 'https://w.sf024.com/info/41408902.html',
  }) as const satisfies Practice)();

// Made by a call that builds may leave out: whoever names no practice, a wall or a phone, carries none.
export const practices: Readonly<Record<PracticeName, Practice>> = /* @__PURE__ */ (() => ({
  SCHOOL_SINGING: {
    setting: {
      ...wholeMark,
      ...dropOneEach,
      fullScore: 10,
      decimals: 2,
      roundingStage: 'FINAL',
      tieBreaks: ['UNROUNDED'],
      convenientScore: '9.5,9,8.5,8',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://syfww.com/zh-sg/fangan/hdfw/9jv5qn.html',
  },
  SCHOOL_SPEECH: speech,
  SPEECH_TIMED: {
    ...speech,
    setting: {
      ...speech.setting,
      enableCountdown: true,
      countdownSeconds: 480,
      leastSeconds: 360,
      timePenalties: [
        { cause: 'OVER', beyond: 0, points: 0.02 },
        { cause: 'OVER', beyond: 10, points: 0.05 },
        { cause: 'OVER', beyond: 20, points: 0.1 },
        { cause: 'OVER', beyond: 30, points: 0.2 },
        { cause: 'UNDER', beyond: 0, points: 0.1 },
      ],
    },
  },
  FIGURE_SKATING_COMPONENTS: {
    setting: {
      ...addedUp,
      ...dropOneEach,
      dropScope: 'ITEM',
      fullScore: 40,
      decimals: 2,
      scoreStep: 0.25,
      roundingStage: 'EACH_STEP',
      convenientScore: '9,8,7,6',
    },
    items: ['滑行技术', '连接', '表演', '编排', '音乐诠释'].map((name) => byFactor(name, 10, 0.8)),
    judgeGroups: onePanel,
    source: 'https://github.com/BuzzFeedNews/figure-skating-scores',
  },
  SNOWBOARD_RUN: {
    setting: {
      ...wholeMark,
      ...dropOneEach,
      fullScore: 100,
      decimals: 2,
      scoreStep: 1,
      roundingStage: 'FINAL',
      convenientScore: '95,90,85,80',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://github.com/thekatiefox/snowboarding-halfpipe-analysis',
  },
  TRAMPOLINE_EXECUTION: {
    setting: {
      ...wholeMark,
      ...dropOneEach,
      fullScore: 10,
      decimals: 1,
      scoreStep: 0.1,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      convenientScore: '9,8.5,8,7.5',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'http://news.xinhuanet.com/english/2004-08/20/content_1838744.htm',
  },
  COFFEE_CUPPING: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 100,
      decimals: 2,
      scoreStep: 0.25,
      roundingStage: 'EACH_STEP',
      convenientScore: '8,7.75,7.5,7.25',
    },
    items: [
      '干湿香',
      '风味',
      '余韵',
      '酸质',
      '醇厚度',
      '平衡',
      '一致性',
      '干净度',
      '甜度',
      '总评',
    ].map((name) => byFactor(name, 10)),
    judgeGroups: onePanel,
    source: 'https://github.com/jldbc/coffee-quality-database',
  },
  BRASS_BAND: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 200,
      decimals: 0,
      roundingStage: 'FINAL',
      tieBreaks: ['ITEM:1'],
      convenientScore: '95,90,85,80',
    },
    items: [byFactor('指定曲', 100), byFactor('自选曲', 100)],
    judgeGroups: onePanel,
    source: 'https://brassbandresults.co.uk/contests/nsw-state-championships-b-grade/1981-10-03',
  },
  DANCE_SHOW: {
    setting: {
      ...wholeMark,
      ...noDrops,
      fullScore: 10,
      minScore: 1,
      decimals: 0,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      convenientScore: '10,9,8,7',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://github.com/four-tens/strictly-come-dancing-results',
  },
  // A group's sum × 50 % × 2 is the sum itself: both groups are simply added.
  SONG_CONTEST: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 24,
      decimals: 0,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      tieBreaks: ['GROUP:2'],
      quickScoresOnce: true,
      convenientScore: '12,10,8,7,6,5,4,3,2,1',
    },
    items: [byFactor('得分', 12, 2)],
    judgeGroups: [
      { groupName: '专业评审', weight: 50 },
      { groupName: '大众评审', weight: 50 },
    ],
    source: 'http://www.eurobosniamp3.com/2002article13.html',
  },
  GYMNASTICS_EXECUTION: {
    setting: {
      ...wholeMark,
      ...noDrops,
      dropsByPanel: [
        { from: 4, highest: 1, lowest: 1 },
        { from: 7, highest: 2, lowest: 2 },
      ],
      fullScore: 10,
      decimals: 3,
      scoreStep: 0.1,
      roundingStage: 'FINAL',
      convenientScore: '9,8.5,8,7.5',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://intercom.help/elevien/it/articles/10449652-regole-di-calcolo-del-punteggio',
  },
  // Each item has its own panel, so the weights of the groups share nothing.
  GYMNASTICS_D_E: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropsByPanel: [
        { from: 4, highest: 1, lowest: 1 },
        { from: 7, highest: 2, lowest: 2 },
      ],
      dropScope: 'ITEM',
      fullScore: 20,
      decimals: 3,
      scoreStep: 0.1,
      roundingStage: 'FINAL',
      convenientScore: '6,5.5,5,4.5',
    },
    items: [
      { ...byFactor('难度', 10), judgeGroupIds: ['1'] },
      { ...byFactor('完成', 10), judgeGroupIds: ['2'], givenAs: 'DEDUCTION' },
    ],
    judgeGroups: [
      { groupName: 'D 组', weight: 50 },
      { groupName: 'E 组', weight: 50 },
    ],
    source: 'https://www.opensourcesports.io/rules/gymnastics-fig/scoring',
  },
  SNOWBOARD_BEST_RUN: {
    setting: {
      ...addedUp,
      ...dropOneEach,
      enableScoreItemCombine: false,
      dropScope: 'ITEM',
      bestItems: 1,
      fullScore: 100,
      decimals: 2,
      scoreStep: 1,
      roundingStage: 'FINAL',
      tieBreaks: ['SECOND_BEST_ITEM'],
      convenientScore: '95,90,85,80',
    },
    items: ['第一轮', '第二轮', '第三轮'].map((name) => byFactor(name, 100)),
    judgeGroups: onePanel,
    source: 'https://github.com/thekatiefox/snowboarding-halfpipe-analysis',
  },
  CHEER_TWO_DAYS: {
    setting: {
      ...wholeMark,
      ...noDrops,
      fullScore: 100,
      decimals: 2,
      roundingStage: 'FINAL',
      roundShares: { earlier: 25, own: 75 },
      convenientScore: '95,90,85,80',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://fierceboard.com/threads/2-day-comp-scoring.86327/',
  },
  BALLROOM_CALL_BACK: {
    setting: { mode: 'VOTE', voteLimit: 6 },
    items: [],
    judgeGroups: onePanel,
    source: 'http://www.dancesport.lv/eng/knowledge/facts/skating.htm',
  },
  // Each judge gives each place once in a dance; the score only adds the places up, and ranks nothing.
  BALLROOM_FINAL: {
    setting: {
      ...addedUp,
      ...noDrops,
      enableScoreItemCombine: false,
      dropScope: 'ITEM',
      fullScore: 30,
      minScore: 1,
      decimals: 0,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      rankBy: 'SKATING',
      scoreOrder: 'LOWER_FIRST',
      scoreUnit: 'PLACES',
      quickScoresOnce: true,
      convenientScore: '1,2,3,4,5,6',
    },
    items: ['华尔兹', '探戈', '维也纳华尔兹', '狐步', '快步'].map((name) => byFactor(name, 6)),
    judgeGroups: onePanel,
    source: 'http://www.dancesport.lv/eng/knowledge/facts/skating.htm',
  },
  POOMSAE: {
    setting: {
      ...addedUp,
      ...dropOneEach,
      dropScope: 'ITEM',
      fullScore: 10,
      decimals: 2,
      scoreStep: 0.1,
      roundingStage: 'FINAL',
      tieBreaks: ['ITEM:2', 'DROPPED', 'HEAD_JUDGE'],
      convenientScore: '5,4.5,4,3.5',
    },
    items: [byFactor('准确性', 4), byFactor('表现力', 6)],
    judgeGroups: onePanel,
    source: 'http://seongnamopen.com/en/gymnastics/',
  },
  ROBOT_TIMED_RUN: {
    setting: {
      ...addedUp,
      ...noDrops,
      enableScoreItemCombine: false,
      dropScope: 'ITEM',
      bestItems: 1,
      fullScore: 600,
      decimals: 2,
      roundingStage: 'FINAL',
      scoreOrder: 'LOWER_FIRST',
      scoreUnit: 'CLOCK',
      tieBreaks: ['SECOND_BEST_ITEM'],
      convenientScore: '',
    },
    items: [byFactor('第一轮', 600), byFactor('第二轮', 600)],
    judgeGroups: onePanel,
    source: 'https://www.360docs.net/doc/769930259.html',
  },
  FIELD_ATTEMPTS: {
    setting: {
      ...addedUp,
      ...noDrops,
      enableScoreItemCombine: false,
      dropScope: 'ITEM',
      bestItems: 1,
      fullScore: 100,
      decimals: 2,
      roundingStage: 'FINAL',
      rounding: 'DOWN',
      scoreUnit: 'METRES',
      tieBreaks: ['SECOND_BEST_ITEM'],
      convenientScore: '',
    },
    items: ['第一次', '第二次', '第三次', '第四次', '第五次', '第六次'].map((name) =>
      byFactor(name, 100),
    ),
    judgeGroups: onePanel,
    source: 'https://m.sosotiku.com/question-d9a6e52be906e41687f8ed28ebb43260.html',
  },
  INTERVIEW_PANELS: {
    setting: {
      ...wholeMark,
      ...dropOneEach,
      fullScore: 100,
      decimals: 2,
      roundingStage: 'FINAL',
      normalisation: 'MEAN_OF_PANELS',
      tieBreaks: ['UNROUNDED'],
      convenientScore: '90,85,80,75',
    },
    items: [],
    judgeGroups: panels('第一考场', '第二考场'),
    source: 'http://110bbs.net/thread-780725-1-1.html',
  },
  SCIENCE_FAIR_PANELS: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 100,
      decimals: 2,
      roundingStage: 'FINAL',
      normalisation: 'T_SCORE',
      tieBreaks: ['UNROUNDED'],
      convenientScore: '20,18,16,14',
    },
    items: ['目标和假设', '设计和过程', '数据和结果', '结论', '答辩'].map((name) =>
      byFactor(name, 20),
    ),
    judgeGroups: panels('第一评审组', '第二评审组', '第三评审组'),
    source: 'https://wiki.zfairs.com/index.php?title=Scoring',
  },
  // Panels A, B and C, and the head judge, who takes off.
  WUSHU_TAOLU: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 10,
      decimals: 2,
      roundingStage: 'FINAL',
      tieBreaks: ['ITEM:3', 'ITEM:2', 'ITEM:1'],
      convenientScore: '2,1.8,1.5,1',
    },
    items: [
      { ...byFactor('动作质量', 5), judgeGroupIds: ['1'], givenAs: 'DEDUCTION' },
      { ...byFactor('演练水平', 3), judgeGroupIds: ['2'] },
      { ...byFactor('难度', 2), judgeGroupIds: ['3'] },
      { ...byFactor('裁判长减分', 2), judgeGroupIds: ['4'], givenAs: 'PENALTY' },
    ],
    judgeGroups: panels('A 组', 'B 组', 'C 组', '裁判长'),
    source: 'https://www.zaolei.cn/wz/104903.html',
  },
  // The difficulty is agreed by its judges and divided by two; a missing mark is the mean of the others. Where the middle marks
  // lie too far apart, all marks count.
  AEROBIC_GYMNASTICS: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropsByPanel: [
        { from: 4, highest: 1, lowest: 1 },
        { from: 6, highest: 2, lowest: 2 },
      ],
      dropScope: 'ITEM',
      fullScore: 25,
      decimals: 3,
      roundingStage: 'FINAL',
      rounding: 'DOWN',
      missingScore: 'MEAN_OF_OTHERS',
      tolerance: {
        between: 'COUNTED',
        limits: [
          { from: 0, most: 0.6 },
          { from: 6, most: 0.5 },
          { from: 7, most: 0.4 },
          { from: 8, most: 0.3 },
        ],
        beyond: 'COUNT_ALL',
      },
      convenientScore: '9,8.5,8,7.5',
    },
    items: [
      { ...byFactor('艺术', 10), judgeGroupIds: ['1'] },
      { ...byFactor('完成', 10), judgeGroupIds: ['2'] },
      { ...byFactor('难度', 10, 0.5), judgeGroupIds: ['3'] },
    ],
    judgeGroups: panels('艺术组', '完成组', '难度组'),
    source: 'https://www.fig-aerobic.com/6-1-GENERAL-PRINCIPLE_a1365.html',
  },
  // Two pairs agree on the difficulty of the body and of the apparatus, which has no full mark of its own.
  RHYTHMIC_GYMNASTICS: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropsByPanel: [{ from: 4, highest: 1, lowest: 1 }],
      dropScope: 'ITEM',
      fullScore: 60,
      decimals: 3,
      roundingStage: 'FINAL',
      convenientScore: '6,4,2,1',
    },
    items: [
      { ...byFactor('身体难度', 20), judgeGroupIds: ['1'] },
      { ...byFactor('器械难度', 20), judgeGroupIds: ['2'] },
      { ...byFactor('艺术', 10), judgeGroupIds: ['3'], givenAs: 'DEDUCTION' },
      { ...byFactor('完成', 10), judgeGroupIds: ['4'], givenAs: 'DEDUCTION' },
    ],
    judgeGroups: panels('DB 组', 'DA 组', 'A 组', 'E 组'),
    source:
      'https://singaporegymnastics.org.sg/news/breaking-down-rhythmic-gymnastics-scores-the-art-and-science',
  },
  // One dive is one program, whose degree of difficulty stands with it.
  DIVING: {
    setting: {
      ...wholeMark,
      ...noDrops,
      dropsByPanel: [
        { from: 5, highest: 1, lowest: 1 },
        { from: 7, highest: 2, lowest: 2 },
      ],
      fullScore: 10,
      decimals: 2,
      scoreStep: 0.5,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      convenientScore: '8.5,8,7.5,7',
    },
    items: [],
    judgeGroups: onePanel,
    source:
      'https://www.opensourcesports.io/rules/diving-world-aquatics/scoring-6-2-individual-score-calculation',
  },
  // Of eleven marks one execution mark of each diver and three of synchronisation are left, × 0.6.
  SYNCHRONISED_DIVING: {
    setting: {
      ...addedUp,
      ...dropOneEach,
      dropScope: 'ITEM',
      fullScore: 18,
      decimals: 2,
      scoreStep: 0.5,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      convenientScore: '8.5,8,7.5,7',
    },
    items: [
      { ...byFactor('甲完成', 10, 0.6), judgeGroupIds: ['1'] },
      { ...byFactor('乙完成', 10, 0.6), judgeGroupIds: ['2'] },
      { ...byFactor('同步', 10, 0.6), judgeGroupIds: ['3'] },
    ],
    judgeGroups: panels('甲完成组', '乙完成组', '同步组'),
    source:
      'https://www.opensourcesports.io/rules/diving-world-aquatics/scoring-6-2-individual-score-calculation',
  },
  // Totals of score sheets are added: one of the technical judge, four of sensory judges; overtime is an adjustment.
  BARISTA: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 233,
      decimals: 0,
      calculation: 'SUM',
      roundingStage: 'FINAL',
      convenientScore: '',
    },
    items: [
      { ...byFactor('技术评分表', 71), judgeGroupIds: ['1'] },
      { ...byFactor('感官评分表', 162), judgeGroupIds: ['2'] },
    ],
    judgeGroups: panels('技术评委', '感官评委'),
    source: 'https://www.scribd.com/document/637994376/Score-sheet',
  },
  HACKATHON: {
    setting: {
      ...addedUp,
      ...noDrops,
      dropScope: 'ITEM',
      fullScore: 20,
      minScore: 1,
      decimals: 2,
      scoreStep: 1,
      roundingStage: 'FINAL',
      convenientScore: '5,4,3,2,1',
    },
    items: ['原创', '完成', '有用', '学习'].map((name) => byFactor(name, 5)),
    judgeGroups: onePanel,
    source:
      'https://pretty-collar-88d.notion.site/Judging-Criteria-Process-7c309cf9cb8a411ca0f666a5b5c678e0',
  },
  DEBATE_BALLOT: {
    setting: { mode: 'VOTE', voteLimit: 1 },
    items: [],
    judgeGroups: onePanel,
    source:
      'https://github.com/TabbycatDebate/tabbycat/blob/v2.6.0/docs/features/standings-rules.rst',
  },
  // A speaker is a program, so that the ranking names the best one; the team is its 单位, and the team table adds three.
  DEBATE_SPEAKERS: {
    setting: {
      ...wholeMark,
      ...noDrops,
      fullScore: 100,
      decimals: 2,
      scoreStep: 1,
      roundingStage: 'FINAL',
      convenientScore: '80,78,75,72,70',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'https://learn.stleonards.vic.edu.au/debating/stl-debating-handbook/scoring',
  },
  EXPERTS_AND_PUBLIC: {
    setting: {
      ...wholeMark,
      ...noDrops,
      fullScore: 100,
      decimals: 2,
      roundingStage: 'FINAL',
      tieBreaks: ['GROUP:1'],
      convenientScore: '95,90,85,80',
    },
    items: [],
    judgeGroups: [
      { groupName: '专业评委', weight: 95 },
      { groupName: '现场评审', weight: 5 },
    ],
    source: 'https://djy.sicau.edu.cn/info/1163/1534.htm',
  },
  BOXING_CARDS: {
    setting: {
      mode: 'BATTLE',
      cardRounds: 3,
      enableCountdown: true,
      countdownSeconds: 180,
      enableLeadScore: false,
      convenientScore: '',
    },
    items: [],
    judgeGroups: onePanel,
    source: 'http://www.dsd.state.md.us/comar/comarhtml/09/09.14.06.13.htm',
  },
  ROBOT_BOUTS: {
    setting: {
      mode: 'BATTLE',
      enableCountdown: true,
      countdownSeconds: 180,
      enableLeadScore: false,
      convenientScore: '1',
    },
    items: [],
    judgeGroups: onePanel,
    round: { roundKind: 'ROUND_ROBIN', tablePoints: 'WIN_3_LOSS_1' },
    source: 'http://www.ahip.cn/dqgc/2016/0512/c317a7528/page.htm',
  },
}))();
