'use client';
// The texts of a judge's pages. Files of their own, so that a page's bundle carries only what it shows.
import { useArea } from './use-area.ts';
import { judgeScoring } from './zh-CN/judge-scoring.ts';

/**
 * @example
 * ```tsx
 * const title = useJudgeMessages().title;
 * ```
 */
export const useJudgeMessages = () => useArea('judge', judgeScoring);

export type JudgeTexts = typeof judgeScoring;
