/** Adds to every request of openapi-fetch what its route asks for: token, Idempotency-Key, and the 401 rule. */
import type { Middleware } from 'openapi-fetch';
import type { Authorization } from './auth.ts';
import { slotOf } from './auth.ts';
import { type Route, routes } from './generated/routes.ts';
import { headerNames } from './request-parts.ts';

export interface ContractDuties extends Authorization {
  readonly newId: () => string;
}

export function contractMiddleware({ tokenFor, refused, newId }: ContractDuties): Middleware {
  const byAddress = new Map<string, Route>(
    Object.values(routes).map((route) => [`${route[0]} ${route[1]}`, route]),
  );
  return {
    onRequest: async ({ request, schemaPath, params }) => {
      const route = byAddress.get(`${request.method} ${schemaPath}`);
      if (route === undefined) return;
      const [, , token, , , idempotent] = route;
      const slot = slotOf(token, params.path?.id);
      const held = slot === undefined ? undefined : await tokenFor(slot);
      if (held !== undefined) request.headers.set(headerNames.authorization, held);
      if (idempotent && !request.headers.has(headerNames.idempotencyKey)) {
        request.headers.set(headerNames.idempotencyKey, newId());
      }
    },
    onResponse: ({ request, response, schemaPath, params }) => {
      if (response.status !== 401) return;
      const route = byAddress.get(`${request.method} ${schemaPath}`);
      const slot = route === undefined ? undefined : slotOf(route[2], params.path?.id);
      if (slot !== undefined)
        refused(slot, request.headers.get(headerNames.authorization) ?? undefined);
    },
  };
}
