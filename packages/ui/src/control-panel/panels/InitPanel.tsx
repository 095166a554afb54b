'use client';
// The start page or a break is on: what remains is to go on, or to begin a break.
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { IntermissionTools, type TitleToolsProps } from '../parts/TitleTools.tsx';

export function InitPanel({ view, send }: TitleToolsProps) {
  return (
    <>
      <EmptyState {...useOnAirTexts(view.match.link)} />
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <IntermissionTools view={view} send={send} />
      </div>
    </>
  );
}

/** A new link that opens this panel must not be called the start page, so each is named. */
function useOnAirTexts(link: CurrentMatch['link']): {
  readonly title: string;
  readonly hint: string;
} {
  const { init, intermission } = usePanelMessages();
  switch (link) {
    case 'INTERMISSION':
      return { title: intermission.onAir, hint: intermission.hint };
    case 'INIT':
    // These have panels of their own.
    case 'PROGRAM_LIST':
    case 'SIGN_IN':
    case 'TITLE':
    case 'RANK':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'TEST':
    case 'SPEECH':
    case 'SCORE':
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
    case 'BATTLE':
    case 'PAUSE':
    case 'RESUME':
    case 'DETERMINE':
    case 'TEST_SPEECH':
    case 'TEST_SCORE':
    case 'TEST_SHOW_SCORE':
    case 'TEST_SHOW_RESULT':
    case 'TEST_BATTLE':
    case 'TEST_PAUSE':
    case 'TEST_RESUME':
    case 'TEST_DETERMINE':
      return init;
  }
}
