'use client';
// Light or dark, as the operator chose or as the system wishes; the host keeps the choice.
import { useSyncExternalStore } from 'react';
import type { ThemeName } from '../theme/index.ts';

export const panelAppearances = ['LIGHT', 'DARK', 'SYSTEM'] as const;

export type PanelAppearance = (typeof panelAppearances)[number];

const wish = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wish);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Null keeps the theme that the host gave: light is the host's own appearance. */
export function usePanelTheme(appearance: PanelAppearance): ThemeName | null {
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wish).matches,
    () => false,
  );
  switch (appearance) {
    case 'LIGHT':
      return null;
    case 'DARK':
      return 'WORKSPACE_DARK';
    case 'SYSTEM':
      return systemIsDark ? 'WORKSPACE_DARK' : null;
  }
}
