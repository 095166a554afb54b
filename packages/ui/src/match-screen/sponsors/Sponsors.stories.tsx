// Sponsors on the wall: the bar on each picture, the opening, the break, on walls of every shape; rehearsed as tests.

import type { Look, ScreenTheme, Sponsor } from '@liangfen/sdk/schema';
import { screenThemeValues, sponsorLinkValues } from '@liangfen/sdk/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wallModes } from '../../story-modes.ts';
import { designedOn, type ScreenComposition, screenCompositions } from '../canvas/composition.ts';
import { type StoryStageName, storyStages } from '../MatchScreen.story-parts.tsx';
import { MatchStage } from '../MatchStage.tsx';
import { samplePicture } from '../sample-pictures.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';
import { sponsorLinkOf } from './bar-links.ts';
import { fiveSponsors, manySponsors, oneSponsor } from './sample-sponsors.ts';

interface SponsorStoryArgs {
  readonly stage: StoryStageName;
  readonly sponsors: readonly Sponsor[];
  readonly theme: ScreenTheme;
  readonly composition: ScreenComposition;
  /** On every picture where it may. */
  readonly everywhere: boolean;
  readonly look?: Partial<Look>;
}

function lookOf({ theme, sponsors, everywhere, look }: Omit<SponsorStoryArgs, 'stage'>): Look {
  return {
    ...sampleLook,
    theme,
    sponsors: [...sponsors],
    ...(everywhere ? { sponsorBar: { links: [...sponsorLinkValues], seconds: 8 } } : {}),
    ...look,
  };
}

function SponsorStory({ stage, ...of }: SponsorStoryArgs) {
  const { width, height } = designedOn[of.composition];
  return (
    <main style={{ width: width / 2, height: height / 2 }}>
      <MatchStage match={sampleMatch(storyStages[stage], { look: lookOf(of) })} still />
    </main>
  );
}

const meta: Meta<SponsorStoryArgs> = {
  title: 'Sponsors',
  component: SponsorStory,
  parameters: { chromatic: { modes: wallModes } },
  args: {
    stage: 'START',
    theme: 'OBSIDIAN',
    composition: 'classic',
    sponsors: fiveSponsors,
    everywhere: false,
  },
  argTypes: {
    stage: { control: 'select', options: Object.keys(storyStages) },
    theme: { control: 'inline-radio', options: screenThemeValues },
    composition: { control: 'inline-radio', options: screenCompositions },
  },
};

export default meta;
type Story = StoryObj<SponsorStoryArgs>;

const settled = async (canvasElement: HTMLElement) =>
  waitFor(() => {
    expect(canvasElement.querySelector('.lfs-sponsor-plate')).not.toBeNull();
    expect(canvasElement.querySelector('.lfs-sponsor-pages:not([data-settled])')).toBeNull();
  });

/** Where the parts of a picture that show a piece of a list end it. */
function cutAt(element: Element | null): number {
  if (element === null || element.matches('[data-above-bar]')) return Number.POSITIVE_INFINITY;
  const own =
    getComputedStyle(element).overflowY === 'visible'
      ? Number.POSITIVE_INFINITY
      : element.getBoundingClientRect().bottom;
  return Math.min(own, cutAt(element.parentElement));
}

