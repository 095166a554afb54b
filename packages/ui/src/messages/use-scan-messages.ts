'use client';
// The texts of scanning. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { scan } from './zh-CN/scan.ts';

/**
 * @example
 * ```tsx
 * const title = useScanMessages().title;
 * ```
 */
export const useScanMessages = () => useArea('scan', scan);
