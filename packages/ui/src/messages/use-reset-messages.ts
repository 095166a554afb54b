'use client';
// The texts for people who have forgotten their password. A file of its own, so that a page's bundle carries only the
// areas it shows.
import { useArea } from './use-area.ts';
import { reset } from './zh-CN/reset.ts';

/**
 * @example
 * ```tsx
 * const title = useResetMessages().title;
 * ```
 */
export const useResetMessages = () => useArea('reset', reset);
