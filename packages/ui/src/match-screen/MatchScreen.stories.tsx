// Every picture of the match screen from plain values, in every theme; rehearsed as tests.

import { screenThemeValues } from '@liangfen/sdk/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { wallModes } from '../story-modes.ts';
import {
  Connecting as ConnectingStage,
  MatchStory,
  type MatchStoryArgs,
  Reasons,
  storyStages,
} from './MatchScreen.story-parts.tsx';
import { sampleLogo, samplePicture } from './sample-pictures.ts';

const meta: Meta<MatchStoryArgs> = {
  title: 'MatchScreen',
  // Slow or shared: rehearsed in the soak (vitest.tiers.ts).
  tags: ['soak'],
  component: MatchStory,
  parameters: { chromatic: { modes: wallModes } },
  args: { theme: 'OBSIDIAN', revealStep: null, still: true, connection: 'live', width: null },
  argTypes: {
    stage: { control: 'select', options: Object.keys(storyStages) },
    theme: { control: 'inline-radio', options: screenThemeValues },
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
export const TitleOpening: Story = { args: { stage: 'TITLE_OPENING_PHOTO' } };
export const TitleOpeningWithoutPhoto: Story = { args: { stage: 'TITLE_OPENING', theme: 'ARENA' } };
export const TitleNext: Story = { args: { stage: 'TITLE_NEXT', theme: 'CRIMSON' } };
export const TitleJustNow: Story = { args: { stage: 'TITLE_JUST_NOW', theme: 'PAPERCUT' } };
export const TitleLong: Story = { args: { stage: 'TITLE_FORTY', theme: 'DAYLIGHT' } };
export const TitleOfBout: Story = { args: { stage: 'TITLE_BOUT' } };
export const TitleOfBoutNext: Story = { args: { stage: 'TITLE_BOUT_NEXT', theme: 'DAYLIGHT' } };
export const TitleOfBoutJustNow: Story = {
  args: { stage: 'TITLE_BOUT_JUST_NOW', theme: 'CRIMSON' },
};
export const TitleOfBoutLong: Story = { args: { stage: 'TITLE_BOUT_LONGEST', theme: 'GALAXY' } };
export const IntermissionBeforeBout: Story = {
  args: { stage: 'INTERMISSION_BOUT', theme: 'ARENA' },
};
export const Intermission: Story = { args: { stage: 'INTERMISSION' } };
export const IntermissionWithSlides: Story = {
  args: { stage: 'INTERMISSION', theme: 'PAPERCUT', look: { slides: [samplePicture] } },
};
export const StartPaperCut: Story = { args: { stage: 'START', theme: 'PAPERCUT' } };
export const StartArena: Story = { args: { stage: 'START', theme: 'ARENA' } };
export const RevealPaperCut: Story = { args: { stage: 'SCORE_REVEAL', theme: 'PAPERCUT' } };
export const RevealArena: Story = { args: { stage: 'SCORE_REVEAL', theme: 'ARENA' } };
export const Speech: Story = { args: { stage: 'SPEECH' } };
export const SpeechWithItem: Story = { args: { stage: 'SPEECH_ITEM', theme: 'CRIMSON' } };
export const Scoring: Story = { args: { stage: 'SCORING' } };
export const ScoringComplete: Story = { args: { stage: 'SCORING_COMPLETE', theme: 'GALAXY' } };
export const Reveal: Story = { args: { stage: 'SCORE_REVEAL' } };
export const RevealGalaxy: Story = { args: { stage: 'SCORE_REVEAL', theme: 'GALAXY' } };
export const RevealCrimson: Story = { args: { stage: 'SCORE_REVEAL', theme: 'CRIMSON' } };
export const RevealDaylight: Story = { args: { stage: 'SCORE_REVEAL', theme: 'DAYLIGHT' } };
export const RevealFaces: Story = { args: { stage: 'SCORE_REVEAL_FACES' } };
export const RevealSweepFaces: Story = {
  args: { stage: 'SCORE_REVEAL_SWEEP_FACES', theme: 'GALAXY' },
};
export const RevealMeterFaces: Story = {
  args: { stage: 'SCORE_REVEAL_METER_FACES', theme: 'PAPERCUT' },
};
export const RevealOfMany: Story = { args: { stage: 'SCORE_REVEAL_MANY' } };
export const RevealOfItems: Story = { args: { stage: 'SCORE_REVEAL_ITEMS' } };
export const RevealOfVotes: Story = { args: { stage: 'SCORE_REVEAL_VOTE', theme: 'GALAXY' } };

/* The other two choreographies, and the loudest moment of an evening. */
export const RevealSweep: Story = { args: { stage: 'SCORE_REVEAL_SWEEP' } };
export const RevealSweepCrimson: Story = {
  args: { stage: 'SCORE_REVEAL_SWEEP', theme: 'CRIMSON', revealStep: 4 },
};
export const RevealSweepOf31: Story = {
  args: { stage: 'SCORE_REVEAL_SWEEP_THIRTY_ONE', theme: 'GALAXY' },
};
export const RevealMeterDaylight: Story = {
  args: { stage: 'SCORE_REVEAL_METER', theme: 'DAYLIGHT' },
};
export const RevealMeterOf31: Story = {
  args: { stage: 'SCORE_REVEAL_METER_THIRTY_ONE', theme: 'CRIMSON' },
};
export const ResultSweep: Story = { args: { stage: 'RESULT_SWEEP', theme: 'GALAXY' } };
export const ResultMeter: Story = { args: { stage: 'RESULT_METER', theme: 'CRIMSON' } };
export const LeadTakenObsidian: Story = { args: { stage: 'RESULT_LEAD_TAKEN' } };
export const LeadTakenGalaxy: Story = { args: { stage: 'RESULT_LEAD_TAKEN', theme: 'GALAXY' } };
export const LeadTakenDaylight: Story = { args: { stage: 'RESULT_LEAD_TAKEN', theme: 'DAYLIGHT' } };
export const RankingLiving: Story = { args: { stage: 'RANKING_LIVING' } };
export const RankingPromotedTied: Story = {
  args: { stage: 'RANKING_PROMOTED_TIED', theme: 'CRIMSON' },
};

export const RevealMeterStepped: Story = {
  args: { stage: 'SCORE_REVEAL_METER', revealStep: 3 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('97.80')).toBeVisible());
    // The leader's mark is no secret; a column that has not climbed holds no score.
    await expect(stage.getByText('95.10')).toBeVisible();
    expect(stage.queryByText('94.60')).toBeNull();
  },
};

