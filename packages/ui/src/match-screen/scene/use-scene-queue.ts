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

  const { shown, leaving, transition, hurried } = queue;
  useEffect(() => {
    if (leaving === null || transition === null) return;
    const timer = setTimeout(
      () => act({ type: 'SETTLED', serial: shown.serial }),
      transitionMs(transition, hurried),
    );
    return () => clearTimeout(timer);
  }, [leaving, transition, hurried, shown.serial]);

  return queue;
}
