// Colours that carry meaning differ enough for colour-blind people, or something else carries the meaning as well.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { themes } from './all-themes.ts';
import { luminance, type Rgb } from './colour.ts';
import { closeColours, difference, type Meaning, seen, visionNames } from './colour-vision.ts';
import { lookTokens } from './look.ts';

/** Meanings whose colours are too close; `match-screen/second-cues.test.tsx` checks that the other cue is there. */
const secondCues: { readonly [meaning in Meaning]?: string } = {
  DROPPED_SCORE: 'a line through it, a smaller card that steps back, and words',
};

describe.each(screenThemeValues)('%s', (theme) => {
  it.each(visionNames)('tells meanings apart with %s vision', (vision) => {
    const close = closeColours(themes[theme], [vision]).filter(
      ({ meaning }) => secondCues[meaning] === undefined,
    );
    expect(close).toEqual([]);
  });

  it('keeps the sides of a bout apart whatever colours the organiser has chosen', () => {
    const tokens = lookTokens({
      theme,
      primaryColour: '#1d54b4',
      secondaryColour: '#b81f26',
      background: null,
    });
    expect(tokens.redGround).toBe(themes[theme].redGround);
    expect(tokens.blueGround).toBe(themes[theme].blueGround);
  });
});

describe('second cues', () => {
  it('are listed only for meanings that need them', () => {
    const needed = new Set(
      screenThemeValues.flatMap((theme) =>
        closeColours(themes[theme]).map(({ meaning }) => meaning),
      ),
    );
    expect(Object.keys(secondCues)).toEqual([...needed]);
  });
});

describe('colours of the sides that an organiser chose', () => {
  it('are reported with the kind of vision for which they are closest', () => {
    // A red and a green of equal brightness: different to usual vision, the same olive to a deuteranope.
    const tokens = { ...themes.OBSIDIAN, redGround: '#a3161c', blueGround: '#3d5f1d' };
    const sides = closeColours(tokens).find(({ meaning }) => meaning === 'SIDES');
    expect(sides?.vision).not.toBe('usual');
    expect(sides?.found).toBeLessThan(20);
    expect(closeColours(tokens, ['usual']).map(({ meaning }) => meaning)).not.toContain('SIDES');
  });
});

describe('the simulation', () => {
  const red: Rgb = { red: 200, green: 40, blue: 40, alpha: 1 };
  const green: Rgb = { red: 60, green: 120, blue: 30, alpha: 1 };

  it('finds red and green too close for deuteranopia, but not for usual vision', () => {
    expect(difference(red, green, 'usual')).toBeGreaterThan(60);
    expect(difference(red, green, 'deuteranopia')).toBeLessThan(30);
  });

  it('does not change white', () => {
    const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };
    for (const vision of visionNames) {
      const [red1, green1, blue1] = seen(white, vision);
      expect(Math.min(red1, green1, blue1)).toBeGreaterThan(0.98);
    }
    expect(luminance(white)).toBeCloseTo(1);
  });
});
