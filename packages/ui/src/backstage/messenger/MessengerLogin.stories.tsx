// The messenger's ways into the desk, state by state: beside the password, by scanning, coming back, and inside it.
import type { MessengerLoginStart } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { LoginAnswer } from '../../messenger/login-answer.ts';
import { type MessengerHost, MessengerHostProvider } from '../../messenger/messenger-host.ts';
import type { PageMessenger } from '../../messenger/page-messenger.ts';
import {
  type Answers,
  broken,
  pending,
  refusedWith,
  SampleDesk,
  sampleMessenger,
} from '../Backstage.story-parts.tsx';
import { LoginPage } from '../entrance/LoginPage.tsx';
import type { LoginErrand } from '../login-elsewhere/return-verdict.ts';
import { ExternalLoginPage } from './ExternalLoginPage.tsx';
import { InsideLoginPage } from './InsideLoginPage.tsx';
import { MessengerScanPage } from './MessengerScanPage.tsx';

const entered = fn();
const bound = fn();
const sent = fn();
const left = fn();

/** A login page of this very site, so that a story waits for no network. */
const loginPage = URL.createObjectURL(
  new Blob(
    ['<!doctype html><html lang="zh-CN"><title>登录</title><main><h1>请扫码</h1></main></html>'],
    { type: 'text/html' },
  ),
);

function startOf(state: string, lastsMs = 600_000): MessengerLoginStart {
  return { state, address: loginPage, expiresAt: Date.now() + lastsMs };
}

const messenger: PageMessenger = {
  authCode: async () => 'code',
  scan: async () => null,
  keepScreenOn: async () => {},
  setTitle: () => {},
  close: () => {},
};

const outside: MessengerHost = {
  openInside: async () => null,
  openedFrom: () => null,
  leaveFor: (start, purpose) => left(start.address, purpose),
};
const inside: MessengerHost = {
  openInside: async () => messenger,
  openedFrom: () => null,
  leaveFor: null,
};

const first = {
  ticket: 'ticket',
  name: '周慧敏',
  expiresAt: Date.now() + 600_000,
};

const standing: Answers = {
  getMessenger: () => sampleMessenger,
  getImageCode: () =>
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  startMessengerLogin: () => startOf('s1'),
  loginByMessenger: ({ body }) => {
    sent(body);
    return { token: 'DING t1', first: null };
  },
};

interface LoginStory {
  readonly page: () => ReactNode;
  readonly answers: Answers;
  readonly host: MessengerHost;
}

const scan = () => <MessengerScanPage onLoggedIn={entered} />;
const insideDesk = () => <InsideLoginPage corpId={null} from="/web/user" onLoggedIn={entered} />;
const external = (answer: LoginAnswer | null, errand: LoginErrand | null) => () => (
  <ExternalLoginPage answer={answer} errand={errand} onLoggedIn={entered} onBound={bound} />
);

const meta = {
  title: 'Backstage/Messenger login',
  tags: ['soak'],
  render: ({ page: Page, answers, host }) => (
    <MessengerHostProvider value={host}>
      <SampleDesk answers={{ ...standing, ...answers }}>
        <Page />
      </SampleDesk>
    </MessengerHostProvider>
  ),
  beforeEach: () => {
    for (const call of [entered, bound, sent, left]) call.mockClear();
  },
  args: { page: scan, answers: {}, host: outside },
} satisfies Meta<LoginStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const answerOf = (state: string) =>
  JSON.stringify({
    success: true,
    redirectUrl: `https://score.example/web/external/login?code=c1&authCode=c1&state=${state}`,
  });

function say(data: unknown, origin = window.location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { origin, data }));
}

export const BesideThePassword: Story = {
  args: { page: () => <LoginPage from="/web/user" onLoggedIn={entered} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '钉钉扫码登录' })).toBeVisible();
  },
};

export const BesideThePasswordInADemonstration: Story = {
  args: {
    page: () => <LoginPage onLoggedIn={entered} />,
    answers: { getMessenger: () => ({ ...sampleMessenger, demo: true }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '钉钉扫码登录 演示' });
  },
};

export const NothingBesideThePassword: Story = {
  args: {
    page: () => <LoginPage onLoggedIn={entered} />,
    answers: { getMessenger: () => ({ ...sampleMessenger, connected: false, name: null }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '登录' });
    await expect(canvas.queryByText('或者')).toBeNull();
  },
};

