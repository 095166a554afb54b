'use client';
// The texts of the sponsors' part. A file of its own, because that part of the page is loaded later.
import { useArea } from './use-area.ts';
import { sponsors } from './zh-CN/sponsors.ts';

export const useSponsorsMessages = () => useArea('sponsors', sponsors);
