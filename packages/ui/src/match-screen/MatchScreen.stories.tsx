// Every picture of the match screen from plain values, in every theme; rehearsed as tests.
import type { ScreenTheme } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Connection, MatchStory, type MatchStoryArgs } from './MatchScreen.story-parts.tsx';
import { sampleStages } from './samples.ts';

const themes: ScreenTheme[] = ['OBSIDIAN', 'GALAXY', 'CRIMSON', 'DAYLIGHT'];

const meta: Meta<MatchStoryArgs> = {
  title: 'MatchScreen',
  component: MatchStory,
  args: { theme: 'OBSIDIAN', revealStep: null, still: true, connection: 'live', width: null },
  argTypes: {
    stage: { control: 'select', options: Object.keys(sampleStages) },
    theme: { control: 'inline-radio', options: themes },
    connection: { control: 'inline-radio', options: ['live', 'lost'] },
    revealStep: { control: 'number' },
    width: { control: 'number' },
  },
};

export default meta;
type Story = StoryObj<MatchStoryArgs>;

export const Start: Story = { args: { stage: 'START' } };
export const StartGalaxy: Story = { args: { stage: 'START', theme: 'GALAXY' } };
export const StartCrimson: Story = { args: { stage: 'START', theme: 'CRIMSON' } };
export const StartDaylight: Story = { args: { stage: 'START', theme: 'DAYLIGHT' } };
export const Ended: Story = { args: { stage: 'START', status: 'ENDED' } };
export const OwnColours: Story = {
  args: { stage: 'RESULT', look: { primaryColour: '#1f6b3a', secondaryColour: '#d0d0ff' } },
};
export const Test: Story = { args: { stage: 'TEST' } };
export const SignInTotal: Story = { args: { stage: 'SIGN_IN_TOTAL' } };
export const SignInTile: Story = { args: { stage: 'SIGN_IN_TILE', theme: 'DAYLIGHT' } };
export const SignInList: Story = { args: { stage: 'SIGN_IN_LIST', theme: 'CRIMSON' } };
export const ProgramList: Story = { args: { stage: 'PROGRAM_LIST' } };
export const Rehearsal: Story = { args: { stage: 'SPEECH', status: 'REHEARSAL' } };
export const ProgramListOfBouts: Story = {
  args: { stage: 'PROGRAM_LIST_BATTLE', theme: 'GALAXY' },
};
export const Speech: Story = { args: { stage: 'SPEECH' } };
export const SpeechWithItem: Story = { args: { stage: 'SPEECH_ITEM', theme: 'CRIMSON' } };
export const Scoring: Story = { args: { stage: 'SCORING' } };
export const ScoringComplete: Story = { args: { stage: 'SCORING_COMPLETE', theme: 'GALAXY' } };
export const Reveal: Story = { args: { stage: 'SCORE_REVEAL' } };
export const RevealGalaxy: Story = { args: { stage: 'SCORE_REVEAL', theme: 'GALAXY' } };
export const RevealCrimson: Story = { args: { stage: 'SCORE_REVEAL', theme: 'CRIMSON' } };
export const RevealDaylight: Story = { args: { stage: 'SCORE_REVEAL', theme: 'DAYLIGHT' } };
export const RevealOfMany: Story = { args: { stage: 'SCORE_REVEAL_MANY' } };
export const RevealOfItems: Story = { args: { stage: 'SCORE_REVEAL_ITEMS' } };
export const RevealOfVotes: Story = { args: { stage: 'SCORE_REVEAL_VOTE', theme: 'GALAXY' } };

export const RevealStepped: Story = {
  args: { stage: 'SCORE_REVEAL', revealStep: 3 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('97.8')).toBeVisible());
    // What is still covered is not in the page at all.
    expect(stage.queryByText('94.6')).toBeNull();
  },
};

export const Result: Story = { args: { stage: 'RESULT' } };
export const ResultGalaxy: Story = { args: { stage: 'RESULT', theme: 'GALAXY' } };
export const ResultCrimson: Story = { args: { stage: 'RESULT', theme: 'CRIMSON' } };
export const ResultDaylight: Story = { args: { stage: 'RESULT', theme: 'DAYLIGHT' } };
export const ResultOfItems: Story = { args: { stage: 'RESULT_ITEMS' } };
export const ResultOfOneItem: Story = { args: { stage: 'RESULT_ITEM_ONLY' } };
export const Ranking: Story = { args: { stage: 'RANKING' } };
export const RankingOfTwenty: Story = { args: { stage: 'RANKING_LONG', theme: 'DAYLIGHT' } };
export const RankingStepped: Story = { args: { stage: 'RANKING', revealStep: 4 } };
export const RankingPk: Story = { args: { stage: 'RANKING_PK' } };
export const RankingPkCrimson: Story = { args: { stage: 'RANKING_PK', theme: 'CRIMSON' } };
export const Battle: Story = { args: { stage: 'BATTLE' } };
export const BattlePaused: Story = { args: { stage: 'BATTLE_PAUSED', theme: 'GALAXY' } };
export const BattleLastTen: Story = { args: { stage: 'BATTLE_LAST_TEN' } };
export const BattleTimeUp: Story = { args: { stage: 'BATTLE_TIME_UP', theme: 'DAYLIGHT' } };
export const BattleWon: Story = { args: { stage: 'BATTLE_WON' } };
export const BattleWonCrimson: Story = { args: { stage: 'BATTLE_WON', theme: 'CRIMSON' } };
export const ConnectionLost: Story = { args: { stage: 'SCORING', connection: 'lost' } };
export const Preview390: Story = { args: { stage: 'RANKING', width: 390 } };

export const NotFound: StoryObj = { render: () => <Connection state="notFound" /> };
export const Connecting: StoryObj = { render: () => <Connection state="connecting" /> };
