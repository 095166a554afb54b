'use client';
// Why a component is not set up: a file of its own, so that only parts which say it load it.
import { useArea } from './use-area.ts';
import { setUp } from './zh-CN/set-up.ts';

export const useSetUpMessages = () => useArea('setUp', setUp);
