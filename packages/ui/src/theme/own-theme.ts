// A theme of the competition's own: one of ours with some colours, a pattern, figures and corners of its own laid over it.
import type {
  Look,
  OwnTheme,
  ThemeCorners,
  ThemeFigures,
  ThemePattern,
} from '@liangfen/sdk/schema';
import { arenaLines, hills, lacquerCorners, paperFlags, stageRim, stars } from './backdrops.ts';
import { formatColour, parseColour } from './colour.ts';
import { litBy } from './look.ts';
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
export function themeTokens({ theme, ownTheme }: Pick<Look, 'theme' | 'ownTheme'>): Tokens {
  const base = stageThemes[theme];
  return ownTheme ? laidOver(base, ownTheme) : base;
}

function laidOver(base: Tokens, { colours, pattern, figures, corners }: OwnTheme): Tokens {
  const accent = parseColour(colours.accent ?? '');
  const chosen: Tokens = { ...base, ...colours };
  const tokens: Tokens = {
    ...chosen,
    ...(colours.text === undefined ? {} : { textFaint: sheer(colours.text, 0.12) }),
    ...(accent === null ? {} : litBy(accent, chosen)),
    ...colours,
    ...(figures === undefined ? {} : { fontDigits: figuresOf[figures] }),
    ...(corners === undefined ? {} : cornersOf[corners]),
  };
  if (colours.accentStrong !== undefined) tokens.focus = colours.accentStrong;
  const { bg, bgDeep, bgGlow } = colours;
  const isOwnGround = bg !== undefined || bgDeep !== undefined || bgGlow !== undefined;
  if (isOwnGround && colours.surface === undefined) Object.assign(tokens, veils(tokens), colours);
  return isOwnGround || pattern !== undefined
    ? {
        ...tokens,
        ...groundOf(tokens, pattern === undefined ? ownPattern(base) : patterns[pattern]),
      }
    : tokens;
}

/** A theme's boards are tinted for its own ground. */
function veils({ text, bgDeep }: Tokens): Partial<Tokens> {
  return {
    surface: sheer(text, 0.07),
    surfaceRaised: sheer(text, 0.12),
    surfaceSunken: sheer(bgDeep, 0.4),
  };
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
