// Every text of every theme must be readable: 4.5 : 1 on each ground on which it may be.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { themes } from './all-themes.ts';
import { blend, contrast, formatColour, over, parseColour, type Rgb } from './colour.ts';
import { difference } from './colour-vision.ts';
import { cssUrl, groundsOf, lookTokens } from './look.ts';
import { type GroundKind, lowContrast, nearestReadable, readableRules } from './readable.ts';
import { colourSchemes, type ThemeName } from './themes.ts';
import type { TokenName, Tokens } from './tokens.ts';

function colour(tokens: Tokens, name: TokenName): Rgb {
  const parsed = parseColour(tokens[name]);
  if (parsed === null) throw new Error(`${name} is not a colour: ${tokens[name]}`);
  return parsed;
}

const boardless = { surface: '#ffffff', surfaceRaised: '#ffffff', surfaceSunken: '#ffffff' };

const only = (on: GroundKind) => readableRules.filter((rule) => rule.on === on);

/** Finds texts whose contrast is below `least` on any ground of the stage, without using the rules under test. */
function failures(tokens: Tokens, names: readonly TokenName[], least = 4.5): string[] {
  return names.flatMap((name) =>
    groundsOf(tokens).flatMap((ground) => {
      const ratio = contrast(colour(tokens, name), ground);
      return ratio >= least ? [] : [`${name} on ${formatColour(ground)}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe.each(Object.entries(themes))('%s', (_name, tokens) => {
  it('keeps words readable on every ground', () => {
    expect(lowContrast(tokens, only('STAGE'))).toEqual([]);
  });

  it('keeps words readable on filled grounds', () => {
    expect(lowContrast(tokens, only('FILLED'))).toEqual([]);
  });

  it('keeps words readable on their soft grounds', () => {
    expect(lowContrast(tokens, only('SOFT'))).toEqual([]);
  });

  it('keeps words readable over any picture of the organiser', () => {
    expect(lowContrast(tokens, only('PICTURE'))).toEqual([]);
    const scrim = colour(tokens, 'scrim');
    const low = ['#ff0000', '#00ff00'].flatMap((picture) => {
      const parsed = parseColour(picture);
      if (parsed === null) return [];
      const ratio = contrast(colour(tokens, 'text'), over(scrim, parsed));
      return ratio >= 4.5 ? [] : [`text over ${picture}: ${ratio.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });
});

it.each(Object.keys(themes) as ThemeName[])(
  '%s has the browser’s light or dark scheme that suits its ground',
  (theme) => {
    const ground = colour(themes[theme], 'bg');
    const white = contrast(ground, { red: 255, green: 255, blue: 255, alpha: 1 });
    const black = contrast(ground, { red: 0, green: 0, blue: 0, alpha: 1 });
    expect(colourSchemes[theme] ?? 'light').toBe(['light', 'dark'][Number(white > black)]);
  },
);

describe('the rules', () => {
  it('name the ground of a text, with its contrast and the contrast that is needed', () => {
    // This grey on white has 4.48 : 1, the best known near miss.
    const tokens = { ...themes.DAYLIGHT, bg: '#ffffff', bgDeep: '#ffffff', bgGlow: '#ffffff' };
    const grey = { ...tokens, ...boardless, text: '#777777' };
    const [found] = lowContrast(grey).filter(({ words, on }) => words === 'text' && on === 'STAGE');
    expect(found).toMatchObject({ words: 'text', least: 4.5 });
    expect(found?.ratio).toBeCloseTo(4.48, 2);
  });

  it('name the ground with the lowest contrast', () => {
    const tokens = { ...themes.OBSIDIAN, surface: '#8a8a8a', text: '#9a9a9a' };
    const [found] = lowContrast(tokens).filter(({ words }) => words === 'text');
    expect(found?.ground).toBe('surface');
  });

  it('check text on a filled ground, too', () => {
    const low = lowContrast({ ...themes.OBSIDIAN, redGround: '#ffffff' });
    expect(low).toContainEqual(
      expect.objectContaining({ words: 'onRed', on: 'FILLED', ground: 'redGround' }),
    );
  });

  it.each(['#777777', '#c8102e', '#0d0c0a', '#123456'])(
    'propose for %s a colour that passes, and keep one that passes already',
    (text) => {
      for (const theme of screenThemeValues) {
        const tokens = { ...themes[theme], text };
        const proposed = nearestReadable(tokens, 'text');
        if (proposed === null) throw new Error(`nothing passes in ${theme}`);
        const mended = { ...tokens, text: proposed };
        expect(lowContrast(mended).filter(({ words }) => words === 'text')).toEqual([]);
        // A colour is proposed unchanged exactly when it passes already.
        const wasRead = lowContrast(tokens).every(({ words }) => words !== 'text');
        expect(proposed === text).toBe(wasRead);
      }
    },
  );

  it.each(['#9a9a9a', '#4d4d4d', '#c8102e', '#7fd4ff'])(
    'propose for %s no colour while a nearer one towards white or black passes',
    (text) => {
      // On a middle grey both white and black can be read.
      const tokens = { ...themes.OBSIDIAN, card: '#757575', onCard: text };
      const chosen = colour(tokens, 'onCard');
      const distanceOf = (candidate: Rgb) => difference(chosen, candidate, 'usual');
      const passes = (candidate: Rgb) => contrast(candidate, colour(tokens, 'card')) >= 4.5;
      const passing = (['#ffffff', '#000000'] as const).map((end) => {
        const candidates = Array.from({ length: 101 }, (_, step) =>
          blend(chosen, colour({ ...tokens, onCard: end }, 'onCard'), step / 100),
        );
        return Math.min(...candidates.filter(passes).map(distanceOf));
      });
      expect(passing.every(Number.isFinite)).toBe(true);
      const proposed = nearestReadable(tokens, 'onCard');
      if (proposed === null) throw new Error('white and black pass');
      const distance = distanceOf(colour({ ...tokens, onCard: proposed }, 'onCard'));
      // Colours are written with 256 steps a channel, so the distance is measured to the written one.
      expect(distance).toBeLessThanOrEqual(Math.min(...passing) + 0.5);
    },
  );

  it('propose nothing where no colour passes', () => {
    const torn = { ...themes.OBSIDIAN, surface: '#ffffff', bg: '#000000' };
    expect(nearestReadable(torn, 'text')).toBeNull();
  });
});

describe("an organiser's look", () => {
  const stages = screenThemeValues;
  const colours = ['#000000', '#ffffff', '#72090f', '#0000ff', '#ffff00', '#808080', '#ff0000'];

  it.each(stages)('stays readable in %s whatever colour is chosen', (theme) => {
    for (const primaryColour of colours) {
      const tokens = lookTokens({
        theme,
        primaryColour,
        secondaryColour: '#123456',
        background: null,
      });
      expect(failures(tokens, ['accent', 'accentStrong'])).toEqual([]);
      expect(contrast(colour(tokens, 'onAccent'), colour(tokens, 'accent'))).toBeGreaterThan(4.5);
    }
  });

  it.each(stages)('keeps bars of the second colour visible in %s', (theme) => {
    for (const secondaryColour of colours) {
      const look = { theme, primaryColour: null, secondaryColour, background: null };
      expect(failures(lookTokens(look), ['second'], 3)).toEqual([]);
    }
  });

  it('cannot inject CSS by the address of a picture', () => {
    expect(cssUrl('https://e.cn/a.png")} body{display:none')).toBe(
      'url("https://e.cn/a.png%22%29}%20body{display:none")',
    );
    expect(cssUrl('javascript:alert(1)')).toBeNull();
    expect(cssUrl('//evil.example/a.png')).toBeNull();
    expect(cssUrl('/files/a.png')).toBe('url("/files/a.png")');
  });
});
