// Works out what a visitor of a site would see of the competition: from the server's word, and what the desk knows besides.
import type { EmbeddingState } from '@liangfen/sdk/schema';
import { isMixed, leadsInside } from './site.ts';

/**
 * `NOT_SAVED`: listed in the form only. `BLOCKED_BY_BROWSER`: an https page, and a server without https. `ASKED_BY_BROWSER`: a
 * public page, and a server in the network of the hall, which Chromium lets a visitor decide.
 */
export type Verdict = EmbeddingState | 'NOT_SAVED' | 'BLOCKED_BY_BROWSER' | 'ASKED_BY_BROWSER';

export interface VerdictFacts {
  readonly state: EmbeddingState;
  readonly site: string;
  readonly server: string;
  /** The sites that the form lists, saved or not. */
  readonly unsaved: readonly string[];
}

export function verdictOf({ state, site, server, unsaved }: VerdictFacts): Verdict {
  switch (state) {
    case 'ALLOWED':
      if (isMixed(site, server)) return 'BLOCKED_BY_BROWSER';
      return leadsInside(site, server) ? 'ASKED_BY_BROWSER' : state;
    case 'ORIGIN_NOT_LISTED':
      return unsaved.includes(site) ? 'NOT_SAVED' : state;
    case 'COMPETITION_NOT_FOUND':
    case 'SDK_TOO_OLD':
      return state;
  }
}
