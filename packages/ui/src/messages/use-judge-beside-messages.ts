'use client';
// The texts of a judge's pages beside scoring. A file of its own, so that a seat link does not load it.
import { useArea } from './use-area.ts';
import { judgeBeside } from './zh-CN/judge-beside.ts';

/**
 * @example
 * ```tsx
 * const title = useJudgeBesideMessages().own.title;
 * ```
 */
export const useJudgeBesideMessages = () => useArea('judge', judgeBeside);
