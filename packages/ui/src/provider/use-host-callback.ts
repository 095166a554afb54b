'use client';
// Calls a function of the page around us: always the newest, and nothing that it does can reach our own tree.
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the same function for the life of the component. It hands on no return value: React takes an effect's return
 * value for its clean-up, and a host's `async` function or `list.push` would end the whole page.
 */
export function useHostCallback<Told extends readonly unknown[]>(
  callback: ((...told: Told) => void) | undefined,
): (...told: Told) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...told: Told) => {
    try {
      latest.current?.(...told);
    } catch (error) {
      // The host's error is reported where the browser reports errors, and our own tree goes on.
      queueMicrotask(() => {
        throw error;
      });
    }
  }, []);
}
