// The ways in: home, login, registration, the console's passcode, and what is not open yet.
import { ApiError } from '@liangfen/sdk';
import type { PublicCompetition } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  type Answers,
  broken,
  pending,
  refusing,
  SampleDesk,
  sampleBase,
  sampleId,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { ConsoleLoginPage } from './ConsoleLoginPage.tsx';
import { HomePage } from './HomePage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

const entered = fn();
const sent = fn();

/** A picture as the server draws one, without the letters. */
const code: Answers = {
  getImageCode: () =>
    new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text y="30">LF26</text></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
};

const competition: PublicCompetition = {
  id: sampleId,
  name: sampleBase.name,
  status: 'REHEARSAL',
  mode: 'SCORE',
  look: sampleBase.look,
  signUpOpen: true,
  signUpApproval: true,
  invitationText: '',
  consoleLogin: true,
  messengerNotices: false,
};

const pages = {
  home: <HomePage loggedIn={false} />,
  homeLoggedIn: <HomePage loggedIn />,
  login: <LoginPage onLoggedIn={entered} />,
  loginExpired: <LoginPage message="登录已过期，请重新登录" onLoggedIn={entered} />,
  register: <RegisterPage onRegistered={entered} />,
  invited: <RegisterPage invitation="one-time" onRegistered={entered} />,
  console: <ConsoleLoginPage competitionId={sampleId} onEntered={entered} />,
  unavailable: <UnavailablePage />,
  notFound: <UnavailablePage kind="notFound" />,
};

const meta = {
  title: 'Backstage/Entrance',
  tags: ['soak'],
  render: ({ page, answers }) => (
    <SampleDesk answers={{ ...code, ...answers }}>{pages[page]}</SampleDesk>
  ),
  args: { page: 'login', answers: {} },
} satisfies Meta<{ readonly page: keyof typeof pages; readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  args: { page: 'home' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: '注册' })),
};

export const HomeLoggedIn: Story = {
  args: { page: 'homeLoggedIn' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: '我的比赛' })),
};

export const Login: Story = {
  args: {
    answers: {
      login: ({ body }) => {
        sent(body);
        return { token: 'general' };
      },
    },
  },
  play: async ({ canvas }) => {
    entered.mockClear();
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }));
    await canvas.findByText('请填写登录名');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), 'demo');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      loginName: 'demo',
      password: 'liangfen2026',
      code: 'LF26',
    });
  },
};

/** A wrong password asks for another picture; what was typed stays. */
export const LoginRefused: Story = {
  args: {
    answers: {
      login: () => {
        throw new ApiError({
          status: 400,
          code: 'LOGIN_FAILED',
          detail: '登录名或密码不对，请核对后重试',
          operation: 'login',
          path: '',
        });
      },
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /登录名/ });
    const typed = canvas.getByRole('textbox', { name: /验证码/ });
    await userEvent.type(name, 'demo');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2025');
    await userEvent.type(typed, 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByText('登录名或密码不对，请核对后重试');
    await expect(name).toHaveValue('demo');
    await expect(typed).toHaveValue('');
  },
};

/** The password was right: a number of the authenticator app comes next. */
export const TwoSteps: Story = {
  args: {
    answers: {
      login: () => {
        throw new ApiError({
          status: 403,
          code: 'SECOND_FACTOR_NEEDED',
          detail: '请输入验证器应用显示的 6 位数字，或者一个恢复码',
          ticket: 'ticket-1',
          operation: 'login',
          path: '',
        });
      },
      finishLogin: ({ body }) => {
        sent(body);
        return { token: 'general' };
      },
    },
  },
  play: async ({ canvas }) => {
    entered.mockClear();
    sent.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: /登录名/ }), 'demo');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    const code = await canvas.findByRole('textbox', { name: /验证码或恢复码/ });
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await canvas.findByText('请填写验证码');
    await userEvent.type(code, '492039');
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ ticket: 'ticket-1', code: '492039' });
  },
};

