'use client';
// The page of the judge's own scores, which is loaded when it is opened, or beforehand while nobody waits for the
// network.
import { useEffect } from 'react';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { LateState } from './LateState.tsx';
import type { OwnPageProps } from './OwnPage.tsx';

const ownPage = latePart(async () => (await import('./OwnPage.tsx')).OwnPage);

/** The first picture and the show come first. */
const beforehandMs = 5_000;

/** Loads the page early, so that it can be opened when the network is gone. */
export function useOwnPageBeforehand(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || ownPage.loaded() !== null) return;
    const timer = setTimeout(() => {
      ownPage.load().catch(() => {
        // A judge who opens the page hears of the failure.
      });
    }, beforehandMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

export function LateOwnPage(props: OwnPageProps) {
  const { part: Page, failed, retry } = useLatePart(ownPage);
  return Page === null ? <LateState failed={failed} onRetry={retry} /> : <Page {...props} />;
}
