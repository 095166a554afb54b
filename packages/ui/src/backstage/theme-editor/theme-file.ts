// A theme as a file: its contents, and the problems of a file that somebody brings.
import type { OwnTheme, ScreenTheme } from '@liangfen/sdk/schema';
import {
  screenThemeValues,
  themeCornersValues,
  themeFiguresValues,
  themePatternValues,
} from '@liangfen/sdk/values';
import { isThemeColour } from './theme-parts.ts';

const format = 'liangfen-theme';
export const themeFileVersion = 1;
/** In bytes; our own files have less than two thousand. */
export const themeFileAtMost = 64 * 1024;

export interface ThemeFile {
  /** The name of the competition that the theme comes from. */
  readonly name: string;
  /** The theme it starts from. */
  readonly theme: ScreenTheme;
  readonly ownTheme: OwnTheme;
}

export type ThemeFileProblem =
  | { readonly kind: 'TOO_LARGE' | 'NOT_JSON' | 'OTHER_FORMAT' }
  | { readonly kind: 'OTHER_VERSION'; readonly value: string }
  | { readonly kind: 'MISSING' | 'UNKNOWN_FIELD'; readonly field: string }
  | { readonly kind: 'WRONG_COLOUR' | 'WRONG_KIND'; readonly field: string; readonly value: string }
  | {
      readonly kind: 'WRONG_CHOICE';
      readonly field: string;
      readonly value: string;
      readonly choices: readonly string[];
    };

export type ReadThemeFile =
  | { readonly file: ThemeFile; readonly problems: null }
  | { readonly file: null; readonly problems: readonly ThemeFileProblem[] };

/** `theme` and `colours` are what a partner's page gives its stage as `theme` and `tokens`. */
export function themeFileText({ name, theme, ownTheme }: ThemeFile): string {
  const { colours, ...rest } = ownTheme;
  const content = { format, version: themeFileVersion, name, theme, colours, ...rest };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export function readThemeFile(text: string): ReadThemeFile {
  if (new TextEncoder().encode(text).length > themeFileAtMost)
    return refused({ kind: 'TOO_LARGE' });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused({ kind: 'NOT_JSON' });
  }
  if (!isFields(content) || content.format !== format) return refused({ kind: 'OTHER_FORMAT' });
  if (content.version !== themeFileVersion) {
    return refused({ kind: 'OTHER_VERSION', value: shown(content.version) });
  }
  const { format: _, version: __, name = '', theme, colours = {}, ...rest } = content;
  const problems: ThemeFileProblem[] = [];
  const one = <Value extends string>(
    field: string,
    value: unknown,
    choices: readonly Value[],
  ): Value | undefined => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      problems.push({ kind: 'WRONG_CHOICE', field, value: shown(value), choices });
    }
    return found;
  };
  if (theme === undefined) problems.push({ kind: 'MISSING', field: 'theme' });
  const base = theme === undefined ? undefined : one('theme', theme, screenThemeValues);
  const ownTheme: OwnTheme = { colours: {} };
  if (isFields(colours)) {
    for (const [field, value] of Object.entries(colours)) {
      if (!isThemeColour(field)) problems.push({ kind: 'UNKNOWN_FIELD', field: shortened(field) });
      else if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) {
        ownTheme.colours[field] = value;
      } else problems.push({ kind: 'WRONG_COLOUR', field, value: shown(value) });
    }
  } else problems.push({ kind: 'WRONG_KIND', field: 'colours', value: shown(colours) });
  for (const [field, value] of Object.entries(rest)) {
    switch (field) {
      case 'pattern': {
        const pattern = one(field, value, themePatternValues);
        if (pattern !== undefined) ownTheme.pattern = pattern;
        break;
      }
      case 'figures': {
        const figures = one(field, value, themeFiguresValues);
        if (figures !== undefined) ownTheme.figures = figures;
        break;
      }
      case 'corners': {
        const corners = one(field, value, themeCornersValues);
        if (corners !== undefined) ownTheme.corners = corners;
        break;
      }
      default:
        problems.push({ kind: 'UNKNOWN_FIELD', field: shortened(field) });
    }
  }
  if (typeof name !== 'string')
    problems.push({ kind: 'WRONG_KIND', field: 'name', value: shown(name) });
  if (problems.length > 0 || base === undefined) return { file: null, problems };
  const from = typeof name === 'string' ? shortened(name, 60) : '';
  return { file: { name: from, theme: base, ownTheme }, problems: null };
}

function refused(problem: ThemeFileProblem): ReadThemeFile {
  return { file: null, problems: [problem] };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of somebody's file in a sentence. */
function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? '?');
}

function shortened(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