const owned = (registration: 'INVITED' | 'CLOSED'): Answers => ({
  getHealth: () => ({
    status: 'UP',
    demo: false,
    publicUrl: null,
    registration,
    privacy: { address: 'https://example.com/privacy', version: '2026-11' },
    contact: '张老师 010-12345678',
  }),
});

export const RegistrationByInvitation: Story = {
  args: { answers: owned('INVITED') },
  play: async ({ canvas }) => {
    await canvas.findByText('注册需要邀请链接，请向服务的管理员要');
    await expect(canvas.queryByRole('link', { name: /注册/ })).toBeNull();
  },
};

export const RegistrationClosed: Story = {
  args: { page: 'register', answers: owned('CLOSED') },
  play: async ({ canvas }) => {
    await canvas.findByText('这里不开放注册，要账号请联系服务的管理员');
    await canvas.findByText(/张老师/);
  },
};

/** Whoever is invited agrees to the privacy statement first. */
export const Invited: Story = {
  args: {
    page: 'invited',
    answers: {
      ...owned('INVITED'),
      register: ({ body }) => {
        sent(body);
        return { token: 'general' };
      },
    },
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await canvas.findByRole('link', { name: '隐私说明' });
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名或单位/ }), '校团委');
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), 'tuanwei');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), '一句长的话 2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), 'LF26');
    await userEvent.click(canvas.getByRole('button', { name: '注册并登录' }));
    await canvas.findByText('请先阅读并同意隐私说明');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '注册并登录' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ invitation: 'one-time', consent: '2026-11' }),
      ),
    );
  },
};

export const LoginExpired: Story = { args: { page: 'loginExpired' } };

export const CodeFailed: Story = {
  args: { answers: { getImageCode: broken } },
  play: async ({ canvas }) => void (await canvas.findByText('验证码加载失败，点击重试')),
};

export const CodeLoading: Story = { args: { answers: { getImageCode: pending } } };

export const Register: Story = {
  args: { page: 'register', answers: { checkLoginName: () => ({ exists: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注册并登录' }));
    await canvas.findByText('请填写姓名或单位名称');
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), 'demo');
    await canvas.findByText('这个登录名已被使用');
  },
};

export const RegisterRefused: Story = {
  args: {
    page: 'register',
    answers: {
      checkLoginName: () => ({ exists: false }),
      register: refusing({ code: '验证码不对，请重新填写' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/姓名或单位/), '江城大学');
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), 'jiangcheng');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    const typed = canvas.getByRole('textbox', { name: /验证码/ });
    await userEvent.type(typed, 'LF26{Enter}');
    await expectWrong(typed, '验证码不对，请重新填写');
  },
};

export const Console: Story = {
  args: {
    page: 'console',
    answers: {
      getPublicCompetition: () => competition,
      loginConsole: () => {
        throw new ApiError({
          status: 400,
          code: 'PASSCODE_WRONG',
          detail: '口令不对，请向组织者核对',
          operation: 'loginConsole',
          path: '',
        });
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(sampleBase.name);
    await userEvent.type(canvas.getByLabelText(/你的姓名/), '王小明');
    await userEvent.type(canvas.getByLabelText(/控制台口令/), '0000{Enter}');
    await canvas.findByText('口令不对，请向组织者核对');
  },
};

export const ConsoleWithoutPasscode: Story = {
  args: {
    page: 'console',
    answers: { getPublicCompetition: () => ({ ...competition, consoleLogin: false }) },
  },
  play: async ({ canvas }) => void (await canvas.findByText('这场比赛没有设置控制台口令')),
};

export const ConsoleNotFound: Story = {
  args: { page: 'console', answers: { getPublicCompetition: broken } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有找到这场比赛', {}, { timeout: 5_000 });
  },
};

export const Unavailable: Story = { args: { page: 'unavailable' } };
export const NotFound: Story = { args: { page: 'notFound' } };
