// The phone's pages before scoring, each against a server that answers one thing.

import { createLiangfenClient } from '@liangfen/sdk';
import type { Judge, PublicCompetition } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiangfenProvider } from '../../provider/index.ts';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { phoneModes } from '../../story-modes.ts';
import { ThemeProvider } from '../../theme/index.ts';
import { phones } from '../story-phones.ts';
import { JudgeApply } from './JudgeApply.tsx';
import { JudgeHome } from './JudgeHome.tsx';
import { JudgeSeat } from './JudgeSeat.tsx';

const meta: Meta = {
  title: 'JudgePages',
  parameters: { viewport: phones, chromatic: { modes: phoneModes } },
  globals: { viewport: { value: 'phone' } },
};
export default meta;

type Story = StoryObj;

const competition: PublicCompetition = {
  id: 'c1',
  name: '2026 校园歌手大赛',
  status: 'OFFICIAL',
  mode: 'SCORE',
  look: sampleShow().look,
  signUpOpen: true,
  signUpApproval: true,
  invitationText: '11 月 21 日 19:00，江城大学大礼堂，请提前 20 分钟到场',
  consoleLogin: false,
  messengerNotices: false,
};

const judge: Judge = {
  id: 'j1',
  number: null,
  name: '周慧敏',
  phoneNumber: '13800138000',
  organisation: '江城音乐学院',
  title: '教授',
  remark: '',
  judgeGroupId: null,
  approval: 'PENDING',
  signIn: false,
  recusedProgramIds: [],
  createdAt: 0,
};

type Answers = Readonly<Record<string, (request: Request) => Response>>;

/** `answers` by the end of the path; the rest is a network that fails. */
function Phone({
  answers,
  loggedIn = true,
  children,
}: {
  readonly answers: Answers;
  readonly loggedIn?: boolean;
  readonly children: ReactNode;
}) {
  const client = createLiangfenClient({
    baseUrl: 'https://score.example',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const found = Object.entries(answers).find(
        ([end]) => pathname.endsWith(end.slice(end.indexOf(' ') + 1)) && isMethod(end, request),
      );
      if (found === undefined) throw new TypeError('no network');
      return found[1](request);
    },
  });
  if (loggedIn) client.tokens.set({ kind: 'general' }, 'TOKEN story');
  return (
    <ThemeProvider>
      <LiangfenProvider client={client}>{children}</LiangfenProvider>
    </ThemeProvider>
  );
}

