// A theme of the competition's own: one of ours with some colours, a pattern, figures and corners of its own laid over it.
import type { OwnTheme, ThemeCorners, ThemeFigures, ThemePattern } from '@liangfen/sdk/schema';
import { arenaLines, hills, lacquerCorners, paperFlags, stageRim, stars } from './backdrops.ts';
import { blend, formatColour, inkOn, legibleOn, parseColour, type Rgb } from './colour.ts';
import { groundsOf, type LookColours, litBy } from './look.ts';
import { stageSerif, stageThemes } from './themes.ts';
import type { Tokens } from './tokens.ts';

const patterns: Readonly<Record<ThemePattern, string | null>> = {
  NONE: null,
  RIM: stageRim,
  STARS: stars,
  CORNERS: lacquerCorners,
  HILLS: hills,
  FLAGS: paperFlags,
  GRID: arenaLines,
};

const figuresOf: Readonly<Record<ThemeFigures, string>> = {
  SANS: stageThemes.DAYLIGHT.fontDigits,
  SERIF: stageSerif,
};

const cornersOf: Readonly<Record<ThemeCorners, Partial<Tokens>>> = {
  SQUARE: { corners: '0', radiusSmall: '0px', radius: '0px', radiusLarge: '0px' },
  SLIGHT: { corners: '0.4', radiusSmall: '2px', radius: '4px', radiusLarge: '8px' },
  ROUND: { corners: '1', radiusSmall: '6px', radius: '10px', radiusLarge: '20px' },
};

/** The theme that a competition's two colours and its picture are laid over. */
export function themeTokens({ theme, ownTheme }: Pick<LookColours, 'theme' | 'ownTheme'>): Tokens {
  const base = stageThemes[theme];
  return ownTheme ? laidOver(base, ownTheme) : base;
}

function laidOver(base: Tokens, { colours, pattern, figures, corners }: OwnTheme): Tokens {
  const tokens: Tokens = { ...base, ...colours };
  // What goes with a colour is made from it, unless it is chosen, too.
  const follow = (made: Partial<Tokens>) => Object.assign(tokens, made, colours);
  const bg = parseColour(colours.bg ?? '');
  if (bg !== null) {
    follow(depths(bg));
    if (colours.surface === undefined) follow(veils(tokens));
  }
  if (colours.surface !== undefined) follow(boards(colours.surface, tokens));
  const accent = parseColour(colours.accent ?? '');
  if (accent !== null) follow(litBy(accent, tokens));
  if (colours.text !== undefined) follow({ textFaint: sheer(colours.text, 0.12) });
  if (colours.accentStrong !== undefined) follow({ focus: colours.accentStrong });
  if (bg !== null || colours.surface !== undefined) follow(states(tokens));
  const [red, blue] = [parseColour(colours.redGround ?? ''), parseColour(colours.blueGround ?? '')];
  if (red !== null) {
    const { deep, words } = side(red);
    follow({ redGroundDeep: deep, onRed: words });
  }
  if (blue !== null) {
    const { deep, words } = side(blue);
    follow({ blueGroundDeep: deep, onBlue: words });
  }
  const isOwnGround = [colours.bg, colours.bgDeep, colours.bgGlow].some((one) => one !== undefined);
  if (isOwnGround || pattern !== undefined) {
    follow(groundOf(tokens, pattern === undefined ? ownPattern(base) : patterns[pattern]));
  }
  return {
    ...tokens,
    ...(figures === undefined ? {} : { fontDigits: figuresOf[figures] }),
    ...(corners === undefined ? {} : cornersOf[corners]),
  };
}

const black: Rgb = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

function mixed(from: Rgb, to: Rgb, share: number): string {
  return formatColour(blend(from, to, share));
}

/** From the edges of the hall to the light. */
function depths(bg: Rgb): Pick<Tokens, 'bgDeep' | 'bgGlow'> {
  return inkOn(bg).red === 255
    ? { bgDeep: mixed(bg, black, 0.5), bgGlow: mixed(bg, white, 0.1) }
    : { bgDeep: mixed(bg, black, 0.08), bgGlow: mixed(bg, white, 0.6) };
}

/** A theme's boards are tinted for its own ground. */
function veils({ text, bgDeep }: Tokens): Partial<Tokens> {
  return {
    surface: sheer(text, 0.07),
    surfaceRaised: sheer(text, 0.12),
    surfaceSunken: sheer(bgDeep, 0.4),
  };
}

function boards(surface: string, { text, bgDeep }: Tokens): Partial<Tokens> {
  const [board, ink, deep] = [surface, text, bgDeep].map(parseColour);
  return board && ink && deep
    ? { surfaceRaised: mixed(board, ink, 0.06), surfaceSunken: mixed(board, deep, 0.3) }
    : {};
}

/** Nobody chooses them for their beauty. */
function states(tokens: Tokens): Partial<Tokens> {
  const grounds = groundsOf(tokens);
  return Object.fromEntries(
    (['danger', 'warning', 'success', 'red', 'blue'] as const).map((name) => {
      const colour = parseColour(tokens[name]);
      return [name, colour === null ? tokens[name] : formatColour(legibleOn(colour, grounds))];
    }),
  );
}

/** The edge of a side lies where its words are read even better. */
function side(ground: Rgb): { readonly deep: string; readonly words: string } {
  const ink = inkOn(ground);
  const deep = ink.red === 255 ? mixed(ground, black, 0.55) : mixed(ground, white, 0.3);
  return { deep, words: formatColour(ink) };
}

/** A theme's light is painted in its own colours, so that another ground gets light of its own. */
function groundOf(
  { bg, bgDeep, bgGlow, accent }: Tokens,
  pattern: string | null,
): Pick<Tokens, 'backdrop' | 'ambient' | 'scrim'> {
  return {
    backdrop: [
      ...(pattern === null ? [] : [inColour(pattern, accent)]),
      `radial-gradient(70% 60% at 50% -8%, ${bgGlow}, ${sheer(bgGlow, 0)} 74%)`,
      `linear-gradient(180deg, ${bg} 40%, ${bgDeep})`,
    ].join(', '),
    ambient: `radial-gradient(52% 57% at 50% 112%, ${sheer(accent, 0.2)}, ${sheer(accent, 0)} 72%)`,
    scrim: sheer(bg, 0.84),
  };
}

/** The first layer of every theme of ours. */
function ownPattern({ backdrop }: Tokens): string {
  return backdrop.slice(0, backdrop.indexOf('")') + 2);
}

/** A drawing stands in its variable as an encoded text. */
function inColour(pattern: string, colour: string): string {
  return pattern.replace(/%23[0-9a-f]{6}/g, encodeURIComponent(colour));
}

/** Of an opaque colour; what cannot be read stays as it is. */
function sheer(colour: string, alpha: number): string {
  const parsed = parseColour(colour);
  return parsed === null ? colour : formatColour({ ...parsed, alpha });
}
