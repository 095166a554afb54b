// The account page as a main account and as a sub-account see it.
import type { SubUser } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  pending,
  refused,
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

export const Loading: Story = { args: { answers: { getUser: pending } } };

const left = fn();

/** Leaving the main account is asked for, and done once. */
export const Detached: Story = {
  args: {
    answers: {
      getUser: () => ({ ...sampleUser, kind: 'SUB', mainUserId: 'u0' }),
      detachUser: () => {
        left();
        return { ...sampleUser, kind: 'MAIN' };
      },
    },
  },
  play: async ({ canvas }) => {
    left.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '脱离主账号' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '脱离主账号' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  },
};

/** The rule of a password stands under its field before anything is sent. */
export const Password: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码' }));
    await userEvent.type(canvas.getByLabelText(/当前密码/), 'liangfen2026');
    await userEvent.type(canvas.getByLabelText(/新密码/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(canvas.getByLabelText(/新密码/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const PasswordRefused: Story = {
  args: { answers: { changePassword: refused } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码' }));
    await userEvent.type(canvas.getByLabelText(/当前密码/), 'liangfen2025');
    await userEvent.type(canvas.getByLabelText(/新密码/), 'liangfen2027');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await canvas.findByText('这一项不能修改，请刷新后重试');
  },
};

const device = {
  kind: 'TOKEN',
  createdAt: sampleNow,
  lastSeenAt: sampleNow,
  expiresAt: sampleNow,
} as const;

export const Sessions: Story = {
  args: {
    answers: {
      listSessions: () => ({
        sessions: [
          { ...device, id: 'a', current: true, client: 'Windows 上的 Chrome' },
          { ...device, id: 'b', current: false, client: 'iPhone 上的 Safari' },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '登录设备' }));
    const other = within(await canvas.findByRole('row', { name: /iPhone/ }));
    await expect(other.getByRole('button', { name: '退出这台设备' })).toBeVisible();
    await expect(canvas.getByText('当前设备')).toBeVisible();
  },
};

export const SessionsFailed: Story = {
  args: { answers: { listSessions: broken } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '登录设备' }));
    await canvas.findByRole('button', { name: '重试' });
  },
};

export const Points: Story = {
  args: {
    answers: {
      listRechargeRecords: () => ({
        rechargeRecords: [
          { id: 'r1', point: 3, balance: 3, source: 'GIFT', amount: null, at: sampleNow },
        ],
      }),
      listConsumeRecords: () => ({
        consumeRecord: [
          {
            id: 'k1',
            point: 1,
            balance: 2,
            competitionId: 'c0',
            competitionName: '2026 校园歌手大赛',
            at: sampleNow,
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '云点' }));
    await canvas.findByText('赠送');
    await canvas.findByText('2026 校园歌手大赛');
  },
};

export const NoPoints: Story = {
  args: {
    answers: {
      getPoint: () => ({ point: 0 }),
      listRechargeRecords: () => ({ rechargeRecords: [] }),
      listConsumeRecords: () => ({ consumeRecord: [] }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '云点' }));
    await canvas.findByText('0');
  },
};
