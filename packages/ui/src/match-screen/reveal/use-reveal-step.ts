'use client';
// Follows a reveal: at the operator's step, or moving by itself while nobody steps.
import { clampStep } from '@liangfen/rules';
import type { RevealStep } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';

export interface RevealStepOptions {
  /** The picture came while we were watching: it plays from the beginning, otherwise it stands at its end. */
  readonly fresh: boolean;
  /** Whether the picture is set up unseen: its time begins when it moves in. */
  readonly coming: boolean;
}

/**
 * `revealStep` null plays: from the beginning when the picture is fresh, at the end when the
 * screen joined late, and onwards from the operator's step when stepping was given up.
 */
export function useRevealStep(
  steps: readonly Pick<RevealStep, 'waitMs'>[],
  revealStep: number | null,
  { fresh, coming }: RevealStepOptions,
): number {
  const [played, setPlayed] = useState(fresh ? 0 : Number.MAX_SAFE_INTEGER);
  const step = clampStep(revealStep ?? played, steps);
  // A stepped reveal that is left to play goes on from where it stands.
  if (revealStep !== null && played !== revealStep) setPlayed(revealStep);

  const waitMs = revealStep === null && !coming ? steps[step]?.waitMs : undefined;
  useEffect(() => {
    if (waitMs === undefined) return;
    const timer = setTimeout(() => setPlayed(step + 1), waitMs);
    return () => clearTimeout(timer);
  }, [step, waitMs]);

  return step;
}
