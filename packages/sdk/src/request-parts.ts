/** Headers and bodies of calls, made from the flat input of an operation, and the names of files that come back. */
import type { Route } from './generated/routes.ts';

export const headerNames = {
  idempotencyKey: 'Idempotency-Key',
  seenVersion: 'X-Seen-Version',
  lastEventId: 'Last-Event-ID',
} as const;

/** What every input is at run time; `InputOf` says the same per operation. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly seenVersion?: number;
  readonly lastEventId?: number;
  readonly signal?: AbortSignal;
}

export function headersOf(input: AnyInput, bodyKind: Route[3]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const option of ['idempotencyKey', 'seenVersion', 'lastEventId'] as const) {
    const value = input[option];
    if (value !== undefined) headers[headerNames[option]] = String(value);
  }
  if (bodyKind === 'form') headers['Content-Type'] = 'application/x-www-form-urlencoded';
  return headers;
}

export function bodyOf(body: unknown, bodyKind: Route[3]): unknown {
  if (bodyKind !== 'multipart' || typeof body !== 'object' || body === null) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(field, value);
  }
  return form;
}

/** The name under which a file is to be kept, as RFC 5987 writes it. */
export function fileNameOf(headers: Headers): string | null {
  const found = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '');
  if (found?.[1] === undefined) return null;
  try {
    return decodeURIComponent(found[1]);
  } catch {
    return null;
  }
}
