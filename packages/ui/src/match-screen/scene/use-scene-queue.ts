'use client';
// Runs the queue of pictures in React: the picture shown, the picture leaving, and the end of the change.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { startTransition, useEffect, useReducer } from 'react';
import { openSceneQueue, type SceneQueue, sceneQueue } from './scene-queue.ts';
import { transitionMs } from './transitions.ts';

export interface SceneQueueOptions {
  /** Every change is a cut, for people who asked for less motion and for printed states. */
  readonly still: boolean;
  /** Parts of the new picture that are not there yet; it does not move without them. */
  readonly settingUp: ReadonlySet<object>;
}

export function useSceneQueue(
  match: ScreenMatch,
  { still, settingUp }: SceneQueueOptions,
): SceneQueue {
  const [queue, act] = useReducer(sceneQueue, match, openSceneQueue);

  useEffect(() => {
    // Nobody sees a hidden page, and its timers hardly run: it must not pile up changes.
    act({ type: 'ARRIVED', match, cut: still || document.visibilityState === 'hidden' });
  }, [match, still]);

  const { phase, shown, transition, hurried } = queue;
  useEffect(() => {
    if (phase !== 'HOLD' && phase !== 'SET_UP') return;
    // As a transition: React then draws a whole picture in pieces of a few milliseconds.
    const goOn = () => startTransition(() => act({ type: 'PAINTED', phase }));
    // The browser takes what the second frame changes only when the first has been painted.
    const wait = () => {
      frame = requestAnimationFrame(() => {
        if (settingUp.size > 0) wait();
        else frame = requestAnimationFrame(goOn);
      });
    };
    let frame = 0;
    wait();
    return () => cancelAnimationFrame(frame);
  }, [phase, settingUp]);

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
