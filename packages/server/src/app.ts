/** The server as a function of a request: finds the operation, checks access and input, calls it, and turns every failure into a problem document. */

import { createBallots } from './audience-votes/ballots.ts';
import {
  type AccessControl,
  type Admission,
  createAccessControl,
  refuseBrowserNavigation,
} from './contract/access.ts';
import { targetOf } from './contract/address.ts';
import { type CrossOrigin, createCrossOrigin } from './contract/cross-origin.ts';
import {
  emptyAnswer,
  HttpAnswer,
  jsonAnswer,
  problemAnswer,
  streamHead,
  withHeaders,
  withoutBody,
  withRequestId,
} from './contract/http-answer.ts';
import type { IncomingRequest } from './contract/incoming-request.ts';
import { createLiveSockets, type LiveSockets } from './contract/live-sockets.ts';
import { createLocate, type Locate, Located } from './contract/located.ts';
import { withMaskedPhones } from './contract/masked-phones.ts';
import { contractOperations } from './contract/operations.ts';
import { refuseWords } from './contract/public-texts.ts';
import { createRequestIds, type NameRequest } from './contract/request-id.ts';
import { responseOf } from './contract/responses.ts';
import { createRouter, methodsOf } from './contract/router.ts';
import { type Values, validationOf } from './contract/validation.ts';
import { createHeadSigner, type HeadSigner } from './heads/sign-heads.ts';
import { createLiveShows } from './live/create-live-shows.ts';
import { createJudgePace, type JudgePace, writesAsJudge } from './live/judge-pace.ts';
import { type LiveLimits, liveLimits } from './live/live-limits.ts';
import type { LiveShows } from './live/live-shows.ts';
import { endedSessionIn } from './live/signals.ts';
import { createDirectories } from './messenger/directories.ts';
import type { Call, OperationId } from './operations/call.ts';
import { createHolders } from './operations/hall/holders.ts';
import { operations } from './operations/index.ts';
import { createTwins } from './operations/judges/twins.ts';
import type { Operation, Operations } from './operations/operation.ts';
import type { Services, SignUpRules } from './operations/services.ts';
import { createLooks } from './operations/sight/looks.ts';
import { createOrders } from './payment/orders.ts';
import { createVouchers } from './payment/vouchers.ts';
import type { Ports } from './ports.ts';
import { ProblemError } from './problem.ts';
import { everyWordIsFine, type PublicWords } from './public-words/public-words.ts';
import { createRetention } from './retention/retention.ts';
import { withOpenedRows } from './sealing/opened-rows.ts';
import { eventOf, refusalOf } from './security/noted-operations.ts';
import { createSecurityLog } from './security/security-log.ts';
import { networkOf } from './sessions/caller-network.ts';
import { createDoors } from './sessions/doors.ts';
import type { Principal } from './sessions/principal.ts';
import { createRateLimit } from './sessions/rate-limit.ts';
import { createRefusals, type Refusals } from './sessions/refusals.ts';
import { createSessions } from './sessions/sessions.ts';
import { isDatabaseAway } from './store/failures.ts';
import { createCourier } from './webhooks/courier.ts';

export interface RequestMeta {
  /** The caller's address, for rate limits; empty when unknown. */
  readonly address?: string;
}

/** A request as traces name it: its operation, never the caller or the values. */
export interface TracedRequest {
  readonly operation: OperationId;
  readonly method: string;
  /** The contract's path, with the names of its parameters. */
  readonly path: string;
  readonly requestId: string;
  readonly headers: IncomingRequest['headers'];
}

/** Answers a request inside of a span. */
export type TraceRequest = (
  request: TracedRequest,
  run: () => Promise<HttpAnswer>,
) => Promise<HttpAnswer>;