/** Other windows may say what they like: only the login page's own answer to this very question logs in. */
export const Scanned: Story = {
  play: async ({ canvas }) => {
    await canvas.findByTitle('钉钉登录二维码');
    say(answerOf('s1'), 'https://evil.example');
    say(answerOf('of somebody else'));
    await expect(sent).not.toHaveBeenCalled();
    say(answerOf('s1'));
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      way: 'WEB',
      place: 'DESK',
      authCode: 'c1',
      state: 's1',
    });
  },
};

export const CodeOnItsWay: Story = { args: { answers: { startMessengerLogin: pending } } };

export const CodeRefused: Story = {
  args: {
    answers: {
      startMessengerLogin: refusedWith({
        status: 503,
        code: 'MESSENGER_AWAY',
        detail: '暂时联系不上钉钉，请几秒后重试',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('暂时联系不上钉钉，请几秒后重试');
    await canvas.findByRole('button', { name: '换一个二维码' });
  },
};

let asked = 0;

/** A code that has ended is followed by another one by itself, though not for ever. */
export const CodesEnd: Story = {
  args: {
    answers: {
      startMessengerLogin: () => {
        asked += 1;
        return startOf(`s${asked}`, 30);
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('二维码已过期');
    await expect(asked).toBeGreaterThan(2);
    const before = asked;
    await userEvent.click(canvas.getByRole('button', { name: '换一个二维码' }));
    await waitFor(() => expect(asked).toBeGreaterThan(before));
    await canvas.findByText('二维码已过期');
  },
};

export const NotAgreed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByTitle('钉钉登录二维码');
    say(JSON.stringify({ success: false, errorMsg: 'denied' }));
    await canvas.findByText(/请重新扫码，并在手机上点「同意」/);
  },
};

export const ScannedTooLate: Story = {
  args: {
    answers: {
      loginByMessenger: refusedWith({
        status: 409,
        code: 'MESSENGER_CODE_USED',
        detail: '这次扫码已经用过或过期，请重新扫码',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByTitle('钉钉登录二维码');
    say(answerOf('s1'));
    await canvas.findByText('这次扫码已经用过或过期，请重新扫码');
    await userEvent.click(canvas.getByRole('button', { name: '重新扫码' }));
    await canvas.findByTitle('钉钉登录二维码');
  },
};

export const FullPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /打开钉钉的登录页/ }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(loginPage, 'LOGIN'));
  },
};

export const ScanNotConnected: Story = {
  args: { answers: { getMessenger: () => ({ ...sampleMessenger, connected: false }) } },
  play: async ({ canvas }) => void (await canvas.findByText('这里没有接通扫码登录')),
};

const meeting: Answers = { loginByMessenger: () => ({ token: null, first }) };

async function meet(canvas: { findByTitle: (title: string) => Promise<unknown> }): Promise<void> {
  await canvas.findByTitle('钉钉登录二维码');
  say(answerOf('s1'));
}

export const FirstLoginCreates: Story = {
  args: {
    answers: {
      ...meeting,
      createMessengerAccount: ({ body }) => {
        sent(body);
        return { token: 'DING t1' };
      },
    },
  },
  play: async ({ canvas }) => {
    await meet(canvas);
    await canvas.findByText(/周慧敏，你好/);
    await userEvent.click(canvas.getByRole('button', { name: '新建账号并登录' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ ticket: 'ticket' });
  },
};

export const FirstLoginBinds: Story = {
  args: {
    answers: {
      ...meeting,
      bindMessengerAccount: ({ body }) => {
        sent(body);
        return { token: 'DING t1' };
      },
    },
  },
  play: async ({ canvas }) => {
    await meet(canvas);
    await userEvent.click(await canvas.findByText('关联已有账号'));
    await userEvent.click(canvas.getByRole('button', { name: '关联并登录' }));
    await canvas.findByText('请填写登录名');
    await userEvent.type(canvas.getByLabelText(/登录名/), 'demo');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.type(canvas.getByLabelText(/验证码/, { selector: 'input' }), 'LF26{Enter}');
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      ticket: 'ticket',
      loginName: 'demo',
      password: 'liangfen2026',
      code: 'LF26',
    });
  },
};

export const FirstLoginTooLate: Story = {
  args: {
    answers: {
      ...meeting,
      createMessengerAccount: refusedWith({
        status: 409,
        code: 'MESSENGER_TICKET_ENDED',
        detail: '这次登录已经过期，请重新扫码',
      }),
    },
  },
  play: async ({ canvas }) => {
    await meet(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '新建账号并登录' }));
    await canvas.findByText('这次登录已经过期');
    await userEvent.click(canvas.getByRole('button', { name: '重新扫码' }));
    await canvas.findByTitle('钉钉登录二维码');
    await expect(entered).not.toHaveBeenCalled();
  },
};

