'use client';
// The texts of the desk. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { backstage } from './zh-CN/backstage.ts';

/**
 * @example
 * ```tsx
 * const title = useBackstageMessages().ledger.title;
 * ```
 */
export const useBackstageMessages = () => useArea('backstage', backstage);
