'use client';
// Light or dark: as the page says, or as the system wishes.
import { createContext, useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark' | 'auto';

/**
 * The scheme of the nearest provider's pages; null where the provider names none.
 *
 * @example
 * ```tsx
 * const isDark = useContext(ColourSchemeContext) === 'dark';
 * ```
 */
export const ColourSchemeContext = createContext<'light' | 'dark' | null>(null);

const wish = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wish);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * False on a server, which knows no wish.
 *
 * @example
 * ```tsx
 * const theme = useSystemIsDark() ? 'WORKSPACE_DARK' : 'WORKSPACE';
 * ```
 */
export function useSystemIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wish).matches,
    () => false,
  );
}

/**
 * @example
 * ```tsx
 * const scheme = useScheme('auto');
 * ```
 */
export function useScheme(scheme: ColourScheme): 'light' | 'dark' {
  const systemIsDark = useSystemIsDark();
  switch (scheme) {
    case 'light':
    case 'dark':
      return scheme;
    case 'auto':
      return systemIsDark ? 'dark' : 'light';
  }
}
