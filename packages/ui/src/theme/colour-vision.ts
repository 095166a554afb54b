// Colours as colour-blind eyes have them, and which of a stage's colours that carry meaning come too close there.
import { over, parseColour, type Rgb } from './colour.ts';
import type { TokenName, Tokens } from './tokens.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
export const visions = {
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
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof visions;

/** TypeScript cannot say of Object.keys what they are keys of. */
export const visionNames = Object.keys(visions) as Vision[];

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A colour as an eye has it, in linear RGB. */
export function seen(colour: Rgb, vision: Vision): [number, number, number] {
  const matrix: Matrix = visions[vision];
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
export function difference(a: Rgb, b: Rgb, vision: Vision): number {
  const [first, second] = [lab(seen(a, vision)), lab(seen(b, vision))];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

/** The meanings that two colours tell apart. */
export type Meaning =
  | 'SIDES'
  | 'SIDE_EDGES'
  | 'SIDE_NAMES'
  | 'SEAL_ON_RED'
  | 'SEAL_ON_BLUE'
  | 'RED_LOST'
  | 'BLUE_LOST'
  | 'LEADING_BAR'
  | 'LEADING_ROW'
  | 'DROPPED_SCORE'
  | 'DROPPED_LINE'
  | 'WHO_HAS_COME'
  | 'LAST_SECONDS';

interface Told {
  readonly meaning: Meaning;
  readonly colours: readonly [Rgb, Rgb];
  /** How far apart the colours must be for everybody. */
  readonly least: number;
}

function told(tokens: Tokens): Told[] {
  const of = (name: TokenName) => read(tokens, name);
  const onGround = (name: TokenName) => over(of(name), of('bg'));
  const lost = (name: TokenName) => over({ ...of('overlay'), alpha: 0.4 }, of(name));
  const pair = (meaning: Meaning, one: Rgb, other: Rgb, least: number): Told => ({
    meaning,
    colours: [one, other],
    least,
  });
  return [
    pair('SIDES', of('redGround'), of('blueGround'), 20),
    pair('SIDE_EDGES', of('redGroundDeep'), of('blueGroundDeep'), 20),
    pair('SIDE_NAMES', of('red'), of('blue'), 20),
    pair('SEAL_ON_RED', of('card'), of('redGround'), 20),
    pair('SEAL_ON_BLUE', of('card'), of('blueGround'), 20),
    pair('RED_LOST', of('redGround'), lost('redGround'), 8),
    pair('BLUE_LOST', of('blueGround'), lost('blueGround'), 8),
    pair('LEADING_BAR', of('accent'), of('second'), 12),
    pair('LEADING_ROW', of('accent'), of('text'), 12),
    pair('DROPPED_SCORE', of('accent'), of('textMuted'), 12),
    pair('DROPPED_LINE', of('danger'), onGround('surfaceSunken'), 20),
    pair('WHO_HAS_COME', of('accent'), onGround('textFaint'), 20),
    pair('LAST_SECONDS', of('warning'), of('text'), 8),
  ];
}

function read(tokens: Tokens, name: TokenName): Rgb {
  const parsed = parseColour(tokens[name]);
  if (parsed === null) throw new Error(`${name} is not a colour: ${tokens[name]}`);
  return parsed;
}

/** Two colours that an eye may take for one. */
export interface CloseColours {
  readonly meaning: Meaning;
  readonly vision: Vision;
  readonly found: number;
  readonly least: number;
}

/**
 * Finds each meaning whose colours are close, with the eye for which they are closest; for themes whose colours are all
 * plain values.
 */
export function closeColours(
  tokens: Tokens,
  among: readonly Vision[] = visionNames,
): CloseColours[] {
  return told(tokens).flatMap(({ meaning, colours: [one, other], least }) => {
    const hardest = among
      .map((vision) => ({ meaning, vision, found: difference(one, other, vision), least }))
      .sort((a, b) => a.found - b.found)[0];
    return hardest === undefined || hardest.found >= least ? [] : [hardest];
  });
}
