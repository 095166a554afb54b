// A competition's link in a chat, state by state: recognised, not recognised, outside, ended, and a network that fails.
import { createLiangfenClient } from '@liangfen/sdk';
import type { Judge, JudgeRecognition, PublicCompetition } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import { LiangfenProvider } from '../../provider/index.ts';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { ThemeProvider } from '../../theme/index.ts';
import { MessengerHostProvider } from '../messenger-host.ts';
import type { PageMessenger } from '../page-messenger.ts';
import { JudgeFromMessenger } from './JudgeFromMessenger.tsx';

const entered = fn();
const titled = fn();
const closed = fn();
const signedUp = fn();

const competition: PublicCompetition = {
  id: 'c1',
  name: '2026 校园歌手大赛',
  status: 'OFFICIAL',
  mode: 'SCORE',
  look: sampleShow().look,
  signUpOpen: true,
  signUpApproval: true,
  invitationText: '',
  consoleLogin: false,
  messengerNotices: true,
};

const setting = { connected: true, demo: false, name: '钉钉', clientId: 'client', corpId: 'corp' };

const judge: Judge = {
  id: 'j1',
  number: 3,
  name: '周慧敏',
  phoneNumber: '13800138000',
  organisation: '',
  title: '',
  remark: '',
  judgeGroupId: null,
  approval: 'APPROVED',
  signIn: false,
  recusedProgramIds: [],
  createdAt: 0,
};

const unknown: JudgeRecognition = {
  status: { applied: false, judge: null },
  name: '周慧敏',
  phoneNumber: '13800138000',
};

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusal = (status: number, code: string, detail: string) =>
  json({ type: 'about:blank', title: code, status, code, detail }, status);

const standing: Answers = {
  '/public': () => json(competition),
  '/ding/setting': () => json(setting),
  '/ding/login': () => json({ token: 'DING t1', first: null }),
  '/recognition': () => json(unknown),
  '/judge/status': () => json({ applied: false, judge: null }),
  '/health': () => json({ status: 'UP', demo: false, publicUrl: 'https://score.example' }),
};

interface ChatStory {
  /** By the end of the path; the rest is a network that fails. */
  readonly answers: Answers;
  readonly messenger: Partial<PageMessenger> | null;
}

const messengerOfStory: PageMessenger = {
  authCode: async () => 'code',
  scan: async () => null,
  keepScreenOn: async () => {},
  setTitle: titled,
  close: closed,
};

function Chat({ answers, messenger }: ChatStory) {
  const [client] = useState(() =>
    createLiangfenClient({
      baseUrl: 'https://score.example',
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        const all = Object.entries({ ...standing, ...answers });
        const found = all.find(([end]) => pathname.endsWith(end));
        if (found === undefined) throw new TypeError('no network');
        return found[1](request);
      },
    }),
  );
  const [host] = useState(() => ({
    openInside: async () => (messenger === null ? null : { ...messengerOfStory, ...messenger }),
    openedFrom: () => null,
    leaveFor: null,
  }));
  return (
    <ThemeProvider>
      <LiangfenProvider client={client}>
        <MessengerHostProvider value={host}>
          <JudgeFromMessenger
            competitionId="c1"
            corpId={null}
            path="/web/dd/c1"
            signUpHref="#apply"
            onEnter={entered}
          />
        </MessengerHostProvider>
      </LiangfenProvider>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Messenger/Judge',
  render: (story) => <Chat {...story} />,
  parameters: { viewport: phones },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    for (const call of [entered, titled, closed, signedUp]) call.mockClear();
  },
  args: { answers: {}, messenger: {} },
} satisfies Meta<ChatStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is asked and nothing pressed. */
export const Recognised: Story = {
  args: {
    answers: {
      '/recognition': () => json({ ...unknown, status: { applied: true, judge } }),
    },
  },
  play: async () => {
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    await expect(titled).toHaveBeenCalledWith('2026 校园歌手大赛');
  },
};

