'use client';
// Emits a theme's variables on one element; everything inside reads them, in whatever root it is.
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { OverlayRootContext } from './overlay-root.ts';
import { type ThemeName, themes } from './themes.ts';
import { type Tokens, toVariables } from './tokens.ts';

export interface ThemeProviderProps {
  readonly theme?: ThemeName;
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
    () => ({ display: 'contents', ...toVariables({ ...themes[theme], ...tokens }) }),
    [theme, tokens],
  );
  return (
    <div className={className} data-lf-theme={theme} style={style} ref={setElement}>
      <OverlayRootContext.Provider value={element}>{children}</OverlayRootContext.Provider>
    </div>
  );
}
