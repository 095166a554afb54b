// Colours that carry meaning stay apart for colour-blind eyes; where they come close, something else says it too.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { themes } from './all-themes.ts';
import { luminance, type Rgb } from './colour.ts';
import { closeColours, difference, type Meaning, seen, visionNames } from './colour-vision.ts';
import { lookTokens } from './look.ts';

/** Too close in colour alone: the other cue is asserted in `match-screen/second-cues.test.tsx`. */
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

  it('keeps the sides of a bout apart whatever colours the organiser has', () => {
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
  it('are claimed only where some eye needs them', () => {
    const needed = new Set(
      screenThemeValues.flatMap((theme) =>
        closeColours(themes[theme]).map(({ meaning }) => meaning),
      ),
    );
    expect(Object.keys(secondCues)).toEqual([...needed]);
  });
});

describe('sides that an organiser chose', () => {
  it('are told of with the eye that has it the hardest', () => {
    // Red beside a green as bright: apart for the usual eye, one olive for a deuteranope.
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

  it('finds red and green alone too close, which the usual eye tells apart', () => {
    expect(difference(red, green, 'usual')).toBeGreaterThan(60);
    expect(difference(red, green, 'deuteranopia')).toBeLessThan(30);
  });

  it('leaves white white', () => {
    const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };
    for (const vision of visionNames) {
      const [red1, green1, blue1] = seen(white, vision);
      expect(Math.min(red1, green1, blue1)).toBeGreaterThan(0.98);
    }
    expect(luminance(white)).toBeCloseTo(1);
  });
});
