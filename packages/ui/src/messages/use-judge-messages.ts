'use client';
// What a judge reads. A file of its own, so that a page's bundle carries only the areas it shows.
import { useArea } from './use-area.ts';
import { judge } from './zh-CN/judge.ts';

export const useJudgeMessages = () => useArea('judge', judge);
