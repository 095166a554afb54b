/** The server as a function of Request: finds the operation, checks access and input, calls it, and turns every failure into a problem document. */
import {
  type AccessControl,
  createAccessControl,
  refuseBrowserNavigation,
} from './contract/access.ts';
import { type CrossOrigin, createCrossOrigin } from './contract/cross-origin.ts';
import { createLiveSockets, type LiveSockets } from './contract/live-sockets.ts';
import { type ContractOperation, contractOperations } from './contract/operations.ts';
import { jsonResponse, problemResponse } from './contract/responses.ts';
import { createRouter } from './contract/router.ts';
import { type Values, validationOf } from './contract/validation.ts';
import { createLiveShows } from './live/create-live-shows.ts';
import { type LiveLimits, liveLimits } from './live/live-limits.ts';
import type { LiveShows } from './live/live-shows.ts';
import { createDirectories } from './messenger/directories.ts';
import { operations } from './operations/index.ts';
import type {
  Call,
  IncomingRequest,
  Operation,
  OperationId,
  Operations,
  Services,
} from './operations/operation.ts';
import { createOrders } from './payment/orders.ts';
import { createVouchers } from './payment/vouchers.ts';
import type { Ports } from './ports.ts';
import { ProblemError } from './problem.ts';
import { networkOf } from './sessions/caller-network.ts';
import { createDoors } from './sessions/doors.ts';
import { createRateLimit } from './sessions/rate-limit.ts';
import { createRefusals, type Refusals } from './sessions/refusals.ts';
import { createSessions } from './sessions/sessions.ts';
import { isDatabaseAway } from './store/failures.ts';

export interface RequestMeta {
  /** The caller's address, for rate limits; empty when unknown. */
  readonly address?: string;
}

export interface App {
  readonly fetch: (request: IncomingRequest, meta?: RequestMeta) => Promise<Response>;
  /** For a home that can turn a request into a WebSocket. */
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
  readonly isDemo?: boolean;
}

/** The whole server. Throws when the contract and the operations do not fit. */
export function createApp(
  ports: Ports,
  limits: Partial<LiveLimits> = {},
  kind: { readonly isDemo: boolean } = { isDemo: false },
): App {
  const missing = contractOperations.filter(({ id }) => !Object.hasOwn(operations, id));
  const unknown = Object.keys(operations).filter(
    (id) => !contractOperations.some((operation) => operation.id === id),
  );
  if (missing.length > 0 || unknown.length > 0) {
    const ids = [...missing.map(({ id }) => id), ...unknown];
    throw new Error(`operations and openapi.yaml differ in ${ids.join(', ')}`);
  }
  return assembleApp(ports, {
    ...kind,
    live: createLiveShows(ports, { ...liveLimits, ...limits }),
    operations,
  });
}

/** The same around chosen parts; a request for an operation that was left out fails. */
export function assembleApp(ports: Ports, parts: AppParts): App {
  const sessions = createSessions(ports, parts.live.closeSession);
  let draining = false;
  const services: Services = {
    ports,
    live: parts.live,
    sessions,
    rateLimit: createRateLimit(),
    doors: createDoors(ports),
    directories: createDirectories(ports),
    orders: createOrders(ports),
    vouchers: createVouchers(ports),
    isDemo: parts.isDemo ?? false,
    isDraining: () => draining,
  };
  const refusals = createRefusals();
  const access = createAccessControl(ports, sessions);
  const crossOrigin = createCrossOrigin(ports);
  const route = createRouter(contractOperations);

  return {
    services,
    sockets: createLiveSockets(route, crossOrigin),
    embedOrigins: crossOrigin.originsOf,
    drain: () => {
      draining = true;
      services.orders.stop();
      return parts.live.drain();
    },
    fetch: async (request, meta) => {
      try {
        return await answer(request, meta ?? {}, {
          route,
          access,
          crossOrigin,
          refusals,
          services,
          operations: parts.operations,
        });
      } catch (error) {
        return problemResponse(problemOf(error, request, ports));
      }
    },
  };
}

interface Workings {
  readonly route: ReturnType<typeof createRouter>;
  readonly access: AccessControl;
  readonly crossOrigin: CrossOrigin;
  readonly refusals: Refusals;
  readonly services: Services;
  readonly operations: Partial<Operations>;
}