export interface App {
  /** Answers for a home that writes to sockets itself. */
  readonly answer: (request: IncomingRequest, meta?: RequestMeta) => Promise<HttpAnswer>;
  /** Answers with a web-standard response. */
  readonly fetch: (request: IncomingRequest, meta?: RequestMeta) => Promise<Response>;
  /** Names requests that a home refuses before the app sees them. */
  readonly requestIdOf: NameRequest;
  /** Opens feeds for a home that can turn a request into a WebSocket. */
  readonly sockets: LiveSockets;
  readonly services: Services;
  /** The sites that may show a competition's pages in a frame. */
  readonly embedOrigins: (competitionId: string) => Promise<readonly string[]>;
  /** Lets streams resume elsewhere, finishes what was accepted, then stops. */
  readonly drain: () => Promise<void>;
}

export interface AppParts {
  readonly operations: Partial<Operations>;
  readonly live: LiveShows;
  /** The signer that the live shows call too, when something is published. */
  readonly heads?: HeadSigner;
  readonly isDemo?: boolean;
  /** Sites of portals whose pages may hold every component (LIANGFEN_EMBED_ORIGINS). */
  readonly portals?: readonly string[];
  /** Sites besides this one whose pictures a look may name (LIANGFEN_IMAGE_ORIGINS). */
  readonly imageOrigins?: readonly string[];
  /** How people find whoever runs this server (LIANGFEN_CONTACT). */
  readonly contact?: string | null;
  /** How long the security log is kept (LIANGFEN_SECURITY_LOG_DAYS). */
  readonly securityLogDays?: number;
  /** How fast one judge may write; as the live limits say without it. */
  readonly judgePace?: JudgePace;
  /** Whether main accounts must have a second factor (LIANGFEN_REQUIRE_SECOND_FACTOR). */
  readonly requiresSecondFactor?: boolean;
  /** LIANGFEN_REGISTRATION, LIANGFEN_PRIVACY_ADDRESS. */
  readonly signUp?: SignUpRules;
  /** LIANGFEN_WORD_LIST_FILE. */
  readonly publicWords?: PublicWords;
  /** The time after which an unused login ends (LIANGFEN_IDLE_HOURS). */
  readonly idleMs?: number;
  /**
   * Called with every answer, for the figures of whoever runs the server; the operation is null for an unknown address.
   */
  readonly answered?: (operation: OperationId | null, status: number, seconds: number) => void;
  /** Wraps every answer to an operation in a trace; null where nobody traces. */
  readonly traced?: TraceRequest | null;
}

/**
 * The whole server. Throws when the contract and the operations do not fit.
 *
 * @example
 * ```tsx
 * const database = await openMemoryDatabase();
 * await migrate(database, Date.now);
 * const app = createApp(createNodePorts({ database, bus: createMemoryBus(), log: createLog('info') }));
 * const answer = await app.fetch(new Request('http://127.0.0.1/api/health'), { address: '127.0.0.1' });
 * ```
 */
export function createApp(
  given: Ports,
  limits: Partial<LiveLimits> = {},
  kind: Pick<
    AppParts,
    | 'isDemo'
    | 'portals'
    | 'imageOrigins'
    | 'contact'
    | 'answered'
    | 'traced'
    | 'securityLogDays'
    | 'requiresSecondFactor'
    | 'signUp'
    | 'publicWords'
    | 'idleMs'
  > = {},
): App {
  const missing = contractOperations.filter(({ id }) => !Object.hasOwn(operations, id));
  const unknown = Object.keys(operations).filter(
    (id) => !contractOperations.some((operation) => operation.id === id),
  );
  if (missing.length > 0 || unknown.length > 0) {
    const ids = [...missing.map(({ id }) => id), ...unknown];
    throw new Error(`operations and openapi.yaml differ in ${ids.join(', ')}`);
  }
  const ports = readable(given);
  const heads = createHeadSigner(ports);
  return assembleApp(ports, {
    ...kind,
    heads,
    live: createLiveShows(ports, { ...liveLimits, ...limits }, heads.soon),
    judgePace: createJudgePace(ports, { ...liveLimits, ...limits }),
    operations,
  });
}

