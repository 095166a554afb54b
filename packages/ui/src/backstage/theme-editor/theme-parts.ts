// A competition's own theme in the editor: its colours in order, their drawn values, and the look after a change.
import type { Look, OwnTheme, ThemeColours } from '@liangfen/sdk/schema';
import { formatColour, over, parseColour } from '../../theme/colour.ts';
import { lookTokens } from '../../theme/look.ts';
import { themeTokens } from '../../theme/own-theme.ts';
import type { Tokens } from '../../theme/tokens.ts';

export type ThemeColour = keyof ThemeColours;

/** The fields of a look that the editor reads and changes. */
export type ThemedLook = Pick<
  Look,
  'theme' | 'primaryColour' | 'secondaryColour' | 'background' | 'ownTheme'
>;

/** The rest follows these, until it is chosen, too. */
const groupOf: Readonly<Record<ThemeColour, 'MAIN' | 'MORE'>> = {
  bg: 'MAIN',
  surface: 'MAIN',
  text: 'MAIN',
  textMuted: 'MAIN',
  accent: 'MAIN',
  accentStrong: 'MAIN',
  second: 'MAIN',
  redGround: 'MAIN',
  blueGround: 'MAIN',
  bgDeep: 'MORE',
  bgGlow: 'MORE',
  surfaceRaised: 'MORE',
  surfaceSunken: 'MORE',
  onAccent: 'MORE',
  danger: 'MORE',
  warning: 'MORE',
  redGroundDeep: 'MORE',
  onRed: 'MORE',
  blueGroundDeep: 'MORE',
  onBlue: 'MORE',
};

/** Object.keys loses the type of the keys. */
export const themeColours = Object.keys(groupOf) as ThemeColour[];
export const mainColours = themeColours.filter((name) => groupOf[name] === 'MAIN');
export const moreColours = themeColours.filter((name) => groupOf[name] === 'MORE');

export function isThemeColour(name: string): name is ThemeColour {
  return Object.hasOwn(groupOf, name);
}

/** All that a stage of this look is drawn with. */
export function drawnTokens(look: ThemedLook): Tokens {
  return lookTokens(look, themeTokens(look));
}

/** Returns a colour for a colour field: opaque, as seen on the ground. */
export function hexOf(tokens: Tokens, name: ThemeColour): string {
  const [colour, ground] = [parseColour(tokens[name]), parseColour(tokens.bg)];
  return colour === null || ground === null ? '#000000' : formatColour(over(colour, ground));
}

/**
 * The theme with the competition's two colours in it, as they are seen: in the editor a colour has one place. They were moved
 * until they could be read, so that the picture is the same.
 */
export function wholeTheme(look: ThemedLook): OwnTheme {
  const own = look.ownTheme ?? { colours: {} };
  if (look.primaryColour === null && look.secondaryColour === null) return own;
  const drawn = drawnTokens(look);
  const { accentStrong: _, onAccent: __, ...others } = own.colours;
  return {
    ...own,
    colours: {
      ...(look.primaryColour === null ? own.colours : { ...others, accent: drawn.accent }),
      ...(look.secondaryColour === null ? {} : { second: drawn.second }),
    },
  };
}

/** Counts the differences from the theme that it starts from. */
export function changesIn(own: OwnTheme | null | undefined): number {
  const { colours = {}, ...rest } = own ?? {};
  return Object.keys(colours).length + Object.keys(rest).length;
}

/** Returns the look with this own theme; a theme without differences is none. */
export function withTheme(own: OwnTheme): Partial<ThemedLook> {
  return {
    ownTheme: changesIn(own) === 0 ? null : own,
    primaryColour: null,
    secondaryColour: null,
  };
}

/** `null` takes the theme's. */
export function withColour(own: OwnTheme, name: ThemeColour, value: string | null): OwnTheme {
  const { [name]: _, ...others } = own.colours;
  return { ...own, colours: value === null ? others : { ...others, [name]: value } };
}

/** `null` takes the theme's. */
export function withChoice<Key extends 'pattern' | 'figures' | 'corners'>(
  own: OwnTheme,
  key: Key,
  value: NonNullable<OwnTheme[Key]> | null,
): OwnTheme {
  const { [key]: _, ...others } = own;
  return value === null ? { ...others, colours: own.colours } : { ...own, [key]: value };
}
