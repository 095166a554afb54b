// The stage in a page with a look of its own: each token by itself, marks, slots, and a page that is written from right to left.
import { createLiangfenClient } from '@liangfen/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LiangfenProvider } from '../../provider/index.ts';
import { type StageAppearance, type TokenName, type Tokens, themes } from '../../theme/index.ts';
import { MatchStage } from '../MatchStage.tsx';
import { sampleLogo, samplePicture } from '../sample-pictures.ts';
import { type SampleStageName, sampleMatch, sampleStages } from '../samples.ts';
import type { ProgramCardProps, RankRowProps, ScoreCardProps, StageSlots } from '../slots/slots.ts';

interface HostStoryArgs {
  /** The page's look of the stage, as it goes to `LiangfenProvider appearance={{ stage }}`. */
  readonly look: StageAppearance;
  readonly slots?: StageSlots;
  readonly stage: SampleStageName;
  readonly revealStep: number | null;
  readonly dir: 'ltr' | 'rtl';
  /** In px; the whole window when null. */
  readonly width: number | null;
}

const noNetwork = async () => new Response(null, { status: 503 });
const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: noNetwork });

function HostStory({ look, slots, stage, revealStep, dir, width }: HostStoryArgs) {
  const match = sampleMatch(sampleStages[stage], { revealStep });
  const size = width === null ? { width: '100vw', height: '100vh' } : { width };
  return (
    <LiangfenProvider client={client} appearance={{ stage: look }}>
      <main dir={dir} style={size}>
        <MatchStage match={match} slots={slots} still />
      </main>
    </LiangfenProvider>
  );
}

const meta: Meta<HostStoryArgs> = {
  title: 'MatchScreen/Host look',
  tags: ['soak'],
  component: HostStory,
  args: { look: {}, stage: 'RESULT', revealStep: null, dir: 'ltr', width: null },
  argTypes: {
    stage: { control: 'select', options: Object.keys(sampleStages) },
    dir: { control: 'inline-radio', options: ['ltr', 'rtl'] },
  },
};

export default meta;
type Story = StoryObj<HostStoryArgs>;

/** One accent is enough: its lines and lights follow. */
export const Accent: Story = { args: { look: { tokens: { accent: '#ff6b9d' } } } };

export const Brand: Story = {
  args: {
    stage: 'SCORE_REVEAL',
    look: {
      tokens: { bg: '#0b2a22', accent: '#8df0c0', second: '#2fa37a', radiusLarge: '4px' },
      logo: sampleLogo,
      marks: { topRight: sampleLogo, bottomLeft: sampleLogo },
    },
  },
};
export const BrandByDay: Story = {
  args: {
    stage: 'RANKING',
    look: { theme: 'DAYLIGHT', tokens: { bg: '#ffffff', accent: '#c8102e', text: '#101010' } },
  },
};
/** Light words on a light ground are moved until they can be read. */
export const Unreadable: Story = {
  args: {
    stage: 'SCORING',
    look: { tokens: { bg: '#ffffff', text: '#eeeeee', accent: '#ffff99' } },
  },
};
export const Fonts: Story = {
  args: {
    stage: 'SPEECH',
    look: { tokens: { fontDisplay: 'monospace', fontDigits: 'monospace', font: 'monospace' } },
  },
};
export const Background: Story = {
  args: { stage: 'SCORING', look: { background: samplePicture } },
};
const marks = {
  topLeft: sampleLogo,
  topRight: sampleLogo,
  bottomLeft: sampleLogo,
  bottomRight: sampleLogo,
};
export const Marks: Story = { args: { stage: 'RANKING', look: { marks } } };
export const MarksSmall: Story = { args: { stage: 'SPEECH', look: { marks }, width: 344 } };
export const MarksOfABattle: Story = { args: { stage: 'BATTLE', look: { marks } } };
export const RightToLeft: Story = { args: { stage: 'RANKING', dir: 'rtl' } };
export const RightToLeftStart: Story = {
  args: { stage: 'START', dir: 'rtl', look: { marks: { topRight: sampleLogo } } },
};

