// Each component in English; the toolbar's language puts any other story into it.
import { projectMatch } from '@liangfen/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SampleDesk, sampleId } from '../backstage/Backstage.story-parts.tsx';
import { Backstage } from '../backstage/Backstage.tsx';
import { PanelStory } from '../control-panel/ControlPanel.story-parts.tsx';
import { JudgeScoringView } from '../judge-scoring/JudgeScoringView.tsx';
import { phones } from '../judge-scoring/story-phones.ts';
import { MatchStage } from '../match-screen/MatchStage.tsx';
import { sampleMatch, sampleStages } from '../match-screen/samples.ts';
import {
  after,
  everybodySignsIn,
  firstProgram,
  sampleNow,
  sampleShow,
} from '../sample-show/sample-show.ts';
import { ThemeProvider } from '../theme/index.ts';

const meta: Meta = {
  title: 'English',
  tags: ['soak'],
  globals: { language: 'en' },
  parameters: { viewport: phones },
};
export default meta;
type Story = StoryObj;

const { speech, scoring } = firstProgram('i1');
const open = () => after(everybodySignsIn(sampleShow({ items: true })), speech, scoring);

/** One form for all items, of which the phone asks one at a time. */
const form = () => {
  const whole = firstProgram();
  const show = sampleShow({ items: true, setting: { enableScoreItemCombine: true } });
  return after(everybodySignsIn(show), whole.speech, whole.scoring);
};

export const Screen: Story = {
  render: () => (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {Object.entries(sampleStages).map(([name, stage]) => (
        <figure key={name} style={{ width: 480, height: 270, margin: 0 }}>
          <MatchStage match={sampleMatch(stage)} still announce={false} />
        </figure>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const wall = within(canvasElement);
    await expect((await wall.findAllByText('Final score'))[0]).toBeInTheDocument();
  },
};

export const Panel: Story = {
  render: () => <PanelStory show={open} hand="desk" />,
  play: async ({ canvasElement }) => {
    const strip = await within(canvasElement).findByRole('region', { name: 'State of the show' });
    await expect(strip.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

export const PanelInHand: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <PanelStory show={open} hand="mobile" />,
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ThemeProvider>
      <JudgeScoringView
        match={projectMatch(form(), { role: 'JUDGE', judgeId: 'j1' })}
        connection="live"
        delivery={{ state: 'NONE' }}
        serverNow={() => sampleNow}
        onSignIn={() => {}}
        onSubmit={() => {}}
      />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const submit = await within(canvasElement).findByRole('button', { name: 'Submit' });
    await expect(submit).toBeVisible();
  },
};

export const DeskScoring: Story = {
  render: () => (
    <SampleDesk answers={{}}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'score', aim: null }}
      />
    </SampleDesk>
  ),
};

export const DeskJudges: Story = {
  render: () => (
    <SampleDesk answers={{}}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'judge', aim: null }}
      />
    </SampleDesk>
  ),
};

export const DeskStatistics: Story = {
  render: () => (
    <SampleDesk answers={{}}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'statistics', aim: null }}
      />
    </SampleDesk>
  ),
};