/** Name and phone are known: one press signs up. */
export const NotRecognised: Story = {
  args: {
    answers: {
      '/judge/sign-up': async (request) => {
        signedUp(await request.json());
        return json({ applied: true, judge: { ...judge, approval: 'PENDING', number: null } });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/姓名/)).toHaveValue('周慧敏');
    await canvas.findByText('手机号 138****8000，由钉钉提供');
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }));
    await canvas.findByText('报名已提交，等待审核');
    await expect(signedUp).toHaveBeenCalledWith({
      name: '周慧敏',
      phoneNumber: '13800138000',
      organisation: '',
      title: '',
    });
  },
};

/** Where signing up needs no approval one stands on the scoring page at once. */
export const SignedUpAndIn: Story = {
  args: {
    answers: { '/judge/sign-up': () => json({ applied: true, judge }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交报名' }));
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
  },
};

export const PhoneAskedFor: Story = {
  args: { answers: { '/recognition': () => json({ ...unknown, phoneNumber: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/姓名/)).toHaveValue('周慧敏');
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }));
    await canvas.findByText('请填写 11 位手机号');
  },
};

/** The phone number is somebody else's here: then it can be written. */
export const PhoneRefused: Story = {
  args: {
    answers: {
      '/judge/sign-up': () =>
        json(
          {
            type: 'about:blank',
            title: '',
            status: 400,
            code: 'INVALID_REQUEST',
            detail: '有内容需要修改',
            errors: [{ field: 'phoneNumber', message: '这个手机号已经报名' }],
          },
          400,
        ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交报名' }));
    await expect(await canvas.findByLabelText(/手机号/)).toHaveValue('13800138000');
    await canvas.findByText('这个手机号已经报名');
  },
};

export const Closed: Story = {
  args: { answers: { '/public': () => json({ ...competition, signUpOpen: false }) } },
  play: async ({ canvas }) => void (await canvas.findByText(/报名没有开放/)),
};

export const Ended: Story = {
  args: { answers: { '/public': () => json({ ...competition, status: 'ENDED' }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('比赛已经结束');
    await userEvent.click(canvas.getByRole('button', { name: '返回钉钉' }));
    await expect(closed).toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { answers: { '/public': () => refusal(404, 'NOT_FOUND', '没有找到') } },
  play: async ({ canvas }) => void (await canvas.findByText('没有找到这场比赛')),
};

export const Outside: Story = {
  args: { messenger: null },
  play: async ({ canvas }) => {
    await canvas.findByText('请在钉钉里打开');
    await canvas.findByText(/「2026 校园歌手大赛」的评委入口/);
    await canvas.findByRole('img', { name: '用钉钉扫码打开这个页面' });
    await canvas.findByRole('link', { name: '报名做评委' });
  },
};

/** An application of several corporations, and a link that names none. */
export const NoCorporation: Story = {
  args: { answers: { '/ding/setting': () => json({ ...setting, corpId: null }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('链接里没有企业');
    await userEvent.click(canvas.getByRole('button', { name: '返回钉钉' }));
    await expect(closed).toHaveBeenCalled();
  },
};

export const NotConnected: Story = {
  args: {
    answers: { '/ding/setting': () => json({ ...setting, connected: false, name: null }) },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: '报名做评委' })),
};

export const Refused: Story = {
  args: {
    answers: {
      '/ding/login': () =>
        refusal(409, 'MESSENGER_NO_PERMISSION', '钉钉没有给这个应用需要的权限，请企业管理员开通'),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/请企业管理员开通/);
    await canvas.findByRole('button', { name: '再试一次' });
  },
};

export const WithoutCode: Story = {
  args: { messenger: { authCode: () => Promise.reject(new Error('no')) } },
  play: async ({ canvas }) => void (await canvas.findByText(/钉钉没有给出身份/)),
};

export const WithoutNetwork: Story = {
  args: {
    answers: {
      '/public': () => {
        throw new TypeError('no network');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};

let logins = 0;

/** The answer of the first login is lost: another code is asked for, and nobody presses anything. */
export const AnswerLost: Story = {
  args: {
    answers: {
      '/ding/login': () => {
        logins += 1;
        if (logins === 1) throw new TypeError('no network');
        return json({ token: 'DING t1', first: null });
      },
      '/recognition': () => json({ ...unknown, status: { applied: true, judge } }),
    },
  },
  play: async () => {
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    await expect(logins).toBe(2);
  },
};
