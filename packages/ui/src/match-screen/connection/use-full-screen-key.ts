'use client';
// F goes to full screen and back, unless somebody is typing.
import { type RefObject, useEffect } from 'react';
import { toggleFullScreen } from './full-screen.ts';

export function useFullScreenKey(target: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.composedPath()[0])) return;
      event.preventDefault();
      void toggleFullScreen(target.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [target, wanted]);
}

function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
