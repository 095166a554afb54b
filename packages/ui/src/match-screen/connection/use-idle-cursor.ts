'use client';
// Hides the cursor when the mouse has been still for a while.
import { type RefObject, useEffect } from 'react';

const idleMs = 2_500;

export function useIdleCursor(target: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const element = target.current;
    if (!wanted || element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      element.style.cursor = 'none';
    };
    const onMove = () => {
      element.style.cursor = '';
      clearTimeout(timer);
      timer = setTimeout(hide, idleMs);
    };
    onMove();
    element.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      element.style.cursor = '';
      element.removeEventListener('pointermove', onMove);
    };
  }, [target, wanted]);
}
