'use client';
// The variables of a stage's theme; a screen does not load those of the workspace.
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { type ReactNode, useMemo } from 'react';
import { TokensProvider } from './TokensProvider.tsx';
import { colourSchemes, stageThemes } from './themes.ts';
import type { Tokens } from './tokens.ts';

export interface StageThemeProps {
  readonly theme: ScreenTheme;
  /** Own values for single tokens, laid over the theme. */
  readonly tokens?: Partial<Tokens>;
  readonly children?: ReactNode;
}

export function StageTheme({ theme, tokens, children }: StageThemeProps) {
  const all = useMemo(() => ({ ...stageThemes[theme], ...tokens }), [theme, tokens]);
  return (
    <TokensProvider name={theme} tokens={all} scheme={colourSchemes[theme] ?? 'light'}>
      {children}
    </TokensProvider>
  );
}
