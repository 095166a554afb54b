// A judge's phone in its main states, each from a show run by the real rules.

import { projectMatch, type ShowState } from '@liangfen/rules';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  after,
  everybodySignsIn,
  firstProgram,
  sampleNow,
  sampleShow,
  submits,
} from '../sample-show/sample-show.ts';
import { phoneModes } from '../story-modes.ts';
import { ThemeProvider } from '../theme/index.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';
import type { OwnProgram } from './own-scores.ts';
import { OwnScores as OwnScoresPage } from './parts/OwnScores.tsx';
import { StoppedPage } from './parts/StoppedPage.tsx';
import { phones } from './story-phones.ts';

const meta: Meta<typeof JudgeScoringView> = {
  title: 'JudgeScoring',
  component: JudgeScoringView,
  parameters: { viewport: phones, chromatic: { modes: phoneModes } },
  globals: { viewport: { value: 'phone' } },
  args: {
    connection: 'live',
    delivery: { state: 'NONE' },
    serverNow: () => sampleNow,
    onSignIn: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
};
export default meta;

const stopped = {
  hadLogin: true,
  unsent: 0,
  ways: { logIn: '#login', signUp: '#sign-up', home: '#home' },
  onRetry: fn(),
};

type Story = StoryObj<typeof JudgeScoringView>;

function phone(state: ShowState): JudgeMatch {
  return projectMatch(state, { role: 'JUDGE', judgeId: 'j1' });
}

const signedIn = (options: Parameters<typeof sampleShow>[0] = {}) =>
  everybodySignsIn(sampleShow(options));
const { speech, scoring, reveal, result } = firstProgram();

export const SignIn: Story = { args: { match: phone(sampleShow()) } };
export const Waiting: Story = { args: { match: phone(signedIn({ theme: 'GALAXY' })) } };
export const ProgramList: Story = {
  args: { match: phone(after(signedIn(), { type: 'SHOW_PROGRAM_LIST' })) },
};
export const Speech: Story = { args: { match: phone(after(signedIn(), speech)) } };
export const Keypad: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    for (const key of ['9', '8', '7']) {
      await userEvent.click(page.getByRole('button', { name: key }));
    }
    await expect(page.getByText('最高 100 分')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([{ itemId: null, score: 98 }]);
  },
};
export const KeypadDark: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)) },
  decorators: [
    (Story) => (
      <ThemeProvider theme="WORKSPACE_DARK">
        <Story />
      </ThemeProvider>
    ),
  ],
};
/** In a page that is written from right to left. */
export const KeypadRightToLeft: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Items: Story = {
  args: {
    match: phone(
      after(signedIn({ items: true, setting: { enableScoreItemCombine: true } }), speech, scoring),
    ),
  },
};
export const Delivered: Story = {
  args: { match: phone(after(signedIn(), speech, scoring, submits('j1', 95.5))) },
};
export const Unsent: Story = {
  args: {
    match: phone(after(signedIn(), speech, scoring)),
    connection: 'reconnecting',
    delivery: { state: 'UNSENT' },
  },
};
export const Refused: Story = {
  args: {
    match: phone(after(signedIn(), speech, scoring)),
    delivery: { state: 'REFUSED', code: 'WINDOW_CLOSED', detail: '', late: 'WAITING' },
    submitted: [{ itemId: null, score: 95.5 }],
  },
};
export const LeftScores: Story = {
  args: {
    match: phone(after(signedIn(), speech, scoring)),
    programNames: new Map([
      ['p7', '茉莉花'],
      ['p8', '我的祖国'],
    ]),
    left: [
      {
        id: 'a',
        programId: 'p7',
        scores: [92.5],
        delivery: {
          state: 'REFUSED',
          code: 'WINDOW_CLOSED',
          detail: '已经亮分',
          late: 'REFUSED',
        },
      },
      { id: 'b', programId: 'p8', scores: [88, 90], delivery: { state: 'UNSENT' } },
    ],
    onDismiss: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('我的祖国：88、90')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '知道了' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
};
export const LoginEnded: Story = {
  args: {
    match: phone(after(signedIn(), speech, scoring)),
    connection: 'closed',
    needsLogin: true,
    delivery: { state: 'UNSENT' },
    submitted: [{ itemId: null, score: 95.5 }],
  },
};
export const Vote: Story = {
  args: { match: phone(after(signedIn({ mode: 'VOTE', theme: 'CRIMSON' }), speech, scoring)) },
};
export const VoteUnsent: Story = {
  args: {
    match: phone(after(signedIn({ mode: 'VOTE' }), speech, scoring)),
    connection: 'reconnecting',
    delivery: { state: 'UNSENT' },
    submitted: [{ itemId: null, score: 1 }],
  },
};
export const Closed: Story = {
  args: {
    match: phone(
      after(signedIn(), speech, scoring, submits('j1', 95.5), submits('j2', 92), reveal, result),
    ),
  },
};
export const ItemByItem: Story = {
  args: {
    match: phone(
      after(signedIn({ items: true }), firstProgram('i1').speech, firstProgram('i1').scoring),
    ),
  },
};
export const Revealed: Story = {
  args: {
    match: phone(
      after(signedIn(), speech, scoring, submits('j1', 95.5), submits('j2', 92), reveal),
    ),
  },
};
export const Ranking: Story = {
  args: {
    match: phone(
      after(signedIn(), speech, scoring, submits('j1', 95.5), submits('j2', 92), reveal, result, {
        type: 'SHOW_RANK',
        rankShowType: 'DEFAULT',
        itemId: null,
      }),
    ),
  },
};
export const Recused: Story = {
  args: {
    match: { ...phone(after(signedIn(), speech, scoring)), recused: true, window: null },
  },
};
/** Opened without network: the show as it was heard last. */
export const Offline: Story = {
  args: {
    match: phone(after(signedIn(), speech, scoring)),
    connection: 'offline',
    shownSince: sampleNow,
    onOwn: fn(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('离线')).toBeVisible();
    await expect(page.getByText(/显示的是 \d\d:\d\d 的现场/)).toBeVisible();
  },
};
/** Enlarged text and the smallest phone: every key can be reached, and is big enough. */
export const SmallPhone: Story = {
  args: {
    match: phone(
      after(
        signedIn({
          items: true,
          setting: { enableScoreItemCombine: true, convenientScore: '92.5,95' },
        }),
        speech,
        scoring,
      ),
    ),
    onOwn: fn(),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { height, width } = button.getBoundingClientRect();
      await expect(height, button.textContent ?? '').toBeGreaterThanOrEqual(44);
      await expect(width, button.textContent ?? '').toBeGreaterThanOrEqual(44);
    }
    for (const key of ['1', '5', '9', '0', '小数点', '删除']) {
      const { height } = within(canvasElement)
        .getByRole('button', { name: key })
        .getBoundingClientRect();
      await expect(height, key).toBeGreaterThanOrEqual(56);
    }
  },
};
export const LargePhone: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)), onOwn: fn() },
  globals: { viewport: { value: 'large' } },
};
/** Everything is in sight without scrolling, the keys as large as upright. */
export const OnItsSide: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)), onOwn: fn() },
  globals: { viewport: { value: 'onItsSide' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ['1', '9', '0', '小数点', '删除', '提交']) {
      const { top, bottom, height } = page.getByRole('button', { name }).getBoundingClientRect();
      await expect(height, name).toBeGreaterThanOrEqual(56);
      await expect(top, name).toBeGreaterThanOrEqual(0);
      await expect(bottom, name).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};
export const ItemsOnItsSide: Story = {
  args: { ...Items.args, onOwn: fn() },
  globals: { viewport: { value: 'onItsSide' } },
};
export const VoteOnItsSide: Story = {
  args: { ...Vote.args, onOwn: fn() },
  globals: { viewport: { value: 'onItsSide' } },
};
/** As enlarged to 200 %: nothing is cut off, the page scrolls. */
export const Enlarged: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)), onOwn: fn() },
  globals: { viewport: { value: 'enlarged' } },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: '提交' });
    submit.scrollIntoView();
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
const given = { revision: null, receipt: null, itemName: null, reason: '' } as const;
const ownScores: readonly OwnProgram[] = [
  {
    program: { id: 'g1-1', sort: 1, programName: '茉莉花', contestant: '李雷' },
    open: true,
    given: [
      { ...given, key: 'a', score: 92.5, state: 'DELIVERED', revision: 2, receipt: 'AB12CD34' },
      { ...given, key: 'b', score: 93, state: 'UNSENT' },
    ],
    total: null,
  },
  {
    program: { id: 'g1-2', sort: 2, programName: '我的祖国', contestant: '韩梅梅' },
    open: false,
    given: [
      {
        ...given,
        key: 'a',
        itemName: '音准',
        score: 88,
        state: 'DELIVERED',
        receipt: 'F00D1234',
      },
      {
        ...given,
        key: 'b',
        itemName: '台风',
        score: 90,
        state: 'DELIVERED',
        receipt: 'F00D1234',
      },
    ],
    total: 88.8,
  },
  {
    program: { id: 'g1-3', sort: 3, programName: '青花瓷', contestant: '王小明' },
    open: false,
    given: [{ ...given, key: 'a', score: 91, state: 'DECLINED', reason: '已经亮分' }],
    total: null,
  },
];

