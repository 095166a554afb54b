// The words for what is on air: links, and how lists and bouts are shown.
import type {
  AudienceRowState,
  AwardBasis,
  CardVerdict,
  CeremonyPart,
  DeterminationReason,
  Link,
  RankShowType,
  ScreenSoundState,
  SignInShowType,
  SponsorLink,
  TitleShowType,
} from '@liangfen/sdk/schema';

export const linkWords: Record<Link, string> = {
  INIT: '开场',
  PROGRAM_LIST: '节目单',
  SIGN_IN: '签到',
  TITLE: '节目标题',
  INTERMISSION: '中场休息',
  AUDIENCE_VOTE: '观众投票',
  RANK: '排名',
  PODIUM: '颁奖台',
  CHAMPION: '冠军',
  AWARDS: '奖项',
  BRACKET: '对阵图',
  TEST: '测试打分',
  SPEECH: '上场',
  SCORE: '开始打分',
  SHOW_SCORE: '亮分',
  SHOW_RESULT: '出分',
  BATTLE: '开始对战',
  PAUSE: '暂停',
  RESUME: '继续',
  DETERMINE: '判定',
  TEST_SPEECH: '测试上场',
  TEST_SCORE: '测试打分',
  TEST_SHOW_SCORE: '测试亮分',
  TEST_SHOW_RESULT: '测试出分',
  TEST_BATTLE: '测试对战',
  TEST_PAUSE: '测试暂停',
  TEST_RESUME: '测试继续',
  TEST_DETERMINE: '测试判定',
};

/** The pictures on which the sponsors' bar may stand; people name some links more briefly than the console does. */
export const sponsorLinkWords: Record<SponsorLink, string> = /* @__PURE__ */ (() => ({
  INIT: linkWords.INIT,
  PROGRAM_LIST: linkWords.PROGRAM_LIST,
  SIGN_IN: linkWords.SIGN_IN,
  TITLE: linkWords.TITLE,
  INTERMISSION: linkWords.INTERMISSION,
  SPEECH: linkWords.SPEECH,
  SCORE: '打分',
  SHOW_SCORE: linkWords.SHOW_SCORE,
  SHOW_RESULT: linkWords.SHOW_RESULT,
  RANK: linkWords.RANK,
  PODIUM: linkWords.PODIUM,
  CHAMPION: linkWords.CHAMPION,
  AWARDS: linkWords.AWARDS,
  BRACKET: linkWords.BRACKET,
  BATTLE: '对战',
}))();

export const signInShowTypeWords: Record<SignInShowType, string> = {
  TOTAL: '人数',
  TILE: '宫格',
  LIST: '列表',
};

export const titleShowTypeWords: Record<TitleShowType, string> = {
  OPENING: '出场标题',
  NEXT_UP: '下一个',
  JUST_NOW: '刚刚结束',
};

export const rankShowTypeWords: Record<RankShowType, string> = { DEFAULT: '列表', PK: '柱状' };

export const ceremonyPartWords: Record<CeremonyPart, string> = {
  PODIUM: '颁奖台',
  CHAMPION: '冠军',
  AWARDS: '奖项',
};

export const awardBasisWords: Record<AwardBasis, string> = { RANK: '按名次', HAND: '指定节目' };

/** How the judges' cards decided a bout. */
export const cardVerdictWords: Record<CardVerdict, string> = {
  UNANIMOUS: '一致判定',
  MAJORITY: '多数判定',
  SPLIT: '分歧判定',
};

export const determinationReasonWords: Record<DeterminationReason, string> = {
  EXCEEDED_FOULS: '犯规超限',
  LEAD_SCORE: '领先达标',
  CARDS: '评分卡判定',
  OPERATOR: '裁判判定',
  CORRECTED: '更正',
};

export const screenSoundWords: Record<ScreenSoundState, string> = {
  OFF: '关',
  BLOCKED: '等待点一下大屏',
  ON: '有声',
  NO_OUTPUT: '那台电脑没有声音输出，接上音箱再点一下大屏',
  UNSUPPORTED: '浏览器没有音频',
};

export const audienceRowWords: Record<AudienceRowState, string> = {
  WAITING: '待上场',
  ON_STAGE: '台上',
  DONE: '已上场',
};