/** Rows come out of the database with their phone numbers readable. */
function readable(ports: Ports): Ports {
  return { ...ports, database: withOpenedRows(ports.database, ports.vault) };
}

/** Assembles an app around chosen parts; a request for an operation that was left out fails. */
export function assembleApp(given: Ports, parts: AppParts): App {
  const ports = readable(given);
  const sessions = createSessions(ports, parts.live.closeSession, parts.idleMs);
  // Sessions that ended in another process are forgotten here too.
  const unsubscribe = ports.bus.subscribe((message) => {
    if (message.kind === 'resumed') sessions.forgetAll();
    const ended = endedSessionIn(message);
    if (ended !== null) sessions.forget([ended]);
  });
  let draining = false;
  const crossOrigin = createCrossOrigin(ports, parts.portals);
  const live = parts.live;
  const services: Services = {
    ports,
    crossOrigin,
    imageOrigins: parts.imageOrigins ?? [],
    live,
    sessions,
    rateLimit: createRateLimit(ports),
    doors: createDoors(ports),
    directories: createDirectories(ports),
    orders: createOrders(ports),
    vouchers: createVouchers(ports),
    twins: createTwins({ ports, live, sessions }),
    looks: createLooks({ ports, live }),
    security: createSecurityLog(ports, parts.securityLogDays),
    courier: createCourier(ports),
    holders: createHolders(ports),
    ballots: createBallots(ports, live),
    heads: parts.heads ?? createHeadSigner(ports),
    requiresSecondFactor: parts.requiresSecondFactor ?? false,
    signUp: parts.signUp ?? { registration: 'OPEN', privacy: null },
    publicWords: parts.publicWords ?? everyWordIsFine,
    retention: createRetention(ports),
    isDemo: parts.isDemo ?? false,
    contact: parts.contact ?? null,
    isDraining: () => draining,
  };
  const refusals = createRefusals(ports);
  const access = createAccessControl(ports, sessions, live, services.requiresSecondFactor);
  live.keepGuests(sessions.keepGuests);
  const route = createRouter(contractOperations);
  const { operations } = parts;
  const { answered = null, traced = null } = parts;
  const locate = createLocate(route);
  const workings = {
    judgePace: parts.judgePace ?? createJudgePace(ports, liveLimits),
    locate,
    access,
    crossOrigin,
    refusals,
    services,
    operations,
    answered,
    traced,
  };
  const requestIdOf = createRequestIds(ports.newId);
  const answerTo: App['answer'] = (request, { address = '' } = {}) =>
    answer(request, { address, requestId: requestIdOf(request.headers) }, workings);

  return {
    services,
    requestIdOf,
    sockets: createLiveSockets(route, crossOrigin, ports.log),
    embedOrigins: crossOrigin.framesOf,
    drain: async () => {
      draining = true;
      services.orders.stop();
      services.twins.stop();
      services.security.stop();
      services.retention.stop();
      unsubscribe();
      await Promise.all([parts.live.drain(), services.courier.stop()]);
      await services.heads.stop();
    },
    answer: answerTo,
    fetch: async (request, meta) => responseOf(await answerTo(request, meta)),
  };
}

interface Workings {
  readonly judgePace: JudgePace;
  readonly locate: Locate;
  readonly access: AccessControl;
  readonly crossOrigin: CrossOrigin;
  readonly refusals: Refusals;
  readonly services: Services;
  readonly operations: Partial<Operations>;
  readonly answered: AppParts['answered'] | null;
  readonly traced: TraceRequest | null;
}

/** The caller, and the request's name. */
type Caller = Readonly<Record<'address' | 'requestId', string>>;