const code: LoginAnswer = { kind: 'CODE', authCode: 'c1', state: 's1' };

export const CameBack: Story = {
  args: { page: external(code, { state: 's1', purpose: 'LOGIN' }) },
  play: async () => {
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** Somebody sent a link with their own code: whoever opens it is not logged in as them. */
export const CameBackWithAnotherState: Story = {
  args: { page: external(code, { state: 's2', purpose: 'LOGIN' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('这次扫码不是从这个浏览器开始的');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const CameBackUnasked: Story = {
  args: { page: external(code, null) },
  play: async ({ canvas }) => {
    await canvas.findByText('这次扫码不是从这个浏览器开始的');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const CameBackRefused: Story = {
  args: { page: external({ kind: 'REFUSED' }, { state: 's1', purpose: 'LOGIN' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('钉钉没有同意这次登录');
    await canvas.findByRole('link', { name: '重新登录' });
  },
};

export const CameBackWithNothing: Story = {
  args: { page: external(null, null) },
  play: async ({ canvas }) => void (await canvas.findByText('这里没有要完成的登录')),
};

export const CameBackToBind: Story = {
  args: {
    page: external(code, { state: 's1', purpose: 'BIND' }),
    answers: {
      addMessengerBinding: ({ body }) => {
        sent(body);
        return { bindings: [] };
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(bound).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ way: 'WEB', authCode: 'c1', state: 's1' });
    await expect(entered).not.toHaveBeenCalled();
  },
};

export const CameBackBoundElsewhere: Story = {
  args: {
    page: external(code, { state: 's1', purpose: 'BIND' }),
    answers: {
      addMessengerBinding: refusedWith({
        status: 409,
        code: 'MESSENGER_BOUND_ELSEWHERE',
        detail: '这个钉钉账号已经关联了别的账号，请先在那个账号里取消关联',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/已经关联了别的账号/);
    await canvas.findByRole('link', { name: '回到账号' });
  },
};

export const Inside: Story = {
  args: { page: insideDesk, host: inside },
  play: async () => {
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      way: 'INSIDE',
      place: 'DESK',
      authCode: 'code',
      corpId: 'corp',
    });
  },
};

export const InsideForTheFirstTime: Story = {
  args: { page: insideDesk, host: inside, answers: meeting },
  play: async ({ canvas }) => void (await canvas.findByText(/周慧敏，你好/)),
};

export const InsideRefused: Story = {
  args: {
    page: insideDesk,
    host: inside,
    answers: {
      loginByMessenger: refusedWith({
        status: 409,
        code: 'MESSENGER_OUT_OF_RANGE',
        detail: '这些人不在应用的可见范围里，请企业管理员在钉钉后台扩大应用的可见范围',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/请企业管理员在钉钉后台扩大应用的可见范围/);
    await canvas.findByRole('button', { name: '再试一次' });
  },
};

export const InsideWithoutCode: Story = {
  args: {
    page: insideDesk,
    host: {
      ...inside,
      openInside: async () => ({ ...messenger, authCode: () => Promise.reject(new Error('no')) }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText(/钉钉没有给出身份/)),
};

export const InsideWithoutCorporation: Story = {
  args: {
    page: insideDesk,
    host: inside,
    answers: { getMessenger: () => ({ ...sampleMessenger, corpId: null }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('链接里没有企业');
    await canvas.findByRole('link', { name: '用登录名和密码登录' });
  },
};

export const NotInside: Story = {
  args: { page: insideDesk },
  play: async ({ canvas }) => {
    await canvas.findByText('请在钉钉里打开这个页面');
    await canvas.findByRole('link', { name: '钉钉扫码登录' });
  },
};

export const InsideOnItsWay: Story = {
  args: { page: insideDesk, host: { ...inside, openInside: pending } },
  play: async ({ canvas }) => void (await canvas.findByText('正在用钉钉登录')),
};

export const InsideUnread: Story = {
  args: { page: insideDesk, host: inside, answers: { getMessenger: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};