/** As the phone shows it: the page of the judge's own scores in the place of the show. */
const withOwn = (programs: readonly OwnProgram[]): NonNullable<Story['render']> =>
  function OwnScoresShown(args) {
    const { decimals } = args.match.setting;
    const back = () => args.onOwn?.(false);
    const own = (
      <OwnScoresPage programs={programs} vote={false} decimals={decimals} onBack={back} />
    );
    return <JudgeScoringView {...args} own={own} />;
  };
export const OwnScores: Story = {
  args: { match: phone(after(signedIn(), speech, scoring)), onOwn: fn() },
  render: withOwn(ownScores),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('已送达 3 · 待上传 1 · 未计入 1')).toBeVisible();
    await expect(page.getByText('已经亮分')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '返回现场' }));
    await expect(args.onOwn).toHaveBeenCalledWith(false);
  },
};
export const NoOwnScores: Story = {
  args: { match: phone(signedIn()), onOwn: fn() },
  render: withOwn([]),
};
/** The seat was opened on another phone; what waits here stays here. */
export const SecondPhone: Story = {
  render: () => <StoppedPage {...stopped} reason="SEAT_TAKEN" unsent={2} />,
};
export const LoginEndedAtTheDoor: Story = {
  render: () => <StoppedPage {...stopped} reason="UNAUTHENTICATED" />,
};
export const NoLogin: Story = {
  render: () => <StoppedPage {...stopped} reason="UNAUTHENTICATED" hadLogin={false} />,
};
/** Back from another seat. */
export const OtherJudge: Story = {
  render: () => <StoppedPage {...stopped} reason="FORBIDDEN" />,
};
export const Battle: Story = {
  args: {
    match: phone(
      after(signedIn({ mode: 'BATTLE' }), {
        type: 'START_BATTLE',
        programId: 'g1-1',
        opponentId: 'g1-2',
        test: false,
        confirm: true,
      }),
    ),
  },
};
export const Ended: Story = { args: { match: phone(sampleShow({ status: 'ENDED' })) } };
