// The operator's panel in each panel and mode; every one can be driven, by the real rules.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { after, sampleShow, submits } from '../sample-show/sample-show.ts';
import {
  bout,
  list,
  PanelStory,
  patient,
  previewOf,
  result,
  reveal,
  scoreOf,
  scoring,
  signedIn,
  speech,
  withCorrections,
  withLateScores,
} from './ControlPanel.story-parts.tsx';
import { press, told } from './press.test-parts.ts';

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel',
  component: PanelStory,
  args: { hand: 'desk' },
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

export const StartPage: Story = { args: { show: () => sampleShow() } };

export const SignIn: Story = {
  args: {
    show: () =>
      after(
        sampleShow(),
        { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' },
        { type: 'SIGN_IN_JUDGE', judgeId: 'j2' },
      ),
  },
};

export const ProgramList: Story = { args: { show: () => after(signedIn(), list) } };

export const WithItemsAndGroups: Story = {
  args: { show: () => after(signedIn({ items: true, groupCount: 3 }), list) },
};

export const Scoring: Story = {
  args: {
    show: () => after(signedIn(), list, speech, scoring, submits('j1', 95.5), submits('j3', 91)),
  },
};

export const Result: Story = {
  args: {
    show: () =>
      after(signedIn(), speech, scoring, submits('j1', 95.5), submits('j2', 91), reveal, result),
  },
};

export const Ranking: Story = {
  args: {
    show: () =>
      after(signedIn(), speech, scoring, submits('j1', 95.5), reveal, result, {
        type: 'SHOW_RANK',
        rankShowType: 'DEFAULT',
        itemId: null,
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // With the decimals of the setting, in the panel's table and on the screen.
    const table = within(await page.findByRole('table', { name: '排名' }, patient));
    table.getByText('95.50');
    const screen = within(page.getByRole('group', { name: '正在播出' }));
    await screen.findByText('95.50', {}, patient);
  },
};

export const Rehearsal: Story = {
  args: { show: () => after(signedIn({ status: 'REHEARSAL', programCount: 8 }), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Spec § 5: operating a disabled row warns, and nothing is asked or sent.
    for (const action of ['上场', '出分']) {
      await press(page, `千里之外 ${action}`);
      await told(page, '彩排只开放每组最前和最后几个节目，请选其中一个');
    }
    expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const Test: Story = { args: { show: () => after(signedIn(), { type: 'OPEN_TEST' }) } };

export const Empty: Story = { args: { show: () => after(signedIn({ programCount: 0 }), list) } };

export const Battle: Story = {
  args: {
    show: () =>
      after(sampleShow({ mode: 'BATTLE' }), bout, {
        type: 'ADD_POINT',
        programId: 'g1-1',
        point: 2,
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // The picture has a clock too.
    const strip = within(await page.findByRole('region', { name: '现场状态' }, patient));
    const clock = await strip.findByRole('timer', {}, patient);
    expect(clock.textContent).toMatch(/^倒计时[23]:\d\d$/);
    await page.findByRole('button', { name: '茉莉花 重新开始' });
  },
};

export const BattlePausedAndUnpaired: Story = {
  args: {
    show: () =>
      after(sampleShow({ mode: 'BATTLE', programCount: 3 }), bout, {
        type: 'PAUSE_BATTLE',
        test: false,
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press(page, '青花瓷 开始');
    await told(page, '这个节目没有对手，给本组补一个节目，或把它移到别的组');
    expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const BattleDetermined: Story = {
  args: {
    show: () =>
      after(sampleShow({ mode: 'BATTLE' }), bout, {
        type: 'DETERMINE_BATTLE',
        programId: 'g1-2',
        opponentId: 'g1-1',
        test: false,
      }),
  },
};

/** A decided bout is put right: what changes, from what to what, stands there before it is done. */
export const BattlePutRight: Story = {
  args: {
    show: () =>
      after(
        sampleShow({ mode: 'BATTLE' }),
        bout,
        { type: 'ADD_POINT', programId: 'g1-1', point: 3 },
        { type: 'DETERMINE_BATTLE', programId: 'g1-2', opponentId: 'g1-1', test: false },
      ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press(page, '茉莉花 更正或加减分');
    const dialog = within(await page.findByRole('dialog', {}, patient));
    await dialog.findByText('还没有改动', {}, patient);
    await userEvent.click(dialog.getByRole('radio', { name: '红方' }));
    await dialog.findByText(/^3 : 0，.* 胜 → 3 : 0，茉莉花 胜$/, {}, patient);
  },
};

/** A foul is taken off by one press; the clock that stands is set. */
export const BattleFoulTakenOff: Story = {
  args: {
    show: () => {
      const show = sampleShow({ mode: 'BATTLE' });
      const [foul] = show.fouls;
      return after(
        show,
        bout,
        ...(foul ? [{ type: 'ADD_FOUL', programId: 'g1-1', foulId: foul.id } as const] : []),
        { type: 'PAUSE_BATTLE', test: false },
      );
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /^去掉红方的 1 次/ }, patient);
    await press(page, '设定时间');
    const dialog = within(await page.findByRole('dialog', { name: '设定时钟' }, patient));
    await dialog.findByText('比分和犯规不变', {}, patient);
  },
};

export const BattleTest: Story = {
  args: { show: () => after(sampleShow({ mode: 'BATTLE' }), { type: 'OPEN_TEST' }) },
};

export const BattleRehearsal: Story = {
  args: {
    show: () => after(sampleShow({ mode: 'BATTLE', status: 'REHEARSAL', programCount: 7 }), list),
  },
};

/** Points of one's own: without a number the spec's warning, with one the score. */
export const CustomPoints: Story = {
  args: { show: () => after(sampleShow({ mode: 'BATTLE' }), bout) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '茉莉花 自定分数' }, patient));
    const dialog = within(await page.findByRole('dialog', { name: '茉莉花' }, patient));
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('请输入分数', {}, patient);
    await userEvent.type(dialog.getByRole('textbox', { name: '分数' }), '2.5{Enter}');
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('2.5'), patient);
  },
};

export const Vote: Story = {
  args: {
    show: () =>
      after(signedIn({ mode: 'VOTE' }), list, speech, scoring, submits('j1', 1), submits('j2', 0)),
  },
};

export const VoteResult: Story = {
  args: {
    show: () =>
      after(
        signedIn({ mode: 'VOTE' }),
        speech,
        scoring,
        submits('j1', 1),
        submits('j2', 1),
        reveal,
        result,
      ),
  },
};

export const VoteRanking: Story = {
  args: {
    show: () =>
      after(signedIn({ mode: 'VOTE' }), speech, scoring, submits('j1', 1), reveal, result, {
        type: 'SHOW_RANK',
        rankShowType: 'PK',
        itemId: null,
      }),
  },
};

export const SignInTiles: Story = {
  args: { show: () => after(signedIn(), { type: 'SHOW_SIGN_IN', signInShowType: 'TILE' }) },
};

export const SignInList: Story = {
  args: { show: () => after(signedIn(), { type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }) },
};

/** Six on a page; the pages count from 1. */
export const RankingPk: Story = {
  args: {
    show: () =>
      after(signedIn({ programCount: 8, groupCount: 2, items: true }), {
        type: 'SHOW_RANK',
        rankShowType: 'PK',
        itemId: null,
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '第 2 页' }, patient));
    await waitFor(() =>
      expect(page.getByRole('button', { name: '第 2 页' }).ariaCurrent).toBe('page'),
    );
    expect(page.queryByRole('button', { name: '第 3 页' })).toBeNull();
  },
};

/** Confirming without a choice warns in the spec's words; a choice switches. */
export const PickGroup: Story = {
  args: { show: () => after(signedIn({ groupCount: 12 }), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^节目组：第 1 组/ }, patient));
    const dialog = within(await page.findByRole('dialog', { name: '选择节目组' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: '确认' }));
    await page.findByText('请选择节目组', {}, patient);
    await userEvent.click(dialog.getByRole('radio', { name: '第 3 组' }));
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: /^节目组：第 3 组/ }, patient);
  },
};

export const Ended: Story = {
  args: { show: () => ({ ...after(signedIn(), list), status: 'ENDED' as const }) },
};

/** Who is waited for, by name, without a pointer. */
export const Judges: Story = {
  args: {
    show: () => after(signedIn(), list, speech, scoring, submits('j1', 95), submits('j3', 91)),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('未提交：陈志远、黄建国、何晓燕 等 5 位', {}, patient);
    const open = page.getByRole('button', { name: '评委 5 位在线' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: '评委' }, patient));
    dialog.getByText('5 位在线，2/7 已提交');
    const rows = dialog.getAllByRole('row');
    expect(rows[1]?.textContent).toContain('陈志远');
    dialog.getByRole('row', { name: '6 郭文博 不在线 — 未提交' });
    dialog.getByRole('row', { name: /^1 周慧敏 在线 .* 已提交$/ });
  },
};

/** Each late score is accepted or refused with a reason; what is accepted counts. */
export const LateScores: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('2 个迟交的分数等你处理', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '处理' }));
    const accept = await page.findByRole(
      'button',
      {
        name: '计入 3 号 林书雅 给节目 1 茉莉花的分数',
      },
      patient,
    );
    await userEvent.click(accept);
    expect(page.getByText('2 个迟交的分数等你处理')).toBeTruthy();
    await userEvent.type(
      page.getByRole('textbox', { name: '3 号 林书雅，节目 1 茉莉花的原因' }),
      '手机断网，现场举牌为证',
    );
    await userEvent.click(accept);
    await page.findByText('1 个迟交的分数等你处理', {}, patient);
    await userEvent.type(page.getByRole('textbox', { name: /黄建国/ }), '已经公布成绩');
    await userEvent.click(page.getByRole('button', { name: /^不计入 4 号/ }));
    await page.findByText('迟交的分数都处理好了', {}, patient);
    // 95.5, 91 and 88: the high and the low are dropped.
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('91.00'), patient);
  },
};

