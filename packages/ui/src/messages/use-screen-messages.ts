'use client';
// The texts of the match screen. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { screen } from './zh-CN/screen.ts';

/**
 * @example
 * ```tsx
 * const lost = useScreenMessages().connectionLost;
 * ```
 */
export const useScreenMessages = () => useArea('screen', screen);