/** Nothing of a new leader is seen before its step, and it goes with the next one. */
export const LeadTakenStepped: Story = {
  args: { stage: 'RESULT', revealStep: 3 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('领先易主')).toBeVisible());
    await expect(stage.getByText('领先 0.34 分')).toBeVisible();
  },
};

export const RankingNewcomerWaits: Story = {
  args: { stage: 'RANKING_LIVING', revealStep: 1 },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-newcomer]')];
    await waitFor(() =>
      expect(rows.map((row) => row.textContent)).toEqual(['—光年之外周子墨94.37']),
    );
  },
};

export const RevealStepped: Story = {
  args: { stage: 'SCORE_REVEAL', revealStep: 3 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('97.80')).toBeVisible());
    // What is still covered is not in the page at all.
    expect(stage.queryByText('94.60')).toBeNull();
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
export const Podium: Story = { args: { stage: 'RANKING_PODIUM' } };
export const PodiumGalaxy: Story = { args: { stage: 'RANKING_PODIUM', theme: 'GALAXY' } };
export const PodiumCrimson: Story = { args: { stage: 'RANKING_PODIUM', theme: 'CRIMSON' } };
export const PodiumDaylight: Story = { args: { stage: 'RANKING_PODIUM', theme: 'DAYLIGHT' } };
export const Champion: Story = { args: { stage: 'CHAMPION' } };
export const ChampionGalaxy: Story = { args: { stage: 'CHAMPION', theme: 'GALAXY' } };
export const ChampionCrimson: Story = { args: { stage: 'CHAMPION', theme: 'CRIMSON' } };
export const ChampionDaylight: Story = { args: { stage: 'CHAMPION', theme: 'DAYLIGHT' } };
export const Stands: Story = { args: { stage: 'PODIUM' } };
export const StandsGalaxy: Story = { args: { stage: 'PODIUM', theme: 'GALAXY' } };
export const StandsCrimson: Story = { args: { stage: 'PODIUM', theme: 'CRIMSON' } };
export const StandsDaylight: Story = { args: { stage: 'PODIUM', theme: 'DAYLIGHT' } };
export const Awards: Story = { args: { stage: 'AWARDS' } };
export const AwardsGalaxy: Story = { args: { stage: 'AWARDS', theme: 'GALAXY' } };
export const AwardsCrimson: Story = { args: { stage: 'AWARDS', theme: 'CRIMSON' } };
export const AwardsDaylight: Story = { args: { stage: 'AWARDS', theme: 'DAYLIGHT' } };
export const Bracket: Story = { args: { stage: 'BRACKET' } };
export const BracketGalaxy: Story = { args: { stage: 'BRACKET', theme: 'GALAXY' } };
export const BracketCrimson: Story = { args: { stage: 'BRACKET', theme: 'CRIMSON' } };
export const BracketDaylight: Story = { args: { stage: 'BRACKET', theme: 'DAYLIGHT' } };
export const BracketChampion: Story = { args: { stage: 'BRACKET_CHAMPION' } };
export const BracketChampionGalaxy: Story = {
  args: { stage: 'BRACKET_CHAMPION', theme: 'GALAXY' },
};
export const BracketChampionCrimson: Story = {
  args: { stage: 'BRACKET_CHAMPION', theme: 'CRIMSON' },
};
export const BracketChampionDaylight: Story = {
  args: { stage: 'BRACKET_CHAMPION', theme: 'DAYLIGHT' },
};
export const ChampionTied: Story = { args: { stage: 'CHAMPION_TIED', theme: 'CRIMSON' } };
export const ChampionByTieBreak: Story = { args: { stage: 'CHAMPION_TIE_BREAK' } };