async function answer(
  request: IncomingRequest,
  meta: RequestMeta,
  workings: Workings,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = request.method === 'OPTIONS' ? preflightMethod(request) : request.method;
  const found = workings.route(asked === 'HEAD' ? 'GET' : asked, pathname);
  if (!found.found) return unknownRoute(request, found.allowed);
  const { operation } = found;
  const competitionId = competitionOf(operation, found.path);
  const shared = await workings.crossOrigin.headers(request, operation, competitionId);
  if (request.method === 'OPTIONS') return optionsResponse([operation.method], shared);
  // A HEAD must not change the show, and most answers are worth nothing without their body.
  if (request.method === 'HEAD' && operation.tag !== '运维') {
    return unknownRoute(request, [operation.method]);
  }

  let response: Response;
  try {
    response = await perform(request, meta, workings, operation, found.path, searchParams);
  } catch (error) {
    response = problemResponse(problemOf(error, request, workings.services.ports, operation.id));
  }
  for (const [name, value] of Object.entries({ ...security, ...shared })) {
    response.headers.set(name, value);
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function perform(
  request: IncomingRequest,
  meta: RequestMeta,
  workings: Workings,
  operation: ContractOperation,
  rawPath: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Promise<Response> {
  const { access, refusals, services } = workings;
  const address = networkOf(meta.address ?? '');
  if (operation.access === 'console') refuseBrowserNavigation(request);
  const validation = validationOf(operation);
  const principal = operation.access === 'public' ? nobody : await access.identify(request);
  const path = validation.path(rawPath);
  const admission = await access.admit(operation, principal, competitionOf(operation, rawPath));
  const header = validation.header(request.headers);
  const query = validation.query(search);
  const wasGood =
    operation.body === null ? null : await refusals.expect(admission.principal, address);
  const body = await validation.body(request);
  await wasGood?.();
  const call = {
    path,
    query,
    body,
    principal: admission.principal,
    user: admission.principal,
    console: admission.principal,
    judgeId: admission.judgeId,
    idempotencyKey: textOf(header, 'Idempotency-Key'),
    seenVersion: numberOf(header, 'X-Seen-Version'),
    lastEventId: numberOf(header, 'Last-Event-ID'),
    request,
    address,
    client: request.headers.get('user-agent')?.slice(0, 300) ?? '',
  };
  const handler = workings.operations[operation.id];
  if (handler === undefined) throw new Error(`${operation.id} has no handler`);
  // The schemas that were just checked and the types of Call come from one contract, and the access
  // rule decided which of user, console and judgeId the operation may read.
  const result = await (handler as Operation<OperationId>)(
    call as unknown as Call<OperationId>,
    services,
  );
  return result instanceof Response ? result : jsonResponse(result);
}

const nobody = { kind: 'nobody' } as const;

/** In the paths of a competition `id` is the competition; elsewhere it is something else. */
function competitionOf(
  operation: ContractOperation,
  path: Readonly<Record<string, string>>,
): string | null {
  return operation.path.startsWith('/api/competition/{id}') ? (path.id ?? null) : null;
}

function preflightMethod(request: IncomingRequest): string {
  return request.headers.get('access-control-request-method') ?? 'OPTIONS';
}

function unknownRoute(request: IncomingRequest, allowed: readonly string[]): Response {
  if (allowed.length === 0) {
    return problemResponse(
      new ProblemError(404, 'NOT_FOUND', '没有这个接口，请检查地址'),
      security,
    );
  }
  if (request.method === 'OPTIONS') return optionsResponse(allowed, {});
  return problemResponse(
    new ProblemError(405, 'METHOD_NOT_ALLOWED', `这个接口只接受 ${allowed.join('、')}`),
    { ...security, allow: allowed.join(', ') },
  );
}

function optionsResponse(allowed: readonly string[], shared: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: { ...security, allow: allowed.join(', '), 'cache-control': 'no-store', ...shared },
  });
}

/** Answers are data: nothing may run, frame or guess them. */
const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const retryAfterSeconds = 2;

function problemOf(
  error: unknown,
  request: IncomingRequest,
  { log }: Ports,
  operation?: OperationId,
): ProblemError {
  if (error instanceof ProblemError) return error;
  const fields = { operation: operation ?? null, method: request.method, error };
  if (isDatabaseAway(error)) {
    log.warn('database away', fields);
    return new ProblemError(503, 'UNAVAILABLE', '服务器暂时无法保存，请几秒后重试', {
      retryAfterSeconds,
    });
  }
  log.error('operation failed', fields);
  return new ProblemError(500, 'INTERNAL', '服务器出错了，请稍后重试；仍不行请联系管理员');
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