/** Corrections that wait: another's is confirmed as it stands, one that the operator asked for can only be withdrawn. */
export const CorrectionsWait: Story = {
  args: { show: withCorrections },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('2 项更正等确认', {}, patient);
    expect(scoreOf(page, '茉莉花')).toBe('93.25');
    await userEvent.click(page.getByRole('button', { name: '查看' }));
    const dialog = within(await page.findByRole('dialog', { name: '等待确认的更正' }, patient));
    dialog.getByText(/^iPhone提出/);
    dialog.getByText('提出时最终得分 93.25');
    dialog.getByText('原因：计分员录入有误');
    await userEvent.click(
      dialog.getByRole('button', { name: '确认节目 1 茉莉花的更正：更正为 92.50' }),
    );
    await page.findByText('1 项更正等确认', {}, patient);
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('92.50'), patient);
    dialog.getByText(/^你提出/);
    expect(dialog.queryByRole('button', { name: /^确认/ })).toBeNull();
    await userEvent.click(
      dialog.getByRole('button', { name: '撤回节目 2 我的祖国的更正：加减分 -0.50' }),
    );
    await dialog.findByText('没有等待确认的更正', {}, patient);
  },
};

/** Refusing says why. */
export const CorrectionRefused: Story = {
  args: { show: withCorrections },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '查看' }, patient));
    const dialog = within(await page.findByRole('dialog', { name: '等待确认的更正' }, patient));
    const refuse = dialog.getByRole('button', { name: /^拒绝节目 1/ });
    await userEvent.click(refuse);
    dialog.getByText('请填写原因');
    await userEvent.type(dialog.getByRole('textbox', { name: /^拒绝节目 1/ }), '录入没有错');
    await userEvent.click(refuse);
    await page.findByText('1 项更正等确认', {}, patient);
    expect(scoreOf(page, '茉莉花')).toBe('93.25');
  },
};

