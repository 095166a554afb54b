'use client';
// The place of the sponsors on the page of settings, loaded with that page alone.
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { WaitingRead } from '../frame/Loaded.tsx';
import type { SponsorsSectionProps } from './SponsorsSection.tsx';

const sponsorsSection = latePart(
  async () => (await import('./SponsorsSection.tsx')).SponsorsSection,
);

export function LateSponsorsSection(props: SponsorsSectionProps) {
  const { part: Part, failed, retry } = useLatePart(sponsorsSection);
  if (Part !== null) return <Part {...props} />;
  return failed ? <ErrorState onRetry={retry} /> : <WaitingRead />;
}
