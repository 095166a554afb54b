'use client';
// Asks before a page is left while a form has changes: inside the app, and when the tab is closed.
import { useEffect } from 'react';
import { type HeldBack, useNavigation } from './pages.tsx';
import { useCountedWhile } from './unsaved.tsx';

const nobody = () => null;

export function useUnsavedGuard(changed: boolean): HeldBack | null {
  // The host's hook is the same one for as long as the page lives.
  const { useHeldBack = nobody } = useNavigation();
  useCountedWhile(changed);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  return useHeldBack(changed);
}
