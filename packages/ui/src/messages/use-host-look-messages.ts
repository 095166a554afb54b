'use client';
// What is wrong with a page's own look: a file of its own, so that only screens which have one load it.
import { useArea } from './use-area.ts';
import { hostLook } from './zh-CN/host-look.ts';

export const useHostLookMessages = () => useArea('hostLook', hostLook);
