// The single sign-on at the desk, state by state: beside the password, coming back from the provider, and at the account page.
import type { SingleSignOnBinding } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import { type Answers, refusedWith, SampleDesk, sampleUser } from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import { LoginPage } from '../entrance/LoginPage.tsx';
import type { LoginErrand } from '../login-elsewhere/return-verdict.ts';
import { SignOnReturnPage } from './SignOnReturnPage.tsx';
import type { SignOnAnswer } from './sign-on-answer.ts';
import { type SignOnHost, SignOnHostProvider } from './sign-on-host.ts';

const entered = fn();
const bound = fn();
const sent = fn();
const left = fn();

const host: SignOnHost = {
  leaveFor: ({ address }, purpose, from) => left(address, purpose, from),
};

const start = {
  state: 's1',
  address: 'https://id.example.com/authorize',
  expiresAt: sampleNow + 600_000,
};

const binding: SingleSignOnBinding = {
  id: 'b1',
  name: '周慧敏',
  issuer: 'https://id.example.com',
  boundAt: sampleNow,
  lastUsedAt: null,
};

const connected: Answers = {
  getHealth: () => ({
    status: 'UP',
    demo: false,
    publicUrl: 'https://score.example',
    singleSignOn: { name: '统一身份认证' },
  }),
  getImageCode: () =>
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  startSingleSignOn: () => start,
  loginBySingleSignOn: ({ body }) => {
    sent(body);
    return { token: 'SSO t1', first: null };
  },
};

const answer: SignOnAnswer = { kind: 'CODE', proof: { code: 'c1', state: 's1' } };

function returned(errand: LoginErrand | null, said: SignOnAnswer | null = answer) {
  return () => (
    <SignOnReturnPage answer={said} errand={errand} onLoggedIn={entered} onBound={bound} />
  );
}

const loginErrand = { state: 's1', purpose: 'LOGIN' } as const;
const first = {
  token: null,
  first: {
    ticket: 'ticket',
    name: '周慧敏',
    mayCreate: false,
    expiresAt: sampleNow + 600_000,
  },
};

interface SignOnStory {
  readonly page: () => ReactNode;
  readonly answers: Answers;
}

const meta = {
  title: 'Backstage/Single sign-on',
  tags: ['soak'],
  render: ({ page, answers }) => (
    <SignOnHostProvider value={host}>
      <SampleDesk answers={{ ...connected, ...answers }}>{page()}</SampleDesk>
    </SignOnHostProvider>
  ),
  beforeEach: () => {
    for (const spy of [entered, bound, sent, left]) spy.mockClear();
  },
  args: { page: () => <LoginPage from="/web/app/index" onLoggedIn={entered} />, answers: {} },
} satisfies Meta<SignOnStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The button leads to the provider, and remembers where one wanted to go. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '统一身份认证登录' }));
    await waitFor(() =>
      expect(left).toHaveBeenCalledWith(start.address, 'LOGIN', '/web/app/index'),
    );
  },
};

export const ProviderAway: Story = {
  args: {
    answers: {
      startSingleSignOn: refusedWith({
        status: 503,
        code: 'SSO_AWAY',
        detail: '暂时联系不上统一身份认证，请稍后重试，或用登录名和密码登录',
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '统一身份认证登录' }));
    await canvas.findByText(/暂时联系不上统一身份认证/);
    await expect(left).not.toHaveBeenCalled();
  },
};

export const CameBack: Story = {
  args: { page: returned(loginErrand) },
  play: async () => {
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith({ code: 'c1', state: 's1' });
  },
};

