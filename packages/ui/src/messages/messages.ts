// The shape of all texts, and how a partner's own words are laid over ours.
import type { audience } from './zh-CN/audience.ts';
import type { backstage } from './zh-CN/backstage.ts';
import type { common } from './zh-CN/common.ts';
import type { embedding } from './zh-CN/embedding.ts';
import type { failure } from './zh-CN/failure.ts';
import type { hostLook } from './zh-CN/host-look.ts';
import type { judge } from './zh-CN/judge.ts';
import type { messenger } from './zh-CN/messenger.ts';
import type { noPicture } from './zh-CN/no-picture.ts';
import type { panel } from './zh-CN/panel.ts';
import type { reset } from './zh-CN/reset.ts';
import type { resetMail } from './zh-CN/reset-mail.ts';
import type { scan } from './zh-CN/scan.ts';
import type { screen } from './zh-CN/screen.ts';
import type { setUp } from './zh-CN/set-up.ts';
import type { signOn } from './zh-CN/sign-on.ts';
import type { signOnPart } from './zh-CN/sign-on-part.ts';
import type { sponsors } from './zh-CN/sponsors.ts';
import type { themeEditor } from './zh-CN/theme-editor.ts';

/** Types only: a screen that uses `screen` must not carry the desk's texts. */
export interface Messages {
  common: typeof common;
  failure: typeof failure;
  screen: typeof screen;
  noPicture: typeof noPicture;
  hostLook: typeof hostLook;
  setUp: typeof setUp;
  panel: typeof panel;
  judge: typeof judge;
  backstage: typeof backstage;
  audience: typeof audience;
  embedding: typeof embedding;
  messenger: typeof messenger;
  scan: typeof scan;
  sponsors: typeof sponsors;
  signOn: typeof signOn & { part: typeof signOnPart };
  themeEditor: typeof themeEditor;
  reset: typeof reset & { mail: typeof resetMail };
}

export type Overrides<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Overrides<Texts[Key]>;
};

/** All of the texts in another language. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Translated<Texts[Key]>;
};

/** Own words for single texts. */
export interface MessageOverrides extends Overrides<Messages> {
  /** The language that they make of the page, as in HTML's `lang`; Chinese without it. */
  readonly lang?: string;
}

type Branch = { readonly [key: string]: unknown };

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/**
 * `texts` with every string that `overrides` names replaced; anything that is not a string is ignored. A list is
 * replaced as a whole, and an empty table takes whatever strings it is given.
 *
 * @example
 * ```tsx
 * const texts = withOverrides(zhCN.screen, { test: 'Dry run' });
 * ```
 */
export function withOverrides<Texts extends object>(
  texts: Texts,
  overrides: Overrides<Texts> | undefined,
): Texts {
  if (overrides === undefined) return texts;
  const merge = (base: unknown, own: unknown): unknown => {
    if (typeof base === 'string') return typeof own === 'string' ? own : base;
    if (isTexts(base)) return isTexts(own) ? own : base;
    if (!isBranch(base) || !isBranch(own)) return base;
    if (Object.keys(base).length === 0) return own;
    return Object.fromEntries(
      Object.entries(base).map(([key, value]) => [key, merge(value, own[key])]),
    );
  };
  // Safe: merge keeps every key of `texts` and the type of every leaf.
  return merge(texts, overrides) as Texts;
}
