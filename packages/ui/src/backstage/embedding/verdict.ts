// Works out what a visitor of a site would see of the competition: from the server's word, and what the desk knows besides.
import type { EmbeddingState } from '@liangfen/sdk/schema';
import { isMixed } from './site.ts';

/** `NOT_SAVED`: listed in the form only. `BLOCKED_BY_BROWSER`: an https page, and a server without https. */
export type Verdict = EmbeddingState | 'NOT_SAVED' | 'BLOCKED_BY_BROWSER';

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
      return isMixed(site, server) ? 'BLOCKED_BY_BROWSER' : state;
    case 'ORIGIN_NOT_LISTED':
      return unsaved.includes(site) ? 'NOT_SAVED' : state;
    case 'COMPETITION_NOT_FOUND':
    case 'SDK_TOO_OLD':
      return state;
  }
}
