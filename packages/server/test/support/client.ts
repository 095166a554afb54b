/** Calls an app by operationId; held-to-contract.ts checks the answers of test apps against openapi.yaml. */
import type { Problem } from '@liangfen/sdk/schema';
import type { App } from '../../src/app.ts';
import { type ContractOperation, contractOperations } from '../../src/contract/operations.ts';
import type { Answer, Body, Call, OperationId } from '../../src/operations/call.ts';

/** A refusal as an error, with its problem document. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly problem: Problem;
  readonly headers: Headers;

  constructor(op: string, problem: Problem, headers: Headers) {
    super(
      `${op}: ${problem.status} ${problem.code} ${problem.detail} ${JSON.stringify(problem.errors ?? [])}`,
    );
    this.name = 'Refused';
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
    this.headers = headers;
  }

  /** The problem without its request id, so that two refusals for the same reason are equal. */
  get said(): Problem {
    const { requestId: _, ...said } = this.problem;
    return said;
  }
}

/** Everything that a request can carry; `call` narrows it to the contract, `send` accepts any value. */
export interface Sent {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly token?: string;
  /** Idempotency-Key. */
  readonly key?: string;
  /** The version at which the form was read. */
  readonly seen?: number;
  /** X-Seen-Version. */
  readonly seenVersion?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface Wanted<Op extends OperationId> extends Omit<Sent, 'path' | 'query' | 'body'> {
  readonly path?: Call<Op>['path'];
  readonly query?: Partial<Call<Op>['query']>;
  readonly body?: Body<Op>;
}

export interface TestClient {
  /** Returns the answer of 200; throws {@link Refused} for anything else. */
  readonly call: <Op extends OperationId>(op: Op, wanted?: Wanted<Op>) => Promise<Answer<Op>>;
  /** Returns the refusal of a call that must not succeed. */
  readonly refusal: <Op extends OperationId>(op: Op, wanted?: Wanted<Op>) => Promise<Refused>;
  /** Returns the response itself, for cookies, streams, files and malformed input. */
  readonly send: (op: OperationId, sent?: Sent) => Promise<Response>;
  /** The same client with another token. */
  readonly as: (token: string) => TestClient;
}

export function createTestClient(app: App, token?: string): TestClient {
  const send = (op: OperationId, sent: Sent = {}) => {
    const withToken = token === undefined ? sent : { token, ...sent };
    return app.fetch(requestFor(op, withToken), { address: sent.address ?? '127.0.0.1' });
  };
  const call: TestClient['call'] = async (op, wanted) => {
    const response = await send(op, wanted);
    if (!response.ok) throw new Refused(op, await response.json(), response.headers);
    return response.json();
  };
  return {
    send,
    call,
    refusal: async (op, wanted) => {
      try {
        await call(op, wanted);
      } catch (error) {
        if (error instanceof Refused) return error;
        throw error;
      }
      throw new Error(`${op} was not refused`);
    },
    as: (other) => createTestClient(app, other),
  };
}

export const operationsById: ReadonlyMap<OperationId, ContractOperation> = new Map(
  contractOperations.map((operation) => [operation.id, operation]),
);

export function operationOf(op: OperationId): ContractOperation {
  const operation = operationsById.get(op);
  if (operation === undefined) throw new Error(`${op} is not in the contract`);
  return operation;
}

export function requestFor(op: OperationId, sent: Sent): Request {
  const operation = operationOf(op);
  const values = new Map(Object.entries(Object(sent.path)));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? 'missing')),
  );
  const url = new URL(path, 'http://liangfen.test');
  for (const [name, value] of Object.entries(Object(sent.query))) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const headers = new Headers(sent.headers);
  if (sent.token !== undefined) headers.set('authorization', sent.token);
  if (sent.seen !== undefined) headers.set('x-seen-version', String(sent.seen));
  if (sent.key !== undefined) headers.set('idempotency-key', sent.key);
  if (sent.seenVersion !== undefined) headers.set('x-seen-version', String(sent.seenVersion));
  const body = bodyOf(operation, sent.body, headers);
  return new Request(url, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

function bodyOf(operation: ContractOperation, body: unknown, headers: Headers) {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return body;
  const [type] = operation.body?.content.keys() ?? [];
  if (!headers.has('content-type')) headers.set('content-type', type ?? 'application/json');
  if (typeof body === 'string') return body;
  return type === 'application/x-www-form-urlencoded' ? form(body) : JSON.stringify(body);
}

function form(body: unknown): string {
  const fields = Object.entries(Object(body)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  return new URLSearchParams(fields).toString();
}
