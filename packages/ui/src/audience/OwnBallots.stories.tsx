// What a phone voted for, with each answer to a check, on a small phone and with text 1.6 times as large.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StyleSheet } from '../style-sheets/StyleSheet.tsx';
import { toVariables } from '../theme/tokens.ts';
import { workspace, workspaceDark } from '../theme/workspace-themes.ts';
import styles from './Audience.css?inline';
import type { OwnBallot } from './cast-ballot.ts';
import { type Check, OwnBallotsView } from './OwnBallots.tsx';

const ballots: readonly OwnBallot[] = [
  {
    ...{ voteId: 'v1', choice: 1, order: 1, madeAt: 0, state: 'KEPT' },
    act: { programName: '在希望的田野上，献给所有在基层默默耕耘的人们', voteKind: 'LIKE' },
  },
  {
    ...{ voteId: 'v2', choice: 9, order: 2, madeAt: 0, state: 'KEPT' },
    act: { programName: '少年', voteKind: 'RATING' },
  },
];
const root = '5f1c0e9ab37d42f08c6e1b9a7d304e525f1c0e9ab37d42f08c6e1b9a7d304e52';
const checked = (check: Check) => ({ v1: check, v2: check });

const meta: Meta<typeof OwnBallotsView> = {
  title: 'Audience/Own votes',
  component: OwnBallotsView,
  args: { ballots, checks: {}, onCheck: fn() },
  render: (props) => (
    <main
      className="lf-audience"
      style={{ width: 360, colorScheme: 'light', ...toVariables(workspace) }}
    >
      <StyleSheet name="audience" text={styles} />
      <OwnBallotsView {...props} />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('我投过的票（2）'));
    const page = canvasElement.querySelector('.lf-audience');
    expect(page?.scrollWidth).toBe(page?.clientWidth);
  },
};
export default meta;
type Story = StoryObj<typeof OwnBallotsView>;

export const Kept: Story = {
  play: async (context) => {
    await meta.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '核对给「少年」的一票' }));
    expect(args.onCheck).toHaveBeenCalledWith(ballots[1]);
  },
};
export const Asked: Story = { args: { checks: checked({ kind: 'ASKED' }) } };
export const Counted: Story = { args: { checks: checked({ kind: 'COUNTED', voters: 812, root }) } };
export const Missing: Story = { args: { checks: checked({ kind: 'MISSING' }) } };
export const Unshown: Story = { args: { checks: checked({ kind: 'UNSHOWN' }) } };
export const Failed: Story = { args: { checks: checked({ kind: 'FAILED' }) } };
export const Dark: Story = {
  args: { checks: checked({ kind: 'COUNTED', voters: 812, root }) },
  render: (props) => (
    <main
      className="lf-audience"
      style={{ width: 360, colorScheme: 'dark', ...toVariables(workspaceDark) }}
    >
      <StyleSheet name="audience" text={styles} />
      <OwnBallotsView {...props} />
    </main>
  ),
};
export const LargeText: Story = {
  args: { checks: checked({ kind: 'COUNTED', voters: 812, root }) },
  render: (props) => (
    <main className="lf-audience" style={{ width: 225, zoom: 1.6, ...toVariables(workspace) }}>
      <StyleSheet name="audience" text={styles} />
      <OwnBallotsView {...props} />
    </main>
  ),
};
