// What the stories of the match screen share: a stage of a given size, and a value put together.
import type { Look, ScreenMatch, ScreenTheme } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useScreenMessages } from '../messages/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { Notice } from './connection/Notice.tsx';
import { MatchStage } from './MatchStage.tsx';
import { type SampleStageName, sampleLook, sampleMatch, sampleStages } from './samples.ts';

export interface MatchStoryArgs {
  readonly stage: SampleStageName;
  readonly theme: ScreenTheme;
  readonly revealStep: number | null;
  readonly still: boolean;
  readonly connection: 'live' | 'lost';
  readonly status?: ScreenMatch['status'];
  readonly look?: Partial<Look>;
  /** In px; the whole window when null. */
  readonly width: number | null;
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
}: MatchStoryArgs) {
  const match = useMemo(
    () =>
      sampleMatch(sampleStages[stage], {
        revealStep,
        status,
        look: { ...sampleLook, theme, ...look },
      }),
    [stage, theme, revealStep, status, look],
  );
  const size =
    width === null ? { width: '100vw', height: '100vh' } : { width, height: (width * 220) / 390 };
  return (
    <main style={size}>
      <MatchStage match={match} still={still} connection={connection} />
    </main>
  );
}

export function Connection({ state }: { readonly state: 'notFound' | 'connecting' }) {
  const { notFound, connecting } = useScreenMessages();
  return (
    <main style={{ width: '100vw', height: '100vh' }}>
      <ThemeProvider theme="OBSIDIAN">
        <Notice {...(state === 'notFound' ? notFound : { title: connecting })} />
      </ThemeProvider>
    </main>
  );
}
