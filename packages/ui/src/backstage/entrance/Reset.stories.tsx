// A forgotten password, state by state: the link at the login, asking by name or address, the page of the mail, and the account's address.
import type { OwnMail } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import { type Answers, refusedWith, SampleDesk } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { ResetPage } from './ResetPage.tsx';

const sent = fn();

const connected: Answers = {
  getHealth: () => ({
    status: 'UP',
    demo: false,
    publicUrl: 'https://score.example',
    resetByMail: true,
  }),
  getImageCode: () =>
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  startPasswordReset: ({ body }) => {
    sent(body);
    return { ok: true };
  },
  finishPasswordReset: ({ body }) => {
    sent(body);
    return { ok: true, waysIn: [{ kind: 'MESSENGER', name: '陈志远', since: 0 }] };
  },
};

const none: OwnMail = { address: null, confirmedAt: null, pending: null };

interface ResetStory {
  readonly page: () => ReactNode;
  readonly answers: Answers;
}

const meta = {
  title: 'Backstage/Reset',
  tags: ['soak'],
  render: ({ page, answers }) => (
    <SampleDesk answers={{ ...connected, ...answers }}>{page()}</SampleDesk>
  ),
  beforeEach: () => void sent.mockClear(),
  args: { page: () => <ResetPage />, answers: {} },
} satisfies Meta<ResetStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheLogin: Story = {
  args: { page: () => <LoginPage onLoggedIn={() => undefined} /> },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: '忘记密码？' })),
};

/** The same words whether or not there is such an account. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发送链接' }));
    await canvas.findByText('请填写登录名或邮箱');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名或邮箱/ }), 'zhou@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '发送链接' }));
    await canvas.findByText('请查看邮箱');
    await expect(sent).toHaveBeenCalledWith({ account: 'zhou@example.com', code: 'LF26' });
  },
};

export const FromTheMail: Story = {
  args: { page: () => <ResetPage token="token-5f2c" /> },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/新密码/, { selector: 'input' });
    await userEvent.type(password, 'a long enough word');
    await userEvent.click(canvas.getByRole('button', { name: '设置新密码' }));
    await canvas.findByText('密码已重设');
    await expect(sent).toHaveBeenCalledWith({
      token: 'token-5f2c',
      password: 'a long enough word',
    });
  },
};

export const LinkEnded: Story = {
  args: {
    page: () => <ResetPage token="token-5f2c" />,
    answers: {
      finishPasswordReset: refusedWith({
        status: 400,
        code: 'RESET_LINK_ENDED',
        detail: '这个链接已经用过或过期，请在登录页重新点「忘记密码」',
      }),
    },
  },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/新密码/, { selector: 'input' });
    await userEvent.type(password, 'a long enough word');
    await userEvent.click(canvas.getByRole('button', { name: '设置新密码' }));
    await canvas.findByText(/这个链接已经用过或过期/);
  },
};

/** Where no mail is sent, one reads whom to ask. */
export const NotOffered: Story = {
  args: {
    answers: {
      getHealth: () => ({ status: 'UP', demo: false, publicUrl: 'https://score.example' }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('这台服务器不发邮件')),
};

export const AccountAddress: Story = {
  args: {
    page: () => <Backstage view={{ page: 'account', part: 'password' }} />,
    answers: {
      getOwnMail: () => none,
      startOwnMail: ({ body }) => {
        sent(body);
        return { ...none, pending: 'zhou@example.com' };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /邮箱/ }), 'zhou@example.com');
    await userEvent.type(
      canvas.getByLabelText(/这个账号的密码/, { selector: 'input' }),
      'liangfen2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: '发送确认码' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ address: 'zhou@example.com', password: 'liangfen2026' }),
    );
  },
};

export const AccountAddressConfirmed: Story = {
  args: {
    page: () => <Backstage view={{ page: 'account', part: 'password' }} />,
    answers: {
      getOwnMail: () => ({
        address: 'zhou@example.com',
        confirmedAt: sampleNow,
        pending: 'new@example.com',
      }),
      confirmOwnMail: ({ body }) => {
        sent(body);
        return { address: 'new@example.com', confirmedAt: sampleNow, pending: null };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/zhou@example.com，已确认/);
    const code = await canvas.findByRole('textbox', { name: /确认码/ });
    await userEvent.type(code, '48201937');
    const form = within(code.closest('form') ?? document.body);
    await userEvent.click(form.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ code: '48201937' }));
  },
};
