'use client';
// Changes of a theme that can be taken back one by one; dragging through a palette is one of them.
import type { Look } from '@liangfen/sdk/schema';
import { useState } from 'react';
import type { ThemedLook } from './theme-parts.ts';

type Part = Partial<Omit<ThemedLook, 'background'>>;

interface Step {
  readonly before: Part;
  readonly field: string;
}

/** More steps than anybody counts. */
const mostSteps = 100;

export interface Steps {
  /** `field` tells one thing that is being changed from the next. */
  readonly change: (part: Part, field: string) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

export function useSteps(look: Look, onChange: (part: Partial<Look>) => void): Steps {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    change: (part, field) => {
      const { theme, ownTheme = null, primaryColour, secondaryColour } = look;
      const before = { theme, ownTheme, primaryColour, secondaryColour };
      if (last?.field !== field) setSteps([...steps, { before, field }].slice(-mostSteps));
      onChange(part);
    },
    canUndo: last !== undefined,
    undo: () => {
      if (last === undefined) return;
      setSteps(steps.slice(0, -1));
      onChange(last.before);
    },
  };
}
