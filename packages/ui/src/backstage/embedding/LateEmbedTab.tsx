'use client';
// The place of the page 嵌入, whose code is loaded when it is opened, because few visits to the desk open it.
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { WaitingRead } from '../frame/Loaded.tsx';
import type { EmbedTabProps } from './EmbedTab.tsx';

const embedTab = latePart(async () => (await import('./EmbedTab.tsx')).EmbedTab);

export function LateEmbedTab(props: EmbedTabProps) {
  const { part: Page, failed, retry } = useLatePart(embedTab);
  if (Page !== null) return <Page {...props} />;
  return failed ? <ErrorState onRetry={retry} /> : <WaitingRead />;
}
