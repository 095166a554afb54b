'use client';
// The texts of one area: ours, with the partner's laid over them.
import { createContext, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, withOverrides } from './messages.ts';

export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

export function useArea<Area extends keyof Messages>(
  area: Area,
  texts: Messages[Area],
): Messages[Area] {
  const overrides = useContext(MessagesContext)?.[area];
  // Safe: the overrides of an area are the overrides of that area's texts; the compiler cannot see it for a generic key.
  return useMemo(
    () => withOverrides(texts, overrides as Parameters<typeof withOverrides<Messages[Area]>>[1]),
    [texts, overrides],
  );
}
