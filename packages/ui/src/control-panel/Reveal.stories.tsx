// Reveals that the operator opens: covered, on the way and done, at the desk and in one hand.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { after, submits } from '../sample-show/sample-show.ts';
import {
  list,
  PanelStory,
  patient,
  result,
  reveal,
  scoring,
  signedIn,
  speech,
} from './ControlPanel.story-parts.tsx';

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel/Reveal',
  component: PanelStory,
  args: { hand: 'desk' },
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

const scored = () =>
  after(signedIn({ judgeCount: 2 }), list, speech, scoring, submits('j1', 95.5), submits('j2', 91));
const coveredRanking = {
  type: 'SHOW_RANK',
  rankShowType: 'DEFAULT',
  itemId: null,
  covered: true,
} as const;
const ranked = () => after(scored(), reveal, result, coveredRanking);

/** Beside the step that plays by itself stands the covered one. */
export const EitherWay: Story = { args: { show: scored } };

export const EitherWayInHand: Story = { args: { show: scored, hand: 'mobile' } };

export const Covered: Story = {
  args: { show: () => after(scored(), { ...reveal, covered: true }) },
};

export const OnTheWay: Story = {
  args: {
    show: () => after(scored(), { ...reveal, covered: true }, { type: 'STEP_REVEAL', step: 1 }),
  },
};

const withAwards = () =>
  after(
    signedIn({
      judgeCount: 2,
      setting: {
        awards: [
          { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
          { basis: 'HAND', awardName: '最佳人气', programIds: ['g1-1'] },
        ],
      },
    }),
    list,
  );

/** Not before the ranking is final, and the panel says so. */
export const Ceremony: Story = {
  args: { show: withAwards },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^颁奖/ }, patient));
    const champion = await page.findByRole('button', { name: '冠军：自动播放' }, patient);
    expect(champion).toHaveAttribute('aria-disabled', 'true');
    await page.findAllByText('这一组还有节目没有得分，出完分再颁奖', {}, patient);
    const awards = within(page.getByRole('table', { name: '本组的奖项' }));
    awards.getByText('第 1 名');
  },
};

/** The ranking of a whole group leads to its champion: the name with one Enter, the score with the next, back with 退一步. */
export const ChampionStepByStep: Story = {
  args: {
    show: () =>
      after(
        signedIn({ judgeCount: 2, programCount: 1 }),
        speech,
        scoring,
        submits('j1', 95.5),
        submits('j2', 91),
        reveal,
        result,
      ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const screen = within(await page.findByRole('group', { name: '正在播出' }, patient));
    await userEvent.click(page.getByRole('button', { name: /^颁奖/ }));
    await userEvent.click(await page.findByRole('button', { name: '冠军：逐步揭晓' }, patient));
    await page.findByRole('button', { name: /^下一步：揭晓冠军/ }, patient);
    expect(screen.queryByText('茉莉花')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('茉莉花', {}, patient);
    expect(screen.queryByText('93.25')).toBeNull();
    await page.findByRole('button', { name: /^下一步：公布冠军得分/ }, patient);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('93.25', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '退一步' }));
    await waitFor(() => expect(screen.queryByText('93.25')).toBeNull(), patient);
  },
};

export const CeremonyInHand: Story = { args: { show: withAwards, hand: 'mobile' } };

/** 逐个揭晓 starts a ranking covered, 揭晓下一名 opens it from the last place up, 退一步 closes it again. */
export const RankingPlaceByPlace: Story = {
  args: { show: () => after(scored(), reveal, result, { type: 'SHOW_PROGRAM_LIST' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const screen = within(await page.findByRole('group', { name: '正在播出' }, patient));
    await userEvent.click(page.getByRole('button', { name: /^排名/ }));
    await userEvent.click(await page.findByRole('button', { name: '逐个揭晓：列表' }, patient));
    await page.findByRole('button', { name: /^下一步：揭晓下一名/ }, patient);
    expect(screen.queryByText('茉莉花')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await page.findByText('已揭晓 1 / 2 步', {}, patient);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('茉莉花', {}, patient);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText('茉莉花')).toBeNull(), patient);
  },
};

/** The same buttons at the thumb. */
export const RankingInHand: Story = {
  args: { show: ranked, hand: 'mobile' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const next = await page.findByRole('button', { name: /^下一步：揭晓下一名/ }, patient);
    await userEvent.click(next);
    await page.findByText('1/2', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '退一步' }));
    await page.findByText('0/2', {}, patient);
    page.getByRole('button', { name: '逐个揭晓：柱状' });
  },
};

/** Where rankings begin covered, the other way is to let them play. */
export const CoveredBySetting: Story = {
  args: {
    show: () =>
      after(
        signedIn({ judgeCount: 2, setting: { rankCovered: true, rankPaceMs: 800 } }),
        coveredRanking,
      ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: '自动播放：列表' }, patient);
    await expect(page.getByRole('combobox', { name: '自动播放每名间隔' })).toHaveValue('800');
  },
};
