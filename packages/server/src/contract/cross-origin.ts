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

  return {
    originsOf,
    headers: async (request, operation, competitionId) => {
      const origin = request.headers.get('origin');
      if (origin === null) return {};
      const vary = { vary: 'Origin' };
      const isAllowed =
        operation.tag === '运维' ||
        (competitionId !== null && (await originsOf(competitionId)).includes(origin));
      if (!isAllowed) return vary;
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
