'use client';
// A scene as it is shown here: a mixer's picture has no sponsors of the hall's, because a broadcast has contracts of its own.
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