/** While the champion is covered, nothing about them is in the page. */
export const ChampionStepped: Story = {
  args: { stage: 'CHAMPION', revealStep: 0 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('冠军即将揭晓', { selector: 'div' })).toBeVisible());
    expect(canvasElement.textContent).not.toContain('追光者');
    expect(canvasElement.textContent).not.toContain('95.44');
  },
};

/** The name of an award is shown before its winner. */
export const AwardsStepped: Story = {
  args: { stage: 'AWARDS', revealStep: 3 },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('最佳台风')).toBeVisible());
    expect(stage.getByText('孤勇者')).toBeVisible();
    expect(canvasElement.textContent).not.toContain('夜空中最亮的星');
  },
};
export const Battle: Story = { args: { stage: 'BATTLE' } };
export const BattlePaused: Story = { args: { stage: 'BATTLE_PAUSED', theme: 'GALAXY' } };
export const BattleLastTen: Story = { args: { stage: 'BATTLE_LAST_TEN' } };
export const BattleTimeUp: Story = { args: { stage: 'BATTLE_TIME_UP', theme: 'DAYLIGHT' } };
export const BattleWon: Story = { args: { stage: 'BATTLE_WON' } };
export const BattleWonCrimson: Story = { args: { stage: 'BATTLE_WON', theme: 'CRIMSON' } };
export const ConnectionLost: Story = { args: { stage: 'SCORING', connection: 'lost' } };

/* Tests of a program: as in the show, under a mark. */
export const SpeechTest: Story = { args: { stage: 'SPEECH_TEST' } };
export const ScoringTest: Story = { args: { stage: 'SCORING_TEST', theme: 'GALAXY' } };
export const RevealTest: Story = { args: { stage: 'SCORE_REVEAL_TEST', theme: 'CRIMSON' } };
export const ResultTest: Story = { args: { stage: 'RESULT_TEST', theme: 'DAYLIGHT' } };
export const BattleTest: Story = { args: { stage: 'BATTLE_TEST' } };

