'use client';
// The texts about the single sign-on. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { signOn } from './zh-CN/sign-on.ts';

/**
 * @example
 * ```tsx
 * const title = useSignOnMessages().title;
 * ```
 */
export const useSignOnMessages = () => useArea('signOn', signOn);
