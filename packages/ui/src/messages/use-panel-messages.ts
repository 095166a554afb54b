'use client';
// The texts of the operator's panel. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { panel } from './zh-CN/panel.ts';

/**
 * @example
 * ```tsx
 * const between = usePanelMessages().marks.list;
 * ```
 */
export const usePanelMessages = () => useArea('panel', panel);
