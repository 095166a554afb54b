'use client';
// The place of the sponsors on the page of settings, loaded with that page alone.
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { WaitingRead } from '../frame/Loaded.tsx';
import type { SponsorsSheetProps } from './SponsorsSheet.tsx';

const sponsorsSheet = latePart(async () => (await import('./SponsorsSheet.tsx')).SponsorsSheet);

export function SponsorsPlace(props: SponsorsSheetProps) {
  const { part: Part, failed, retry } = useLatePart(sponsorsSheet);
  if (Part !== null) return <Part {...props} />;
  return failed ? <ErrorState onRetry={retry} /> : <WaitingRead />;
}