/** Nothing of a picture stands where the bar does. */
function expectClear(canvasElement: HTMLElement, name = '') {
  const bar = canvasElement.querySelector('[data-stands]')?.getBoundingClientRect();
  if (bar === undefined) throw new Error('no bar stands');
  const texts = document.createTreeWalker(
    canvasElement.querySelector('[data-above-bar]') ?? canvasElement,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // The large numeral behind a title is no word.
    if (text.parentElement?.closest('[aria-hidden]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { top, bottom, height } of range.getClientRects()) {
      const end = Math.min(bottom, cutAt(text.parentElement));
      if (height > 0 && end > top) {
        expect(end, `${name} ${text.textContent ?? ''}`).toBeLessThanOrEqual(bar.top + 1);
      }
    }
  }
}

async function presented({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await settled(canvasElement);
  expect(canvasElement.querySelector('.lfs-title-sponsor img')).toHaveAttribute('alt', '江城银行');
  expect(canvasElement.querySelector('[role=status]')).toHaveTextContent('江城银行冠名');
  expectClear(canvasElement);
}

export const Start: Story = { play: presented };
export const StartCover: Story = {
  args: { theme: 'DAYLIGHT', look: { cover: samplePicture } },
  play: ({ canvasElement }) => settled(canvasElement),
};
export const StartOne: Story = {
  args: { theme: 'CRIMSON', sponsors: oneSponsor },
  play: ({ canvasElement }) => settled(canvasElement),
};
export const StartTall: Story = {
  args: { composition: 'tall', theme: 'GALAXY' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    expectClear(canvasElement);
  },
};
export const StartWide: Story = { args: { composition: 'wide', theme: 'ARENA' }, play: presented };
export const StartSquare: Story = {
  args: { composition: 'square', theme: 'PAPERCUT', sponsors: manySponsors },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    expectClear(canvasElement);
  },
};
export const ProgramList: Story = { args: { stage: 'PROGRAM_LIST', sponsors: manySponsors } };
export const Title: Story = { args: { stage: 'TITLE_OPENING_PHOTO', theme: 'DAYLIGHT' } };
export const Ranking: Story = {
  args: { stage: 'RANKING', theme: 'CRIMSON' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    expectClear(canvasElement);
  },
};

/** Sponsors are no reason to move a score. */
export const NoneDuringTheReveal: Story = {
  args: { stage: 'SCORE_REVEAL' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lfs-sponsor-bar')).not.toBeNull());
    expect(canvasElement.querySelector('[data-stands]')).toBeNull();
    expect(canvasElement.querySelector('[data-above-bar]')).toBeNull();
  },
};
export const NoSponsors: Story = {
  args: { sponsors: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('h1')).toBeVisible());
    expect(canvasElement.querySelector('.lfs-sponsor-bar, .lfs-title-sponsor')).toBeNull();
  },
};

export const Break: Story = { args: { stage: 'INTERMISSION', sponsors: manySponsors } };
export const BreakDaylight: Story = {
  args: { stage: 'INTERMISSION', sponsors: manySponsors, theme: 'DAYLIGHT' },
};
export const BreakFive: Story = { args: { stage: 'INTERMISSION', theme: 'GALAXY' } };
export const BreakOne: Story = {
  args: { stage: 'INTERMISSION', sponsors: oneSponsor, theme: 'ARENA' },
};
export const BreakTall: Story = {
  args: { stage: 'INTERMISSION', sponsors: manySponsors, composition: 'tall', theme: 'PAPERCUT' },
};
export const BreakWide: Story = {
  args: { stage: 'INTERMISSION', sponsors: manySponsors, composition: 'wide' },
};
export const BreakSlides: Story = {
  args: { stage: 'INTERMISSION', look: { slides: [samplePicture] }, theme: 'CRIMSON' },
};

/** A logo that does not load is replaced by the sponsor's name. */
export const BrokenLogo: Story = {
  args: {
    sponsors: [{ name: '江城银行', level: 'TITLE', logo: 'data:image/png;base64,AAAA' }],
  },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    expect(canvasElement.querySelector('.lfs-sponsor-bar')).toHaveTextContent('江城银行');
    expect(canvasElement.querySelector('.lfs-sponsor-bar img')).toBeNull();
  },
};

/* The bar everywhere that it may stand, on walls of every shape: it covers no word of a picture. */
function everywhere(composition: ScreenComposition, theme: ScreenTheme): StoryObj {
  const { width, height } = designedOn[composition];
  const shown = Object.entries(sampleStages).filter(([, { kind }]) => sponsorLinkOf(kind));
  return {
    render: () => (
      <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
        {shown.map(([name, stage]) => (
          <figure
            key={name}
            data-picture={name}
            style={{ width: width / 4, height: height / 4, margin: 0 }}
          >
            <MatchStage
              match={sampleMatch(stage, {
                look: lookOf({ theme, composition, sponsors: fiveSponsors, everywhere: true }),
              })}
              still
              announce={false}
            />
          </figure>
        ))}
      </main>
    ),
    play: async ({ canvasElement }) => {
      const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-picture]')];
      expect(figures).toHaveLength(shown.length);
      for (const figure of figures) {
        await settled(figure);
        if (figure.querySelector('[data-sponsors]') === null)
          expectClear(figure, figure.dataset.picture);
      }
    },
  };
}
export const EverywhereClassic: StoryObj = { ...everywhere('classic', 'OBSIDIAN'), tags: ['soak'] };
export const EverywhereWide: StoryObj = { ...everywhere('wide', 'GALAXY'), tags: ['soak'] };
export const EverywhereSquare: StoryObj = { ...everywhere('square', 'CRIMSON'), tags: ['soak'] };
export const EverywhereTall: StoryObj = { ...everywhere('tall', 'DAYLIGHT'), tags: ['soak'] };
