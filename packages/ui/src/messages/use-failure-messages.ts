'use client';
// The texts of failures. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { failure } from './zh-CN/failure.ts';

/**
 * @example
 * ```tsx
 * const unknown = useFailureMessages().unknown;
 * ```
 */
export const useFailureMessages = () => useArea('failure', failure);
