'use client';
// Why there is no picture. A file of its own, so that a screen which has one does not load it.
import { useArea } from './use-area.ts';
import { noPicture } from './zh-CN/no-picture.ts';

export const useNoPictureMessages = () => useArea('noPicture', noPicture);
