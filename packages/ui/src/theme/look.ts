// An organiser's own colours and picture, made safe and readable before they become tokens.
import type { Look } from '@liangfen/sdk/schema';
import { formatColour, inkOn, legibleOn, over, parseColour, type Rgb } from './colour.ts';
import { stageThemes } from './themes.ts';
import type { Tokens } from './tokens.ts';

export type LookColours = Pick<
  Look,
  'theme' | 'primaryColour' | 'secondaryColour' | 'background'
> & { readonly ownTheme?: Look['ownTheme'] | undefined };

/** The schemes the contract allows for pictures; anything else is not a picture. */
const allowedPicture = /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp);base64,|blob:)/;

/**
 * Writes `url("…")` that cannot leave its quotes; `null` for text that is no picture.
 * The contract forbids such characters already, but a partner may hand in a plain value.
 *
 * @example
 * ```tsx
 * const background = cssUrl('https://portal.example/hall.jpg') ?? 'none';
 * ```
 */
export function cssUrl(address: string): string | null {
  if (!allowedPicture.test(address)) return null;
  const escaped = address.replace(
    /["'()\\<>\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `url("${escaped}")`;
}

/**
 * Returns the tokens of a stage: its theme, with the organiser's colours and picture where they are set. Only the
 * colours of a competition's own theme are in them; a stage draws the rest of it (docs/decisions/0490).
 *
 * @example
 * ```tsx
 * const tokens = lookTokens(match.look);
 * ```
 */
export function lookTokens(look: LookColours, theme?: Tokens): Tokens {
  const base = theme ?? {
    ...stageThemes[look.theme],
    // A theme's light belongs to its own ground.
    ...(look.ownTheme && { backdrop: 'none', ...look.ownTheme.colours }),
  };
  return { ...base, ...accentTokens(base, look), ...backdropTokens(base, look) };
}

/** Every ground a word of the accent colour may stand on. */
export function groundsOf(theme: Tokens): Rgb[] {
  const opaque = [theme.bg, theme.bgDeep, theme.bgGlow].flatMap((value) => {
    const colour = parseColour(value);
    return colour === null ? [] : [colour];
  });
  const layers = [theme.surface, theme.surfaceRaised, theme.surfaceSunken].flatMap((value) => {
    const colour = parseColour(value);
    return colour === null ? [] : opaque.map((ground) => over(colour, ground));
  });
  return [...opaque, ...layers];
}

function accentTokens(theme: Tokens, look: LookColours): Partial<Tokens> {
  const primary = parseColour(look.primaryColour ?? '');
  const second = parseColour(look.secondaryColour ?? '');
  const grounds = groundsOf(theme);
  return {
    ...(primary && litBy(legibleOn(primary, grounds), grounds)),
    // Bars and details hold no words: it is enough that they are seen.
    ...(second && { second: formatColour(legibleOn(second, grounds, 3)) }),
  };
}

/** An accent with its lines and lights. */
export function litBy(accent: Rgb, grounds: readonly Rgb[]): Partial<Tokens> {
  const accentStrong = formatColour(legibleOn(accent, grounds, 7));
  return {
    accent: formatColour(accent),
    accentStrong,
    accentSoft: formatColour({ ...accent, alpha: 0.16 }),
    onAccent: formatColour(inkOn(accent)),
    lineStrong: formatColour({ ...accent, alpha: 0.5 }),
    line: formatColour({ ...accent, alpha: 0.24 }),
    focus: accentStrong,
    glow: `0 0 100px ${formatColour({ ...accent, alpha: 0.34 })}`,
  };
}

function backdropTokens(theme: Tokens, look: LookColours): Partial<Tokens> {
  const picture = look.background === null ? null : cssUrl(look.background);
  if (picture === null) return {};
  // No light over it: the scrim is what keeps the words readable.
  return {
    ambient: 'none',
    backdrop: `linear-gradient(${theme.scrim}, ${theme.scrim}), ${picture}`,
  };
}
