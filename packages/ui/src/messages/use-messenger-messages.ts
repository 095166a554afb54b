'use client';
// The texts about the workplace messenger. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { messenger } from './zh-CN/messenger.ts';

/**
 * @example
 * ```tsx
 * const title = useMessengerMessages().scan.title;
 * ```
 */
export const useMessengerMessages = () => useArea('messenger', messenger);
