'use client';
// Listens to the keys of the running bout; off while typing, in dialogs, and for a key that is held.
import type { Bout } from '@liangfen/console-machine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SendToConsole } from '../console-view.ts';
import { isForPanel } from '../use-panel-keys.ts';
import { boutKeyEvent } from './bout-keys.ts';

export function useBoutKeys(bout: Bout | null, send: SendToConsole): void {
  const latest = useRef({ bout, send });
  useLayoutEffect(() => {
    latest.current = { bout, send };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = latest.current;
      if (now.bout === null || !isForPanel(event)) return;
      const meant = boutKeyEvent(now.bout, event.key);
      if (meant === null) return;
      event.preventDefault();
      now.send(meant);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
