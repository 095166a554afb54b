// A page's own values for the stage, checked and made readable before they become tokens.
import {
  contrast,
  formatColour,
  inkOn,
  legibleOn,
  over,
  parseColour,
  type Rgb,
} from '../../theme/colour.ts';
import { groundsOf, type LookColours, lookTokens } from '../../theme/look.ts';
import { themeTokens } from '../../theme/own-theme.ts';
import { stageThemes } from '../../theme/themes.ts';
import type { TokenName, Tokens } from '../../theme/tokens.ts';

export type TokenProblem =
  | { readonly kind: 'UNKNOWN'; readonly name: string }
  | { readonly kind: 'WRONG'; readonly name: TokenName; readonly value: string }
  | {
      readonly kind: 'UNREADABLE';
      readonly name: TokenName;
      readonly value: string;
      readonly used: string;
      readonly ratio: number;
      readonly least: number;
    };

export interface HostTokens {
  readonly tokens: Tokens;
  readonly problems: readonly TokenProblem[];
}

/** The property that takes a token's values, by how its name begins; all others are colours. */
const properties: readonly (readonly [RegExp, string])[] = [
  [/^(backdrop|ambient)/, 'background-image'],
  [/^(shadow|glow)/, 'box-shadow'],
  [/^font/, 'font-family'],
  [/^(radius|control)/, 'height'],
  [/^corners/, 'flex-grow'],
  [/^ease/, 'transition-timing-function'],
  [/^(fast|normal|slow)$/, 'transition-duration'],
];

/** Words of the stage, and on which grounds they stand besides the stage's own. */
const words: readonly TokenName[] = [
  'text',
  'textMuted',
  'accent',
  'accentStrong',
  'danger',
  'success',
  'warning',
  'red',
  'blue',
];
const filled: readonly (readonly [TokenName, readonly TokenName[]])[] = [
  ['onAccent', ['accent', 'accentStrong']],
  ['onDanger', ['danger']],
  ['onRed', ['redGround', 'redGroundDeep']],
  ['onBlue', ['blueGround', 'blueGroundDeep']],
  ['onCard', ['card']],
];
const fonts = ['font', 'fontDisplay', 'fontDigits'] as const;

const leastOfWords = 4.5;
const leastOfDetails = 3;

/** Never throws, whatever a page without types hands in. */
export function hostTokens(look: LookColours, given: unknown): HostTokens {
  // An organiser's colours are drawn as chosen: the desk warned of those that cannot be read.
  if (given === undefined) return { tokens: lookTokens(look, themeTokens(look)), problems: [] };
  const problems: TokenProblem[] = [];
  const own = checked(given, problems);
  const base = themeOf(look, own);
  const chosen = colourOf(own.accent);
  const second = colourOf(own.second);
  // An own accent brings its lines and lights with it, as an organiser's colour does.
  const made: Tokens = {
    ...lookTokens(
      {
        ...look,
        primaryColour: chosen === null ? look.primaryColour : formatColour(opaque(chosen)),
        secondaryColour: second === null ? look.secondaryColour : formatColour(opaque(second)),
      },
      base,
    ),
    ...without(own, ['accent', 'second']),
  };
  // A colour that arithmetic cannot read, e.g. a variable of the page's, stays as given.
  if (own.accent !== undefined && chosen === null) made.accent = own.accent;
  if (own.second !== undefined && second === null) made.second = own.second;
  for (const name of fonts) {
    // Letters that the page's font lacks come from the theme's.
    if (own[name] !== undefined) made[name] = `${own[name]}, ${stageThemes[look.theme][name]}`;
  }
  repair(made, own, look, problems);
  return { tokens: made, problems };
}

function checked(given: unknown, problems: TokenProblem[]): Partial<Tokens> {
  const own: Partial<Tokens> = {};
  if (typeof given !== 'object' || given === null) return own;
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!isTokenName(name)) problems.push({ kind: 'UNKNOWN', name });
    else if (typeof value === 'string' && isUsable(name, value.trim())) own[name] = value.trim();
    else problems.push({ kind: 'WRONG', name, value: String(value).slice(0, 80) });
  }
  return own;
}

