// The operator's panel in its main states; every one can be driven, by the real rules.
import type { ShowState } from '@liangfen/rules';
import type { CheckAnswer } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../primitives/Toast.tsx';
import {
  after,
  everybodySignsIn,
  firstProgram,
  sampleNow,
  sampleShow,
  submits,
} from '../sample-show/sample-show.ts';
import { useSampleConsole } from '../sample-show/use-sample-console.ts';
import { ThemeProvider } from '../theme/index.ts';
import { ControlPanelView } from './ControlPanelView.tsx';
import type { ConsoleView } from './console-view.ts';
import type { HallCalls } from './hall-calls.ts';
import { MobileControlPanelView } from './mobile/MobileControlPanelView.tsx';

/** A hall whose last phone answers late, and one never. */
function sampleCalls(): HallCalls {
  let asked = 0;
  const check = (): CheckAnswer => ({
    checkId: 'check',
    startedAt: sampleNow,
    answers: [
      { connectionId: 's1', role: 'SCREEN', label: '主屏', judgeId: null, roundTripMs: 18 },
      ...['j1', 'j2', 'j3'].map((judgeId, index) => ({
        connectionId: `c-${judgeId}`,
        role: 'JUDGE' as const,
        label: '',
        judgeId,
        roundTripMs: asked > index ? 24 + 30 * index : null,
      })),
      { connectionId: 'o1', role: 'CONSOLE', label: '控制台', judgeId: null, roundTripMs: 9 },
    ],
  });
  return {
    startCheck: async () => {
      asked = 0;
      return check();
    },
    getCheck: async () => {
      asked += 1;
      return check();
    },
    currentResult: async () => ({
      programId: 'g1-1',
      itemId: null,
      submitted: 2,
      expected: 4,
      scores: ['周慧敏', '陈志远'].map((name, index) => ({
        judge: { id: `j${index + 1}`, number: index + 1, name },
        scores: [
          { programId: 'g1-1', itemId: null, score: 95 - index, revision: 1, receipt: '', at: 0 },
        ],
      })),
      working: null,
    }),
    reloadScreens: async () => 2,
  };
}

/** The sample console has no screens of its own. */
function withScreens(view: ConsoleView): ConsoleView {
  const screen = {
    role: 'SCREEN',
    judgeId: null,
    version: 1,
    since: sampleNow,
    page: null,
    silentSince: null,
  } as const;
  const screens = [
    { ...screen, id: 's1', label: '主屏', lagMs: 24, visible: true, inStep: true },
    { ...screen, id: 's2', label: '侧屏', lagMs: null, visible: false, inStep: false },
  ];
  return { ...view, presence: { ...view.presence, screens, otherOperators: 1 } };
}

interface PanelStoryProps {
  readonly show: () => ShowState;
  readonly hand: 'desk' | 'mobile';
}

const now = () => sampleNow;

/** A loaded machine types slowly. */
const patient = { timeout: 8000 };

function PanelStory({ show, hand }: PanelStoryProps) {
  const console = useSampleConsole(useMemo(show, [show]));
  const calls = useMemo(sampleCalls, []);
  const View = hand === 'desk' ? ControlPanelView : MobileControlPanelView;
  return (
    <ThemeProvider>
      <ToastProvider>
        {console === null ? null : (
          <View
            view={withScreens(console.view)}
            send={console.send}
            screenHref="/web/match/sample"
            serverNow={now}
            calls={calls}
          />
        )}
      </ToastProvider>
    </ThemeProvider>
  );
}

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel',
  component: PanelStory,
  args: { hand: 'desk' },
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

const signedIn = (options: Parameters<typeof sampleShow>[0] = {}) =>
  everybodySignsIn(sampleShow(options));
const { speech, scoring, reveal, result } = firstProgram();
const list = { type: 'SHOW_PROGRAM_LIST' } as const;

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
};

export const Rehearsal: Story = {
  args: { show: () => after(signedIn({ status: 'REHEARSAL', programCount: 8 }), list) },
};

export const Test: Story = { args: { show: () => after(signedIn(), { type: 'OPEN_TEST' }) } };

export const Empty: Story = { args: { show: () => after(signedIn({ programCount: 0 }), list) } };

