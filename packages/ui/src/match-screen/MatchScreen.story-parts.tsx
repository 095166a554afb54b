// What the stories of the match screen share: a stage of a given size, and a value put together.
import type { Look, ScreenMatch, ScreenTheme } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useScreenMessages } from '../messages/index.ts';
import { useNoPictureMessages } from '../messages/use-no-picture-messages.ts';
import { ThemeProvider } from '../theme/index.ts';
import { StageMessage } from './connection/StageMessage.tsx';
import { MatchStage } from './MatchStage.tsx';
import { type ExtremeStageName, extremeStages } from './sample-extremes.ts';
import { type SampleStageName, sampleLook, sampleMatch, sampleStages } from './samples.ts';

export type StoryStageName = SampleStageName | ExtremeStageName;

export const storyStages = { ...sampleStages, ...extremeStages };

export interface MatchStoryArgs {
  readonly stage: StoryStageName;
  readonly theme: ScreenTheme;
  readonly revealStep: number | null;
  readonly still: boolean;
  readonly connection: 'live' | 'lost';
  readonly status?: ScreenMatch['status'];
  readonly look?: Partial<Look>;
  /** In px; the whole window when null. */
  readonly width: number | null;
  /** In px; that of the panel's preview when null. */
  readonly height?: number | null;
}

export function MatchStory({
  stage,
  theme,
  revealStep,
  still,
  connection,
  status = 'OFFICIAL',
  look,
  width,
  height = null,
}: MatchStoryArgs) {
  const match = useMemo(
    () =>
      sampleMatch(storyStages[stage], {
        revealStep,
        status,
        look: { ...sampleLook, theme, ...look },
      }),
    [stage, theme, revealStep, status, look],
  );
  const size =
    width === null
      ? { width: '100vw', height: '100vh' }
      : { width, height: height ?? (width * 220) / 390 };
  return (
    <main style={size}>
      <MatchStage match={match} still={still} connection={connection} />
    </main>
  );
}

/** Every picture of a theme on one wall, as stills: to be looked at together, and one axe run for all. */
export function Wall({
  theme,
  look,
}: {
  readonly theme: ScreenTheme;
  readonly look?: Partial<Look>;
}) {
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {Object.entries(storyStages).map(([name, stage]) => (
        <figure key={name} data-picture={name} style={{ width: 480, height: 270, margin: 0 }}>
          <MatchStage
            match={sampleMatch(stage, { look: { ...sampleLook, theme, ...look } })}
            still
            announce={false}
          />
        </figure>
      ))}
    </main>
  );
}

export function Connecting() {
  const { connecting } = useScreenMessages();
  return (
    <main style={{ width: '100vw', height: '100vh' }}>
      <ThemeProvider theme="OBSIDIAN">
        <StageMessage title={connecting} />
      </ThemeProvider>
    </main>
  );
}

/** Every reason for which there is no picture, at the size of a small embedded screen. */
export function Reasons() {
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      <ThemeProvider theme="OBSIDIAN">
        {Object.entries(useNoPictureMessages()).map(([code, { title, hint }]) => (
          <figure key={code} style={{ width: 344, height: 194, margin: 0 }}>
            <StageMessage title={title} hint={hint} />
          </figure>
        ))}
      </ThemeProvider>
    </main>
  );
}
