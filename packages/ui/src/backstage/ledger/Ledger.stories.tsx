// The ledger at the desk: who did what, the proof, and the show again at any version.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, broken, pending, SampleDesk, sampleId } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import {
  coveredLedger,
  momentOf,
  pageOfLedger,
  sampleLedger,
  timelineOf,
} from './sample-ledger.ts';

const sample = sampleLedger();
const covered = coveredLedger();
const last = timelineOf(sample).version;
const empty: Answers = {
  getLedgerTimeline: () => ({ version: 0, steps: [], people: [] }),
  getLedger: () => ({ entries: [], nextAfter: null, names: { people: [], things: [] } }),
};

const meta = {
  title: 'Backstage/Ledger',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'ledger' }} />
    </SampleDesk>
  ),
  args: {
    answers: {
      getLedgerTimeline: () => timelineOf(sample),
      getLedger: ({ query }) => pageOfLedger(sample, query),
      getMatchAt: ({ path }) => momentOf(sample, path.version),
      verifyLedger: () => ({
        intact: true,
        checked: last,
        firstBroken: null,
        head: 'a1b2'.repeat(16),
        replayed: last,
        difference: null,
        signed: {
          size: last,
          at: 1_795_420_800_000,
          root: 'c3d4'.repeat(16),
          key: 'liangfen/1f0b+5d0a33c1+AQ==',
          checkpoint: '',
        },
        unchecked: ['PICTURES', 'PEOPLE', 'BASE', 'OUTSIDE'],
      }),
    },
  },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Newest first: the correction with its reason, before and after; then back through the show. */
export const WholeShow: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '台账' }));
    const correction = await table.findByRole('row', { name: /更正 1 号 茉莉花 的成绩/ });
    expect(correction).toHaveTextContent('控制台 Windows 电脑');
    expect(correction).toHaveTextContent('得分 89 → 90.5');
    expect(correction).toHaveTextContent('原因：计分表抄写有误');
    expect(table.getByRole('row', { name: /重命名比赛/ })).toHaveTextContent(
      '名称 歌手大赛 → 2026 校园歌手大赛',
    );
  },
};

/** While the window is open, a reader without 成绩监看 sees who scored, without the score, and who looked at the scores. */
export const Covered: Story = {
  args: {
    answers: {
      getLedgerTimeline: () => timelineOf(covered),
      getLedger: ({ query }) => pageOfLedger(covered, query),
      getMatchAt: ({ path }) => momentOf(covered, path.version),
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '台账' }));
    const look = await table.findByRole('row', { name: /查看了 1 号 茉莉花 未公布的分数/ });
    expect(look).toHaveTextContent('江城大学团委');
    const [scored] = table.getAllByRole('row', { name: /给 1 号 茉莉花 打分/ });
    expect(scored).toHaveTextContent('未公布');
    await canvas.findByText(/请主账号在「子账号」里开启成绩监看/);
  },
};

/** Keys move it step by step, and the words beside the stage tell what happened there. */
export const Replayed: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: '时间线' });
    expect(line).toHaveValue(String(last));
    await canvas.findByText('更正 1 号 茉莉花 的成绩', { selector: 'strong' });
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await canvas.findByText('1 号 茉莉花 出分', { selector: 'strong' });
    await canvas.findByRole('img', { name: `第 ${last - 1} 步的大屏` });
    // Scores are versions of their own: the slider stops at each.
    const scored = sample.lines.find(({ type }) => type === 'SCORE_SUBMITTED')?.version ?? 0;
    fireEvent.change(line, { target: { value: String(scored) } });
    await canvas.findByText('给 1 号 茉莉花 打分', { selector: 'strong' });
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: `第 ${scored} 步的大屏` })).toHaveTextContent(
        /1\s*\/\s*7/,
      ),
    );
    expect(line).toHaveAttribute('aria-valuetext', expect.stringContaining(`第 ${scored} 步`));
  },
};

/** Played at sixteen times its speed, it arrives at the end and stops there. */
export const Played: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: '时间线' });
    fireEvent.change(line, { target: { value: String(last - 4) } });
    await userEvent.click(await canvas.findByText('16 倍'));
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await waitFor(() => expect(line).toHaveValue(String(last)), { timeout: 5_000 });
    await canvas.findByRole('button', { name: '播放' });
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '台账' }));
    await table.findByRole('row', { name: /更正/ });
    await userEvent.selectOptions(canvas.getByLabelText('操作类型'), '打分');
    await userEvent.selectOptions(canvas.getByLabelText('操作人'), '2 号评委 陈志远');
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
    expect(table.getByRole('row', { name: /打分/ })).toHaveTextContent('打分 87');
    await userEvent.selectOptions(canvas.getByLabelText('操作类型'), '更正与撤销');
    await canvas.findByText('没有符合条件的操作');
  },
};

/** Words, a program and a time go to the server, and one button takes them all away. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '台账' }));
    await table.findByRole('row', { name: /更正/ });
    await userEvent.type(canvas.getByLabelText('搜索'), '抄写有误');
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
    const choice = await canvas.findByLabelText<HTMLSelectElement>('节目');
    const last = within(choice).getAllByRole('option').pop();
    await userEvent.selectOptions(choice, last?.textContent ?? '');
    await canvas.findByText('没有符合条件的操作');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await table.findByRole('row', { name: /重命名比赛/ });
    fireEvent.change(canvas.getByLabelText('开始时间'), { target: { value: '2099-01-01T00:00' } });
    await canvas.findByText('没有符合条件的操作');
  },
};

/** From a row of the list straight to the hall's picture of that moment. */
export const FromTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看第 2 步的大屏' }));
    await canvas.findByText('大屏显示签到', { selector: 'strong' });
  },
};

export const Verified: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验台账' }));
    await canvas.findByText('台账完整');
    await canvas.findByText(`${last} 条记录逐条核对一致，指纹 a1b2a1b2a1b2a1b2`);
    await canvas.findByText(`按规则重演 ${last} 条，分数、成绩和设置都对得上`);
    await canvas.findByText(`签名到第 ${last} 条，树根 c3d4c3d4c3d4c3d4`);
    await userEvent.click(canvas.getByText('没有核对的内容'));
    await waitFor(() => expect(canvas.getByText('每一步的大屏画面')).toBeVisible());
  },
};

export const TamperedWith: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      verifyLedger: () => ({
        intact: false,
        checked: 4,
        firstBroken: 5,
        head: 'a1b2',
        replayed: 4,
        difference: null,
        signed: null,
        unchecked: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验台账' }));
    await canvas.findByText('第 5 条记录对不上');
  },
};

/** The log itself is whole; a score in its table is another. */
export const AnotherScore: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      verifyLedger: () => ({
        intact: false,
        checked: last,
        firstBroken: null,
        head: 'a1b2',
        replayed: last,
        difference: {
          place: 'SCORE',
          version: null,
          text: '节目「茉莉花」评委「周慧敏」的分数（score）',
          expected: '88.5',
          found: '98.5',
        },
        signed: null,
        unchecked: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验台账' }));
    await canvas.findByText('台账和数据不一致');
    await canvas.findByText(
      '节目「茉莉花」评委「周慧敏」的分数（score）：台账算出 88.5，数据库里是 98.5',
    );
  },
};

export const Empty: Story = { args: { answers: empty } };

export const Loading: Story = { args: { answers: { getLedgerTimeline: pending } } };

export const Failed: Story = {
  args: {
    answers: { ...meta.args.answers, getLedger: broken, getMatchAt: broken },
  },
};
