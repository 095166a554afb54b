// The audience's page in every state, on a small phone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toVariables } from '../theme/tokens.ts';
import { workspace, workspaceDark } from '../theme/workspace-themes.ts';
import { AudienceView } from './AudienceView.tsx';
import { AskWorkingContext } from './ask-working.ts';
import type { AudienceState } from './follow-audience.ts';
import { audienceRows, audienceSample, audienceWorkingSample } from './samples.ts';

const at = Date.UTC(2026, 10, 24, 12, 30);
const following = (frame: AudienceState['frame']): AudienceState => ({
  frame,
  at,
  status: 'FOLLOWING',
});

const meta: Meta<typeof AudienceView> = {
  title: 'Audience/Page',
  component: AudienceView,
  parameters: { layout: 'fullscreen' },
  render: (state) => (
    <div style={{ width: 360, colorScheme: 'light', ...toVariables(workspace) }}>
      <AskWorkingContext.Provider value={async () => audienceWorkingSample}>
        <AudienceView {...state} />
      </AskWorkingContext.Provider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('.lf-audience');
    // Nothing sticks out of a small phone.
    expect(page?.scrollWidth).toBe(page?.clientWidth);
  },
};
export default meta;
type Story = StoryObj<typeof AudienceView>;

export const Start: Story = { args: following(audienceSample('START')) };
export const SignIn: Story = { args: following(audienceSample('SIGN_IN_TOTAL')) };
export const Speech: Story = { args: following(audienceSample('SPEECH')) };
export const Scoring: Story = { args: following(audienceSample('SCORING')) };
export const Reveal: Story = { args: following(audienceSample('SCORE_REVEAL')) };
export const RevealManyJudges: Story = { args: following(audienceSample('SCORE_REVEAL_MANY')) };
export const Result: Story = {
  args: following(audienceSample('RESULT')),
  play: async ({ canvas, userEvent }) => {
    const now = within(canvas.getByRole('region', { name: '正在进行' }));
    await userEvent.click(now.getByText('怎么算的'));
    await userEvent.click(canvas.getByRole('button', { name: '成绩' }));
    const rows = canvas.getAllByRole('listitem');
    expect(rows.some((row) => row.textContent?.includes('95.31'))).toBe(true);
    expect(canvas.getByRole('button', { name: '成绩' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** After the result has left the wall. */
export const WorkingLater: Story = {
  args: following(audienceSample('PROGRAM_LIST')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('少年'));
    await expect(await canvas.findByText(/÷/)).toBeVisible();
  },
};
export const WorkingOfTied: Story = {
  args: following(audienceSample('PROGRAM_LIST')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成绩' }));
    expect(canvas.getAllByText('并列')).toHaveLength(2);
  },
};
export const Champion: Story = {
  args: following(audienceSample('CHAMPION')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('领先亚军 0.34 分')).toBeVisible();
  },
};
export const ResultItems: Story = { args: following(audienceSample('RESULT_ITEMS')) };
export const Ranking: Story = { args: following(audienceSample('RANKING')) };
export const Battle: Story = {
  args: following(audienceSample('BATTLE', { mode: 'BATTLE' })),
};
export const BattleWon: Story = {
  args: following(audienceSample('BATTLE_WON', { mode: 'BATTLE' })),
};
export const SeveralGroups: Story = {
  args: following(
    audienceSample('PROGRAM_LIST', {
      status: 'REHEARSAL',
      groups: [
        { id: 'g0', name: '初赛', active: false, total: 90, offset: 20, rows: audienceRows },
        { id: 'g1', name: '决赛', active: true, total: 6, offset: 0, rows: audienceRows },
      ],
    }),
  ),
};
export const Unfolding: Story = {
  args: following(audienceSample('START', { unfolding: true })),
};
export const Dark: Story = {
  args: following(audienceSample('RESULT')),
  render: (state) => (
    <div style={{ width: 360, colorScheme: 'dark', ...toVariables(workspaceDark) }}>
      <AudienceView {...state} />
    </div>
  ),
};
export const Offline: Story = {
  args: { frame: audienceSample('SPEECH'), at, status: 'OFFLINE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/网络不好/)).toBeVisible();
  },
};
export const Opening: Story = { args: { frame: null, at: 0, status: 'OPENING' } };
export const Closed: Story = { args: { frame: null, at: 0, status: 'CLOSED' } };
export const Missing: Story = { args: { frame: null, at: 0, status: 'MISSING' } };
