// A competition that goes to a hall: the code for the laptop, and the notice while it is away or was brought back.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import { type Answers, SampleDesk, sampleId } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const meta = {
  title: 'Backstage/Hall',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'invitation' }} />
    </SampleDesk>
  ),
  args: {
    answers: {
      getInvitation: () => ({ code: null, path: null, createdAt: null }),
      createHallCode: () => ({ code: '4f8b0c27d1e69a35', expiresAt: sampleNow + 900_000 }),
    },
  },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成代码' }));
    await expect(await canvas.findByLabelText('在现场的电脑上输入')).toHaveValue(
      'npx liangfen take https://score.example 4f8b0c27d1e69a35',
    );
  },
};

const place = { name: '学生活动中心', address: 'http://192.168.1.20:3000', since: sampleNow };

export const InTheHall: Story = {
  args: {
    answers: {
      getInvitation: () => ({ code: null, path: null, createdAt: null }),
      getHolder: () => ({ holder: 'HALL', epoch: 1, place }),
    },
  },
  play: async ({ canvas }) =>
    void (await canvas.findByText('比赛正在「学生活动中心」主持，这里只能查看')),
};

export const GivenBack: Story = {
  args: {
    answers: {
      getInvitation: () => ({ code: null, path: null, createdAt: null }),
      getHolder: () => ({
        holder: 'HOME',
        epoch: 2,
        place: { ...place, address: 'https://score.example' },
      }),
    },
  },
  play: async ({ canvas }) =>
    void (await canvas.findByText('比赛由 https://score.example 主持，这里只能查看')),
};
