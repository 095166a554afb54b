'use client';
// The words that stand beside a page. A file of its own, so that no page loads it before it is needed.
import { useArea } from './use-area.ts';
import { besidePages } from './zh-CN/beside-pages.ts';

/**
 * @example
 * ```tsx
 * const title = useBesidePagesMessages().crashed.title;
 * ```
 */
export const useBesidePagesMessages = () => useArea('common', besidePages);
