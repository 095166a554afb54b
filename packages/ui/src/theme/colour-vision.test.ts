// Colours that carry meaning stay apart for colour-blind eyes; where they come close, something else says it too.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { themes } from './all-themes.ts';
import { luminance, over, parseColour, type Rgb } from './colour.ts';
import { lookTokens } from './look.ts';
import type { TokenName, Tokens } from './tokens.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const visions: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function seen(colour: Rgb, matrix: Matrix): [number, number, number] {
  const parts = [linear(colour.red), linear(colour.green), linear(colour.blue)];
  const [red = 0, green = 0, blue = 0] = matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, index) => sum + share * (parts[index] ?? 0), 0),
      ),
    ),
  );
  return [red, green, blue];
}

/** CIE L*a*b*, D65. */
function lab([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE*ab of 1976: about 2 is just seen side by side, 10 across a room, 20 without looking twice. */
function difference(a: Rgb, b: Rgb, matrix: Matrix): number {
  const [first, second] = [lab(seen(a, matrix)), lab(seen(b, matrix))];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

function colour(tokens: Tokens, name: TokenName): Rgb {
  const parsed = parseColour(tokens[name]);
  if (parsed === null) throw new Error(`${name} is not a colour: ${tokens[name]}`);
  return parsed;
}

/** What is told by the two colours, and how far apart they must be for everybody. */
function pairs(tokens: Tokens): [string, Rgb, Rgb, number][] {
  const of = (name: TokenName) => colour(tokens, name);
  const onGround = (name: TokenName) => over(of(name), of('bg'));
  const lost = (name: TokenName) => over({ ...of('overlay'), alpha: 0.4 }, of(name));
  return [
    ['the sides', of('redGround'), of('blueGround'), 20],
    ['the sides at their edges', of('redGroundDeep'), of('blueGroundDeep'), 20],
    ['the names of the sides', of('red'), of('blue'), 20],
    ['the seal on the red side', of('card'), of('redGround'), 20],
    ['the seal on the blue side', of('card'), of('blueGround'), 20],
    ['red that lost', of('redGround'), lost('redGround'), 8],
    ['blue that lost', of('blueGround'), lost('blueGround'), 8],
    ['the leader among the bars', of('accent'), of('second'), 12],
    ['the leader among the rows', of('accent'), of('text'), 12],
    ['a dropped score', of('accent'), of('textMuted'), 12],
    ['the line through a dropped score', of('danger'), onGround('surfaceSunken'), 20],
    ['who has come', of('accent'), onGround('textFaint'), 20],
    ['the last ten seconds', of('warning'), of('text'), 8],
  ];
}

/** Too close in colour alone: the other cue is asserted in `match-screen/second-cues.test.tsx`. */
const secondCues: Readonly<Record<string, string>> = {
  'a dropped score': 'a line through it, a smaller card that steps back, and words',
};

describe.each(screenThemeValues)('%s', (theme) => {
  it.each(Object.keys(visions))('tells meanings apart with %s vision', (vision) => {
    const matrix = visions[vision] ?? [];
    const close = pairs(themes[theme]).flatMap(([what, a, b, least]) => {
      const found = difference(a, b, matrix);
      return found >= least || secondCues[what] !== undefined
        ? []
        : [`${what}: ${found.toFixed(1)} of ${least}`];
    });
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
        pairs(themes[theme]).flatMap(([what, a, b, least]) =>
          Object.values(visions).some((matrix) => difference(a, b, matrix) < least) ? [what] : [],
        ),
      ),
    );
    expect(Object.keys(secondCues)).toEqual([...needed]);
  });
});

describe('the simulation', () => {
  const red: Rgb = { red: 200, green: 40, blue: 40, alpha: 1 };
  const green: Rgb = { red: 60, green: 120, blue: 30, alpha: 1 };

  it('finds red and green alone too close, which the usual eye tells apart', () => {
    expect(difference(red, green, visions.usual ?? [])).toBeGreaterThan(60);
    expect(difference(red, green, visions.deuteranopia ?? [])).toBeLessThan(30);
  });

  it('leaves white white', () => {
    const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };
    for (const matrix of Object.values(visions)) {
      const [red1, green1, blue1] = seen(white, matrix);
      expect(Math.min(red1, green1, blue1)).toBeGreaterThan(0.98);
    }
    expect(luminance(white)).toBeCloseTo(1);
  });
});
