/** Turns a request into a validated call: parameters with the contract's types and defaults, and the body. */
import type { FieldError } from '@liangfen/sdk/schema';
import type { OperationId } from '../operations/call.ts';
import { ProblemError } from '../problem.ts';
import { type BodyBounds, boundsOf } from './body-bounds.ts';
import { type BodyMeter, meterFor } from './body-meter.ts';
import { compileChoice } from './choice.ts';
import { fieldLabel } from './field-label.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { type BrokenRule, fieldErrors } from './messages.ts';
import {
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
  resolve,
} from './operations.ts';
import { type Check, compile } from './schemas.ts';

export interface Values {
  readonly [name: string]: unknown;
}

export interface Validation {
  readonly path: (values: Readonly<Record<string, string>>) => Values;
  /** Reads the text after the question mark. */
  readonly query: (search: string) => Values;
  readonly header: (values: IncomingRequest['headers']) => Values;
  /** A promise only of a body that is still on its way. */
  readonly body: (request: IncomingRequest) => unknown;
}

const made = new Map<OperationId, Validation>();

/** Compiled once per process and operation. */
export function validationOf(operation: ContractOperation): Validation {
  const known = made.get(operation.id);
  if (known !== undefined) return known;
  const validation = createValidation(operation);
  made.set(operation.id, validation);
  return validation;
}

function createValidation(operation: ContractOperation): Validation {
  const { id } = operation;
  const inPath = parameterCheck(operation, 'path');
  const inQuery = parameterCheck(operation, 'query');
  const inHeader = parameterCheck(operation, 'header');
  const { body } = operation;
  const bodies = [...(body?.content ?? [])].map(([type, schema]) => ({
    type,
    schema: resolve(schema),
    check: type === multipart ? null : compileChoice(schema),
    bounds: boundsOf([schema], body?.limit ?? 0),
  }));
  const unsupported = () =>
    new ProblemError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `请求体必须是 ${bodies.map(({ type }) => type).join(' 或 ')}`,
    );
  const mustBeEmpty = (text: string): undefined => {
    if (text !== '') throw unsupported();
  };
  const read = ({ type, schema, check }: (typeof bodies)[number], text: string): unknown => {
    if (check === null || (text === '' && body?.required !== true)) return undefined;
    const value = type === json ? parseJson(id, text) : parseForm(id, text, schema);
    const broken = check(value);
    if (broken.length > 0) refuse(id, fieldErrors(withoutDetours(broken)));
    return value;
  };
  return {
    path: (values) => inPath((name) => values[name] ?? null),
    query: (search) => {
      const values = search === '' ? noParameters : new URLSearchParams(search);
      return inQuery((name) => only(id, name, values.getAll(name)));
    },
    header: (values) => inHeader((name) => values.get(name)),
    body: (request) => {
      if (body === null) return undefined;
      const type = mediaType(request);
      const accepted = bodies.find((candidate) => candidate.type === type);
      if (accepted === undefined) {
        if (type !== null || body.required) throw unsupported();
        const text = readText(request, 'text/plain', emptyBounds);
        return typeof text === 'string' ? mustBeEmpty(text) : text.then(mustBeEmpty);
      }
      // A file is read by its operation, which knows how much of it to take.
      if (accepted.check === null) return undefined;
      const text = readText(request, accepted.type, accepted.bounds);
      return typeof text === 'string'
        ? read(accepted, text)
        : text.then((whole) => read(accepted, whole));
    },
  };
}

const json = 'application/json';
const multipart = 'multipart/form-data';
const noParameters = new URLSearchParams();

type Read = (name: string) => string | null;

function parameterCheck({ id, parameters }: ContractOperation, place: ContractParameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return (): Values => ({});
  const check: Check = compile({
    type: 'object',
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  });
  const readers = own.map(({ name, schema }) => ({ name, kind: kindOf(resolve(schema)) }));
  return (read: Read): Values => {
    const values: Record<string, unknown> = {};
    for (const { name, kind } of readers) {
      const text = read(name);
      if (text === null) continue;
      if (!isStorable(text)) refuse(id, [{ field: name, message: unstorableMessage }]);
      values[name] = coerce(text, kind);
    }
    const broken = check(values);
    if (broken.length > 0) refuse(id, fieldErrors(broken));
    return values;
  };
}

/** Values in a URL or a form are texts; one is read as a number only when it looks like one. */
function coerce(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'number':
      return /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'text':
      return text;
  }
}

type Kind = 'number' | 'boolean' | 'text';

function kindOf({ type }: JsonSchema): Kind {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'text';
}

