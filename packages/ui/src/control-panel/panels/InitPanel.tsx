'use client';
// The start page or a break is on: what remains is to go on, or to begin a break.
import { usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { IntermissionTools, type TitleToolsProps } from '../parts/TitleTools.tsx';

export function InitPanel({ view, send }: TitleToolsProps) {
  const { init, intermission } = usePanelMessages();
  const inBreak = view.match.link === 'INTERMISSION';
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
