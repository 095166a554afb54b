'use client';
// The texts a component shows: ours, with the partner's laid over them.
import { createContext, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, withOverrides } from './messages.ts';
import { backstage } from './zh-CN/backstage.ts';
import { common } from './zh-CN/common.ts';
import { failure } from './zh-CN/failure.ts';
import { judge } from './zh-CN/judge.ts';
import { panel } from './zh-CN/panel.ts';
import { screen } from './zh-CN/screen.ts';

export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

function useArea<Area extends keyof Messages>(area: Area, texts: Messages[Area]): Messages[Area] {
  const overrides = useContext(MessagesContext)?.[area];
  // Safe: the overrides of an area are the overrides of that area's texts; the compiler cannot see it for a generic key.
  return useMemo(
    () => withOverrides(texts, overrides as Parameters<typeof withOverrides<Messages[Area]>>[1]),
    [texts, overrides],
  );
}

// One hook per area, so that a bundler leaves out the texts that a page never shows.
export const useCommonMessages = () => useArea('common', common);
export const useFailureMessages = () => useArea('failure', failure);
export const useScreenMessages = () => useArea('screen', screen);
export const usePanelMessages = () => useArea('panel', panel);
export const useJudgeMessages = () => useArea('judge', judge);
export const useBackstageMessages = () => useArea('backstage', backstage);
