// The ballot on an audience phone in every state, on a small phone and with text 1.6 times as large.
import type { AudienceFrameVote } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StyleSheet } from '../style-sheets/StyleSheet.tsx';
import { toVariables } from '../theme/tokens.ts';
import { workspace, workspaceDark } from '../theme/workspace-themes.ts';
import styles from './Audience.css?inline';
import type { OwnBallot } from './cast-ballot.ts';
import { VoteCardView } from './VoteCard.tsx';

const vote: AudienceFrameVote = {
  id: 'v1',
  voteKind: 'LIKE',
  closedAt: null,
  programName: '在希望的田野上，献给所有在基层默默耕耘的人们',
  contestant: '青年教师合唱团',
};
const rating: AudienceFrameVote = { ...vote, voteKind: 'RATING' };
const own = (choice: number, state: OwnBallot['state']): OwnBallot => ({
  ...{ voteId: 'v1', order: 1, madeAt: 0 },
  ...{ choice, state },
});

const meta: Meta<typeof VoteCardView> = {
  title: 'Audience/Vote',
  component: VoteCardView,
  args: { vote, own: null, onChoose: fn() },
  render: (props) => (
    <main
      className="lf-audience"
      style={{ width: 360, colorScheme: 'light', ...toVariables(workspace) }}
    >
      <StyleSheet name="audience" text={styles} />
      <VoteCardView {...props} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('.lf-audience');
    expect(page?.scrollWidth).toBe(page?.clientWidth);
  },
};
export default meta;
type Story = StoryObj<typeof VoteCardView>;

export const Like: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '喜欢' }));
    expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};
export const Rating: Story = {
  args: { vote: rating },
  play: async ({ args, canvas, userEvent }) => {
    expect(canvas.getAllByRole('button')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: '10' }));
    expect(args.onChoose).toHaveBeenCalledWith(10);
  },
};
export const OnItsWay: Story = { args: { own: own(1, 'WAITING') } };
export const Voted: Story = {
  args: { own: own(1, 'KEPT') },
  play: async ({ canvas }) => {
    expect(canvas.getByRole('button', { name: '喜欢' })).toHaveAttribute('aria-pressed', 'true');
    expect(canvas.getByRole('status')).toHaveTextContent('已投「喜欢」');
  },
};
export const Rated: Story = { args: { vote: rating, own: own(9, 'KEPT') } };
export const Closed: Story = { args: { vote: { ...vote, closedAt: 1 }, own: own(0, 'KEPT') } };
export const ClosedWithoutBallot: Story = { args: { vote: { ...vote, closedAt: 1 } } };
export const TooLate: Story = { args: { own: own(1, 'OVER') } };
export const NotTaken: Story = { args: { own: own(1, 'REFUSED') } };
export const Dark: Story = {
  args: { vote: rating, own: own(9, 'KEPT') },
  render: (props) => (
    <main
      className="lf-audience"
      style={{ width: 360, colorScheme: 'dark', ...toVariables(workspaceDark) }}
    >
      <StyleSheet name="audience" text={styles} />
      <VoteCardView {...props} />
    </main>
  ),
};
export const LargeText: Story = {
  args: { vote: rating, own: own(9, 'KEPT') },
  render: (props) => (
    <main className="lf-audience" style={{ width: 225, zoom: 1.6, ...toVariables(workspace) }}>
      <StyleSheet name="audience" text={styles} />
      <VoteCardView {...props} />
    </main>
  ),
};
