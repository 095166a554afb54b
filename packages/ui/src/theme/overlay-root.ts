'use client';
// The place of pop-ups, so that they stay inside the theme, the shadow root and an open dialog.
import { createContext, useContext } from 'react';

/**
 * @example
 * ```tsx
 * <OverlayRootContext.Provider value={document.body}>
 *   <Backstage view={{ page: 'overview' }} />
 * </OverlayRootContext.Provider>;
 * ```
 */
export const OverlayRootContext = createContext<HTMLElement | null>(null);

/**
 * The element to render pop-ups into; undefined until the theme is mounted.
 *
 * @example
 * ```tsx
 * const root = useOverlayRoot() ?? document.body;
 * ```
 */
export function useOverlayRoot(): HTMLElement | undefined {
  return useContext(OverlayRootContext) ?? undefined;
}
