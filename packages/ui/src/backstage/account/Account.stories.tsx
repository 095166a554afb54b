// The account page as a main account and as a sub-account see it.
import type { SubUser } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  SampleDesk,
  sampleCompetitions,
  sampleUser,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const assistant: SubUser = {
  id: 's1',
  loginName: 'assistant',
  name: '学生会助理',
  phoneNumber: null,
  competitionIds: ['c0'],
  createdAt: sampleNow,
};

const withSubUsers = (subUsers: SubUser[]): Answers => ({
  listSubUsers: () => ({ subUsers }),
  listCompetitions: () => ({ asAdmin: sampleCompetitions(2), asJudge: [] }),
});

const meta = {
  title: 'Backstage/Account',
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'account' }} />
    </SampleDesk>
  ),
  args: { answers: withSubUsers([assistant]) },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MainAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await canvas.findByText('学生会助理');
    await canvas.findByText('2026 校园歌手大赛');
  },
};

export const NoSubAccounts: Story = {
  args: { answers: withSubUsers([]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await canvas.findByText('还没有子账号');
  },
};

/** It can leave its main account, and manages nobody. */
export const SubAccount: Story = {
  args: {
    answers: { getUser: () => ({ ...sampleUser, kind: 'SUB', mainUserId: 'u0' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '脱离主账号' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '子账号' }));
    await canvas.findByText('只有主账号可以管理子账号');
    await expect(canvas.queryByRole('button', { name: '添加子账号' })).toBeNull();
  },
};

export const Failed: Story = { args: { answers: { getUser: broken } } };
