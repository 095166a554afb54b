// The words for the choices of a competition: its mode, state and look, and how scores are worked out.
import type {
  Approval,
  Calculation,
  CompetitionStatus,
  DropKind,
  DropScope,
  GivenAs,
  ItemWeighting,
  MissingScore,
  Mode,
  Normalisation,
  PanelAbsence,
  RankBy,
  RankNumbering,
  RevealStyle,
  Rounding,
  RoundingStage,
  ScoreOrder,
  ScoreUnit,
  ScreenTheme,
  SponsorLevel,
  ThemeColours,
  ThemeCorners,
  ThemeFigures,
  ThemePattern,
} from '@liangfen/sdk/schema';

export const modeWords: Record<Mode, string> = { SCORE: '打分', VOTE: '投票', BATTLE: '对战' };

export const statusWords: Record<CompetitionStatus, string> = {
  REHEARSAL: '彩排',
  OFFICIAL: '正式',
  ENDED: '已结束',
};

export const themeWords: Record<ScreenTheme, string> = {
  OBSIDIAN: '曜石金',
  GALAXY: '星河蓝',
  CRIMSON: '中国红',
  DAYLIGHT: '素白',
  PAPERCUT: '剪纸',
  ARENA: '电竞',
};

export const themeColourWords: Record<keyof ThemeColours, string> = {
  bg: '背景',
  bgDeep: '背景最深处',
  bgGlow: '背景最亮处',
  surface: '底板',
  surfaceRaised: '突出的底板',
  surfaceSunken: '凹下的底板',
  text: '文字',
  textMuted: '次要文字',
  accent: '强调色',
  accentStrong: '高亮',
  onAccent: '强调色上的文字',
  second: '辅助色',
  danger: '去掉的分、超时',
  warning: '最后十秒、暂停',
  redGround: '红方',
  redGroundDeep: '红方边缘',
  onRed: '红方上的文字',
  blueGround: '蓝方',
  blueGroundDeep: '蓝方边缘',
  onBlue: '蓝方上的文字',
};

export const themePatternWords: Record<ThemePattern, string> = {
  NONE: '无',
  OBSIDIAN: '灯圈',
  GALAXY: '星空',
  CRIMSON: '回纹',
  DAYLIGHT: '远山',
  PAPERCUT: '挂笺',
  ARENA: '网格',
};

export const themeFiguresWords: Record<ThemeFigures, string> = { SANS: '黑体', SERIF: '宋体' };

export const themeCornersWords: Record<ThemeCorners, string> = {
  SQUARE: '直角',
  SLIGHT: '小圆角',
  ROUND: '圆角',
};

export const sponsorLevelWords: Record<SponsorLevel, string> = {
  TITLE: '冠名',
  SPECIAL: '特约',
  SPONSOR: '赞助',
  SUPPORT: '支持',
};

export const approvalWords: Record<Approval, string> = {
  PENDING: '待审核',
  APPROVED: '已通过',
  REJECTED: '已拒绝',
};

export const calculationWords: Record<Calculation, string> = {
  MEAN: '取平均',
  MEDIAN: '取中位数',
  SUM: '求和',
};

export const dropScopeWords: Record<DropScope, string> = {
  ITEM: '按评分项',
  TOTAL: '按评委总分',
};

export const itemWeightingWords: Record<ItemWeighting, string> = {
  PROPORTION: '按占比（相加 100%）',
  FACTOR: '按系数（得分 × 系数）',
};

export const missingScoreWords: Record<MissingScore, string> = {
  AS_IS: '不计，只算打了的',
  MEAN_OF_OTHERS: '补其余评委的平均',
  PRO_RATA: '按应计人数折算合计',
};

export const givenAsWords: Record<GivenAs, string> = {
  SCORE: '得分',
  DEDUCTION: '扣分（从满分里减）',
  PENALTY: '减分（从总分里减）',
};

/** A deduction beside the mark that counts: 「9.70（扣 0.30）」. */
export const deductionWords = { given: '扣 {deduction}' } as const;

export const roundingStageWords: Record<RoundingStage, string> = {
  EACH_STEP: '每步都取舍',
  FINAL: '仅最后取舍',
};

export const roundingWords: Record<Rounding, string> = {
  HALF_UP: '四舍五入',
  DOWN: '去尾，多余的位数舍去',
};

export const rankByWords: Record<RankBy, string> = {
  SCORE: '得分',
  PLACES_SUM: '评委名次之和',
  PLACES_MAJORITY: '多数评委给的名次',
  SKATING: '滑冰制（国标舞规则 5–11）',
};

export const normalisationWords: Record<Normalisation, string> = {
  NONE: '不修正，直接比较',
  MEAN_OF_PANELS: '二次平均法：× 各组平均的平均 ÷ 本组平均',
  MEAN_OF_PROGRAMS: '修正系数法：× 全部节目的平均 ÷ 本组平均',
  T_SCORE: '标准分：50 + 10 ×（得分 − 本组平均）÷ 本组标准差',
};

export const scoreOrderWords: Record<ScoreOrder, string> = {
  HIGHER_FIRST: '高的在前',
  LOWER_FIRST: '低的在前，如计时、杆数',
};

/** As it stands behind a figure or in a heading. */
export const scoreUnitWords: Record<ScoreUnit, string> = {
  POINTS: '分',
  SECONDS: '秒',
  CLOCK: '分:秒',
  STROKES: '杆',
  FAULTS: '罚分',
  METRES: '米',
  CENTIMETRES: '厘米',
  KILOGRAMS: '公斤',
  TIMES: '次',
  PLACES: '名次',
};

export const rankNumberingWords: Record<RankNumbering, string> = {
  COMPETITION: '跳号（1、2、2、4）',
  DENSE: '不跳号（1、2、2、3）',
};

export const revealStyleWords: Record<RevealStyle, string> = {
  CARDS: '翻牌',
  SWEEP: '光弧',
  METER: '登高',
};

/** Why a judge of a panel gave a program no score that counts. */
export const panelAbsenceWords: Record<PanelAbsence, string> = {
  RECUSED: '回避',
  NOT_SIGNED_IN: '未签到',
};

export const dropKindWords: Record<DropKind, string> = {
  HIGHEST: '去掉最高分',
  LOWEST: '去掉最低分',
};
