'use client';
// The words that every part uses. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { common } from './zh-CN/common.ts';

/**
 * @example
 * ```tsx
 * const name = useCommonMessages().productName;
 * ```
 */
export const useCommonMessages = () => useArea('common', common);
