/** Requests, made from the flat input of an operation. */
import type { Route } from './generated/routes.ts';

export const headerNames = {
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  seenVersion: 'X-Seen-Version',
  lastEventId: 'Last-Event-ID',
} as const;

/** The input of any operation at run time; `InputOf` says the same per operation. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly seenVersion?: number;
  readonly lastEventId?: number;
  readonly signal?: AbortSignal;
}

export interface SentBody {
  readonly body: NonNullable<RequestInit['body']>;
  /** The content type; null where the browser writes it, with the boundary between the parts that it chose. */
  readonly type: string | null;
}

/** Makes the body of a kind that the contract names. */
export type BodyOf = (body: unknown, kind: Route[3]) => SentBody;

export const jsonBody: BodyOf = (body) => ({
  body: JSON.stringify(body),
  type: 'application/json',
});

/** The options of every request of a client. */
export const requestManner = {
  // The image code is bound by a cookie of the page's own site; tokens travel in the header.
  credentials: 'same-origin',
  // Everything is live. Also, a browser lets a second stream of the same address wait for the
  // first one as long as that might end up in its cache.
  cache: 'no-store',
} as const;

/** Returns the API's address without the slash with which its paths begin. */
export function withoutLastStroke(baseUrl: string): string {
  return baseUrl.replace(/\/$/, '');
}

/** The request of one call, without its login. */
export function requestOf(
  baseUrl: string,
  [method, path, , kind]: Route,
  input: AnyInput,
  bodyOf: BodyOf,
): Request {
  const { body, signal } = input;
  const sent = body === undefined ? null : bodyOf(body, kind);
  return new Request(withoutLastStroke(baseUrl) + addressOf(path, input), {
    ...requestManner,
    method,
    headers: headersOf(input, sent?.type ?? null),
    ...(sent === null ? {} : { body: sent.body }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Leaves undefined and null values out of the query; the contract has no lists in it. */
function addressOf(path: string, { path: places = {}, query = {} }: AnyInput): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(places[name])),
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return search === '' ? address : `${address}?${search}`;
}

function headersOf(input: AnyInput, type: string | null): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const option of ['idempotencyKey', 'seenVersion', 'lastEventId'] as const) {
    const value = input[option];
    if (value !== undefined) headers[headerNames[option]] = String(value);
  }
  if (type !== null) headers['Content-Type'] = type;
  return headers;
}
