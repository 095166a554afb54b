// The page that the screen's bench measures: the stage as a hall sees it, or a mixer's graphic, moved by the bench.

import type { ScreenTheme } from '@liangfen/sdk/schema';
import { revealSteps } from '@liangfen/ui/match-stage';
import { createRoot } from 'react-dom/client';
import { Layers } from '../../packages/ui/src/match-screen/output/Layers.tsx';
import { StageBox } from '../../packages/ui/src/match-screen/StageBox.tsx';
import { samplePhoto } from '../../packages/ui/src/match-screen/sample-photos.ts';
import {
  type SampleStageName,
  sampleLook,
  sampleMatch,
  sampleStages,
} from '../../packages/ui/src/match-screen/samples.ts';
import * as pictures from '../../packages/ui/src/match-screen/scene/pictures.ts';
import { openSoundEngine } from '../../packages/ui/src/match-screen/sound/engine.ts';

const box = document.getElementById('screen');
if (box === null) throw new Error('the page has no place for the screen');
const root = createRoot(box);
const serverNow = () => Date.now();
const nobody = { decimals: 0, rows: [] };
let scene: ReturnType<typeof openSoundEngine>['scene'] | undefined;
let photos = false;

function matchOf(name: SampleStageName, theme: ScreenTheme, revealStep: number | null) {
  const look = { ...sampleLook, theme, ...(photos ? { slides: [samplePhoto, samplePhoto] } : {}) };
  return sampleMatch(sampleStages[name], { revealStep, look });
}

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
      <StageBox match={matchOf(name, theme, revealStep)} pictures={pictures} onScene={scene} />,
    ),
  /** The lower third in place of the stage. */
  showLowerThird: (name: SampleStageName, theme: ScreenTheme = 'OBSIDIAN') =>
    root.render(
      <Layers
        match={matchOf(name, theme, null)}
        layer="lower-third"
        keyColour={null}
        now={serverNow}
        results={nobody}
      />,
    ),
  /** From now on every picture sounds, and pictures that may have photographs have them. */
  soundAndPhotos: () =>
    new Promise<string>((resolve) => {
      photos = true;
      const engine = openSoundEngine({
        serverNow,
        onState: (state) => {
          if (state === 'ON') resolve(state);
        },
      });
      engine.set({ level: 60, theme: 'OBSIDIAN' });
      scene = engine.scene;
    }),
};
Object.assign(window, { bench });
bench.show('START');
