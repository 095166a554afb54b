'use client';
// Emits a theme's variables on one element; everything inside reads them, in whatever root it is.
import { type ReactNode, useMemo } from 'react';
import { themes } from './all-themes.ts';
import { TokensProvider } from './TokensProvider.tsx';
import { colourSchemes, type ThemeName } from './themes.ts';
import type { Tokens } from './tokens.ts';

export interface ThemeProviderProps {
  /** Null keeps the theme around it. */
  readonly theme?: ThemeName | null;
  /** Own values for single tokens, laid over the theme. */
  readonly tokens?: Partial<Tokens>;
  /** Pins the direction of all that is inside, pop-ups too. */
  readonly dir?: 'ltr';
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * @example
 * ```tsx
 * <ThemeProvider theme="WORKSPACE" tokens={{ accent: '#0a7a5a' }}>
 *   <p style={{ color: token.accent }}>亮分</p>
 * </ThemeProvider>;
 * ```
 */
export function ThemeProvider({ theme = 'WORKSPACE', tokens, ...rest }: ThemeProviderProps) {
  const all = useMemo(
    () => (theme === null ? { ...tokens } : { ...themes[theme], ...tokens }),
    [theme, tokens],
  );
  const scheme = theme === null ? null : (colourSchemes[theme] ?? 'light');
  return <TokensProvider name={theme} tokens={all} scheme={scheme} {...rest} />;
}
