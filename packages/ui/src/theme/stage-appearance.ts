'use client';
// The look that the page around a stage gives it: over the competition's look, which lies over the theme (decision 0316).
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { createContext } from 'react';
import type { Tokens } from './tokens.ts';

export type StageCorner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

export interface StageAppearance {
  /** Replaces the competition's theme. */
  readonly theme?: ScreenTheme | undefined;
  /** Own values for single tokens; colours of words are moved until they can be read. */
  readonly tokens?: Partial<Tokens> | undefined;
  /** Address of a picture in place of the competition's logo; null for none. */
  readonly logo?: string | null | undefined;
  /** Address of a picture in place of the competition's background; null for the theme's own light. */
  readonly background?: string | null | undefined;
  /** Addresses of small pictures that stand in the corners of every picture. */
  readonly marks?: { readonly [Corner in StageCorner]?: string | undefined } | undefined;
}

/**
 * Keep the value the same for as long as it says the same.
 *
 * @example
 * ```tsx
 * <StageAppearanceContext.Provider value={{ theme: 'GALAXY', tokens: { accent: '#77dcff' } }}>
 *   <MatchStage match={screenMatch} />
 * </StageAppearanceContext.Provider>;
 * ```
 */
export const StageAppearanceContext = createContext<StageAppearance | undefined>(undefined);