const card = { boxSizing: 'border-box', height: '100%', display: 'grid' } as const;

const OwnProgram: ComponentType<ProgramCardProps> = ({ program, place }) => (
  <div style={{ ...card, alignContent: 'center', gap: 12 }}>
    <strong style={{ fontSize: place === 'STAGE' ? 150 : 56, lineHeight: 1.2 }}>
      {program.programName}
    </strong>
    {place === 'TITLE' ? null : <span style={{ fontSize: 60 }}>{program.contestant}</span>}
  </div>
);

const OwnCard: ComponentType<ScoreCardProps> = ({
  card: { number, name },
  text,
  turned,
  struck,
}) => (
  <div
    style={{
      ...card,
      placeContent: 'center',
      justifyItems: 'center',
      borderRadius: 999,
      border: '6px solid var(--lf-accent)',
      opacity: struck ? 0.6 : 1,
    }}
  >
    <strong style={{ fontSize: 72 }}>{turned ? text : `${number}`}</strong>
    <span style={{ fontSize: 30 }}>{name}</span>
  </div>
);

const OwnRow: ComponentType<RankRowProps> = ({ row, text, size }) => (
  <div
    style={{
      ...card,
      gridTemplateColumns: '2em 1fr auto',
      alignItems: 'center',
      paddingRight: 30,
      borderBottom: '2px solid var(--lf-line)',
      fontSize: size * 0.9,
    }}
  >
    <b>{row.rank}</b>
    <span>{row.programName}</span>
    <b>{text}</b>
  </div>
);

const ownParts: StageSlots = { ProgramCard: OwnProgram, ScoreCard: OwnCard, RankRow: OwnRow };

function parts(stage: SampleStageName, revealStep: number | null = null): Story {
  return {
    args: { stage, revealStep, slots: ownParts },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[data-lf-slot]')).not.toBeNull());
    },
  };
}
export const SlotsOfAProgram = parts('SPEECH');
export const SlotsOfAReveal = parts('SCORE_REVEAL');
export const SlotsOfARevealStepped = parts('SCORE_REVEAL', 3);
export const SlotsOfARanking = parts('RANKING', 4);

/** Each token by itself, in a colour or a shape that nobody would choose; on the pictures that show most of it. */
const loud: Partial<Record<TokenName, string>> = {
  bg: '#203050',
  backdrop: 'linear-gradient(#204030, #102018)',
  ambient: 'radial-gradient(circle at 20% 50%, rgba(255, 0, 120, 0.5), transparent)',
  font: 'monospace',
  fontDisplay: 'monospace',
  fontDigits: 'Georgia',
  radiusSmall: '0',
  radius: '0',
  radiusLarge: '0',
  control: '60px',
  shadow: '0 0 8px #ff0078',
  shadowRaised: '0 0 40px #ff0078',
  glow: '0 0 120px #ff0078',
  easeOut: 'linear',
  easeInOut: 'linear',
  fast: '1s',
  normal: '1s',
  slow: '1s',
};

function lookOf(name: TokenName): StageAppearance {
  const tokens: Partial<Tokens> = { [name]: loud[name] ?? '#ff66aa' };
  return { tokens };
}

const eachToken: readonly TokenName[] = Object.keys(themes.OBSIDIAN).filter(
  (name): name is TokenName => name in themes.OBSIDIAN,
);
const looks = new Map(eachToken.map((name) => [name, lookOf(name)]));

/** To look at; what each token does is tested without fifty stages at once. */
export const EachToken: StoryObj = {
  tags: ['!test'],
  render: () => (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {eachToken.map((name) => (
        <LiangfenProvider key={name} client={client} appearance={{ stage: looks.get(name) }}>
          <figure style={{ width: 344, margin: 0 }}>
            <figcaption style={{ font: '14px monospace', color: '#000', background: '#fff' }}>
              {name}
            </figcaption>
            <MatchStage match={sampleMatch(sampleStages.RANKING)} still announce={false} />
          </figure>
        </LiangfenProvider>
      ))}
    </main>
  ),
};
