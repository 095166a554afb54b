/**
 * Checks an app against openapi.yaml while tests use it: every answer has a declared status, content type and body,
 * and every live frame is one of the contract's. The server's own validator and two outside ones check.
 */
import { gunzipSync } from 'node:zlib';
import type { App } from '../../src/app.ts';
import { targetOf } from '../../src/contract/address.ts';
import { type AnswerBody, type HeaderBlock, HttpAnswer } from '../../src/contract/http-answer.ts';
import {
  type ContractOperation,
  contractOperations,
  type JsonSchema,
  sharedRefusals,
} from '../../src/contract/operations.ts';
import { responseOf } from '../../src/contract/responses.ts';
import { createRouter } from '../../src/contract/router.ts';
import { type Check, compile } from '../../src/contract/schemas.ts';
import type { FrameText } from '../../src/live/frames.ts';
import type { LiveStream } from '../../src/live/live-shows.ts';
import { type OutsideCheck, withAjv, withCfworker } from './outside-validators.ts';
import { isSoak } from './rounds.ts';

/** The checks of one schema; the server's own runs last, because it fills in defaults. */
interface Checks {
  readonly ajv: OutsideCheck;
  readonly cfworker: OutsideCheck;
  readonly own: Check;
}

/** Compiled at first use, once per process; most refusals share one schema. */
const compiled = new Map<JsonSchema, Checks>();

function checksOf(schema: JsonSchema): Checks {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const made = { ajv: withAjv(schema), cfworker: withCfworker(schema), own: compile(schema) };
  compiled.set(schema, made);
  return made;
}

/**
 * The gate sends this many values of each operation and status, and of each kind of frame, to @cfworker/json-schema,
 * which is slow; the soak sends all of them.
 */
const slowlyChecked = isSoak ? Number.POSITIVE_INFINITY : 20;
const seen = new Map<string, number>();

/** Returns the errors that the three validators find in a JSON text. */
function complaintsAboutText(name: string, schema: JsonSchema, text: string): readonly string[] {
  const { ajv, cfworker, own } = checksOf(schema);
  const value: unknown = JSON.parse(text);
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  const broken = ajv(value);
  // If Ajv finds an error, @cfworker/json-schema is asked, too.
  const isSpared = count > slowlyChecked && broken.length === 0;
  const errors = [
    ...broken.map((error) => `Ajv: ${error}`),
    ...(isSpared ? [] : cfworker(value).map((error) => `cfworker: ${error}`)),
    ...own(value).map(({ instancePath, message }) => `server: ${instancePath} ${message}`),
  ];
  return errors.length === 0 ? [] : [`${name} against the contract:`, ...errors, text];
}

const problem: JsonSchema = { $ref: '#/components/schemas/Problem' };
const problemType = 'application/problem+json';
const route = createRouter(contractOperations);

