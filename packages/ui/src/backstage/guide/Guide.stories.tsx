// The guide of a new competition: nothing done, half way, all done, and in a battle.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, SampleDesk, sampleBase, sampleId } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const meta = {
  title: 'Backstage/Guide',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'guide' }} />
    </SampleDesk>
  ),
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

const nothingPlayed = () => ({ judges: 0, played: false, heldUntil: null, ended: null });

export const Beginning: Story = {
  args: {
    answers: {
      getTwin: nothingPlayed,
      getBaseSetting: () => ({ ...sampleBase, look: { ...sampleBase.look, startTime: null } }),
      getChecklist: () => ({
        ready: false,
        entries: [
          { code: 'PROGRAMS', count: 0, level: 'MISSING' },
          { code: 'JUDGES', count: 0, level: 'MISSING' },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '填写时间和外观' });
    await expect(canvas.getByText('已完成 1 / 5 步')).toBeVisible();
    await expect(canvas.getByText('下一步')).toBeVisible();
  },
};

export const AllDone: Story = {
  args: {
    answers: {
      getTwin: () => ({ judges: 0, played: true, heldUntil: null, ended: null }),
      getBaseSetting: () => ({ ...sampleBase, look: { ...sampleBase.look, startTime: 1 } }),
      getChecklist: () => ({ ready: true, entries: [{ code: 'JUDGES', count: 7, level: 'OK' }] }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('都准备好了，可以打开控制台，或转为正式比赛');
  },
};
