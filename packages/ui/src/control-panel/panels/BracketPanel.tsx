'use client';
// The bracket is on: it follows the bouts by itself.
import { usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';

export function BracketPanel() {
  const { bracket } = usePanelMessages();
  return <EmptyState title={bracket.title} hint={bracket.hint} />;
}
