'use client';
// The sound of a screen, where host and operator want it: loads the engine, feeds it, and reports its state.
import type { Look, ScreenSoundState } from '@liangfen/sdk/schema';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SoundEngine } from '../sound/engine.ts';
import type { SceneListener } from '../sound/scene-report.ts';
import { soundEngine } from './asked-parts.ts';

export interface ScreenSoundOptions {
  /** The page lets the screen sound. */
  readonly allowed: boolean;
  /** Null before the first picture. */
  readonly look: Pick<Look, 'sound' | 'theme'> | null;
  /** The server's time; keep it stable. */
  readonly now: () => number;
  /** Takes the listener to which the picture reports; always the same function. */
  readonly onListener: (listener: SceneListener | undefined) => void;
  readonly report: (said: { readonly sound: ScreenSoundState }) => void;
  /** The function that the operator's test calls. */
  readonly test: RefObject<(() => void) | null>;
}

const askAgainMs = 10_000;

export function useScreenSound({
  allowed,
  look,
  now,
  onListener,
  report,
  test,
}: ScreenSoundOptions) {
  const wanted = allowed && look?.sound?.on === true;
  const level = look?.sound?.level ?? 0;
  const theme = look?.theme ?? 'OBSIDIAN';
  const [engine, setEngine] = useState<SoundEngine | null>(null);
  const [state, setState] = useState<ScreenSoundState>('OFF');
  const opened = useRef<SoundEngine | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      void soundEngine.load().then(
        ({ openSoundEngine }) => {
          if (over) return;
          opened.current = openSoundEngine({ serverNow: now, onState: setState });
          setEngine(opened.current);
        },
        () => {
          if (!over) timer = setTimeout(open, askAgainMs);
        },
      );
    open();
    return () => {
      over = true;
      clearTimeout(timer);
      opened.current?.close();
      opened.current = null;
      setEngine(null);
      setState('OFF');
    };
  }, [wanted, now]);

  useEffect(() => engine?.set({ level, theme }), [engine, level, theme]);
  useEffect(() => {
    test.current = engine?.test ?? null;
    onListener(engine?.scene);
    return () => {
      test.current = null;
      onListener(undefined);
    };
  }, [engine, onListener, test]);
  useEffect(() => report({ sound: state }), [report, state]);

  const start = useCallback(() => opened.current?.start(), []);
  const blocked = state === 'BLOCKED' || state === 'NO_OUTPUT';
  // Any press will do, wherever it falls: the browser only wants to see that somebody is there, or loudspeakers were connected.
  useEffect(() => {
    if (!blocked) return;
    window.addEventListener('pointerup', start);
    window.addEventListener('keydown', start);
    return () => {
      window.removeEventListener('pointerup', start);
      window.removeEventListener('keydown', start);
    };
  }, [blocked, start]);
  return { state, start };
}
