'use client';
// The few words of `common` that a phone's first page shows. A file of its own, so that it carries no others.
import { useArea } from './use-area.ts';
import { basic } from './zh-CN/basic.ts';

/**
 * @example
 * ```tsx
 * const retry = useBasicMessages().action.retry;
 * ```
 */
export const useBasicMessages = () => useArea('common', basic);
