'use client';
// What follows a login: nothing stays on view of the one before, and the host goes on.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useForgetAll } from '../data/use-forget-all.ts';

/** The same function at every drawing, so that a login under way ends with the newest `onLoggedIn`. */
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
