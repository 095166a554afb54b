// Whole shows in one page: the screen, the operator and three judges on the real server in the tab.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hall, showOnStage } from './Hall.tsx';
import {
  answer,
  choose,
  enterScores,
  everybodySignsIn,
  heardByScreen,
  joinSecondScreen,
  page,
  phones,
  press,
  shows,
  showsNot,
} from './people.ts';
import { severalPages } from './several-pages.ts';

const meta: Meta<typeof Hall> = {
  title: 'Hall',
  // Rehearsed in the soak, with a frame of its own (vitest.tiers.ts).
  tags: ['alone'],
  component: Hall,
  args: { scene: 'hall', theme: null },
  argTypes: { mode: { control: false }, scene: { control: false } },
  parameters: { a11y: severalPages },
};
export default meta;

type Story = StoryObj<typeof Hall>;

const opens: Story['play'] = async ({ canvasElement: story }) => {
  await page(story, '大屏');
  await shows(story, '大屏', showOnStage().name);
  await shows(story, '控制台', '大屏正显示开场页', '3 位在线');
};

/** Nothing happens by itself: be the operator and the three judges. */
export const DriveScore: Story = { args: { mode: 'SCORE' }, play: opens };
export const DriveVote: Story = { args: { mode: 'VOTE' }, play: opens };
export const DriveBattle: Story = { args: { mode: 'BATTLE' }, play: opens };

/** Sign-in, a program with all scores, one with a judge missing, and the ranking. */
export const Score: Story = {
  args: { mode: 'SCORE' },
  play: async ({ canvasElement: story }) => {
    await press(story, '控制台', /^签到/);
    await shows(story, '大屏', '评委签到');
    await everybodySignsIn(story);
    await shows(story, '大屏', '全部评委已签到');
    await shows(story, '控制台', '3 / 3 位评委已签到');
    await press(story, '控制台', /^节目单/);
    await shows(story, '大屏', '节目单', '《起风了》');

    await press(story, '控制台', '《起风了》 上场');
    await shows(story, '大屏', '李沐晴');
    await press(story, '控制台', '《起风了》 打分');
    await shows(story, '大屏', '评委打分中');
    const scores = [
      ['94.5', '92', '90.5'],
      ['90.5', '90', '88'],
      ['96.5', '95', '93'],
    ];
    for (const [index, phone] of phones().entries()) {
      await enterScores(story, phone, scores[index] ?? []);
      await shows(story, phone, '已送达');
    }
    await shows(story, '大屏', '评委已全部提交');
    await showsNot(story, '大屏', '94.5', '90.5', '96.5', '92.63');
    // Not hidden, but never sent.
    for (const secret of ['94.5', '90.5', '96.5', '92.63', '89.7', '95.1']) {
      expect(heardByScreen()).not.toContain(secret);
    }

    await press(story, '控制台', '《起风了》 亮分');
    // 94.5 × 40 % + 92 × 35 % + 90.5 × 25 % = 92.625, and halves go up.
    await shows(story, '大屏', '周慧敏', '92.63', /去掉.*最高分/, /去掉.*最低分/);
    await press(story, '控制台', '《起风了》 出分');
    await shows(story, '大屏', '最终得分', '92.63', '本组首个得分');
    await shows(story, phones()[0] ?? '', '92.63');

    await press(story, '控制台', '《孤勇者》 上场');
    await press(story, '控制台', '《孤勇者》 打分');
    for (const phone of phones().slice(0, 2)) {
      await enterScores(story, phone, ['98', '97', '96']);
      await shows(story, phone, '已送达');
    }
    await press(story, '控制台', '《孤勇者》 亮分');
    await shows(story, '控制台', '3 林书雅 的分数将不计入');
    await answer(story, '控制台', '还有 1 位评委没有提交，现在亮分？', '亮分');
    await press(story, '控制台', '《孤勇者》 出分');
    await shows(story, '控制台', '97.15');
    await shows(story, '大屏', '97.15', '当前第 1 名');
    await press(story, '控制台', /^排名/);
    await choose(story, '控制台', '列表');
    await shows(story, '大屏', /《孤勇者》.*97\.15.*《起风了》.*92\.63/);
  },
};

