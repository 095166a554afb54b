// The organiser's first page, in every state.
import type { Competition, JudgedCompetition } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  type Answers,
  broken,
  pending,
  SampleDesk,
  sampleCompetitions,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const dayMs = 86_400_000;

const [first, ...others] = sampleCompetitions(7);
const managed: Competition[] =
  first === undefined
    ? []
    : [
        { ...first, look: { ...first.look, startTime: Date.now() + dayMs, venue: '学生活动中心' } },
        ...others.map((each) => ({ ...each, look: { ...each.look, startTime: null } })),
      ];

const judged = others.slice(0, 2).map<JudgedCompetition>((each, index) => ({
  id: each.id,
  name: each.name,
  status: each.status,
  mode: each.mode,
  look: each.look,
  judgeId: `j${index}`,
  number: index === 0 ? 3 : null,
  approval: index === 0 ? 'APPROVED' : 'PENDING',
  signIn: false,
}));

const meta = {
  title: 'Backstage/Overview',
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'overview' }} />
    </SampleDesk>
  ),
  args: { answers: { listCompetitions: () => ({ asAdmin: managed, asJudge: judged }) } },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '江城大学团委，你好' });
    await canvas.findByText(/学生活动中心/);
    await expect(canvas.getByRole('link', { name: '全部 7 场' })).toBeVisible();
    await expect(canvas.getByText('3 号评委')).toBeVisible();
    await expect(canvas.getByText('待审核')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有比赛');
    await canvas.findByText('没有要评审的比赛');
    await canvas.findByText('没有排定时间的比赛');
  },
};

export const Loading: Story = { args: { answers: { listCompetitions: pending } } };

export const Failed: Story = {
  args: { answers: { listCompetitions: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
