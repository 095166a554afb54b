'use client';
// The page of everybody in the hall: follows the screen on their own phone, by day and in the dark.
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { followScheme, type SchemeTokens } from '../theme/late-schemes.ts';
import { toVariables } from '../theme/tokens.ts';
import { AudienceView } from './AudienceView.tsx';
import { AskWorkingContext, askWorkingAt } from './ask-working.ts';
import { audienceAddress, useAudience } from './use-audience.ts';
import { BallotAddressContext } from './use-ballot.ts';

export interface AudiencePageProps {
  /** The competition to follow, as its addresses name it. */
  readonly competitionId: string;
  /** The server's address, such as `https://score.example.com`; the page's own server when left out. */
  readonly server?: string;
}

/**
 * Shows what the screen has shown, a few seconds later: the act on stage, the running order, the results, and how they
 * were worked out. Needs no provider.
 *
 * @example
 * ```tsx
 * <AudiencePage competitionId="c1" />;
 * ```
 */
export function AudiencePage({ competitionId, server = '' }: AudiencePageProps) {
  const state = useAudience(competitionId, server);
  const ask = useMemo(
    () => askWorkingAt(audienceAddress(competitionId, server), (to) => window.fetch(to)),
    [competitionId, server],
  );
  const ballots = useMemo(
    () => ({ competitionId, address: audienceAddress(competitionId, server) }),
    [competitionId, server],
  );
  const [look, setLook] = useState<SchemeTokens | null>(null);
  useEffect(() => followScheme('auto', setLook), []);
  if (look === null) return null;
  const style: CSSProperties = { colorScheme: look.scheme, ...toVariables(look.tokens) };
  return (
    <div style={style}>
      <AskWorkingContext.Provider value={ask}>
        <BallotAddressContext.Provider value={ballots}>
          <AudienceView {...state} />
        </BallotAddressContext.Provider>
      </AskWorkingContext.Provider>
    </div>
  );
}