/** Two of three judges vote. */
export const Vote: Story = {
  args: { mode: 'VOTE' },
  play: async ({ canvasElement: story }) => {
    await press(story, '控制台', /^签到/);
    await everybodySignsIn(story);
    await press(story, '控制台', /^节目单/);
    await press(story, '控制台', '三号楼的灯 上场');
    await shows(story, '大屏', '钱大爷一家');
    await press(story, '控制台', '三号楼的灯 打分');
    await shows(story, '大屏', '评委投票中');
    for (const [index, phone] of phones().entries()) {
      await press(story, phone, index === 1 ? '不投' : '投票');
      await shows(story, phone, '已送达');
    }
    await shows(story, '大屏', '评委已全部提交');
    await showsNot(story, '大屏', '已投票');
    expect(heardByScreen()).not.toContain('"score":1');
    await press(story, '控制台', '三号楼的灯 亮分');
    await shows(story, '大屏', /孙桂芳.*已投票/, /钱立新.*未投票/);
    await press(story, '控制台', '三号楼的灯 出分');
    await shows(story, '大屏', '最终得票', '2');
  },
};

/** One bout is lost by fouls, one is won by a lead; the clock is paused in between. */
export const Battle: Story = {
  args: { mode: 'BATTLE' },
  play: async ({ canvasElement: story }) => {
    await press(story, '控制台', /^节目单/);
    await shows(story, '大屏', '破军', '雷霆');
    await everybodySignsIn(story);
    await press(story, '控制台', '破军 开始');
    await answer(story, '控制台', '开始「破军」对「雷霆」？', '开始对战');
    await shows(story, '大屏', '破军 0 比 0 雷霆');

    await press(story, '控制台', /^破军 暂停/);
    await answer(story, '控制台', '暂停第 1 场？', '暂停');
    await shows(story, '大屏', '暂停');
    await press(story, '控制台', /^破军 继续/);
    await answer(story, '控制台', '继续第 1 场？', '继续');

    await press(story, '控制台', '破军 记 1 次消极比赛');
    await answer(story, '控制台', /给红方「1 号 破军」记 1 次消极比赛/, '记犯规');
    await shows(story, '大屏', ' 1 / 1');
    await press(story, '控制台', '破军 记 1 次消极比赛');
    await shows(story, '控制台', '超过允许的 1 次，将自动判负');
    await answer(story, '控制台', /给红方「1 号 破军」记 1 次消极比赛/, '记犯规');
    await shows(story, '大屏', '雷霆获胜', '犯规超限');

    await press(story, '控制台', '玄武 开始');
    await answer(story, '控制台', '开始「玄武」对「赤焰」？', '开始对战');
    for (const total of [3, 6, 9]) {
      await press(story, '控制台', '赤焰 加 3 分');
      await answer(story, '控制台', '给蓝方「4 号 赤焰」加 3 分？', '加分');
      await shows(story, '大屏', total < 9 ? `玄武 0 比 ${total} 赤焰` : '赤焰获胜');
    }
    await shows(story, '大屏', /领先 9 分/);
    await shows(story, phones()[0] ?? '', '赤焰', '胜');
  },
};

/** Two operators in step: what one does, the other sees. */
export const TwoOperators: Story = {
  args: { mode: 'SCORE', scene: 'operators' },
  play: async ({ canvasElement: story }) => {
    await shows(story, '控制台', '同时在操作：');
    await shows(story, '副控制台', '同时在操作：');
    await press(story, '控制台', /^节目单/);
    await shows(story, '副控制台', '《起风了》');
    await press(story, '副控制台', '《起风了》 上场');
    await shows(story, '控制台', '表演中');
    await shows(story, '大屏', '李沐晴');
    await press(story, '控制台', '撤销「上场」');
    // It was the other one's step: that is asked before it is taken back.
    await answer(story, '控制台', /^撤销.+的「上场」？/, '撤销');
    await shows(story, '大屏', '节目单');
    const second = await page(story, '副控制台');
    await shows(story, '副控制台', '待上场');
    expect(second.querySelector('[data-phase="SPEECH"]')).toBeNull();
  },
};

/** A second screen joins in the middle of the scoring and shows the same at once. */
export const LateScreen: Story = {
  args: { mode: 'SCORE', scene: 'screens' },
  play: async ({ canvasElement: story }) => {
    await press(story, '控制台', /^签到/);
    await everybodySignsIn(story);
    await press(story, '控制台', /^节目单/);
    await press(story, '控制台', '《起风了》 上场');
    await press(story, '控制台', '《起风了》 打分');
    const [first = ''] = phones();
    await enterScores(story, first, ['94.5', '92', '90.5']);
    await shows(story, first, '已送达');
    await joinSecondScreen(story);
    await shows(story, '侧屏', '评委打分中', '《起风了》', /1 ?\/ ?3/);
    await shows(story, '控制台', '大屏 2');
    expect(heardByScreen(1)).not.toContain('94.5');
    await press(story, '控制台', '《起风了》 亮分');
    await answer(story, '控制台', '还有 2 位评委没有提交，现在亮分？', '亮分');
    await shows(story, '侧屏', '周慧敏', '92.63');
    await shows(story, '大屏', '周慧敏', '92.63');
  },
};