const bout = {
  type: 'START_BATTLE',
  programId: 'g1-1',
  opponentId: 'g1-2',
  test: false,
  confirm: true,
} as const;

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
    const clock = await page.findByRole('timer', {}, patient);
    expect(clock.textContent).toMatch(/^倒计时3:0\d$/);
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
};

/** 茉莉花 has its result; two judges' phones were offline meanwhile. */
const withLateScores = () => {
  const done = after(
    signedIn({ judgeCount: 4 }),
    list,
    speech,
    scoring,
    submits('j1', 95.5),
    submits('j2', 91),
    reveal,
    result,
  );
  const late = (judgeId: string, score: number) => ({
    id: `late-${judgeId}`,
    judgeId,
    programId: 'g1-1',
    scores: [{ itemId: null, score }],
    at: sampleNow,
    state: 'WAITING' as const,
    reason: null,
  });
  return { ...done, lateScores: [late('j3', 88), late('j4', 99)] };
};

/** Each late score is accepted or refused with a reason; what is accepted counts. */
export const LateScores: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('2 个迟到的分数等你处理', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '处理' }));
    const accept = await page.findByRole(
      'button',
      {
        name: '收下 3 号 林书雅 给节目 1 茉莉花的分数',
      },
      patient,
    );
    await userEvent.click(accept);
    expect(page.getByText('2 个迟到的分数等你处理')).toBeTruthy();
    await userEvent.type(
      page.getByRole('textbox', { name: '3 号 林书雅，节目 1 茉莉花的原因' }),
      '手机断网，现场举牌为证',
    );
    await userEvent.click(accept);
    await page.findByText('1 个迟到的分数等你处理', {}, patient);
    await userEvent.type(page.getByRole('textbox', { name: /黄建国/ }), '已经公布成绩');
    await userEvent.click(page.getByRole('button', { name: /^退回 4 号/ }));
    await page.findByText('迟到的分数都处理好了', {}, patient);
    // 95.5, 91 and 88: the high and the low are dropped.
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('91'), patient);
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
    await dialog.findByText('最终得分从 93.25 变为 92.5');
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByLabelText('原因'), '计分员录入有误{Enter}');
    await page.findByRole('rowheader', { name: /茉莉花.*已更正/ }, patient);
    await waitFor(() => expect(scoreOf(page, '茉莉花')).toBe('92.5'), patient);
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

/** The next step is looked at with its true data, then taken; another step is prepared anew. */
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
    await page.findByRole('button', { name: '先看再播' }, patient);
    await userEvent.keyboard('p');
    const sheet = within(await page.findByRole('region', { name: '预看下一步' }, patient));
    await sheet.findByText('2 陈志远 94', {}, patient);
    await sheet.findByText('未提交：林书雅、黄建国');
    await userEvent.click(sheet.getByRole('button', { name: '播出' }));
    await page.findByText('还有 2 位评委没有提交，现在亮分？', {}, patient);
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: '先看再播' }, patient);
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
  args: { show: () => signedIn() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /1 个未同步/ }, patient));
    await page.findByRole('row', { name: '主屏 已同步 24 毫秒 在前台' });
    await page.findByRole('row', { name: '侧屏 未同步 — 在后台' });
    await userEvent.click(page.getByRole('button', { name: '刷新大屏' }));
    await page.findByText('刷新 2 块大屏？');
    await userEvent.keyboard('{Enter}');
    await page.findByText('已通知 2 块大屏刷新', {}, patient);
  },
};

export const Mobile: Story = {
  args: { hand: 'mobile', show: () => after(signedIn(), list, speech) },
};

/** Enter takes the next step; missing judges are named before their scores are left out. */
export const DrivenByKeys: Story = {
  args: { show: () => signedIn({ judgeCount: 2 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('大屏正在显示开始页');
    await userEvent.keyboard('{Enter}');
    await page.findByRole('rowheader', { name: /茉莉花/ });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page.getAllByText('演讲中').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await page.findByText('打分中 0/2');
  },
};

function scoreOf(page: ReturnType<typeof within>, program: string): string | undefined {
  const row = page.getByRole('rowheader', { name: new RegExp(program) }).closest('tr');
  return row?.querySelector('[data-score]')?.textContent ?? undefined;
}
