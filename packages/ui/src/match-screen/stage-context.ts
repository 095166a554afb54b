'use client';
// The needs of every picture besides its own values: the server's time, and the step of the reveal.
import { createContext, useContext } from 'react';
import type { SceneListener } from './sound/scene-report.ts';

export interface StageContextValue {
  /** The server's time, epoch ms. */
  readonly now: () => number;
  /** No motion at all. */
  readonly still: boolean;
  /** The parts that are not all there yet; a change of picture waits for them. */
  readonly settingUp: Set<object>;
  /** For a mixer, which lays it over a picture of its own. */
  readonly transparent?: boolean;
  /** Hears where the picture stands, for its sound. */
  readonly onScene?: SceneListener | undefined;
  /** The path of the audience's page; left out where no code is drawn. */
  readonly audiencePath?: string | undefined;
}

export const StageContext = createContext<StageContextValue>({
  now: () => Date.now(),
  still: false,
  settingUp: new Set(),
});

export function useStageContext(): StageContextValue {
  return useContext(StageContext);
}
