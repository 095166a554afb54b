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
import { ThemeProvider } from '../theme/index.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';

const meta: Meta<typeof JudgeScoringView> = {
  title: 'JudgeScoring',
  component: JudgeScoringView,
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
    delivery: { state: 'REFUSED', detail: '打分已结束', late: true },
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
        delivery: { state: 'REFUSED', detail: '打分已结束', late: true },
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
