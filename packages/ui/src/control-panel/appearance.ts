'use client';
// Light or dark, as the operator chose or as the system wishes; the host keeps the choice.
import { useContext } from 'react';
import { ColourSchemeContext, type ThemeName, useSystemIsDark } from '../theme/index.ts';

export const panelAppearances = ['LIGHT', 'DARK', 'SYSTEM'] as const;

export type PanelAppearance = (typeof panelAppearances)[number];

/**
 * Returns null to keep the host's theme with its own tokens: where nobody chose, and where the choice is the host's own
 * appearance.
 */
export function usePanelTheme(appearance: PanelAppearance | undefined): ThemeName | null {
  const systemIsDark = useSystemIsDark();
  const host = useContext(ColourSchemeContext) ?? 'light';
  const themed = (wanted: 'light' | 'dark') => (wanted === host ? null : themeOf[wanted]);
  switch (appearance) {
    case undefined:
      return null;
    case 'LIGHT':
      return themed('light');
    case 'DARK':
      return themed('dark');
    case 'SYSTEM':
      return themed(systemIsDark ? 'dark' : 'light');
  }
}

const themeOf = { light: 'WORKSPACE', dark: 'WORKSPACE_DARK' } as const;
