/** What an operation is: a typed function of a validated call; routes, validation and access come from openapi.yaml. */
import type {
  ApiKeyScope,
  CompetitionRole,
  operations,
  Privacy,
  Registration,
} from '@liangfen/sdk/schema';
import type { CrossOrigin } from '../contract/cross-origin.ts';
import type { HttpAnswer } from '../contract/http-answer.ts';
import type { HeadSigner } from '../heads/sign-heads.ts';
import type { LiveShows } from '../live/live-shows.ts';
import type { PlayedReveals } from '../live/played-reveals.ts';
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
import type { Twins } from './judges/twins.ts';
import type { Looks } from './sight/looks.ts';

export type OperationId = keyof operations;

/**
 * What the server reads of a request. A web `Request` is one; a home that has the body in hand already
 * brings a lighter one with `bodyText`, because streams and full requests cost more than the rest of a call.
 */
export interface IncomingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body, when it is known; `body` is null then. */
  readonly bodyText?: string;
  /** For an answer that waits: calls when the caller has gone away; the answer takes the call back. */
  readonly onGone?: (run: () => void) => () => void;
}

/** The API key that a call came with (docs/decisions/0314). */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresAt: number | null;
}

/** Who calls, established from the Authorization header before an operation runs. */
export type Principal =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'user';
      readonly sessionId: string;
      readonly userId: string;
      readonly userKind: 'MAIN' | 'SUB' | 'GUEST';
      readonly mainUserId: string | null;
      /** A session opened with a seat link is that judge, and nothing else, in that competition. */
      readonly seat: { readonly competitionId: string; readonly judgeId: string } | null;
      /** A main account that came in by its password alone, and has no second factor. */
      readonly lacksSecondFactor: boolean;
      /** A program of the main account, which may call only what its scopes name; `sessionId` is the key's id. */
      readonly key: CallingKey | null;
    }
  | {
      readonly kind: 'console';
      readonly sessionId: string;
      readonly competitionId: string;
      /** The account that opened it; null for a passcode. */
      readonly userId: string | null;
      /** The same where it is at the console itself; null for a passcode, and for a key, which is a program. */
      readonly accountId: string | null;
      /** Of whoever is at it. */
      readonly name: string;
    };

type UserPrincipal = Extract<Principal, { kind: 'user' }>;
type ConsolePrincipal = Extract<Principal, { kind: 'console' }>;

type Json<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'application/x-www-form-urlencoded': infer Body } }
    ? Body
    : undefined;
type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type Query<Op extends OperationId> =
  Parameters<Op> extends { query: infer Q }
    ? Q
    : Parameters<Op> extends { query?: infer Q }
      ? [Q] extends [undefined]
        ? Record<never, never>
        : Exclude<Q, undefined>
      : Record<never, never>;
type Path<Op extends OperationId> =
  Parameters<Op> extends { path: infer P } ? P : Record<never, never>;
export type Body<Op extends OperationId> = operations[Op] extends { requestBody: infer B }
  ? Json<B>
  : operations[Op] extends { requestBody?: infer B }
    ? Json<Exclude<B, undefined>> | undefined
    : undefined;
export type Answer<Op extends OperationId> = operations[Op]['responses'] extends {
  200: infer R;
}
  ? Json<R>
  : never;

/** One validated call. Defaults of the contract are filled in; unknown fields are already refused. */
export interface Call<Op extends OperationId> {
  readonly path: Path<Op>;
  readonly query: Query<Op>;
  readonly body: Body<Op>;
  readonly principal: Principal;
  /** Set by the access rule `user`, `account`, `main`, `sub`, `manager`, `owner`, `judge`. */
  readonly user: UserPrincipal;
  /** Set by the access rule `console`. */
  readonly console: ConsolePrincipal;
  /** Set by the access rule `judge`: the caller's judge id in the competition of the path. */
  readonly judgeId: string;
  /** Set by the access rules `manager` and `owner`: whether the caller may see scores that no step has shown. */
  readonly monitors: boolean;
  /** Set by the access rules `manager` and `owner`, and by `x-roles`. */
  readonly role: CompetitionRole;
  readonly idempotencyKey: string | null;
  readonly seenVersion: number | null;
  readonly lastEventId: number | null;
  readonly request: IncomingRequest;
  /** Its name in the answer and in logs. */
  readonly requestId: string;
  /** For rate limits and the session list; empty when unknown. */
  readonly address: string;
  readonly client: string;
}

export interface SignUpRules {
  readonly registration: Registration;
  readonly privacy: Privacy | null;
}

/** What operations may use. */
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
  /** Signs the heads of ledgers. */
  readonly heads: HeadSigner;
  /** Where reveals that play by themselves stand, for title makers. */
  readonly reveals: PlayedReveals;
  /** Main accounts do nothing else before they have a second factor (LIANGFEN_REQUIRE_SECOND_FACTOR). */
  readonly requiresSecondFactor: boolean;
  /** Who may register, and what is agreed to with it. */
  readonly signUp: SignUpRules;
  /** What may not stand on public screens (LIANGFEN_WORD_LIST_FILE). */
  readonly publicWords: PublicWords;
  /** Takes away what nobody may have back. */
  readonly retention: Retention;
  /** Made-up data: every page says so. */
  readonly isDemo: boolean;
  /** How people find whoever runs this server; null when nobody said it. */
  readonly contact: string | null;
  /** The server is going away; nobody new should be sent here. */
  readonly isDraining: () => boolean;
}

/** Returns the JSON of 200, or a whole answer where the contract names another media type or a cookie is set. */
export type Operation<Op extends OperationId> = (
  call: Call<Op>,
  services: Services,
) => Promise<Answer<Op> | HttpAnswer> | Answer<Op> | HttpAnswer;

export type Operations<Ops extends OperationId = OperationId> = {
  readonly [Op in Ops]: Operation<Op>;
};