function only(operation: OperationId, name: string, values: readonly string[]): string | null {
  if (values.length > 1) refuse(operation, [{ field: name, message: onlyOnceMessage }]);
  return values[0] ?? null;
}

function mediaType(request: IncomingRequest): string | null {
  const header = request.headers.get('content-type');
  if (header === json) return json;
  return header === null ? null : (header.split(';')[0]?.trim().toLowerCase() ?? null);
}

/** For a body without a type, which must be empty. */
const emptyBounds: BodyBounds = { bytes: 16, names: 1, parts: 1, depth: 1, text: 1 };

/** Reads no more than the bounds allow, whatever the sender announced. */
function readText(
  request: IncomingRequest,
  type: string,
  bounds: BodyBounds,
): string | Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bounds.bytes) throw tooLarge(bounds);
  const meter = meterFor(type, bounds);
  if (request.bodyText !== undefined) {
    // A character is at least a byte, so that most texts need not be measured.
    const { bodyText } = request;
    if (bodyText.length * 3 > bounds.bytes && byteLength(bodyText) > bounds.bytes) {
      throw tooLarge(bounds);
    }
    meter.take(bodyText);
    return bodyText;
  }
  return request.body === null ? '' : readStream(request.body, meter, bounds);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  meter: BodyMeter,
  bounds: BodyBounds,
): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > bounds.bytes) throw tooLarge(bounds);
      const text = decoder.decode(part.value, { stream: true });
      meter.take(text);
      parts.push(text);
    }
    return parts.join('') + decoder.decode();
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof ProblemError) throw error;
    throw invalidJson('请求体不是完整的 UTF-8 文字，请检查后重试');
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

function tooLarge({ bytes }: BodyBounds): ProblemError {
  const most = bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} kB`;
  return new ProblemError(413, 'BODY_TOO_LARGE', `提交的内容超过 ${most}，请减少后重试`);
}

function invalidJson(detail: string): ProblemError {
  return new ProblemError(400, 'INVALID_JSON', detail);
}

function parseJson(operation: OperationId, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidJson('请求体不是有效的 JSON，请检查后重试');
  }
  // Only an escape can bring in characters that no text column holds, so other texts need no check.
  if (text.includes('\\u') && /\\u(0000|[dD][89a-fA-F])/.test(text))
    refuse(operation, unstorable(value));
  return value;
}

/** NUL and half a surrogate pair are valid JSON, and refused by PostgreSQL. */
function unstorable(whole: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const waiting = [{ value: whole, field: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, field } = next;
    if (errors.length >= mostErrors) break;
    if (typeof value === 'string') {
      if (!isStorable(value)) errors.push({ field, message: unstorableMessage });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) errors.push({ field, message: unstorableMessage });
        else waiting.push({ value: inner, field: field === '' ? key : `${field}.${key}` });
      }
    }
  }
  return errors;
}

const onlyOnceMessage = '只能写一次';
const unstorableMessage = '含有无法保存的字符';

/** Nearly every id; telling it costs less than looking for what a text may not hold. */
const plain = /^[ -~]*$/;

function isStorable(text: string): boolean {
  return plain.test(text) || (!text.includes('\0') && !/\p{Surrogate}/u.test(text));
}

function parseForm(operation: OperationId, text: string, schema: JsonSchema): Values {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(values, name)) refuse(operation, [{ field: name, message: onlyOnceMessage }]);
    if (!isStorable(value)) refuse(operation, [{ field: name, message: unstorableMessage }]);
    const property = propertyOf(schema, name);
    Object.defineProperty(values, name, {
      value: property === null ? value : coerce(value, kindOf(property)),
      enumerable: true,
    });
  }
  return values;
}

function propertyOf({ properties }: JsonSchema, name: string): JsonSchema | null {
  const all: Readonly<Record<string, unknown>> = Object(properties);
  return Object.hasOwn(all, name) ? resolve(all[name]) : null;
}

/** Keeps the errors of a choice's branches, which say more than "none fits"; that one stays only when it is alone. */
function withoutDetours(rules: readonly BrokenRule[]): readonly BrokenRule[] {
  const specific = rules.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  return specific.length > 0 ? specific : rules;
}

const mostErrors = 100;

/** The sentence is for people and calls a field by its label; a field that nobody fills in has none. */
function refuse(operation: OperationId, errors: FieldError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  const label = fieldLabel(operation, first.field);
  throw new ProblemError(
    400,
    'INVALID_REQUEST',
    label === null
      ? '提交的内容有误，请刷新页面后重试'
      : `提交的内容有误，请修改后重试：「${label}」${first.message}`,
    { errors: errors.slice(0, mostErrors) },
  );
}
