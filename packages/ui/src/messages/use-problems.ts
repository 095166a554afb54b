'use client';
// The server's refusals in the page's language. A file of its own, so that a phone loads no other failure.
import { useArea } from './use-area.ts';
import { problems } from './zh-CN/problems.ts';

/**
 * @example
 * ```tsx
 * const text = problemText(useProblems(), { code: 'NOT_FOUND', detail: '没有这场比赛' });
 * ```
 */
export const useProblems = () => useArea('failure', problems).problems;
