'use client';
// Runs the queue of pictures in React: what is shown, what leaves, and when the change is over.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { useEffect, useReducer } from 'react';
import { openSceneQueue, type SceneQueue, sceneQueue } from './scene-queue.ts';
import { transitionMs } from './transitions.ts';

/** `still`: every change is a cut, for people who asked for less motion and for printed states. */
export function useSceneQueue(match: ScreenMatch, still: boolean): SceneQueue {
  const [queue, act] = useReducer(sceneQueue, match, openSceneQueue);

  useEffect(() => {
    // Nobody sees a hidden page, and its timers hardly run: it must not pile up changes.
    act({ type: 'ARRIVED', match, cut: still || document.visibilityState === 'hidden' });
  }, [match, still]);

  const { phase, shown, transition, hurried } = queue;
  useEffect(() => {
    if (phase !== 'HOLD' && phase !== 'SET_UP') return;
    // The browser takes what the second frame changes only when the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => act({ type: 'PAINTED', phase }));
    });
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'MOVING' || transition === null) return;
    const timer = setTimeout(
      () => act({ type: 'SETTLED', serial: shown.serial }),
      transitionMs(transition, hurried),
    );
    return () => clearTimeout(timer);
  }, [phase, transition, hurried, shown.serial]);

  return queue;
}
