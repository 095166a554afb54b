'use client';
// Where pop-ups are put, so that they stay inside the theme, the shadow root and an open dialog.
import { createContext, useContext } from 'react';

export const OverlayRootContext = createContext<HTMLElement | null>(null);

/** The element to render pop-ups into; undefined until the theme is mounted. */
export function useOverlayRoot(): HTMLElement | undefined {
  return useContext(OverlayRootContext) ?? undefined;
}