/* Unusual evenings. */
export const SpeechLong: Story = { args: { stage: 'SPEECH_LONG' } };
export const SpeechLatin: Story = { args: { stage: 'SPEECH_LATIN', theme: 'GALAXY' } };
export const SpeechPhoto: Story = { args: { stage: 'SPEECH_PHOTO', theme: 'CRIMSON' } };
export const SpeechPhotoTall: Story = {
  args: { stage: 'SPEECH_PHOTO', theme: 'ARENA', width: 360, height: 640 },
};
export const SpeechWithoutContestant: Story = { args: { stage: 'SPEECH_NOBODY' } };
export const SpeechTimeUp: Story = { args: { stage: 'SPEECH_TIME_UP', theme: 'CRIMSON' } };
export const ScoringLong: Story = { args: { stage: 'SCORING_LONG', theme: 'CRIMSON' } };
export const ScoringTimeUp: Story = { args: { stage: 'SCORING_TIME_UP', theme: 'DAYLIGHT' } };
export const RevealOfOne: Story = { args: { stage: 'SCORE_REVEAL_ONE' } };
export const RevealOfThree: Story = { args: { stage: 'SCORE_REVEAL_THREE', theme: 'GALAXY' } };
export const RevealOfNine: Story = { args: { stage: 'SCORE_REVEAL_NINE', theme: 'CRIMSON' } };
export const RevealOfFifteen: Story = { args: { stage: 'SCORE_REVEAL_FIFTEEN' } };
export const RevealOfSixty: Story = { args: { stage: 'SCORE_REVEAL_SIXTY', theme: 'DAYLIGHT' } };
export const RevealAnonymous: Story = { args: { stage: 'SCORE_REVEAL_ANONYMOUS' } };
export const ResultNegative: Story = { args: { stage: 'RESULT_NEGATIVE', theme: 'GALAXY' } };
export const ResultPending: Story = { args: { stage: 'RESULT_PENDING' } };
export const ResultCorrected: Story = { args: { stage: 'RESULT_CORRECTED', theme: 'CRIMSON' } };
export const SignInEmpty: Story = { args: { stage: 'SIGN_IN_EMPTY' } };
export const SignInComplete: Story = { args: { stage: 'SIGN_IN_COMPLETE', theme: 'GALAXY' } };
export const SignInThreeTiles: Story = { args: { stage: 'SIGN_IN_TILE_THREE' } };
export const SignInThreeRows: Story = { args: { stage: 'SIGN_IN_LIST_THREE' } };
export const ProgramListOfTwo: Story = { args: { stage: 'PROGRAM_LIST_TWO', theme: 'CRIMSON' } };
export const ProgramListOf200: Story = { args: { stage: 'PROGRAM_LIST_LONG' } };
export const ProgramListEmpty: Story = { args: { stage: 'PROGRAM_LIST_EMPTY' } };
export const RankingTies: Story = { args: { stage: 'RANKING_TIES', theme: 'CRIMSON' } };
export const RankingLastPage: Story = { args: { stage: 'RANKING_LAST_PAGES', theme: 'GALAXY' } };
export const RankingOfTwo: Story = { args: { stage: 'RANKING_TWO' } };
export const RankingEmpty: Story = { args: { stage: 'RANKING_EMPTY' } };
export const PodiumOfOne: Story = { args: { stage: 'PODIUM_ONE' } };
export const PodiumOfTwo: Story = { args: { stage: 'PODIUM_TWO', theme: 'DAYLIGHT' } };
export const PodiumTwoFirst: Story = { args: { stage: 'PODIUM_TWO_FIRST', theme: 'CRIMSON' } };
export const PodiumTwoThird: Story = { args: { stage: 'PODIUM_TWO_THIRD', theme: 'GALAXY' } };
export const PodiumLong: Story = { args: { stage: 'PODIUM_FORTY' } };
export const ResultOfAGuest: Story = { args: { stage: 'RESULT_OF_A_GUEST' } };
export const StandsFiveThird: Story = { args: { stage: 'STANDS_FIVE_THIRD_OPEN' } };
export const StandsFiveThirdFirst: Story = {
  args: { stage: 'STANDS_FIVE_THIRD', theme: 'DAYLIGHT' },
};
export const ChampionTwenty: Story = { args: { stage: 'CHAMPION_TWENTY', theme: 'CRIMSON' } };
export const PodiumSixFirst: Story = { args: { stage: 'PODIUM_SIX_FIRST' } };
export const ChampionLong: Story = { args: { stage: 'CHAMPION_FORTY' } };
export const ChampionPhoto: Story = { args: { stage: 'CHAMPION_PHOTO' } };
export const ChampionPhotoTall: Story = {
  args: { stage: 'CHAMPION_PHOTO', theme: 'ARENA', width: 360, height: 640 },
};
export const ChampionThreePhotos: Story = {
  args: { stage: 'CHAMPION_THREE_PHOTOS', theme: 'PAPERCUT' },
};
export const AwardsPhoto: Story = { args: { stage: 'AWARDS_PHOTO', theme: 'DAYLIGHT' } };
export const ChampionThree: Story = { args: { stage: 'CHAMPION_THREE', theme: 'GALAXY' } };
export const AwardsMany: Story = { args: { stage: 'AWARDS_MANY', theme: 'DAYLIGHT' } };
export const RoundTable: Story = { args: { stage: 'ROUND_TABLE' } };
export const RoundTableOf20: Story = { args: { stage: 'ROUND_TABLE_20', theme: 'DAYLIGHT' } };
export const BracketOf16: Story = { args: { stage: 'BRACKET_16' } };
export const BracketOf7: Story = { args: { stage: 'BRACKET_7', theme: 'CRIMSON' } };
export const BracketOf32: Story = { args: { stage: 'BRACKET_32', theme: 'GALAXY' } };
export const RankingPkNegative: Story = { args: { stage: 'RANKING_PK_NEGATIVE' } };
export const BattleLong: Story = { args: { stage: 'BATTLE_LONG' } };
export const BattleHitRed: Story = { args: { stage: 'BATTLE_HIT_RED' } };
export const BattleHitBlue: Story = { args: { stage: 'BATTLE_HIT_BLUE', theme: 'CRIMSON' } };
export const BattleLongest: Story = { args: { stage: 'BATTLE_LONGEST' } };
export const BattleWonLongest: Story = { args: { stage: 'BATTLE_WON_LONGEST', theme: 'GALAXY' } };
export const BattleWonTimeUp: Story = { args: { stage: 'BATTLE_WON_TIME_UP', theme: 'CRIMSON' } };
export const BattleRehearsal: Story = { args: { stage: 'BATTLE', status: 'REHEARSAL' } };
export const BattleWonRehearsal: Story = {
  args: { stage: 'BATTLE_WON', status: 'REHEARSAL', theme: 'DAYLIGHT' },
};
export const BattleWonByLead: Story = { args: { stage: 'BATTLE_WON_BY_LEAD', theme: 'GALAXY' } };
export const BattleWonByOperator: Story = {
  args: { stage: 'BATTLE_WON_BY_OPERATOR', theme: 'DAYLIGHT' },
};

