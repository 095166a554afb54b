// The page that the screen's bench measures: the stage as a hall sees it, moved by the bench.

import type { ScreenTheme } from '@liangfen/sdk/schema';
import { revealSteps } from '@liangfen/ui/match-stage';
import { createRoot } from 'react-dom/client';
import { MatchStage } from '../../packages/ui/src/match-screen/MatchStage.tsx';
import {
  type SampleStageName,
  sampleLook,
  sampleMatch,
  sampleStages,
} from '../../packages/ui/src/match-screen/samples.ts';

const box = document.getElementById('screen');
if (box === null) throw new Error('the page has no place for the screen');
const root = createRoot(box);

const bench = {
  names: Object.keys(sampleStages),
  /** How long a reveal plays by itself, ms. */
  playMs: (name: SampleStageName) =>
    revealSteps(sampleStages[name]).reduce((ms, step) => ms + step.waitMs, 0),
  show: (
    name: SampleStageName,
    theme: ScreenTheme = 'OBSIDIAN',
    revealStep: number | null = null,
  ) =>
    root.render(
      <MatchStage
        match={sampleMatch(sampleStages[name], { revealStep, look: { ...sampleLook, theme } })}
      />,
    ),
};
Object.assign(window, { bench });
bench.show('START');