function isMethod(end: string, { method }: Request): boolean {
  return !end.includes(' ') || end.startsWith(`${method} `);
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const status = (approval: Judge['approval'], number: number | null = null) =>
  json({ applied: true, judge: { ...judge, approval, number } });

const apply = (answers: Answers, code?: string): Story => ({
  render: () => (
    <Phone answers={{ '/public': json(competition), ...answers }}>
      <JudgeApply competitionId="c1" invitationCode={code} onEnter={fn()} />
    </Phone>
  ),
});

export const Apply: Story = {
  ...apply({ '/judge/status': json({ applied: false, judge: null }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '提交报名' }));
    await expect(page.getByText('请填写姓名')).toBeVisible();
    await expect(page.getByText('请填写 11 位手机号')).toBeVisible();
  },
};
export const ApplyByInvitation = apply(
  { '/judge/status': json({ applied: false, judge: null }) },
  'CODE',
);
const privacy = { address: '/privacy.html', version: '2026-11' };
const applied = fn();
export const ApplyWithConsent: Story = {
  ...apply({
    '/public': json({ ...competition, privacy }),
    '/judge/status': json({ applied: false, judge: null }),
    'POST /judge/sign-up': (request) => {
      void request.json().then(applied);
      return status('PENDING')();
    },
  }),
  play: async ({ canvasElement }) => {
    applied.mockClear();
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/姓名/), '周慧敏');
    await userEvent.type(page.getByLabelText(/手机号/), '13800138000');
    await userEvent.click(page.getByRole('button', { name: '提交报名' }));
    await expect(page.getByText('请先阅读并同意隐私说明')).toBeVisible();
    const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ });
    await expect(consent).toHaveFocus();
    await expect(page.getByRole('link', { name: '隐私说明' })).toHaveAttribute(
      'href',
      'https://score.example/privacy.html',
    );
    await userEvent.click(consent);
    await userEvent.click(page.getByRole('button', { name: '提交报名' }));
    await expect(await page.findByText('报名已提交，等待审核')).toBeVisible();
    await expect(applied).toHaveBeenCalledWith(expect.objectContaining({ consent: '2026-11' }));
  },
};
export const Withdrawn: Story = {
  ...apply({
    '/judge/status': status('PENDING'),
    'DELETE /judge/sign-up': json({ ok: true }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '撤回报名' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '撤回报名' }));
    await expect(await page.findByLabelText(/姓名/)).toBeVisible();
  },
};
export const WaitingApproval: Story = {
  ...apply({ '/judge/status': status('PENDING') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('报名已提交，等待审核')).toBeVisible();
  },
};
export const Approved: Story = {
  ...apply({ '/judge/status': status('APPROVED', 3) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('你已是 3 号评委')).toBeVisible();
  },
};
export const Rejected: Story = {
  ...apply({ '/judge/status': status('REJECTED') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('报名没有通过')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '重新报名' }));
    await expect(page.getByRole('button', { name: '提交报名' })).toBeVisible();
  },
};
const refused = (httpStatus: number, code: string) =>
  json({ type: 'about:blank', title: code, status: httpStatus, code, detail: '' }, httpStatus);

export const BrokenLink = apply({ '/public': refused(404, 'NOT_FOUND') });
export const ApplyWithoutNetwork: Story = {
  render: () => (
    <Phone answers={{}}>
      <JudgeApply competitionId="c1" onEnter={fn()} />
    </Phone>
  ),
};

const seat = (answers: Answers): Story => ({
  render: () => (
    <Phone answers={answers} loggedIn={false}>
      <JudgeSeat code="seat" onOpened={fn()} />
    </Phone>
  ),
});

export const SeatTaken: Story = {
  ...seat({ 'POST /api/seat': refused(409, 'SEAT_TAKEN') }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '改用这部手机' }),
    ).toBeVisible();
  },
};
export const SeatInvalid: Story = {
  ...seat({ 'POST /api/seat': refused(404, 'SEAT_INVALID') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('席位链接无效')).toBeVisible();
  },
};
export const SeatWithoutNetwork: Story = {
  ...seat({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('席位没有打开')).toBeVisible();
  },
};

const listed = { id: 'c1', mode: 'SCORE', status: 'OFFICIAL', judgeId: 'j1' } as const;

export const Home: Story = {
  render: () => (
    <Phone
      answers={{
        '/group/competition/list': json({
          asAdmin: [],
          asJudge: [
            { ...listed, name: '2026 校园歌手大赛', number: 3, approval: 'APPROVED' },
            { ...listed, id: 'c2', name: '新生演讲比赛', number: null, approval: 'PENDING' },
          ],
        }),
      }}
    >
      <JudgeHome hrefOf={() => '#'} />
    </Phone>
  ),
};
export const HomeEmpty: Story = {
  render: () => (
    <Phone answers={{ '/group/competition/list': json({ asAdmin: [], asJudge: [] }) }}>
      <JudgeHome hrefOf={() => '#'} scanHref="#scan" />
    </Phone>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('扫描组织者给的二维码报名');
    await expect(canvas.getByRole('link', { name: '扫一扫' })).toHaveAttribute('href', '#scan');
  },
};
export const HomeWithoutNetwork: Story = {
  render: () => (
    <Phone answers={{}}>
      <JudgeHome hrefOf={() => '#'} />
    </Phone>
  ),
};
