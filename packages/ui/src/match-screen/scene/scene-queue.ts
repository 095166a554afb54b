// The queue of pictures: one change at a time, the newest waits, everything between is skipped.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { sceneKey } from './scene.ts';
import { type Transition, transitionBetween } from './transitions.ts';

export interface Scene {
  /** New with every picture, also when an earlier one comes back. */
  readonly serial: number;
  readonly match: ScreenMatch;
  /** Whether the picture is new and came while the screen was watching; a late or a returned one stands at its end. */
  readonly fresh: boolean;
}

/**
 * REST one picture stands. HOLD what moves in it stops, because a new one waits. SET_UP the new one
 * is painted, unseen, behind the one that stands. MOVING the transition runs.
 */
export type ScenePhase = 'REST' | 'HOLD' | 'SET_UP' | 'MOVING';

export interface SceneQueue {
  readonly phase: ScenePhase;
  readonly shown: Scene;
  /** The picture before; there while the new one is set up and moves in. */
  readonly leaving: Scene | null;
  readonly transition: Transition | null;
  readonly hurried: boolean;
  readonly waiting: ScreenMatch | null;
}

export type SceneQueueAction =
  | { readonly type: 'ARRIVED'; readonly match: ScreenMatch; readonly cut: boolean }
  /** The phase has painted what it was for: HOLD and SET_UP are over. */
  | { readonly type: 'PAINTED'; readonly phase: ScenePhase }
  | { readonly type: 'SETTLED'; readonly serial: number };

export function openSceneQueue(match: ScreenMatch): SceneQueue {
  return {
    phase: 'REST',
    shown: { serial: 0, match, fresh: false },
    leaving: null,
    transition: null,
    hurried: false,
    waiting: null,
  };
}

/**
 * Returns the kind of picture behind which the light stands, and whether the light is held while the next picture is
 * set up.
 */
export function lightOf({ phase, shown, leaving }: SceneQueue) {
  const standing = phase === 'SET_UP' && leaving !== null ? leaving : shown;
  return {
    kind: standing.match.stage.kind,
    held: phase === 'HOLD' || phase === 'SET_UP',
  };
}

export function sceneQueue(queue: SceneQueue, action: SceneQueueAction): SceneQueue {
  switch (action.type) {
    case 'ARRIVED':
      return arrived(queue, action.match, action.cut);
    case 'PAINTED':
      return action.phase === queue.phase ? painted(queue) : queue;
    case 'SETTLED':
      return queue.phase === 'MOVING' && action.serial === queue.shown.serial
        ? settled(queue)
        : queue;
  }
}

function arrived(queue: SceneQueue, match: ScreenMatch, cut: boolean): SceneQueue {
  if (match === queue.shown.match && queue.waiting === null) return queue;
  if (match.competitionId !== queue.shown.match.competitionId) {
    return { ...openSceneQueue(match), shown: { ...nextScene(queue, match), fresh: false } };
  }
  if (sceneKey(match) === sceneKey(queue.shown.match)) {
    return {
      ...queue,
      phase: queue.phase === 'HOLD' ? 'REST' : queue.phase,
      shown: { ...queue.shown, match },
      waiting: null,
    };
  }
  if (cut) {
    return { ...openSceneQueue(match), shown: nextScene(queue, match) };
  }
  return { ...queue, phase: queue.phase === 'REST' ? 'HOLD' : queue.phase, waiting: match };
}

function painted(queue: SceneQueue): SceneQueue {
  switch (queue.phase) {
    case 'HOLD':
      return settled(queue);
    case 'SET_UP':
      return { ...queue, phase: 'MOVING' };
    default:
      return queue;
  }
}

/** Ends the change before, if there was one; a picture that waited while it ran comes faster. */
function settled(queue: SceneQueue): SceneQueue {
  const { shown, waiting } = queue;
  if (waiting === null) {
    return { ...openSceneQueue(shown.match), shown };
  }
  return {
    phase: 'SET_UP',
    shown: nextScene(queue, waiting),
    leaving: shown,
    transition: transitionBetween(shown.match, waiting),
    hurried: queue.phase === 'MOVING',
    waiting: null,
  };
}

function nextScene(queue: SceneQueue, match: ScreenMatch): Scene {
  return { serial: queue.shown.serial + 1, match, fresh: match.returned !== true };
}
