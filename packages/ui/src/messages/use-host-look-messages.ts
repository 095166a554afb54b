'use client';
// The texts about a page's own look. A file of its own, so that only screens which have one load it.
import { useArea } from './use-area.ts';
import { hostLook } from './zh-CN/host-look.ts';

export const useHostLookMessages = () => useArea('hostLook', hostLook);
