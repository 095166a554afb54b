/**
 * Says which other sites may call: those that the server's owner lists, and for a competition its organiser's. Tokens
 * stand in headers, so no credentials are shared.
 */
import type { EmbeddingState } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import { createTimedCache } from '../sessions/timed-cache.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { ContractOperation } from './operations.ts';

export type SharedHeaders = Readonly<Record<string, string>>;

export interface CrossOrigin {
  /** Headers that let the caller's page read the answer; none when it may not. At once where no page calls. */
  readonly headers: (
    request: IncomingRequest,
    operation: ContractOperation,
    competitionId: string | null,
  ) => SharedHeaders | Promise<SharedHeaders>;
  /**
   * Whether a page may follow over a WebSocket, where no browser holds answers back from other sites:
   * pages of our own site, those that the headers let read, and callers that are no page.
   */
  readonly mayFollow: (
    request: IncomingRequest,
    operation: ContractOperation,
    competitionId: string | null,
  ) => Promise<boolean>;
  /** The sites whose pages may frame the competition's screen. */
  readonly framesOf: (competitionId: string) => Promise<readonly string[]>;
  /** Whether the caller's page may show the competition, and why not; `site` where the caller asks for another one. */
  readonly mayShow: (
    headers: IncomingRequest['headers'],
    competitionId: string,
    site?: string,
  ) => Promise<Exclude<EmbeddingState, 'SDK_TOO_OLD'>>;
  /** The sites of the server's owner. */
  readonly owners: readonly string[];
  /** The organiser has changed the list: this process answers by the new one at once. */
  readonly forget: (competitionId: string) => void;
}

const noHeaders: SharedHeaders = {};
const exposed = 'Retry-After, X-Request-Id';
const preflight = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, x-seen-version, last-event-id, x-request-id',
  'access-control-max-age': '600',
} as const;

/** `owners` are the sites whose pages may hold every component, the desk too. */
export function createCrossOrigin(
  { database, now }: Ports,
  owners: readonly string[] = [],
): CrossOrigin {
  /** `null` of a competition that is not there. */
  const listed = createTimedCache<readonly string[] | null>({
    now,
    forMs: 5_000,
    atMost: 5_000,
  });

  const listOf = async (competitionId: string): Promise<readonly string[] | null> => {
    const cached = listed.get(competitionId);
    if (cached !== undefined) return cached;
    const [row] = await database.prepared<{ origins: string[] | null }>(
      'lf-embed-origins',
      `select base -> 'embedOrigins' as origins from competition
       where id = $1 and deleted_at is null`,
      [competitionId],
    );
    const origins =
      row === undefined ? null : (row.origins ?? []).flatMap((site) => asSent(site) ?? []);
    listed.keep(competitionId, origins);
    return origins;
  };

  const originsOf = async (competitionId: string): Promise<readonly string[]> =>
    (await listOf(competitionId)) ?? [];

  const isAllowed = async (
    origin: string,
    operation: ContractOperation,
    competitionId: string | null,
  ): Promise<boolean> =>
    operation.tag === '运维' ||
    owners.includes(origin) ||
    (competitionId !== null && (await originsOf(competitionId)).includes(origin));

  const headersFor = async (
    origin: string,
    request: IncomingRequest,
    operation: ContractOperation,
    competitionId: string | null,
  ): Promise<SharedHeaders> => {
    const vary = { vary: 'Origin' };
    if (!(await isAllowed(origin, operation, competitionId))) return vary;
    return { ...vary, ...readableBy(origin, request, operation) };
  };

  return {
    framesOf: async (competitionId) => [
      ...new Set([...owners, ...(await originsOf(competitionId))]),
    ],
    owners,
    forget: (competitionId) => listed.delete(competitionId),
    mayShow: async (headers, competitionId, site) => {
      const origins = await listOf(competitionId);
      if (origins === null) return 'COMPETITION_NOT_FOUND';
      const origin = site ?? headers.get('origin');
      if (origin === null || isOwn(origin, headers.get('host'))) return 'ALLOWED';
      return owners.includes(origin) || origins.includes(origin) ? 'ALLOWED' : 'ORIGIN_NOT_LISTED';
    },
    mayFollow: async (request, operation, competitionId) => {
      const origin = request.headers.get('origin');
      if (origin === null || isOwn(origin, request.headers.get('host'))) return true;
      return isAllowed(origin, operation, competitionId);
    },
    headers: (request, operation, competitionId) => {
      if (operation.everyOrigin) return readableBy('*', request, operation);
      const origin = request.headers.get('origin');
      return origin === null ? noHeaders : headersFor(origin, request, operation, competitionId);
    },
  };
}

/** `readers`: one site, or `*` for every site, which no browser lets read an answer that credentials were sent for. */
function readableBy(
  readers: string,
  request: IncomingRequest,
  operation: ContractOperation,
): Record<string, string> {
  return {
    'access-control-allow-origin': readers,
    'access-control-expose-headers': exposed,
    ...(request.method === 'OPTIONS'
      ? { ...preflight, 'access-control-allow-methods': operation.method }
      : {}),
  };
}

/** A site as a browser names it: without the port that its scheme means, the host in small letters; null for none. */
export function asSent(site: string): string | null {
  return URL.canParse(site) ? new URL(site).origin : null;
}

/** Whether the page comes from the host that it calls; a proxy may speak TLS for us, so the scheme says nothing. */
function isOwn(origin: string, host: string | null): boolean {
  try {
    const page = new URL(origin);
    return host !== null && new URL(`${page.protocol}//${host}`).host === page.host;
  } catch {
    return false;
  }
}
