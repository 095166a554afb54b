'use client';
// The first texts of a screen. A file of its own, so that a screen's first load carries no other text.
import { useArea } from './use-area.ts';
import { firstScreen } from './zh-CN/first-screen.ts';

export const useFirstScreenMessages = () => useArea('screen', firstScreen);
