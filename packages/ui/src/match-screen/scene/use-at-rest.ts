'use client';
// Draws a picture that an undo brought back at rest: what a hall has celebrated once is not celebrated again.
import { type RefObject, useLayoutEffect } from 'react';
import type { Scene } from './scene-queue.ts';

/** `moving`: the picture is on its way in, and parts of it may still be drawn. */
export function useAtRest(
  layer: RefObject<HTMLElement | null>,
  { match }: Pick<Scene, 'match'>,
  moving: boolean,
): void {
  const { returned = false, version } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that comes back may start motions of its own
  useLayoutEffect(() => {
    const element = layer.current;
    if (!returned || element === null) return;
    endMotions(element);
    if (!moving) return;
    const late = new MutationObserver(() => endMotions(element));
    late.observe(element, { subtree: true, childList: true, attributes: true });
    return () => late.disconnect();
  }, [layer, returned, version, moving]);
}

/** The picture itself may still move in, and what breathes for ever has no end to stand at. */
function endMotions(layer: HTMLElement): void {
  for (const motion of layer.getAnimations({ subtree: true })) {
    const { effect } = motion;
    const isInside = effect instanceof KeyframeEffect && effect.target !== layer;
    if (isInside && Number.isFinite(effect.getComputedTiming().endTime)) motion.finish();
  }
}
