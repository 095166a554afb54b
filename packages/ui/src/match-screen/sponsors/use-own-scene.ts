'use client';
// Takes the hall's sponsors out of a mixer's scene, because a broadcast has contracts of its own.
import { useMemo } from 'react';
import type { Scene } from '../scene/scene-queue.ts';
import { useStageContext } from '../stage-context.ts';

export function useOwnScene(scene: Scene): Scene {
  const { transparent = false } = useStageContext();
  return useMemo(() => {
    if (!transparent) return scene;
    const { match } = scene;
    return { ...scene, match: { ...match, look: { ...match.look, sponsors: [] } } };
  }, [scene, transparent]);
}
