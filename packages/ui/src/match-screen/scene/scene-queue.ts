// The queue of pictures: one transition at a time, the newest waits, everything between is skipped.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { sceneKey } from './scene.ts';
import { type Transition, transitionBetween } from './transitions.ts';

export interface Scene {
  /** New with every picture, also when an earlier one comes back. */
  readonly serial: number;
  readonly match: ScreenMatch;
  /** It came while we were watching; otherwise the screen joined late and jumps to its end. */
  readonly fresh: boolean;
}

export interface SceneQueue {
  readonly shown: Scene;
  /** The picture on its way out; while there is one, a transition is running. */
  readonly leaving: Scene | null;
  readonly transition: Transition | null;
  readonly hurried: boolean;
  readonly waiting: ScreenMatch | null;
}

export type SceneQueueAction =
  | { readonly type: 'ARRIVED'; readonly match: ScreenMatch; readonly cut: boolean }
  | { readonly type: 'SETTLED'; readonly serial: number };

export function openSceneQueue(match: ScreenMatch): SceneQueue {
  return {
    shown: { serial: 0, match, fresh: false },
    leaving: null,
    transition: null,
    hurried: false,
    waiting: null,
  };
}

export function sceneQueue(queue: SceneQueue, action: SceneQueueAction): SceneQueue {
  switch (action.type) {
    case 'ARRIVED':
      return arrived(queue, action.match, action.cut);
    case 'SETTLED':
      return action.serial === queue.shown.serial ? settled(queue) : queue;
  }
}

function arrived(queue: SceneQueue, match: ScreenMatch, cut: boolean): SceneQueue {
  if (match === queue.shown.match && queue.waiting === null) return queue;
  if (match.competitionId !== queue.shown.match.competitionId) {
    return { ...openSceneQueue(match), shown: { ...nextScene(queue, match), fresh: false } };
  }
  if (sceneKey(match) === sceneKey(queue.shown.match)) {
    return { ...queue, shown: { ...queue.shown, match }, waiting: null };
  }
  if (cut) {
    return { ...openSceneQueue(match), shown: nextScene(queue, match) };
  }
  return queue.leaving === null ? started(queue, match, false) : { ...queue, waiting: match };
}

function settled(queue: SceneQueue): SceneQueue {
  const still = { ...queue, leaving: null, transition: null, hurried: false, waiting: null };
  return queue.waiting === null ? still : started(still, queue.waiting, true);
}

function started(queue: SceneQueue, match: ScreenMatch, hurried: boolean): SceneQueue {
  return {
    shown: nextScene(queue, match),
    leaving: queue.shown,
    transition: transitionBetween(queue.shown.match, match),
    hurried,
    waiting: null,
  };
}

function nextScene(queue: SceneQueue, match: ScreenMatch): Scene {
  return { serial: queue.shown.serial + 1, match, fresh: true };
}
