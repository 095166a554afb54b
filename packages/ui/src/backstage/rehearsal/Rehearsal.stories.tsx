// A rehearsal that plays itself at the desk: set, played, held, over a bad network, and its reports.
import type { TwinState } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  pending,
  SampleDesk,
  sampleId,
  sampleJudges,
  sampleScore,
  sampleStatus,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import { forgetReports, keepReport } from '../data/kept-report.ts';
import { ReportSection } from './ReportSection.tsx';
import { RunningSection } from './RunningSection.tsx';
import { badFacts, failedFacts, goodFacts, playingState } from './sample-facts.ts';

const noTwin: TwinState = { judges: 0, played: false, heldUntil: null, ended: null };
const answers: Answers = {
  listApprovedJudges: () => ({ users: sampleJudges(9).slice(0, 7) }),
  getTwin: () => noTwin,
};

const meta = {
  title: 'Backstage/Rehearsal',
  tags: ['soak'],
  render: ({ answers: given, mode = 'score' }) => (
    <SampleDesk answers={given}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode, tab: 'rehearsal' }} />
    </SampleDesk>
  ),
  args: { answers },
} satisfies Meta<{ readonly answers: Answers; readonly mode?: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As many simulated judges as there are real ones; a slower show is expected to take longer. */
export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '模拟评委人数' })).toHaveValue('7');
    const plan = canvas.getByText(/会走 \d+ 个节目，大约/);
    const quick = plan.textContent;
    await userEvent.click(canvas.getByRole('radio', { name: '原速' }));
    expect(plan.textContent).not.toBe(quick);
    await expect(canvas.getByText(/\d+ 分 \d+ 秒/)).toBeVisible();
  },
};