/** Never rejects: every failure becomes a problem document. */
async function answer(
  request: IncomingRequest,
  caller: Caller,
  workings: Workings,
): Promise<HttpAnswer> {
  const { requestId } = caller;
  try {
    const begun = performance.now();
    const { pathname, search } = targetOf(request.url);
    const asked = request.method === 'OPTIONS' ? preflightMethod(request) : request.method;
    const located = workings.locate(asked === 'HEAD' ? 'GET' : asked, pathname);
    if (!(located instanceof Located)) {
      const unknown = unknownRoute(request, caller, located.allowed);
      workings.answered?.(null, unknown.status, secondsSince(begun));
      return withRequestId(unknown, requestId);
    }
    const { operation, competitionId } = located;
    const sharing = workings.crossOrigin.headers(request, operation, competitionId);
    const shared = sharing instanceof Promise ? await sharing : sharing;
    if (request.method === 'OPTIONS') {
      return withRequestId(optionsAnswer(methodsOf(operation), shared), requestId);
    }
    // A HEAD must not change the show (RFC 9110 § 9.2.1), and some of its commands are given by GET.
    if (request.method === 'HEAD' && operation.isCommand) {
      return withRequestId(unknownRoute(request, caller, methodsOf(operation)), requestId);
    }

    const asking = { request, search, located, caller };
    const { traced } = workings;
    const own = await (traced === null
      ? perform(asking, workings)
      : traced(tracedOf(asking), () => perform(asking, workings)));
    workings.answered?.(operation.id, own.status, secondsSince(begun));
    const whole = withRequestId(withHeaders(own, shared), requestId);
    return request.method === 'HEAD' ? withoutBody(whole) : whole;
  } catch (error) {
    const problem = problemOf(error, request, workings.services.ports, requestId);
    return withRequestId(problemAnswer(problem, requestId), requestId);
  }
}

/** A request whose operation is found. */
interface Asking {
  readonly request: IncomingRequest;
  readonly search: string;
  readonly located: Located;
  readonly caller: Caller;
}

function tracedOf({ request, located, caller }: Asking): TracedRequest {
  const { id, method, path } = located.operation;
  const { requestId } = caller;
  return { operation: id, method, path, requestId, headers: request.headers };
}

/**
 * Never rejects. Every score goes through here, so that nothing is waited for that is known already: each promise costs
 * as much as finding the operation.
 */
async function perform(asking: Asking, workings: Workings): Promise<HttpAnswer> {
  const { request, search, located, caller } = asking;
  const { operation, competitionId } = located;
  const { access, services, refusals } = workings;
  const address = networkOf(caller.address);
  let principal: Principal = nobody;
  let admission: Admission | null = null;
  try {
    if (operation.access === 'console') refuseBrowserNavigation(request);
    const validation = validationOf(operation);
    if (operation.access !== 'public') {
      const identity = access.identify(request, address);
      principal = identity instanceof Promise ? await identity : identity;
    }
    const path = located.values();
    const admitting = access.admit(operation, principal, competitionId);
    admission = admitting instanceof Promise ? await admitting : admitting;

    if (competitionId !== null) {
      const asking = services.holders.requireHere(operation, competitionId);
      if (asking !== undefined) await asking;
    }

    const header = validation.header(request.headers);
    const query = validation.query(search);
    const wasGood = operation.body === null ? null : refusals.expect(admission.principal, address);
    const reading = validation.body(request);
    const body = reading instanceof Promise ? await reading : reading;
    wasGood?.();
    refuseWords(operation, body, services.publicWords);

    if (writesAsJudge(operation)) {
      workings.judgePace.take(`${competitionId ?? ''} ${admission.judgeId ?? ''}`);
    }

    if (operation.streams && request.method === 'HEAD') return streamHead();
    const handler = workings.operations[operation.id];
    if (handler === undefined) throw new Error(`${operation.id} has no handler`);
    const { requestId } = caller;
    const client = clientOf(request);
    const call = {
      path,
      query,
      body,
      principal: admission.principal,
      user: admission.principal,
      console: admission.principal,
      judgeId: admission.judgeId,
      monitors: admission.monitors,
      role: admission.role,
      phones: admission.phones,
      idempotencyKey: textOf(header, 'Idempotency-Key'),
      seenVersion: numberOf(header, 'X-Seen-Version'),
      lastEventId: numberOf(header, 'Last-Event-ID'),
      request,
      requestId,
      address,
      client,
    };
    // The schemas that were just checked and the types of Call come from one contract, and the access
    // rule decided which of user, console and judgeId the operation may read.
    const doing = (handler as Operation<OperationId>)(
      call as unknown as Call<OperationId>,
      services,
    );
    const result = doing instanceof Promise ? await doing : doing;
    const event = eventOf({ operation: operation.id, principal, competitionId }, body);
    if (event !== null) await services.security.record({ requestId, address, client }, event);
    if (result instanceof HttpAnswer) return result;
    return jsonAnswer(admission.phones === 'WHOLE' ? result : withMaskedPhones(result));
  } catch (error) {
    return refusedAnswer(asking, services, { error, principal, admission });
  }
}

