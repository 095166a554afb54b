'use client';
// Emits tokens that are handed in, for pages that do not load every theme.
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { OverlayRootContext } from './overlay-root.ts';
import type { ThemeName } from './themes.ts';
import { type Tokens, toVariables } from './tokens.ts';

export interface TokensProviderProps {
  readonly name: ThemeName | null;
  readonly tokens: Partial<Tokens>;
  /** The scheme of what the browser draws itself; null keeps the surrounding one. */
  readonly scheme?: 'light' | 'dark' | null;
  /** Pins the direction of all that is inside, pop-ups too. */
  readonly dir?: 'ltr';
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * An element without a box that carries the variables. Inline, so that it works in a shadow root,
 * in an iframe and on the server without a style sheet of its own.
 *
 * @example
 * ```tsx
 * const Themed = (props: TokensProviderProps) => <TokensProvider {...props} />;
 * ```
 */
export function TokensProvider({
  name,
  tokens,
  scheme = 'light',
  className,
  dir,
  children,
}: TokensProviderProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const style = useMemo<CSSProperties>(
    () => ({
      display: 'contents',
      ...(scheme === null ? {} : { colorScheme: scheme }),
      ...toVariables(tokens),
    }),
    [tokens, scheme],
  );
  return (
    <div
      className={className}
      dir={dir}
      data-lf-theme={name ?? undefined}
      style={style}
      ref={setElement}
    >
      <OverlayRootContext.Provider value={element}>{children}</OverlayRootContext.Provider>
    </div>
  );
}
