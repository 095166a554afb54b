'use client';
// Tells the sound where the picture stands, after each of its changes.
import type { RevealStep, Stage } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import type { Scene } from '../scene/scene-queue.ts';
import { useStageContext } from '../stage-context.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';

export interface SceneReportOptions {
  readonly scene: Scene;
  /** Whether the picture stands on the stage: neither on its way in nor on its way out. */
  readonly seen: boolean;
  readonly stage: Stage;
  readonly steps: readonly RevealStep[];
  readonly step: number;
  /** Whether its reveal goes on by itself. */
  readonly plays: boolean;
}

export function useSceneReport({ scene, seen, stage, steps, step, plays }: SceneReportOptions) {
  const { onScene, still } = useStageContext();
  const reduced = useReducedMotion();
  const { serial, fresh } = scene;
  const returned = scene.match.returned === true;
  const waitMs = plays ? steps[step]?.waitMs : undefined;
  const due = useRef<number | null>(null);
  // Begins with the timer of the step itself (`useRevealStep`), and not anew when something else changes.
  useEffect(() => {
    due.current = waitMs === undefined || step < 0 ? null : performance.now() + waitMs;
  }, [step, waitMs]);
  const quiet = still || reduced;
  useEffect(() => {
    if (!seen) return;
    const dueAt = waitMs === undefined ? null : due.current;
    onScene?.({ serial, fresh, returned, stage, steps, step, dueAt, still: quiet });
  }, [onScene, seen, serial, fresh, returned, stage, steps, step, waitMs, quiet]);
  useEffect(() => {
    if (!seen) return;
    return () => onScene?.(null);
  }, [onScene, seen]);
}
