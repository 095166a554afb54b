'use client';
// The marks between words. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { marks } from './zh-CN/marks.ts';

/**
 * @example
 * ```tsx
 * const names = ['周慧敏', '陈志远'].join(useMarks().list);
 * ```
 */
export const useMarks = () => useArea('common', marks).marks;
