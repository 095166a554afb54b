'use client';
// The texts of one area: ours, with the partner's laid over them.
import { createContext, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, type Overrides, withOverrides } from './messages.ts';

/**
 * @example
 * ```tsx
 * <MessagesContext.Provider value={{ screen: { test: 'Dry run' } }}>
 *   <MatchStage match={screenMatch} />
 * </MessagesContext.Provider>;
 * ```
 */
export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

/** `texts` are those of the area, or of the part that a page loads. */
export function useArea<Area extends keyof Messages, Texts extends object>(
  area: Area,
  texts: Messages[Area] extends Texts ? Texts : never,
): Texts {
  const overrides = useContext(MessagesContext)?.[area];
  // Safe: the overrides of an area hold those of its part; the compiler cannot see it for a generic key.
  return useMemo(
    () => withOverrides<Texts>(texts, overrides as Overrides<Texts> | undefined),
    [texts, overrides],
  );
}

/**
 * Returns the language of the texts, for screen readers, hyphenation and dates: a component sets it on whatever page it
 * stands.
 *
 * @example
 * ```tsx
 * <p lang={useLang()}>…</p>;
 * ```
 */
export function useLang(): string {
  return useContext(MessagesContext)?.lang ?? 'zh-CN';
}