interface Failed {
  readonly error: unknown;
  readonly principal: Principal;
  readonly admission: Admission | null;
}

/** What concerns security is written down before the caller hears of it. */
async function refusedAnswer(
  { request, located, caller }: Asking,
  { ports, security }: Services,
  { error, principal, admission }: Failed,
): Promise<HttpAnswer> {
  const { requestId } = caller;
  const { competitionId } = located;
  const operation = located.operation.id;
  let cause = error;
  try {
    const event = refusalOf({ operation, principal, competitionId }, error, admission);
    const address = networkOf(caller.address);
    const client = clientOf(request);
    if (event !== null) await security.record({ requestId, address, client }, event);
  } catch (failure) {
    cause = failure;
  }
  return problemAnswer(problemOf(cause, request, ports, requestId, operation), requestId);
}

function clientOf({ headers }: IncomingRequest): string {
  return headers.get('user-agent')?.slice(0, 300) ?? '';
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}

const nobody = { kind: 'nobody' } as const;

function preflightMethod(request: IncomingRequest): string {
  return request.headers.get('access-control-request-method') ?? 'OPTIONS';
}

function unknownRoute(
  request: IncomingRequest,
  { requestId }: Caller,
  allowed: readonly string[],
): HttpAnswer {
  if (allowed.length === 0) {
    return problemAnswer(new ProblemError(404, 'NOT_FOUND', '没有这个接口，请检查地址'), requestId);
  }
  if (request.method === 'OPTIONS') return optionsAnswer(allowed, {});
  return problemAnswer(
    new ProblemError(405, 'METHOD_NOT_ALLOWED', `这个接口只接受 ${allowed.join('、')}`),
    requestId,
    { allow: allowed.join(', ') },
  );
}

function optionsAnswer(allowed: readonly string[], shared: Record<string, string>): HttpAnswer {
  return emptyAnswer(204, { allow: allowed.join(', '), ...shared });
}

/** A database is back within a second more often than not, and a repeat costs it nothing while it is away. */
const retryAfterSeconds = 1;

function problemOf(
  error: unknown,
  request: IncomingRequest,
  { log }: Ports,
  requestId: string,
  operation: OperationId | null = null,
): ProblemError {
  if (error instanceof ProblemError) return error;
  const fields = { requestId, operation, method: request.method, error };
  if (isDatabaseAway(error)) {
    log.warn('database away', fields);
    return new ProblemError(503, 'UNAVAILABLE', '服务器暂时无法保存，请几秒后重试', {
      retryAfterSeconds,
    });
  }
  log.error('operation failed', fields);
  return new ProblemError(
    500,
    'INTERNAL',
    `服务器出错了，请稍后重试；仍不行请把编号 ${requestId} 告诉管理员`,
  );
}

function textOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

function numberOf(values: Values, name: string): number | null {
  const value = values[name];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : null;
}
