/** The services that operations may use: those of one server, made in start order by its home. */
import type { Privacy, Registration } from '@liangfen/sdk/schema';
import type { Ballots } from '../audience-votes/ballots.ts';
import type { CrossOrigin } from '../contract/cross-origin.ts';
import type { HeadSigner } from '../heads/sign-heads.ts';
import type { LiveShows } from '../live/live-shows.ts';
import type { Directories } from '../messenger/directories.ts';
import type { Orders } from '../payment/orders.ts';
import type { Vouchers } from '../payment/vouchers.ts';
import type { Ports } from '../ports.ts';
import type { PublicWords } from '../public-words/public-words.ts';
import type { Retention } from '../retention/retention.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { Doors } from '../sessions/doors.ts';
import type { RateLimit } from '../sessions/rate-limit.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Courier } from '../webhooks/courier.ts';
import type { Holders } from './hall/holders.ts';
import type { Twins } from './judges/twin-row.ts';
import type { Looks } from './sight/looks.ts';

export interface SignUpRules {
  readonly registration: Registration;
  readonly privacy: Privacy | null;
}

/** Everything that operations may use. */
export interface Services {
  readonly ports: Ports;
  readonly live: LiveShows;
  readonly sessions: Sessions;
  readonly rateLimit: RateLimit;
  readonly crossOrigin: CrossOrigin;
  /** Sites besides this one whose pictures a look may name. */
  readonly imageOrigins: readonly string[];
  readonly doors: Doors;
  readonly directories: Directories;
  readonly orders: Orders;
  readonly vouchers: Vouchers;
  readonly twins: Twins;
  readonly looks: Looks;
  readonly security: SecurityLog;
  /** Sends what webhooks asked for. */
  readonly courier: Courier;
  /** Who runs which competition. */
  readonly holders: Holders;
  /** Takes the ballots of audience votes. */
  readonly ballots: Ballots;
  /** Signs the heads of ledgers. */
  readonly heads: HeadSigner;
  /** Whether main accounts can do nothing else before they have a second factor (LIANGFEN_REQUIRE_SECOND_FACTOR). */
  readonly requiresSecondFactor: boolean;
  /** Who may register, and what they agree to. */
  readonly signUp: SignUpRules;
  /** The words that may not stand on public screens (LIANGFEN_WORD_LIST_FILE). */
  readonly publicWords: PublicWords;
  /** Takes away what nobody may have back. */
  readonly retention: Retention;
  /** Made-up data: every page says so. */
  readonly isDemo: boolean;
  /** How people find whoever runs this server; null when nobody set it. */
  readonly contact: string | null;
  /** Whether the server is going away, so that nobody new should be sent here. */
  readonly isDraining: () => boolean;
}
