// A theme of the competition's own: one of ours with some colours, a pattern, figures and corners of its own laid over it.
import type { ThemeColours, ThemeCorners, ThemeFigures, ThemePattern } from '@liangfen/sdk/schema';
import { blend, formatColour, inkOn, legibleOn, parseColour, type Rgb } from './colour.ts';
import { groundsOf, type LookColours, litBy } from './look.ts';
import { stageSerif, stageThemes } from './themes.ts';
import type { Tokens } from './tokens.ts';

const figuresOf: Readonly<Record<ThemeFigures, string>> = {
  SANS: stageThemes.DAYLIGHT.fontDigits,
  SERIF: stageSerif,
};

const drawings: Readonly<Record<ThemePattern, Pick<Tokens, 'backdrop'>>> = {
  ...stageThemes,
  NONE: { backdrop: 'none' },
};

const cornersOf: Readonly<Record<ThemeCorners, string>> = {
  SQUARE: '0',
  SLIGHT: '0.4',
  ROUND: '1',
};

/** The theme that a competition's two colours and its picture are laid over. */
export function themeTokens({ theme, ownTheme }: Pick<LookColours, 'theme' | 'ownTheme'>): Tokens {
  const base = stageThemes[theme];
  if (!ownTheme) return base;
  const { colours, pattern, figures, corners } = ownTheme;
  const tokens: Tokens = { ...base, ...colours };
  // Tokens that go with a colour are made from it, unless they are chosen too.
  const follow = (made: Partial<Tokens>) => Object.assign(tokens, made, colours);
  const chosen = (name: keyof ThemeColours) => parseColour(colours[name] ?? '');
  const [bg, board, accent] = [chosen('bg'), chosen('surface'), chosen('accent')];
  if (bg) {
    const { edge, light } = around(bg);
    // A theme's boards are tinted for its own ground.
    const [surface, surfaceRaised] = [sheer(tokens.text, 0.07), sheer(tokens.text, 0.12)];
    const surfaceSunken = sheer(edge, 0.4);
    follow({ bgDeep: edge, bgGlow: light, surface, surfaceRaised, surfaceSunken });
  }
  if (board) {
    const { edge, light } = around(board);
    follow({ surfaceRaised: light, surfaceSunken: edge });
  }
  if (accent) follow(litBy(accent, groundsOf(tokens)));
  // The base theme's two may not be readable on the new grounds; where the organiser chose one, it stands.
  for (const name of ['danger', 'warning'] as const) {
    const colour = parseColour(tokens[name]);
    if (colour) follow({ [name]: formatColour(legibleOn(colour, groundsOf(tokens))) });
  }
  for (const [side, words] of [
    ['red', 'onRed'],
    ['blue', 'onBlue'],
  ] as const) {
    const ground = chosen(`${side}Ground`);
    if (!ground) continue;
    const { edge, ink } = around(ground);
    follow({ [`${side}GroundDeep`]: edge, [words]: ink });
  }
  if (pattern || colours.bg || colours.bgDeep || colours.bgGlow) {
    follow(groundOf(tokens, drawings[pattern ?? theme].backdrop));
  }
  return {
    ...tokens,
    ...(figures && { fontDigits: figuresOf[figures] }),
    ...(corners && { corners: cornersOf[corners] }),
  };
}

/** Returns the colour of words on a colour, and shades away from those words and a little towards them. */
function around(colour: Rgb): {
  readonly ink: string;
  readonly edge: string;
  readonly light: string;
} {
  const ink = inkOn(colour);
  const end = 255 - ink.red;
  return {
    ink: formatColour(ink),
    edge: formatColour(blend(colour, { ...ink, red: end, green: end, blue: end }, 0.5)),
    light: formatColour(blend(colour, ink, 0.08)),
  };
}

/** A theme's light is painted in its own colours, so that another ground gets light of its own. */
function groundOf(
  { bg, bgDeep, bgGlow, accent }: Tokens,
  drawing: string,
): Pick<Tokens, 'backdrop' | 'ambient' | 'scrim'> {
  // The pattern is the first layer of every theme of ours; it stands in its variable as an encoded text.
  const pattern = drawing
    .replace(/, .*/, '')
    .replace(/%23[0-9a-f]{6}/g, encodeURIComponent(accent));
  const ambient = `radial-gradient(70% 60% at 50% -8%, ${bgGlow}, ${sheer(bgGlow, 0)} 74%)`;
  const backdrop = `${pattern}, ${ambient}, linear-gradient(${bg} 40%, ${bgDeep})`;
  return { backdrop, ambient, scrim: sheer(bg, 0.84) };
}

/** Returns the colour unchanged when arithmetic cannot read it. */
function sheer(colour: string, alpha: number): string {
  const parsed = parseColour(colour);
  return parsed ? formatColour({ ...parsed, alpha }) : colour;
}
