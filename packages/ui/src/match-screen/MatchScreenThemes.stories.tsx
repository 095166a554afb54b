// Every picture of a theme at once: some ninety stages on one page, rehearsed where there is time for them.

import type { ScreenTheme } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wallModes } from '../story-modes.ts';
import { type MatchStoryArgs, storyStages, Wall } from './MatchScreen.story-parts.tsx';
import { sampleLogo, samplePicture } from './sample-pictures.ts';

const meta: Meta = {
  title: 'MatchScreen/Themes',
  tags: ['rare'],
  parameters: { chromatic: { modes: wallModes } },
};

export default meta;

/** A theme changes colours and nothing else that axe looks at; one of them is asked for everything. */
const coloursOnly = { a11y: { options: { runOnly: ['color-contrast'] } } };

function pictures(theme: ScreenTheme, look: MatchStoryArgs['look'] = {}): StoryObj {
  return {
    parameters: theme === 'DAYLIGHT' ? {} : coloursOnly,
    render: () => <Wall theme={theme} look={look} />,
    play: async ({ canvasElement }) => {
      const shown = [...canvasElement.querySelectorAll('[data-picture] [data-scene=shown]')];
      await expect(shown).toHaveLength(Object.keys(storyStages).length);
      await waitFor(() => expect(shown.every((one) => one.textContent !== '')).toBe(true));
    },
  };
}
export const AllObsidian = pictures('OBSIDIAN');
export const AllGalaxy = pictures('GALAXY');
export const AllCrimson = pictures('CRIMSON');
export const AllDaylight = pictures('DAYLIGHT');
export const AllPaperCut = pictures('PAPERCUT');
export const AllArena = pictures('ARENA');
export const AllInOwnLook = pictures('OBSIDIAN', {
  background: samplePicture,
  logo: sampleLogo,
  primaryColour: '#1f6b3a',
  secondaryColour: '#d0d0ff',
});
