// Tests a competition's own theme over one of ours: chosen colours stay, and the colours that go with them are made
// from them.
import type { OwnTheme } from '@liangfen/sdk/schema';
import { screenThemeValues, themePatternValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { lookTokens } from './look.ts';
import { themeTokens } from './own-theme.ts';
import { lowContrast, stageRules } from './readable.ts';
import { stageThemes } from './themes.ts';

const obsidian = (ownTheme: OwnTheme) => themeTokens({ theme: 'OBSIDIAN', ownTheme });

describe('a theme of the competition’s own', () => {
  it.each([undefined, null])('is the theme itself where there is none: %s', (ownTheme) => {
    for (const theme of screenThemeValues) {
      expect(themeTokens({ theme, ownTheme })).toBe(stageThemes[theme]);
    }
  });

  it.each(screenThemeValues)('changes nothing of %s where it says nothing', (theme) => {
    expect(themeTokens({ theme, ownTheme: { colours: {} } })).toEqual(stageThemes[theme]);
  });

  it('has each colour as it was chosen, whatever it is made beside', () => {
    const colours = {
      bg: '#0b2a4a',
      bgGlow: '#123456',
      surface: '#103050',
      accent: '#ff6a00',
      accentStrong: '#ffe0c0',
      onAccent: '#111111',
      redGround: '#7a1010',
      onRed: '#eeeeee',
    };
    expect(obsidian({ colours })).toMatchObject(colours);
  });

  it('brings the lines and lights of its accent, the depth of its ground and the words of its sides', () => {
    const plain = stageThemes.OBSIDIAN;
    const tokens = obsidian({
      colours: { bg: '#0b2a4a', accent: '#ff6a00', blueGround: '#dfe8ff' },
    });
    for (const name of [
      'line',
      'glow',
      'bgDeep',
      'bgGlow',
      'surface',
      'scrim',
      'onBlue',
    ] as const) {
      expect([name, tokens[name]]).not.toEqual([name, plain[name]]);
    }
    expect(tokens.redGround).toBe(plain.redGround);
  });

  it.each(['#ffffff', '#0b2a4a', '#f4ead5', '#300010'])(
    'keeps what nobody chooses readable on %s',
    (bg) => {
      const low = lowContrast(obsidian({ colours: { bg } }), stageRules);
      // Words, accent and lesser words are the organiser's to choose; the desk says so.
      const chosen = ['text', 'textMuted', 'accent', 'accentStrong'];
      expect(low.filter(({ words }) => !chosen.includes(words))).toEqual([]);
    },
  );

  it('paints the light of another ground anew, and leaves it where the ground is the theme’s', () => {
    const { backdrop } = stageThemes.OBSIDIAN;
    expect(obsidian({ colours: { text: '#ffffff' } }).backdrop).toBe(backdrop);
    const tokens = obsidian({ colours: { bg: '#0b2a4a' } });
    expect(tokens.backdrop).toContain('#0b2a4a');
    expect(tokens.backdrop).not.toContain('#0c0b09');
  });

  it.each(themePatternValues)('draws the pattern %s in the accent', (pattern) => {
    const { backdrop } = obsidian({ colours: { accent: '#12ab34' }, pattern });
    expect(backdrop.includes('%2312ab34')).toBe(pattern !== 'NONE');
    expect(CSS.supports('background-image', backdrop)).toBe(true);
  });

  it('makes corners and figures of its own', () => {
    const tokens = obsidian({ colours: {}, corners: 'SQUARE', figures: 'SERIF' });
    expect(tokens.corners).toBe('0');
    expect(tokens.fontDigits).toContain('Liangfen Title');
  });

  it('has its colours at once on a page that has not loaded the rest', () => {
    const ownTheme = { colours: { bg: '#0b2a4a', text: '#fefefe' } };
    const look = {
      theme: 'GALAXY',
      primaryColour: null,
      secondaryColour: null,
      background: null,
    } as const;
    const tokens = lookTokens({ ...look, ownTheme });
    expect(tokens).toMatchObject({ ...ownTheme.colours, backdrop: 'none' });
    // A picture of the organiser's lies over any theme.
    const background = 'https://e.cn/hall.jpg';
    expect(lookTokens({ ...look, ownTheme, background }).backdrop).toContain(background);
  });
});
