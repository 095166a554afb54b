'use client';
// Scores that no step has shown: that they are covered and what can be done, or that looking at them is written down.
import type { ResultOverview } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { useOwnAccount } from '../data/use-own-account.ts';
import { Callout } from '../frame/Callout.tsx';
import { Hint } from '../frame/Section.tsx';

export interface CoveredCalloutProps {
  readonly overview: Pick<ResultOverview, 'coveredProgramIds' | 'monitor'>;
}

export function CoveredCallout({ overview }: CoveredCalloutProps) {
  const { statistics } = useBackstageMessages();
  const texts = statistics.covered;
  const { length: count } = overview.coveredProgramIds;
  const account = useOwnAccount();
  if (count > 0) {
    return (
      <Callout tone="neutral" title={fill(texts.title, { count })}>
        {texts.hint}
      </Callout>
    );
  }
  // A main account may always look; a sub-account that was given 成绩监看 is told so.
  return overview.monitor && account.data?.kind === 'SUB' ? <Hint>{texts.monitor}</Hint> : null;
}
