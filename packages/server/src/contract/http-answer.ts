/** An answer as the server holds it: a plain value that a home writes to a socket, or turns into a web `Response`. */
import type { LiveStream } from '../live/live-shows.ts';
import type { ProblemError } from '../problem.ts';
import { requestIdHeader } from './request-id.ts';

/** Names and values in turn, in the order in which they are sent; most answers share a fixed block. */
export type HeaderBlock = readonly string[];

export type AnswerBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Sent while it is made, so its length is not known. */
  | { readonly kind: 'parts'; readonly parts: ReadableStream<Uint8Array> }
  /** The frames of a competition, until one side leaves. */
  | { readonly kind: 'live'; readonly stream: LiveStream };

/** A class only so that it can be told from the JSON of an operation's answer. */
export class HttpAnswer {
  readonly status: number;
  /** Without the length, which the sender of the body knows. */
  readonly headers: HeaderBlock;
  readonly body: AnswerBody;

  constructor(status: number, headers: HeaderBlock, body: AnswerBody) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Answers are data: nothing may run, frame or guess them. */
const security: HeaderBlock = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'no-referrer',
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy',
  'cross-origin',
];
/** The headers of nearly every answer. */
const unkept: HeaderBlock = ['cache-control', 'no-store', ...security];
const jsonBlock: HeaderBlock = [...unkept, 'content-type', 'application/json; charset=utf-8'];
const problemBlock: HeaderBlock = [
  ...unkept,
  'content-type',
  'application/problem+json; charset=utf-8',
];
const streamBlock: HeaderBlock = [
  ...unkept,
  'content-type',
  'text/event-stream; charset=utf-8',
  // Proxies that buffer would hold frames back.
  'x-accel-buffering',
  'no',
];

const noBody: AnswerBody = { kind: 'none' };

export function jsonAnswer(value: unknown): HttpAnswer {
  return new HttpAnswer(200, jsonBlock, { kind: 'text', text: JSON.stringify(value) });
}

export function withCookie(value: unknown, cookie: string): HttpAnswer {
  return withHeaders(jsonAnswer(value), { 'set-cookie': cookie });
}

/** RFC 9110 wants one with each 401; browsers ask a person for a password at `Basic` and its like only. */
const challenge = 'TOKEN realm="liangfen", KEY realm="liangfen"';

export function problemAnswer(
  problem: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const { retryAfterSeconds } = problem.extras;
  const answer = new HttpAnswer(problem.status, problemBlock, {
    kind: 'text',
    text: JSON.stringify(problem.toProblem(requestId)),
  });
  return withHeaders(answer, {
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(problem.status === 401 ? { 'www-authenticate': challenge } : {}),
    ...headers,
  });
}

export function emptyAnswer(
  status: number,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return withHeaders(new HttpAnswer(status, unkept, noBody), headers);
}

export function textAnswer(text: string, type: string): HttpAnswer {
  return new HttpAnswer(200, [...unkept, 'content-type', type], { kind: 'text', text });
}

/** Answers with a picture, or with another file that is shown in place. */
export function bytesAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const answer = new HttpAnswer(200, [...unkept, 'content-type', type], { kind: 'bytes', bytes });
  return withHeaders(answer, headers);
}

/** Answers with a picture that never changes: its address names its content. */
export function lastingAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  tag: string,
): HttpAnswer {
  const block = [
    ...['cache-control', 'public, max-age=31536000, immutable', ...security],
    ...['content-type', type, 'etag', `"${tag}"`],
  ];
  return new HttpAnswer(200, block, { kind: 'bytes', bytes });
}

/** Answers everybody alike, who ask again with the tag; caches on the way may keep the answer for `keep`. */
export function sharedAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  {
    tag,
    type,
    encoding,
    keep,
  }: {
    readonly tag: string;
    readonly type: string;
    readonly encoding: 'gzip' | null;
    readonly keep: string;
  },
): HttpAnswer {
  const block = [
    ...['cache-control', keep, ...security, 'vary', 'accept-encoding'],
    ...['content-type', type, 'etag', tag],
    ...(encoding === null ? [] : ['content-encoding', encoding]),
  ];
  return new HttpAnswer(200, block, { kind: 'bytes', bytes });
}

/** Answers a caller who has the content already. */
export function unchangedAnswer(
  tag: string,
  keep: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const block = ['cache-control', keep, ...security, 'vary', 'accept-encoding', 'etag', tag];
  return withHeaders(new HttpAnswer(304, block, noBody), headers);
}

/** Answers with a file to be saved under a name; a stream is sent while it is made. */
export function fileAnswer(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  file: { readonly type: string; readonly name: string },
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const block = [
    ...[...unkept, 'content-type', file.type],
    ...['content-disposition', attachment(file.name)],
  ];
  const held: AnswerBody =
    body instanceof Uint8Array ? { kind: 'bytes', bytes: body } : { kind: 'parts', parts: body };
  return withHeaders(new HttpAnswer(200, block, held), headers);
}

/**
 * The name twice, as RFC 6266 advises: `filename*` for whoever reads it, and before it one in ASCII for whoever does not
 * (curl 7.88 `-J`), without what no other script can write.
 */
function attachment(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot === -1 ? '' : name.slice(dot).replace(/[^\x21-\x7e]|["\\/]/g, '');
  const words = (dot === -1 ? name : name.slice(0, dot)).match(/[0-9A-Za-z][0-9A-Za-z_-]*/g);
  const plain = `${words?.join('-') ?? 'liangfen'}${ending}`;
  // Apostrophes and parentheses delimit nothing here, but are not in the grammar of an extended value.
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

export function streamAnswer(stream: LiveStream): HttpAnswer {
  return new HttpAnswer(200, streamBlock, { kind: 'live', stream });
}

/** The answer itself when there is nothing to add, as nearly always. */
export function withHeaders(
  answer: HttpAnswer,
  headers: Readonly<Record<string, string>>,
): HttpAnswer {
  const added = Object.entries(headers);
  if (added.length === 0) return answer;
  return new HttpAnswer(answer.status, [...answer.headers, ...added.flat()], answer.body);
}

/** Adds the request's name, as the answer leaves the app. */
export function withRequestId({ status, headers, body }: HttpAnswer, id: string): HttpAnswer {
  return new HttpAnswer(status, [...headers, requestIdHeader, id], body);
}

/** Makes the answer to HEAD: all that GET says, and how long its body would be where that is known. */
export function withoutBody({ status, headers, body }: HttpAnswer): HttpAnswer {
  switch (body.kind) {
    case 'none':
      return new HttpAnswer(status, headers, noBody);
    case 'text':
      return lengthOnly(status, headers, new TextEncoder().encode(body.text).length);
    case 'bytes':
      return lengthOnly(status, headers, body.bytes.length);
    case 'parts':
      // Nobody reads them, so none is made.
      body.parts.cancel().catch(() => undefined);
      return new HttpAnswer(status, headers, noBody);
    case 'live':
      throw new Error('a HEAD opens no stream');
  }
}

function lengthOnly(status: number, headers: HeaderBlock, bytes: number): HttpAnswer {
  return new HttpAnswer(status, [...headers, 'content-length', String(bytes)], noBody);
}

/** Says to HEAD what a stream would begin with; opening one would take a place, and tell the hall that somebody is there. */
export function streamHead(): HttpAnswer {
  return new HttpAnswer(200, streamBlock, noBody);
}