/* The organiser's own look. */
export const Cover: Story = { args: { stage: 'START', look: { cover: samplePicture } } };
export const CoverDaylight: Story = {
  args: {
    stage: 'START',
    theme: 'DAYLIGHT',
    look: { cover: samplePicture, primaryColour: '#8a1f4b' },
  },
};
export const OwnBackground: Story = {
  args: { stage: 'SCORE_REVEAL', look: { background: samplePicture, logo: sampleLogo } },
};
export const OwnEverything: Story = {
  args: {
    stage: 'START',
    theme: 'GALAXY',
    look: {
      background: samplePicture,
      logo: sampleLogo,
      primaryColour: '#ff7a45',
      secondaryColour: '#ffd666',
    },
  },
};

/** Someone who asked for less motion sees the end of a reveal at once. */
export const ReducedMotion: Story = {
  args: { stage: 'SCORE_REVEAL', still: false },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(stage.getByText('去掉 1 个最低分')).toBeVisible());
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const moving = document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) > 20);
      await expect(moving).toEqual([]);
    }
  },
};

/* Sizes: the panel's preview, a phone held upright, a wall. */
export const Phone: Story = { args: { stage: 'RESULT', width: 390, height: 844 } };
export const Wall4K: Story = { args: { stage: 'SCORE_REVEAL', width: 3840, height: 2160 } };
export const Preview390: Story = { args: { stage: 'RANKING', width: 390 } };

export const NoPicture: StoryObj = { render: () => <Reasons /> };
export const Connecting: StoryObj = { render: () => <ConnectingStage /> };