/** Where a second person is asked for, the dialog proposes. */
export const CorrectionProposed: Story = {
  args: { show: () => ({ ...withCorrections(), corrections: [] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: '茉莉花 更正或加减分' }, patient),
    );
    const dialog = within(await page.findByRole('dialog', { name: '节目 1 茉莉花' }, patient));
    dialog.getByText(/^写入操作台账，由另一个账号确认后成绩才改变。.*「怎么算的」/);
    await userEvent.type(dialog.getByLabelText('更正为'), '92.5');
    await userEvent.type(dialog.getByLabelText('原因'), '计分员录入有误');
    await userEvent.click(dialog.getByRole('button', { name: '提出更正' }));
    await page.findByText('1 项更正等确认', {}, patient);
    expect(scoreOf(page, '茉莉花')).toBe('93.25');
  },
};

/** A judge's score of a finished program is struck: what changes stands there first, and it can be taken back. */
export const ScoreStruck: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = async () => {
      await press(page, '茉莉花 更正或加减分');
      const dialog = within(await page.findByRole('dialog', { name: '节目 1 茉莉花' }, patient));
      await userEvent.click(dialog.getByRole('radio', { name: '作废评分' }));
      return dialog;
    };
    const dialog = await open();
    dialog.getByText('分数保留在记录里，不计入；成绩按其余的分数重新计算');
    const judges = dialog.getByLabelText('哪位评委的分数');
    await userEvent.selectOptions(judges, within(judges).getByRole('option', { name: /^1 号/ }));
    await dialog.findByText('1 号 茉莉花 得分：93.25 → 92.75');
    await userEvent.click(dialog.getByRole('button', { name: '作废' }));
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByLabelText('原因'), '这位评委是选手的老师{Enter}');
    await waitFor(() => expect(scoreOf(page, '茉莉花')).not.toBe('93.25'), patient);
    const again = await open();
    again.getByRole('option', { name: /^1 号 .*（已作废，选它恢复）$/ });
  },
};