function isTokenName(name: string): name is TokenName {
  return Object.keys(stageThemes.OBSIDIAN).includes(name);
}

function isUsable(name: TokenName, value: string): boolean {
  const property = properties.find(([names]) => names.test(name))?.[1] ?? 'color';
  return value !== '' && CSS.supports(property, value);
}

/** The theme with the page's own grounds. A theme's light belongs to its own ground, and goes with it. */
function themeOf(look: LookColours, own: Partial<Tokens>): Tokens {
  const base = themeTokens(look);
  if (own.backdrop !== undefined) base.ambient = 'none';
  if (own.bg === undefined) return { ...base, ...own };
  const { bg } = own;
  const ground = colourOf(bg);
  const scrim = ground === null ? {} : { scrim: formatColour({ ...opaque(ground), alpha: 0.84 }) };
  return { ...base, bgDeep: bg, bgGlow: bg, backdrop: 'none', ambient: 'none', ...scrim, ...own };
}

/** Moves what cannot be read until it can; says so where the page had chosen that very colour. */
function repair(
  made: Tokens,
  own: Partial<Tokens>,
  look: LookColours,
  problems: TokenProblem[],
): void {
  const grounds = groundsOf(resolved(made));
  const scrim = colourOf(made.scrim);
  const pictures =
    look.background === null || scrim === null
      ? []
      : [0, 255].map((end) => over(scrim, { red: end, green: end, blue: end, alpha: 1 }));
  const tell = (name: TokenName, on: readonly Rgb[], least: number) => {
    const wanted = own[name];
    const colour = colourOf(wanted);
    if (wanted === undefined || colour === null) return;
    const ratio = worst(colour, on);
    if (ratio < least) {
      problems.push({ kind: 'UNREADABLE', name, value: wanted, used: made[name], ratio, least });
    }
  };
  for (const name of words) {
    const on = name === 'text' ? [...grounds, ...pictures] : grounds;
    const colour = colourOf(made[name]);
    if (colour !== null && worst(colour, on) < leastOfWords) {
      made[name] = formatColour(legibleOn(opaque(colour), on, leastOfWords));
    }
    tell(name, on, leastOfWords);
  }
  tell('second', grounds, leastOfDetails);
  for (const [name, under] of filled) {
    const on = under.flatMap((one) => {
      const colour = colourOf(made[one]);
      return colour === null ? [] : [colour];
    });
    const colour = colourOf(made[name]);
    const [first] = on;
    if (first === undefined || colour === null || worst(colour, on) >= leastOfWords) continue;
    made[name] = formatColour(inkOn(first));
    tell(name, on, leastOfWords);
  }
}

/** The colours of the grounds, in a form that arithmetic reads. */
function resolved(tokens: Tokens): Tokens {
  const read = { ...tokens };
  for (const name of [
    'bg',
    'bgDeep',
    'bgGlow',
    'surface',
    'surfaceRaised',
    'surfaceSunken',
  ] as const) {
    const colour = colourOf(tokens[name]);
    if (colour !== null) read[name] = formatColour(colour);
  }
  return read;
}

function worst(colour: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(21, ...grounds.map((ground) => contrast(over(colour, ground), ground)));
}

const opaque = (colour: Rgb): Rgb => ({ ...colour, alpha: 1 });

function without(tokens: Partial<Tokens>, names: readonly TokenName[]): Partial<Tokens> {
  const rest = { ...tokens };
  for (const name of names) delete rest[name];
  return rest;
}

let pixel: CanvasRenderingContext2D | null = null;

/** Any writing of a colour, as the browser reads it; null for what depends on where it stands. */
function colourOf(value: string | undefined): Rgb | null {
  if (value === undefined) return null;
  const plain = parseColour(value);
  if (plain !== null || /var\(|currentcolor|inherit|initial|unset|revert/i.test(value))
    return plain;
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pixel === null) return null;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = '#000000';
  pixel.fillStyle = value;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}
