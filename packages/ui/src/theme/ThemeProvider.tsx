'use client';
// Emits a theme's variables on one element; everything inside reads them, in whatever root it is.
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { OverlayRootContext } from './overlay-root.ts';
import { colourSchemes, type ThemeName, themes } from './themes.ts';
import { type Tokens, toVariables } from './tokens.ts';

export interface ThemeProviderProps {
  /** Null keeps the theme around it. */
  readonly theme?: ThemeName | null;
  /** Own values for single tokens, laid over the theme. */
  readonly tokens?: Partial<Tokens>;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * An element without a box that carries the variables. Inline, so that it works in a shadow root,
 * in an iframe and on the server without a style sheet of its own.
 */
export function ThemeProvider({
  theme = 'WORKSPACE',
  tokens,
  className,
  children,
}: ThemeProviderProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const style = useMemo<CSSProperties>(
    () => ({
      display: 'contents',
      ...(theme === null ? {} : { colorScheme: colourSchemes[theme] ?? 'light' }),
      ...toVariables(theme === null ? { ...tokens } : { ...themes[theme], ...tokens }),
    }),
    [theme, tokens],
  );
  return (
    <div className={className} data-lf-theme={theme ?? undefined} style={style} ref={setElement}>
      <OverlayRootContext.Provider value={element}>{children}</OverlayRootContext.Provider>
    </div>
  );
}