export const InABattle: Story = {
  args: {
    mode: 'battle',
    answers: {
      ...answers,
      getScoreSetting: () => ({
        ...sampleScore,
        setting: { ...sampleScore.setting, mode: 'BATTLE' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/场对战，大约/);
    expect(canvas.queryByText('打分用时')).toBeNull();
  },
};

export const NoPrograms: Story = {
  args: {
    answers: {
      ...answers,
      listProgramGroups: () => ({ version: 7, programGroups: [], coveredProgramIds: [] }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有可以演练的节目，请先添加节目');
    expect(canvas.getByRole('button', { name: '开始演练' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What was rehearsed by hand goes only when the competition's name is typed. */
export const AsksBeforeClearing: Story = {
  args: { answers: { ...answers, getTwin: () => ({ ...noTwin, played: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始演练' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '清空彩排成绩并开始演练？' }));
    await userEvent.type(dialog.getByRole('textbox'), '别的比赛');
    await userEvent.click(dialog.getByRole('button', { name: '清空并开始' }));
    await dialog.findByText('输入的名称和比赛名称一致才能确认');
  },
};

const cleared = fn();

export const LeftBehind: Story = {
  args: {
    answers: {
      ...answers,
      getTwin: () => ({ ...noTwin, judges: 5, played: true }),
      stopTwin: () => {
        cleared('stopTwin');
        return { count: 5 };
      },
      cleanScores: ({ body }) => {
        cleared(body?.onlyStatus);
        return { ok: true };
      },
    },
  },
  play: async ({ canvas }) => {
    cleared.mockClear();
    await canvas.findByText('比赛里还有 5 位模拟评委');
    await userEvent.click(canvas.getByRole('button', { name: '清除模拟评委' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '清除 5 位模拟评委？' }));
    await userEvent.type(dialog.getByRole('textbox'), '2026 校园歌手大赛');
    await userEvent.click(dialog.getByRole('button', { name: '清除模拟评委' }));
    await waitFor(() => expect(cleared.mock.calls).toEqual([['stopTwin'], ['REHEARSAL']]));
  },
};

/** The page of the rehearsal is gone, and the server has not ended the rehearsal yet. */
export const LeftAMomentAgo: Story = {
  args: {
    answers: { ...answers, getTwin: () => ({ ...noTwin, judges: 5, heldUntil: sampleNow }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/没有人演练时，服务器在 .* 自己清除/);
  },
};

export const EndedByTheServer: Story = {
  args: {
    answers: {
      ...answers,
      getTwin: () => ({
        ...noTwin,
        ended: { twinId: 't1', at: sampleNow, judges: 7, cleared: true },
      }),
    },
  },
  play: async ({ canvas }) => {
    const callout = await canvas.findByText(/^上一场演练中断/);
    expect(callout.parentElement).toHaveTextContent(
      '已移除 7 位模拟评委，清空演练成绩，大屏回到开场',
    );
    await canvas.findByRole('button', { name: '开始演练' });
  },
};

const official: Answers = {
  ...answers,
  getCompetitionStatus: () => ({ ...sampleStatus, status: 'OFFICIAL', official: true }),
};

export const Official: Story = {
  args: { answers: official },
  play: async ({ canvas }) => {
    await canvas.findByText('只有彩排中的比赛可以演练');
    expect(canvas.queryByRole('button', { name: '开始演练' })).toBeNull();
  },
};

/** The server refuses, e.g. because it became official a moment ago: the report says why. */
export const RefusedAtTheStart: Story = {
  args: { answers: { ...answers, startTwin: broken, stopTwin: broken } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始演练' }));
    await canvas.findByText('演练没有完成');
    await canvas.findByText('演练中断：服务器开小差了，请稍后重试');
    await canvas.findByText('模拟评委还没有清除');
    await userEvent.click(canvas.getByRole('button', { name: '再演练一次' }));
    await canvas.findByRole('button', { name: '开始演练' });
  },
};

/** Opened again another day, and still after the competition became official. */
export const LastReportKept: Story = {
  beforeEach: () => {
    keepReport(sampleId, badFacts);
    return forgetReports;
  },
  play: async ({ canvas }) => {
    const callout = await canvas.findByText(/^上次演练 \d{4}-/);
    expect(callout.parentElement).toHaveTextContent('有 10 处需要处理');
    await userEvent.click(canvas.getByRole('button', { name: '查看报告' }));
    await canvas.findByText('1 号 周慧敏 的手机没有回应');
    await userEvent.click(canvas.getByRole('button', { name: '再演练一次' }));
    await canvas.findByRole('button', { name: '开始演练' });
  },
};

export const LastReportWhenOfficial: Story = {
  ...LastReportKept,
  args: { answers: official },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看报告' }));
    await canvas.findByText('有 10 处需要处理');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await canvas.findByText('只有彩排中的比赛可以演练');
  },
};

export const Loading: Story = { args: { answers: { ...answers, getTwin: pending } } };

export const Failed: Story = {
  args: { answers: { ...answers, getTwin: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};

const paused = fn();
const stopped = fn();

function running(state: typeof playingState, battle = false): Story {
  return {
    render: () => (
      <SampleDesk answers={{}}>
        <div style={{ maxWidth: 900, margin: '0 auto', padding: 16 }}>
          <RunningSection
            state={state}
            battle={battle}
            onPause={paused}
            onResume={paused}
            onStop={stopped}
          />
        </div>
      </SampleDesk>
    ),
  };
}

export const Running: Story = {
  ...running(playingState),
  play: async ({ canvas }) => {
    paused.mockClear();
    stopped.mockClear();
    expect(canvas.getByRole('progressbar', { name: '演练进度' })).toHaveAttribute(
      'aria-valuetext',
      '3 / 6',
    );
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    expect(paused).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '停止演练？' }));
    expect(stopped).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '停止' }));
    expect(stopped).toHaveBeenCalledTimes(1);
  },
};

export const Paused: Story = running({ ...playingState, paused: true });

export const Lossy: Story = running({ ...playingState, lost: 11 });

export const Bout: Story = running(
  { ...playingState, names: ['雷霆一号', '钢铁小熊'], position: 1, playable: 4 },
  true,
);

export const Checking: Story = running({
  ...playingState,
  part: 'LAST_CHECK',
  names: [],
  position: 6,
});

function report(facts: typeof goodFacts): Story {
  return {
    render: () => (
      <SampleDesk answers={{}}>
        <div style={{ maxWidth: 1100, margin: '0 auto', padding: 16 }}>
          <ReportSection facts={facts} onward={{ label: '再演练一次', go: () => {} }} />
        </div>
      </SampleDesk>
    ),
  };
}

export const ReportGood: Story = {
  ...report(goodFacts),
  play: async ({ canvas }) => {
    await canvas.findByText('可以开赛');
    await canvas.findByText('没有发现需要处理的地方');
    await canvas.findByText('42 / 42');
    const rules = within(canvas.getByRole('region', { name: /^结论的规则/ }));
    await expect(rules.getByText(/：可以开赛$/)).toHaveAttribute('aria-current', 'true');
    rules.getByText(/大屏或手机超过 1.5 秒.*超过 1 秒/);
  },
};

/** Nobody knows yet whether their phones work: that is not 可以开赛. */
export const ReportOfPhonesNeverOn: Story = {
  ...report({
    ...goodFacts,
    phones: goodFacts.phones.map(({ judge }) => ({ judge, state: 'OFFLINE', roundTripMs: null })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('走到的都正常，还有 1 处没有试到');
    expect(canvas.queryByText('可以开赛')).toBeNull();
  },
};

export const ReportEndedByTheServer: Story = {
  ...report({
    ...goodFacts,
    outcome: 'LAPSED',
    checked: false,
    screens: [],
    phones: [],
    scores: null,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('演练没有完成');
    await canvas.findByText(/^演练由服务器结束/);
  },
};

/** Each finding names who it is about and says what to do. */
export const ReportWithFindings: Story = {
  ...report(badFacts),
  play: async ({ canvas }) => {
    await canvas.findByText('有 10 处需要处理');
    const findings = within(canvas.getByRole('region', { name: '发现' }));
    findings.getByText('1 号 周慧敏 的手机没有回应');
    findings.getByText('大屏「侧屏」没有回应');
    findings.getByText('1 份打分没有送达');
    canvas.getByText('9 号 模拟评委 2：茉莉花');
    findings.getByText('1 位评委的手机还没有连接：4 号 黄建国');
  },
};

export const ReportOfAFailure: Story = {
  ...report(failedFacts),
  play: async ({ canvas }) => {
    await canvas.findByText('演练没有完成');
    await canvas.findByText('演练中断：「亮分」服务器正忙，请稍后再试');
  },
};

export const ReportOfAStop: Story = report({
  ...goodFacts,
  outcome: 'STOPPED',
  played: 2,
  checked: false,
  screens: [],
  phones: [],
  scores: null,
});
