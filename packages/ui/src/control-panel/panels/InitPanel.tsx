'use client';
// The start page is on: nothing to do here but to go on.
import { usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';

export function InitPanel() {
  const { init } = usePanelMessages();
  return <EmptyState title={init.title} hint={init.hint} />;
}
