'use client';
// F goes to full screen and back, unless somebody is typing.
import { type RefObject, useEffect } from 'react';

export function useFullScreenKey(target: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.composedPath()[0])) return;
      event.preventDefault();
      void toggle(target.current);
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

async function toggle(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await element?.requestFullscreen();
  } catch {
    // Not allowed here, e.g. in a frame without permission.
  }
}
