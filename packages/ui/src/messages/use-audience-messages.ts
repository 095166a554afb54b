'use client';
// The texts of the audience's page. A file of its own, so that a page's bundle carries only what it shows.
import { useArea } from './use-area.ts';
import { audience } from './zh-CN/audience.ts';

/**
 * @example
 * ```tsx
 * const title = useAudienceMessages().order;
 * ```
 */
export const useAudienceMessages = () => useArea('audience', audience);
