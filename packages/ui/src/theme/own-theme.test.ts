// A competition's own theme over one of ours: chosen colours stay as chosen, and related colours are derived from them.
import type { OwnTheme } from '@liangfen/sdk/schema';
import { screenThemeValues, themePatternValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { lookTokens } from './look.ts';
import { themeTokens } from './own-theme.ts';
import { lowContrast, stageRules } from './readable.ts';
import { stageThemes } from './themes.ts';

const obsidian = (ownTheme: OwnTheme) => themeTokens({ theme: 'OBSIDIAN', ownTheme });

describe('the competition’s own theme', () => {
  it.each([undefined, null])('leaves our theme as it is when there is none: %s', (ownTheme) => {
    for (const theme of screenThemeValues) {
      expect(themeTokens({ theme, ownTheme })).toBe(stageThemes[theme]);
    }
  });

  it.each(screenThemeValues)('changes nothing of %s when it is empty', (theme) => {
    expect(themeTokens({ theme, ownTheme: { colours: {} } })).toEqual(stageThemes[theme]);
  });

  it('has each colour as it was chosen, whatever other colours are chosen', () => {
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

  it('derives lines and lights from its accent, depth from its ground, and the text colours of its sides', () => {
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
    'keeps texts whose colour cannot be chosen readable on %s',
    (bg) => {
      const low = lowContrast(obsidian({ colours: { bg } }), stageRules);
      // The organiser chooses the colours of text, accent and muted text; the desk warns of low contrast.
      const chosen = ['text', 'textMuted', 'accent', 'accentStrong'];
      expect(low.filter(({ words }) => !chosen.includes(words))).toEqual([]);
    },
  );

  it('paints new light for another ground, and keeps the theme’s light on the theme’s ground', () => {
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

  it('can change corners and figures', () => {
    const tokens = obsidian({ colours: {}, corners: 'SQUARE', figures: 'SERIF' });
    expect(tokens.corners).toBe('0');
    expect(tokens.fontDigits).toContain('Liangfen Title');
  });

  it('has its colours at once on a page that has not loaded the other parts of the theme', () => {
    const ownTheme = { colours: { bg: '#0b2a4a', text: '#fefefe' } };
    const look = {
      theme: 'GALAXY',
      primaryColour: null,
      secondaryColour: null,
      background: null,
    } as const;
    const tokens = lookTokens({ ...look, ownTheme });
    expect(tokens).toMatchObject({ ...ownTheme.colours, backdrop: 'none' });
    // The organiser's picture is shown with any theme.
    const background = 'https://e.cn/hall.jpg';
    expect(lookTokens({ ...look, ownTheme, background }).backdrop).toContain(background);
  });
});
