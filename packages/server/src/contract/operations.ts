/** The contract's operations in the form that routing, access and validation read; a hole in the contract throws at start. */
import type { ApiKeyScope, GrantedRole } from '@liangfen/sdk/schema';
import { apiKeyScopeValues, grantedRoleValues } from '@liangfen/sdk/values';
import type { OperationId } from '../operations/call.ts';
import { contract } from './generated/contract.ts';

export const accesses = [
  'public',
  'user',
  'account',
  'main',
  'sub',
  'manager',
  'owner',
  'judge',
  'console',
] as const;
export type Access = (typeof accesses)[number];

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface ContractBody {
  readonly required: boolean;
  /** Bytes; a file's own limit is its operation's. */
  readonly limit: number;
  /** Media type → schema. */
  readonly content: ReadonlyMap<string, JsonSchema>;
}

export interface ContractResponse {
  readonly content: ReadonlyMap<string, JsonSchema>;
}

export interface ContractOperation {
  readonly id: OperationId;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  /** The scopes of API keys that open the operation too; none when it is for people only. */
  readonly keyScopes: readonly ApiKeyScope[];
  /** The roles of sub-accounts that may call it; null where no role is asked for. */
  readonly roles: readonly GrantedRole[] | null;
  readonly parameters: readonly ContractParameter[];
  readonly body: ContractBody | null;
  readonly responses: ReadonlyMap<number, ContractResponse>;
  /** The codes of its own refusals; those of every operation are {@link sharedRefusals}. */
  readonly refusals: readonly string[];
  /** A command of the panel, which changes the show even by GET. */
  readonly isCommand: boolean;
  /** Answers with a stream of events, which has no end. */
  readonly streams: boolean;
  /** For a WebSocket, the event stream that sends the same frames. */
  readonly sameAs: string | null;
  /** Pages of every site may read its answers, refusals too. */
  readonly everyOrigin: boolean;
}

/** The limit of a body whose operation has no `x-body-limit`. */
export const usualBodyBytes = 16 * 1024;

export const contractGeneration = Number(contract.info['x-generation']);

/** Codes that any operation may answer where it has their status. */
export const sharedRefusals: ReadonlySet<string> = new Set(
  list(contract.info['x-shared-refusals']).map(String),
);

/** Clients of an older generation cannot follow this server. */
export function isTooOld(generation: number, own = contractGeneration): boolean {
  return generation < own;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of the contract, in its order. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  contract.paths,
).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]) => readOperation(path, method, record(operation))),
);

/** Follows `#/…` references of the contract until there is a value. */
export function resolve(value: unknown): JsonSchema {
  let current = record(value);
  while (typeof current.$ref === 'string') {
    const keys = current.$ref.replace('#/', '').split('/');
    current = record(keys.reduce<unknown>((at, key) => record(at)[key], contract));
  }
  return current;
}

function readOperation(path: string, method: string, operation: JsonSchema): ContractOperation {
  const id = operation.operationId;
  const access = accesses.find((name) => name === operation['x-access']);
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId`);
  if (access === undefined) throw new Error(`${id} has no x-access`);
  return {
    // Whether every id has a handler is checked by the types and again where the app starts.
    id: id as OperationId,
    tag: String(list(operation.tags)[0]),
    method: method.toUpperCase(),
    path,
    access,
    keyScopes: readKeyScopes(id, operation['x-key']),
    roles: readRoles(id, access, operation['x-roles']),
    parameters: list(operation.parameters).map((parameter) => readParameter(resolve(parameter))),
    body: operation.requestBody === undefined ? null : readBody(operation),
    responses: new Map(
      Object.entries(record(operation.responses)).map(([status, response]) => [
        Number(status),
        { content: readContent(resolve(response)) },
      ]),
    ),
    refusals: list(operation['x-refusals']).map(String),
    isCommand: operation['x-command'] !== undefined,
    streams: Object.values(record(operation.responses)).some((response) =>
      readContent(resolve(response)).has('text/event-stream'),
    ),
    sameAs: textOf(record(operation['x-websocket'] ?? {}).sameAs),
    everyOrigin: operation['x-every-origin'] === true,
  };
}

function readKeyScopes(id: string, value: unknown): readonly ApiKeyScope[] {
  return list(value).map((name) => {
    const scope = apiKeyScopeValues.find((known) => known === name);
    if (scope === undefined) throw new Error(`${id} has an x-key that is no ApiKeyScope`);
    return scope;
  });
}

function readRoles(id: string, access: Access, value: unknown): readonly GrantedRole[] | null {
  if (value === undefined) {
    if (access === 'manager') throw new Error(`${id} has no x-roles`);
    return null;
  }
  return list(value).map((name) => {
    const role = grantedRoleValues.find((known) => known === name);
    if (role === undefined) throw new Error(`${id} has an x-roles that is no GrantedRole`);
    return role;
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readParameter(parameter: JsonSchema): ContractParameter {
  const place = (['path', 'query', 'header'] as const).find((name) => name === parameter.in);
  if (place === undefined) throw new Error(`parameter ${String(parameter.name)} stands nowhere`);
  return {
    name: String(parameter.name),
    in: place,
    required: parameter.required === true,
    schema: record(parameter.schema),
  };
}

function readBody(operation: JsonSchema): ContractBody {
  const body = resolve(operation.requestBody);
  const limit = operation['x-body-limit'];
  return {
    required: body.required === true,
    limit: typeof limit === 'number' ? limit : usualBodyBytes,
    content: readContent(body),
  };
}

function readContent(holder: JsonSchema): ReadonlyMap<string, JsonSchema> {
  return new Map(
    Object.entries(record(holder.content ?? {})).map(([type, media]) => [
      type,
      record(record(media).schema),
    ]),
  );
}

function record(value: unknown): JsonSchema {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('the contract has a hole where an object is expected');
  }
  // Checked above; an object's keys are strings.
  return value as JsonSchema;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
