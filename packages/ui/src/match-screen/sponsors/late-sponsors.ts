'use client';
// The part that draws sponsors, asked for where a competition has some, and for as long as it fails.
import type { Look } from '@liangfen/sdk/schema';
import { latePart } from '../../primitives/use-late-part.ts';
import { useScreenPart } from '../use-screen-part.ts';

type SponsorsPart = typeof import('./sponsors.ts');

const wanted = latePart<SponsorsPart | null>(() => import('./sponsors.ts'));
const unwanted = latePart<SponsorsPart | null>(async () => null);

/** Null until it is loaded, and where there is nobody to show. */
export function useSponsorsPart({ sponsors = [] }: Pick<Look, 'sponsors'>): SponsorsPart | null {
  return useScreenPart(sponsors.length === 0 ? unwanted : wanted);
}
