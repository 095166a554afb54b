'use client';
// Follows a login: clears what the former login has read, and lets the host go on.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useForgetAll } from '../data/use-forget-all.ts';

/** Returns the same function at every drawing, so that a login under way ends with the newest `onLoggedIn`. */
export function useLoggedIn(onLoggedIn: () => void): () => void {
  const forgetAll = useForgetAll();
  const done = useRef(() => {});
  useLayoutEffect(() => {
    done.current = () => {
      forgetAll();
      onLoggedIn();
    };
  });
  return useCallback(() => done.current(), []);
}
