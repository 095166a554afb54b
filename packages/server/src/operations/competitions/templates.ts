/** 模板: what a new competition of a kind starts with, as data in one table (docs/decisions/0312). */
import type { Practice } from '@liangfen/rules';
import type { CompetitionTemplate, Foul, Item, Look, Mode, Setting } from '@liangfen/sdk/schema';

export interface Start {
  readonly mode: Mode;
  readonly look?: Partial<Look>;
  /** The settings that differ from the defaults of the mode. */
  readonly setting?: Partial<Omit<Setting, 'mode'>>;
  readonly items?: readonly Omit<Item, 'id'>[];
  /** Instead of those of the mode. */
  readonly fouls?: readonly Omit<Foul, 'id'>[];
  readonly programGroups?: readonly string[];
  /** Of the first group. */
  readonly round?: Practice['round'];
  readonly judgeGroups?: readonly { readonly groupName: string; readonly weight: number }[];
}

const item = (itemName: string, proportion: number) => ({ itemName, proportion, maxScore: 100 });

/** All items at once on the phone, and whole judges dropped: what halls with seven judges are used to. */
const scoredByItems = {
  enableItem: true,
  enableScoreItemCombine: true,
  dropScope: 'TOTAL',
} as const;

export const templates: Readonly<Record<CompetitionTemplate, Start>> = {
  SINGER: {
    mode: 'SCORE',
    look: { theme: 'OBSIDIAN', performanceWord: '演唱' },
    setting: { ...scoredByItems, tieBreaks: ['UNROUNDED', 'UNTRIMMED_MEAN', 'HIGHEST_JUDGE'] },
    items: [item('音准节奏', 40), item('情感表现', 35), item('台风形象', 25)],
    programGroups: ['独唱组', '组合组'],
    judgeGroups: [{ groupName: '专业评委', weight: 100 }],
  },
  SPEECH: {
    mode: 'SCORE',
    look: { theme: 'CRIMSON', performanceWord: '演讲' },
    setting: { ...scoredByItems, tieBreaks: ['UNROUNDED', 'UNTRIMMED_MEAN', 'HIGHEST_JUDGE'] },
    items: [item('内容', 40), item('语言表达', 30), item('仪态', 20), item('时间把握', 10)],
  },
  DANCE: {
    mode: 'SCORE',
    look: { theme: 'GALAXY' },
    setting: { ...scoredByItems, tieBreaks: ['UNROUNDED', 'UNTRIMMED_MEAN', 'HIGHEST_JUDGE'] },
    items: [item('技术技巧', 40), item('艺术表现', 30), item('编排创意', 20), item('服装造型', 10)],
    programGroups: ['单人组', '集体组'],
  },
  DEBATE: {
    mode: 'SCORE',
    look: { theme: 'DAYLIGHT', performanceWord: '辩论' },
    setting: scoredByItems,
    items: [item('立论陈词', 25), item('攻辩质询', 25), item('自由辩论', 30), item('总结陈词', 20)],
    programGroups: ['第一场', '第二场'],
  },
  ROBOT: {
    mode: 'BATTLE',
    look: { theme: 'GALAXY' },
    setting: { countdownSeconds: 150, enableLeadScore: true, leadScore: 8 },
    fouls: [
      { foulName: '推出界外', times: 2 },
      { foulName: '消极比赛', times: 1 },
    ],
    programGroups: ['小组赛'],
    judgeGroups: [{ groupName: '裁判组', weight: 100 }],
  },
  BALLOT: {
    mode: 'VOTE',
    look: { theme: 'CRIMSON', performanceWord: '展示' },
    setting: { voteLimit: 3 },
    judgeGroups: [
      { groupName: '大众评审', weight: 60 },
      { groupName: '专家评审', weight: 40 },
    ],
  },
};
