/** Which other sites may call: for a competition, the ones its organiser lists; tokens stand in headers, so no credentials are shared. */
import type { IncomingRequest } from '../operations/operation.ts';
import type { Ports } from '../ports.ts';
import { createTimedCache } from '../sessions/timed-cache.ts';
import type { ContractOperation } from './operations.ts';

export interface CrossOrigin {
  /** Headers that let the caller's page read the answer; none when it may not. */
  readonly headers: (
    request: IncomingRequest,
    operation: ContractOperation,
    competitionId: string | null,
  ) => Promise<Record<string, string>>;
  /**
   * Whether a page may follow over a WebSocket, where no browser holds answers back from other sites:
   * pages of our own site, those that the headers let read, and callers that are no page.
   */
  readonly mayFollow: (
    request: IncomingRequest,
    operation: ContractOperation,
    competitionId: string | null,
  ) => Promise<boolean>;
  /** The listed sites of a competition, also for `frame-ancestors`. */
  readonly originsOf: (competitionId: string) => Promise<readonly string[]>;
}

const exposed = 'Retry-After';
const preflight = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, x-seen-version, last-event-id',
  'access-control-max-age': '600',
} as const;

export function createCrossOrigin({ database, now }: Ports): CrossOrigin {
  const listed = createTimedCache<readonly string[]>({ now, forMs: 5_000, atMost: 5_000 });

  const originsOf = async (competitionId: string): Promise<readonly string[]> => {
    const cached = listed.get(competitionId);
    if (cached !== undefined) return cached;
    const [row] = await database.prepared<{ origins: string[] | null }>(
      'lf-embed-origins',
      `select base -> 'embedOrigins' as origins from competition
       where id = $1 and deleted_at is null`,
      [competitionId],
    );
    const origins = row?.origins ?? [];
    listed.keep(competitionId, origins);
    return origins;
  };

  const isAllowed = async (
    origin: string,
    operation: ContractOperation,
    competitionId: string | null,
  ): Promise<boolean> =>
    operation.tag === '运维' ||
    (competitionId !== null && (await originsOf(competitionId)).includes(origin));

  return {
    originsOf,
    mayFollow: async (request, operation, competitionId) => {
      const origin = request.headers.get('origin');
      if (origin === null || isOwn(origin, request.headers.get('host'))) return true;
      return isAllowed(origin, operation, competitionId);
    },
    headers: async (request, operation, competitionId) => {
      const origin = request.headers.get('origin');
      if (origin === null) return {};
      const vary = { vary: 'Origin' };
      if (!(await isAllowed(origin, operation, competitionId))) return vary;
      return {
        ...vary,
        'access-control-allow-origin': origin,
        'access-control-expose-headers': exposed,
        ...(request.method === 'OPTIONS'
          ? { ...preflight, 'access-control-allow-methods': operation.method }
          : {}),
      };
    },
  };
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
