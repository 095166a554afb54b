'use client';
// The start page or a break is on: what remains is to go on, or to begin a break.
import { usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { IntermissionTools, type TitleToolsProps } from '../parts/TitleTools.tsx';

export function InitPanel({ view, send }: TitleToolsProps) {
  const { init, intermission } = usePanelMessages();
  const inBreak = isBreak(view.match.link);
  return (
    <>
      <EmptyState
        title={inBreak ? intermission.onAir : init.title}
        hint={inBreak ? intermission.hint : init.hint}
      />
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <IntermissionTools view={view} send={send} />
      </div>
    </>
  );
}

/**
 * The start page, and the links that have panels of their own. They are listed so that a new link that opens this panel
 * is not called the start page unasked, and in a type because it weighs nothing.
 */
type NoBreak =
  | 'INIT'
  | 'PROGRAM_LIST'
  | 'SIGN_IN'
  | 'TITLE'
  | 'RANK'
  | 'PODIUM'
  | 'CHAMPION'
  | 'AWARDS'
  | 'BRACKET'
  | 'TEST'
  | 'SPEECH'
  | 'SCORE'
  | 'SHOW_SCORE'
  | 'SHOW_RESULT'
  | 'BATTLE'
  | 'PAUSE'
  | 'RESUME'
  | 'DETERMINE'
  | 'TEST_SPEECH'
  | 'TEST_SCORE'
  | 'TEST_SHOW_SCORE'
  | 'TEST_SHOW_RESULT'
  | 'TEST_BATTLE'
  | 'TEST_PAUSE'
  | 'TEST_RESUME'
  | 'TEST_DETERMINE';

function isBreak(link: NoBreak | 'INTERMISSION'): boolean {
  return link === 'INTERMISSION';
}