/** A link that somebody else sent: this tab has asked for nothing, and nothing is sent. */
export const Foreign: Story = {
  args: { page: returned(null) },
  play: async ({ canvas }) => {
    await canvas.findByText('这次登录不是从这个浏览器开始的');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const RefusedThere: Story = {
  args: { page: returned(loginErrand, { kind: 'REFUSED' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('统一身份认证没有同意这次登录');
    await expect(canvas.getByRole('link', { name: '回到登录页' })).toBeVisible();
  },
};

export const FirstBinds: Story = {
  args: {
    page: returned(loginErrand),
    answers: {
      loginBySingleSignOn: () => first,
      bindSingleSignOnAccount: ({ body }) => {
        sent(body);
        return { token: 'SSO t1' };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('周慧敏，你好。这个身份还没有绑定账号');
    await expect(canvas.queryByRole('radio', { name: '新建账号' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), 'demo');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '绑定并登录' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      ticket: 'ticket',
      loginName: 'demo',
      password: 'liangfen2026',
      code: 'LF26',
    });
  },
};

/** Where the server allows it an account is made, after its privacy statement was agreed to. */
export const FirstCreates: Story = {
  args: {
    page: returned(loginErrand),
    answers: {
      getHealth: () => ({
        status: 'UP',
        demo: false,
        publicUrl: 'https://score.example',
        singleSignOn: { name: '统一身份认证' },
        privacy: { address: 'https://example.com/privacy', version: '2026-11' },
      }),
      loginBySingleSignOn: () => ({ ...first, first: { ...first.first, mayCreate: true } }),
      createSingleSignOnAccount: ({ body }) => {
        sent(body);
        return { token: 'SSO t1' };
      },
    },
  },
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: '新建账号并登录' });
    await canvas.findByRole('link', { name: '隐私说明' });
    await userEvent.click(submit);
    await canvas.findByText('请先阅读并同意隐私说明');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit);
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ ticket: 'ticket', consent: '2026-11' });
  },
};

export const Failed: Story = {
  args: {
    page: returned(loginErrand),
    answers: {
      loginBySingleSignOn: refusedWith({
        status: 409,
        code: 'SSO_NOT_TRUSTED',
        detail: '统一身份认证的回答没有通过检查，没有登录；请重试，还不行时把时间告诉服务的管理员',
      }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('没有登录成功')),
};

export const BindingCameBack: Story = {
  args: {
    page: returned({ state: 's1', purpose: 'BIND' }),
    answers: {
      addSingleSignOnBinding: ({ body }) => {
        sent(body);
        return { bindings: [binding] };
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(bound).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith({ code: 'c1', state: 's1' });
  },
};

export const AccountPart: Story = {
  args: {
    page: () => <Backstage view={{ page: 'account', part: 'sign-on' }} />,
    answers: {
      listSingleSignOnBindings: () => ({ bindings: [binding] }),
      startSingleSignOnBinding: ({ body }) => {
        sent(body);
        return start;
      },
      removeSingleSignOnBinding: ({ path }) => {
        sent(path.bindingId);
        return { bindings: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /周慧敏/ }));
    await expect(row.getByText('https://id.example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '绑定统一身份认证' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '绑定统一身份认证' }));
    await userEvent.click(dialog.getByRole('button', { name: '去登录并绑定' }));
    await dialog.findByText('请填写密码');
    await userEvent.type(
      dialog.getByLabelText(/这个账号的密码/, { selector: 'input' }),
      'liangfen2026',
    );
    await userEvent.click(dialog.getByRole('button', { name: '去登录并绑定' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(start.address, 'BIND', null));
    await expect(sent).toHaveBeenCalledWith({ password: 'liangfen2026' });
  },
};

export const AccountPartUnbinds: Story = {
  args: AccountPart.args ?? {},
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /周慧敏/ }));
    await userEvent.click(row.getByRole('button', { name: '取消绑定「周慧敏」' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '取消绑定「周慧敏」？' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消绑定' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('b1'));
  },
};

/** An account that came by single sign-on only is offered a password beside it. */
export const AccountPartWithoutPassword: Story = {
  args: {
    page: () => <Backstage view={{ page: 'account', part: 'sign-on' }} />,
    answers: {
      getUser: () => ({ ...sampleUser, loginName: null }),
      listSingleSignOnBindings: () => ({ bindings: [binding] }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('设置之后，不用统一身份认证也能登录')),
};
