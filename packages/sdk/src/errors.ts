/** The errors of calls, with everything the contract's problem document says, and the parts of a toast. */
import type { FieldError, JudgeRef, Problem } from './generated/schema.ts';

/**
 * The contract's codes, and what only a client can know: `NO_RESPONSE` the server was not reached
 * or its answer was cut off, `TIMEOUT` it did not answer in time, `INVALID_ANSWER` something else
 * answered (a proxy, a captive portal).
 */
export type ApiErrorCode = Problem['code'] | 'NO_RESPONSE' | 'TIMEOUT' | 'INVALID_ANSWER';

export interface ApiErrorFacts {
  /** HTTP status, 0 when no answer of the server arrived: then nobody knows whether the call was done. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Chinese, from the problem document; empty when there was none. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly missingJudges?: readonly JudgeRef[];
  readonly version?: number;
  readonly retryAfterSeconds?: number;
  /** Comes with `FILE_REFUSED` where no title of a list is known: the line that may hold its headers. */
  readonly headerLine?: number;
  /** Comes with `SECOND_FACTOR_NEEDED`, and is handed back with the code. */
  readonly ticket?: string;
  /** The request's name in the server's log; to be told to whoever runs the server. */
  readonly requestId?: string;
  /** The operationId, and its path with the parameters still in braces. */
  readonly operation: string;
  readonly path: string;
}

/**
 * The error of every failed call.
 *
 * @example
 * ```tsx
 * try {
 *   await client.request('listCompetitions');
 * } catch (error) {
 *   if (error instanceof ApiError) console.error(error.status, error.code, error.detail);
 * }
 * ```
 */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError';
  declare readonly status: number;
  declare readonly code: ApiErrorCode;
  declare readonly detail: string;
  declare readonly errors?: readonly FieldError[];
  declare readonly missingJudges?: readonly JudgeRef[];
  declare readonly version?: number;
  declare readonly retryAfterSeconds?: number;
  declare readonly headerLine?: number;
  declare readonly ticket?: string;
  declare readonly requestId?: string;
  declare readonly operation: string;
  declare readonly path: string;

  constructor(facts: ApiErrorFacts, cause?: unknown) {
    super(`${facts.operation}: ${facts.status} ${facts.code}`, { cause });
    Object.assign(this, facts);
  }
}

/** The server answered with a failure, or nobody can say what happened (spec § 8). */
export type Failure =
  | {
      readonly kind: 'answered';
      readonly action: string;
      readonly status: number;
      readonly code: ApiErrorCode;
      readonly detail: string;
    }
  | { readonly kind: 'unknown'; readonly action: string };

/**
 * The parts of the shared failure toast (spec § 8): `{action} failed, error code: {status}, reason:
 * {detail}`, or unknown error without any response. The sentence itself is made in the UI's messages.
 *
 * @example
 * ```tsx
 * try {
 *   await client.request('listCompetitions');
 * } catch (error) {
 *   console.error(describeFailure('listCompetitions', error));
 * }
 * ```
 */
export function describeFailure(action: string, error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'unknown', action };
  const { status, code, detail } = error;
  return { kind: 'answered', action, status, code, detail };
}

type Unchecked<T> = { readonly [Key in keyof T]?: unknown };

/** Reads a problem document without trusting it: proxies answer too, and not in our format. */
export function readProblem(
  operation: string,
  path: string,
  response: Response,
  body: unknown,
): ApiError {
  const problem: Unchecked<Problem> = typeof body === 'object' && body !== null ? body : {};
  const retryAfterSeconds = wholeNumber(
    problem.retryAfterSeconds ?? response.headers.get('Retry-After'),
  );
  const version = wholeNumber(problem.version);
  const headerLine = wholeNumber(problem.headerLine);
  return new ApiError({
    status: response.status,
    // The code is one of the contract's as long as the server is ours; nobody may rely on more.
    code: typeof problem.code === 'string' ? (problem.code as ApiErrorCode) : 'INVALID_ANSWER',
    detail: typeof problem.detail === 'string' ? problem.detail : '',
    ...(Array.isArray(problem.errors) ? { errors: problem.errors } : {}),
    ...(Array.isArray(problem.missingJudges) ? { missingJudges: problem.missingJudges } : {}),
    ...(version === undefined ? {} : { version }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(headerLine === undefined ? {} : { headerLine }),
    ...(typeof problem.ticket === 'string' ? { ticket: problem.ticket } : {}),
    ...(typeof problem.requestId === 'string' ? { requestId: problem.requestId } : {}),
    operation,
    path,
  });
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}
