// The invitation in every state: none yet, given out, taken back, loading, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  pending,
  SampleDesk,
  sampleBase,
  sampleId,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const given = {
  code: '7Q2M-XK9D',
  path: '/web/judge/apply?competition=c1&code=7Q2M-XK9D',
  createdAt: sampleNow,
};

const renewed = fn();

const meta = {
  title: 'Backstage/Invitation',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'invitation' }} />
    </SampleDesk>
  ),
  args: { answers: { getInvitation: () => given } },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('邀请码')).toHaveValue('7Q2M-XK9D');
    await expect(canvas.getByRole('button', { name: '打印邀请页' })).toBeVisible();
  },
};

export const NoneYet: Story = {
  args: { answers: { getInvitation: () => ({ code: null, path: null, createdAt: null }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '生成邀请链接' });
  },
};

export const Loading: Story = { args: { answers: { getInvitation: pending } } };

export const Failed: Story = {
  args: { answers: { getInvitation: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};

const revoked = fn();

/** Another code voids the links that were given out, so the page asks first. */
export const Renewed: Story = {
  args: {
    answers: {
      getInvitation: () => given,
      createInvitation: () => {
        renewed();
        return given;
      },
    },
  },
  play: async ({ canvas }) => {
    renewed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '换一个' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '换一个邀请链接？' }));
    await expect(renewed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '换一个' }));
    await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A link that leads nowhere says so beside itself. */
export const SignUpClosed: Story = {
  args: {
    answers: {
      getInvitation: () => given,
      getBaseSetting: () => ({ ...sampleBase, signUpOpen: false }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('没有开放评委报名')),
};

export const Revoked: Story = {
  args: {
    answers: {
      getInvitation: () => given,
      revokeInvitation: () => {
        revoked();
        return { ok: true };
      },
    },
  },
  play: async ({ canvas }) => {
    revoked.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '作废' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '作废当前邀请链接？' }));
    await userEvent.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(revoked).toHaveBeenCalledTimes(1));
  },
};
