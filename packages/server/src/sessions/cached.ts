/** The principal of a token or a key, as it is kept between two reads of the database. */
import type { Principal } from './principal.ts';

export interface Cached {
  readonly principal: Exclude<Principal, { kind: 'nobody' }>;
  readonly expiresAt: number;
  /** The last use that the database knows of. */
  readonly seenAt: number;
}

/** The last use is a figure for people: written this often, not with every call. */
export const noteSeenEveryMs = 5 * 60 * 1000;