/** Wraps the app: any answer that is not as declared fails the running test. */
export function heldToContract(app: App): App {
  const answer: App['answer'] = async (request, meta) => {
    const answered = await app.answer(request, meta);
    const { pathname } = targetOf(request.url);
    const found = route(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    if (!found.found) {
      if (request.method !== 'OPTIONS') fail(complaintsAboutUnknown(answered));
      return answered;
    }
    const { operation } = found;
    fail(complaintsAbout(operation, answered));
    return withWatchedBody(operation, answered);
  };
  return {
    ...app,
    answer,
    fetch: async (request, meta) => responseOf(await answer(request, meta)),
  };
}

function fail(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function complaintsAboutUnknown({ status, headers, body }: HttpAnswer): readonly string[] {
  const type = typeOf(headers);
  if (type !== problemType) return [`an unknown address is answered ${status} as ${type}`];
  const text = textOf(body, headers);
  return text === null ? [] : complaintsAboutText('unknown address', problem, text);
}

/** Returns the differences between an answer and its declaration. */
export function complaintsAbout(
  operation: ContractOperation,
  { status, headers, body }: HttpAnswer,
): readonly string[] {
  const declared = operation.responses.get(status);
  const type = typeOf(headers);
  const name = `${operation.id} ${status} ${type}`;
  if (declared === undefined) return [`${name} is not declared`];
  // Declared without content, as 304 is.
  if (type === '' && declared.content.size === 0) return [];
  const schema = declared.content.get(type);
  if (schema === undefined) return [`${name} is not declared`];
  const text = isJson(type) ? textOf(body, headers) : null;
  if (text === null) return [];
  return [
    ...complaintsAboutText(name, schema, text),
    ...(type === problemType ? complaintsAboutCode(operation, text) : []),
  ];
}

/** A code that the contract does not name for this operation (`node scripts/refusal-codes.mjs --write`). */
function complaintsAboutCode({ id, refusals }: ContractOperation, text: string): readonly string[] {
  const { code }: { readonly code: string } = JSON.parse(text);
  const isNamed = sharedRefusals.has(code) || refusals.includes(code);
  return isNamed ? [] : [`${id} answers ${code}, which its x-refusals does not name`];
}

/** Checks the body of an answer while it is sent. */
function withWatchedBody(operation: ContractOperation, answer: HttpAnswer): HttpAnswer {
  const { status, headers, body } = answer;
  const type = typeOf(headers);
  const schema = operation.responses.get(status)?.content.get(type);
  if (schema === undefined) return answer;
  if (body.kind === 'live') {
    const stream = watchedStream(operation.id, schema, body.stream);
    return new HttpAnswer(status, headers, { kind: 'live', stream });
  }
  if (body.kind === 'parts' && isJson(type)) {
    const parts = watchedParts(operation.id, schema, body.parts);
    return new HttpAnswer(status, headers, { kind: 'parts', parts });
  }
  return answer;
}

/** A frame that many viewers share is checked once. */
const seenFrames = new WeakSet<FrameText>();

function watchedStream(name: string, schema: JsonSchema, stream: LiveStream): LiveStream {
  return {
    connectionId: stream.connectionId,
    close: () => stream.close(),
    report: (report) => stream.report(report),
    attach: (sink) =>
      stream.attach({
        write: (frame) => {
          if (!seenFrames.has(frame)) failLater(complaintsAboutFrame(name, schema, frame));
          seenFrames.add(frame);
          return sink.write(frame);
        },
        end: () => sink.end(),
      }),
  };
}

/** Fails outside the server's write, because the server would catch an error thrown there. */
function failLater(complaints: readonly string[]): void {
  if (complaints.length > 0) queueMicrotask(() => fail(complaints));
}

function complaintsAboutFrame(
  name: string,
  schema: JsonSchema,
  { message, event }: FrameText,
): readonly string[] {
  if (message === '') return [];
  const data = `data: ${message}\n\n`;
  if (!event.endsWith(data)) return [`the event stream says other than the socket: ${event}`];
  // Counted by its events and its picture as well, so that a rare one is checked among many frames of its kind.
  const types = new Set([...message.matchAll(/"(?:frame|type)":"(\w+)"/g)].map(([, type]) => type));
  return complaintsAboutText(`${name} ${[...types].sort().join(' ')}`, schema, message);
}

const webhookMessage: JsonSchema = { $ref: '#/components/schemas/WebhookMessage' };

/** Fails unless the body sent to an organiser's own server is a message of the contract. */
export function holdWebhookMessage(body: string): void {
  failLater(complaintsAboutText('webhook', webhookMessage, body));
}

const socketMessage: JsonSchema = { $ref: '#/components/schemas/SocketMessage' };

/** Fails unless a socket's text is a message of the contract; a microtask later, because `ws` hangs on a throw. */
export function holdSocketMessage(text: string): void {
  failLater(complaintsAboutText('socket', socketMessage, text === '' ? '""' : text));
}

function watchedParts(
  name: string,
  schema: JsonSchema,
  parts: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let text = '';
  return parts.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        text += decoder.decode(part, { stream: true });
        controller.enqueue(part);
      },
      flush: () => fail(complaintsAboutText(name, schema, text)),
    }),
  );
}

function isJson(type: string): boolean {
  return type.endsWith('json');
}

function typeOf(headers: HeaderBlock): string {
  return headerOf(headers, 'content-type')?.split(';')[0] ?? '';
}

function headerOf(headers: HeaderBlock, wanted: string): string | null {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name === wanted);
  return at === -1 ? null : (headers[at + 1] ?? null);
}

/** Null if there is no body, as for HEAD, or if it is sent in parts. */
function textOf(body: AnswerBody, headers: HeaderBlock): string | null {
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'bytes': {
      const isPacked = headerOf(headers, 'content-encoding') === 'gzip';
      return new TextDecoder().decode(isPacked ? gunzipSync(body.bytes) : body.bytes);
    }
    case 'none':
    case 'parts':
    case 'live':
      return null;
  }
}
