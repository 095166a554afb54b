'use client';
// Whether the pointer moved a moment ago; when it has been still for a while its cursor is hidden.
import { type RefObject, useEffect, useState } from 'react';

const idleMs = 2_500;

export function usePointerNear(target: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!wanted || element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      element.style.cursor = 'none';
      setNear(false);
    };
    const wait = () => {
      element.style.cursor = '';
      clearTimeout(timer);
      timer = setTimeout(rest, idleMs);
    };
    const onMove = () => {
      wait();
      setNear(true);
    };
    wait();
    element.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      element.style.cursor = '';
      element.removeEventListener('pointermove', onMove);
    };
  }, [target, wanted]);
  return near;
}
