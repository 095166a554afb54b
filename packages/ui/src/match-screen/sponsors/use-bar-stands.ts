'use client';
// Whether the bar stands below a picture: decided when the picture comes, and kept while something in it is revealed.
import { revealSteps } from '@liangfen/rules';
import { useState } from 'react';
import type { Scene } from '../scene/scene-queue.ts';
import { barStands } from './bar-links.ts';

export interface BarStanding {
  readonly stands: boolean;
  /** Below the picture before. */
  readonly before: boolean;
}

/** An organiser who changes the bar meanwhile sees it with the next picture: cards do not jump under people's eyes. */
export function useBarStands({ serial, match }: Scene): BarStanding {
  const stands = barStands(match);
  const [held, setHeld] = useState({ serial, stands, before: stands });
  const isNew = held.serial !== serial;
  if (!isNew && (held.stands === stands || revealSteps(match.stage).length > 0)) return held;
  const next = { serial, stands, before: isNew ? held.stands : held.before };
  setHeld(next);
  return next;
}
