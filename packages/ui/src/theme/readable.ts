// Lists which words of a stage stand on which grounds, tells whether they can be read, and finds the nearest colour
// that can.
import { blend, contrast, formatColour, over, parseColour, type Rgb } from './colour.ts';
import { difference } from './colour-vision.ts';
import type { TokenName, Tokens } from './tokens.ts';

/**
 * STAGE is every ground and board of the stage, FILLED a ground filled with a colour, SOFT an accent's veil, PICTURE
 * the organiser's picture under its veil.
 */
export type GroundKind = 'STAGE' | 'FILLED' | 'SOFT' | 'PICTURE';

export interface Rule {
  readonly words: TokenName;
  readonly on: GroundKind;
  /** The grounds, for FILLED and SOFT. */
  readonly grounds?: readonly TokenName[];
  /** WCAG 2.2: 4.5 for words, 3 for details that need only be seen. */
  readonly least: number;
}

const words = 4.5;
const details = 3;

/** All words that a theme has, and what they stand on. */
export const readableRules: readonly Rule[] = [
  { words: 'text', on: 'STAGE', least: words },
  { words: 'textMuted', on: 'STAGE', least: words },
  { words: 'accent', on: 'STAGE', least: words },
  { words: 'accentStrong', on: 'STAGE', least: words },
  { words: 'danger', on: 'STAGE', least: words },
  { words: 'warning', on: 'STAGE', least: words },
  { words: 'success', on: 'STAGE', least: words },
  { words: 'red', on: 'STAGE', least: words },
  { words: 'blue', on: 'STAGE', least: words },
  { words: 'onAccent', on: 'FILLED', grounds: ['accent', 'accentStrong'], least: words },
  { words: 'onDanger', on: 'FILLED', grounds: ['danger'], least: words },
  { words: 'onRed', on: 'FILLED', grounds: ['redGround', 'redGroundDeep'], least: words },
  { words: 'onBlue', on: 'FILLED', grounds: ['blueGround', 'blueGroundDeep'], least: words },
  { words: 'onCard', on: 'FILLED', grounds: ['card'], least: words },
  { words: 'accent', on: 'SOFT', grounds: ['accentSoft'], least: words },
  { words: 'danger', on: 'SOFT', grounds: ['dangerSoft'], least: words },
  { words: 'success', on: 'SOFT', grounds: ['successSoft'], least: words },
  { words: 'warning', on: 'SOFT', grounds: ['warningSoft'], least: words },
  { words: 'text', on: 'PICTURE', least: words },
];

/** Words of the panel and the phone. */
const notOnStage: ReadonlySet<TokenName> = new Set(['success', 'red', 'blue', 'onDanger']);

/** The rules for colours that a stage really draws. */
export const stageRules: readonly Rule[] = readableRules.filter(
  ({ words: name, on }) => !notOnStage.has(name) && (on !== 'SOFT' || name === 'accent'),
);

/** Bars and lines of a colour that somebody chose, which are to be seen; the bars of our own light themes have an edge as well. */
export const detailRules: readonly Rule[] = [{ words: 'second', on: 'STAGE', least: details }];

/** Words that cannot be read well, where it is worst. */
export interface LowContrast {
  readonly words: TokenName;
  readonly on: GroundKind;
  /** The token of the top layer under the words; null for a picture, which has none. */
  readonly ground: TokenName | null;
  readonly ratio: number;
  readonly least: number;
}

interface Ground {
  readonly name: TokenName | null;
  readonly colour: Rgb;
}

/** Returns each broken rule at its worst ground. A value that arithmetic cannot read breaks none. */
export function lowContrast(tokens: Tokens, rules: readonly Rule[] = readableRules): LowContrast[] {
  return rules.flatMap(({ words: name, on, grounds, least }) => {
    const colour = parseColour(tokens[name]);
    const worst = groundsUnder(tokens, on, grounds ?? [])
      .map((ground) => ({ ground, ratio: colour === null ? 21 : ratioOn(colour, ground.colour) }))
      .sort((one, other) => one.ratio - other.ratio)[0];
    return worst === undefined || worst.ratio >= least
      ? []
      : [{ words: name, on, ground: worst.ground.name, ratio: worst.ratio, least }];
  });
}

function ratioOn(colour: Rgb, ground: Rgb): number {
  return contrast(over(colour, ground), ground);
}

const opaque = ['bg', 'bgDeep', 'bgGlow'] as const;
const boards = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

function groundsUnder(tokens: Tokens, on: GroundKind, names: readonly TokenName[]): Ground[] {
  const read = (name: TokenName): Ground[] => {
    const colour = parseColour(tokens[name]);
    return colour === null ? [] : [{ name, colour }];
  };
  switch (on) {
    case 'STAGE': {
      const plain = opaque.flatMap(read);
      const layers = boards.flatMap(read);
      return [
        ...plain,
        ...layers.flatMap(({ name, colour }) =>
          plain.map((ground) => ({ name, colour: over(colour, ground.colour) })),
        ),
      ];
    }
    case 'FILLED':
      return names.flatMap(read);
    case 'SOFT': {
      const bg = parseColour(tokens.bg);
      const surface = parseColour(tokens.surface);
      if (bg === null || surface === null) return [];
      const board = over(surface, bg);
      return names.flatMap(read).map(({ name, colour }) => ({ name, colour: over(colour, board) }));
    }
    case 'PICTURE': {
      const scrim = parseColour(tokens.scrim);
      // Every colour of a picture lies between black and white.
      return scrim === null
        ? []
        : [0, 255].map((end) => ({
            name: null,
            colour: over(scrim, { red: end, green: end, blue: end, alpha: 1 }),
          }));
    }
  }
}

const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };
const black: Rgb = { red: 0, green: 0, blue: 0, alpha: 1 };
const steps = 100;

/**
 * The colour nearest to that of `words` that keeps all its rules; null where its grounds are so far apart that no colour does,
 * and one of them has to change.
 */
export function nearestReadable(
  tokens: Tokens,
  name: TokenName,
  rules: readonly Rule[] = readableRules,
): string | null {
  const colour = parseColour(tokens[name]);
  if (colour === null) return null;
  const own = rules.filter(({ words: each }) => each === name);
  const reads = (candidate: Rgb) =>
    lowContrast({ ...tokens, [name]: formatColour(candidate) }, own).length === 0;
  const found = [white, black].flatMap((end) => {
    for (let step = 0; step <= steps; step += 1) {
      const candidate = blend({ ...colour, alpha: 1 }, end, step / steps);
      if (reads(candidate)) return [candidate];
    }
    return [];
  });
  const [nearest] = found.sort(
    (one, other) => difference(colour, one, 'usual') - difference(colour, other, 'usual'),
  );
  return nearest === undefined ? null : formatColour(nearest);
}