/** A correction says what it changes, needs a reason, and marks the row. */
export const Correction: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: '茉莉花 更正或加减分' }, patient),
    );
    const dialog = within(await page.findByRole('dialog', { name: '节目 1 茉莉花' }, patient));
    await userEvent.type(dialog.getByLabelText('更正为'), '92.5');
    await dialog.findByText('最终得分从 93.25 变为 92.50');
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByLabelText('原因'), '计分员录入有误{Enter}');
    await page.findByRole('rowheader', { name: /茉莉花.*已更正/ }, patient);
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('92.50'), patient);
  },
};

export const Adjustment: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: '茉莉花 更正或加减分' }, patient),
    );
    const dialog = within(await page.findByRole('dialog', {}, patient));
    await userEvent.click(dialog.getByText('加减分', { selector: 'label, label *' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '加减分' }), '-0.5');
    await dialog.findByText('在算出的得分上减 0.5 分');
    await userEvent.type(dialog.getByLabelText('原因'), '超时 1 分钟{Enter}');
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('92.75'), patient);
  },
};

/** The next step is looked at as the hall would see it, then taken; the question is asked at the taking. */
export const LookThenTake: Story = {
  args: {
    show: () =>
      after(
        signedIn({ judgeCount: 4 }),
        list,
        speech,
        scoring,
        submits('j1', 95),
        submits('j2', 94),
      ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /^预览下一步/ }, patient);
    await userEvent.keyboard('p');
    const preview = within(await page.findByRole('region', { name: '预览' }, patient));
    const picture = within(await preview.findByRole('group', { name: '预览' }, patient));
    await picture.findByText('周慧敏', {}, patient);
    await picture.findByText('94.00', {}, patient);
    preview.getByText('未提交：林书雅、黄建国');
    // Nothing has gone on air.
    expect(page.getByRole('group', { name: '正在播出' }).textContent).not.toContain('周慧敏');
    await userEvent.keyboard('{Enter}');
    await page.findByText('还有 2 位评委没有提交，现在亮分？', {}, patient);
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: /^预览下一步/ }, patient);
    await waitFor(() => expect(previewOf(page)).toBeNull());
  },
};

/** With the switch on, every button that brings another picture shows it first; Esc puts it away. */
export const LookFirst: Story = {
  args: { show: () => after(signedIn({ items: true, groupCount: 2 }), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('switch', { name: '先预览再播出' }, patient));
    await userEvent.click(page.getByRole('button', { name: /^签到/ }));
    await page.findByRole('button', { name: /^播出：显示签到/ }, patient);
    expect(page.getByRole('main').dataset.link).toBe('PROGRAM_LIST');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(previewOf(page)).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '我的祖国 上场' }));
    const picture = await page.findByRole('group', { name: '预览' }, patient);
    await within(picture).findByText('我的祖国', {}, patient);
    await userEvent.click(page.getByRole('button', { name: /^播出：上场 · .+：2 号 我的祖国/ }));
    await waitFor(() => expect(page.getByRole('main').dataset.link).toBe('SPEECH'), patient);
  },
};

/** Every screen and phone answers with its time; a judge without a phone is named too. */
export const Check: Story = {
  args: { show: () => signedIn({ judgeCount: 4 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '全链路自检' }, patient));
    await page.findByText('全部 5 个都已答复，最慢 84 毫秒', {}, patient);
    await page.findByRole('row', { name: '3 号 林书雅 84 毫秒' });
    await page.findByRole('row', { name: '4 号 黄建国 不在线' });
  },
};

export const Screens: Story = {
  args: { show: () => after(signedIn(), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(/^侧屏（\d+ 秒） 未显示$/, {}, patient);
    await userEvent.click(page.getByRole('button', { name: '大屏 1/2 已显示' }));
    await page.findByRole('row', { name: '主屏 已显示 24 毫秒 在前台 有声' });
    await page.findByRole('row', { name: '侧屏 未显示 — 在后台 等待点一下大屏' });
    await userEvent.click(page.getByRole('button', { name: '刷新大屏' }));
    await page.findByText('刷新 2 块大屏？');
    await userEvent.keyboard('{Enter}');
    await page.findByText('已通知 2 块大屏刷新', {}, patient);
  },
};

/** Enter takes the next step; missing judges are named before their scores are left out. */
export const DrivenByKeys: Story = {
  args: { show: () => signedIn({ judgeCount: 2 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('大屏正显示开场页');
    await userEvent.keyboard('{Enter}');
    await page.findByRole('rowheader', { name: /茉莉花/ });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page.getAllByText('表演中').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await page.findByText('打分中 0/2');
  },
};
