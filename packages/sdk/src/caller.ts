/** Calls the operations of one table by name, with tokens, time limit and idempotency. */
import type { Authorization } from './auth.ts';
import {
  type AuthExpired,
  createAuthExpiry,
  isConsoleToken,
  memoryTokenStore,
  slotOf,
  type TokenSlot,
  type TokenStore,
} from './auth.ts';
import { backoff } from './backoff.ts';
import { ApiError, readProblem } from './errors.ts';
import type { Route } from './generated/routes.ts';
import { createLiveSockets, type LiveSockets, type OpenWebSocket } from './live-sockets.ts';
import { newRandomId } from './new-id.ts';
import type {
  AnswerOf,
  IdempotentOperation,
  InputArguments,
  InputOf,
  LoginOperation,
  OperationId,
} from './operations.ts';
import { type AnyInput, type BodyOf, headerNames, requestOf } from './request-parts.ts';
import { type Schedule, scheduleWithTimers } from './schedule.ts';
import { abortError, NoAnswer, type ReadBody, sendWithin } from './transport.ts';

export interface ClientOptions {
  /** The address of the API, e.g. `https://score.example.com`; empty for the page's own site. */
  readonly baseUrl?: string;
  /** A server in process may be given here: `createApp(ports).fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Opens the socket of a live feed; when left out, it is the WebSocket of the browser or of Node ≥ 22. Feeds are event
   * streams when this is null, and when it is left out beside a `fetch` of the caller's own.
   */
  readonly openWebSocket?: OpenWebSocket | null;
  /** Where tokens are kept; when left out, only as long as the page lives. */
  readonly tokens?: TokenStore;
  /**
   * Asked before each call that carries a token, and before each live connection; answers nothing to let `tokens`
   * answer. `refused` is a token that the server no longer takes: with another one the call is sent once more.
   */
  readonly getToken?: (
    slot: TokenSlot,
    refused?: string,
  ) => MaybePromise<string | null | undefined>;
  /** The 401 rules of spec § 8. Once per token; a general one is already removed from `tokens`. */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  /** The time limit of a call; 600 seconds when left out (spec § 9). */
  readonly timeoutMs?: number;
  /** Makes Idempotency-Keys. */
  readonly newId?: () => string;
  readonly schedule?: Schedule;
  /** Spreads repeats, 0 ≤ x < 1. */
  readonly random?: () => number;
}

type MaybePromise<T> = T | Promise<T>;

/** Calls the operations `Known`: all of the contract, or those of one kind of page. */
export interface Caller<Known extends OperationId> {
  /** The address of the API; empty for the page's own site. */
  readonly baseUrl: string;
  /**
   * Calls an operation and answers its 200 answer; throws an {@link ApiError} for everything else,
   * and the signal's reason when the caller aborts.
   */
  readonly request: <Id extends Known>(
    operation: Id,
    ...input: InputArguments<Id>
  ) => Promise<AnswerOf<Id>>;
  /**
   * Sends the same up to `attempts` times under one Idempotency-Key as long as no answer of the server arrives. A refusal
   * is an answer and is not repeated; what a proxy says while it reloads or the server starts is none.
   */
  readonly retry: <Id extends Known & IdempotentOperation>(
    operation: Id,
    input: InputOf<Id>,
    attempts?: number,
  ) => Promise<AnswerOf<Id>>;
  /** Calls an operation that answers a token, and keeps the token where it belongs. */
  readonly logIn: <Id extends Known & LoginOperation>(
    operation: Id,
    ...input: InputArguments<Id>
  ) => Promise<AnswerOf<Id>>;
  readonly tokens: TokenStore;
  /** Returns the token of the next call of this login: that of `getToken`, else that of `tokens`. */
  readonly tokenFor: (slot: TokenSlot) => Promise<string | undefined>;
  /** Adds a listener beside the one in the options: a panel hears so that its own console login has ended. */
  readonly onAuthExpired: (listener: (expired: AuthExpired) => void) => () => void;
  /** Opens live feeds over WebSockets; null where they are event streams. */
  readonly liveSockets: LiveSockets | null;
}

/** The options with every default filled in: a client beside this one is made of the same. */
export type FilledOptions = Required<Omit<ClientOptions, 'getToken' | 'onAuthExpired'>> &
  Pick<ClientOptions, 'getToken' | 'onAuthExpired'>;

export type RouteTable<Known extends OperationId> = { readonly [Operation in Known]: Route };

export function filled(options: ClientOptions): FilledOptions {
  const {
    baseUrl = '',
    fetch: send = (request) => globalThis.fetch(request),
    openWebSocket = options.fetch === undefined ? platformWebSocket() : null,
    tokens = memoryTokenStore(),
    timeoutMs = 600_000,
    newId = newRandomId,
    schedule = scheduleWithTimers,
    random = Math.random,
  } = options;
  return {
    ...options,
    ...{ baseUrl, fetch: send, openWebSocket, tokens, timeoutMs, newId, schedule, random },
  };
}

/** Returns a whole answer, for callers that need more of it than its data. */
export type AnswerTo<Known extends OperationId> = (
  operation: Known,
  input: AnyInput,
  readBody?: ReadBody,
) => Promise<{ readonly data: unknown; readonly headers: Headers }>;

export interface CallerParts<Known extends OperationId> {
  readonly caller: Caller<Known>;
  readonly authorization: Authorization;
  readonly answerOf: AnswerTo<Known>;
}

/**
 * Makes the client of one table of operations, and the parts from which a larger client is made. `bodyOf` makes the
 * kinds of bodies of that table.
 */
export function createCaller<Known extends OperationId>(
  routes: RouteTable<Known>,
  bodyOf: BodyOf,
  { baseUrl, fetch: send, openWebSocket, tokens, getToken, ...options }: FilledOptions,
): CallerParts<Known> {
  const { timeoutMs, newId, schedule, random } = options;
  const listeners = new Set<(expired: AuthExpired) => void>();
  if (options.onAuthExpired !== undefined) listeners.add(options.onAuthExpired);
  const expiry = createAuthExpiry(tokens, (expired) => {
    for (const listener of [...listeners]) listener(expired);
  });
  const tokenFor = async (slot: TokenSlot) => (await getToken?.(slot)) ?? tokens.get(slot);
  const authorization: Authorization = {
    tokenFor,
    refused: expiry.refused,
    withLogin: async (slot, act) => {
      if (slot === undefined) return act(undefined);
      let token = await tokenFor(slot);
      for (let renewed = false; ; renewed = true) {
        try {
          return await act(token);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 401) throw error;
          const another = renewed || !token ? undefined : await getToken?.(slot, token);
          if (!another || another === token) {
            expiry.refused(slot, token);
            throw error;
          }
          token = another;
        }
      }
    },
  };

  async function call(operation: Known, input: AnyInput): Promise<unknown> {
    return (await answerOf(operation, input)).data;
  }

  async function answerOf(
    operation: Known,
    input: AnyInput,
    readBody?: ReadBody,
  ): Promise<{ readonly data: unknown; readonly headers: Headers }> {
    // The types know every name; a caller without types is told which one is wrong.
    const route: Route | undefined = routes[operation];
    if (route === undefined) throw new TypeError(`no operation is called ${operation}`);
    const [, path, login, , answerKind, idempotent] = route;
    const slot = slotOf(login, input.path?.id);
    const once = idempotent ? { ...input, idempotencyKey: input.idempotencyKey ?? newId() } : input;
    return authorization.withLogin(slot, async (token) => {
      const request = requestOf(baseUrl, route, once, bodyOf);
      if (token !== undefined) request.headers.set(headerNames.authorization, token);
      try {
        const response = await sendWithin(timeoutMs, send, schedule, readBody)(request);
        if (!response.ok) throw readProblem(operation, path, response, await problemIn(response));
        return { data: await dataIn(response, answerKind), headers: response.headers };
      } catch (error) {
        if (error instanceof NoAnswer || error instanceof SyntaxError) {
          const code = error instanceof NoAnswer ? error.code : 'INVALID_ANSWER';
          throw new ApiError({ status: 0, code, detail: '', operation, path }, error);
        }
        throw error;
      }
    });
  }

  const request = (operation: Known, input: AnyInput = {}) => call(operation, input);

  async function retry(operation: Known, input: AnyInput, attempts = 3): Promise<unknown> {
    const sameCommand = { ...input, idempotencyKey: input.idempotencyKey ?? newId() };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call(operation, sameCommand);
      } catch (error) {
        if (attempt >= attempts || !isUnheard(error)) throw error;
        await pause(backoff(attempt - 1, random), schedule, input.signal);
      }
    }
  }

  async function logIn(operation: Known, input: AnyInput = {}): Promise<unknown> {
    // Every LoginOperation answers a token, by its definition.
    const answer = (await call(operation, input)) as { readonly token: string };
    const competitionId = input.path?.id;
    const slot: TokenSlot =
      isConsoleToken(answer.token) && typeof competitionId === 'string'
        ? { kind: 'console', competitionId }
        : { kind: 'general' };
    tokens.set(slot, answer.token);
    return answer;
  }

  // For callers, input and answer follow from the operation's name; inside, all operations are alike.
  const calls = { request, retry, logIn } as unknown as Pick<
    Caller<Known>,
    'request' | 'retry' | 'logIn'
  >;
  const caller: Caller<Known> = {
    ...calls,
    baseUrl,
    tokens,
    tokenFor,
    onAuthExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    liveSockets:
      openWebSocket &&
      createLiveSockets({ ...authorization, routes, baseUrl, openWebSocket, schedule }),
  };
  return { caller, authorization, answerOf };
}

async function dataIn(response: Response, kind: Route[4]): Promise<unknown> {
  switch (kind) {
    case 'json': {
      const text = await response.text();
      return text === '' ? undefined : JSON.parse(text);
    }
    case 'text':
      return response.text();
    case 'blob':
      return response.blob();
    case 'stream':
      return response.body;
    case 'socket':
      return undefined;
  }
}

/** Reads the body of a refusal: a problem document, or whatever a proxy answers. */
async function problemIn(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the server's word may still be missing: nothing arrived, or a proxy said that nobody answered it. */
function isUnheard(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return status === 0 || (code === 'INVALID_ANSWER' && status >= 502 && status <= 504);
}

/** Node 20 has none. */
function platformWebSocket(): OpenWebSocket | null {
  const { WebSocket } = globalThis;
  return WebSocket === undefined ? null : (address) => new WebSocket(address);
}

/** Waits unless the caller gives up meanwhile. */
function pause(ms: number, schedule: Schedule, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(ms, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    function giveUp(): void {
      cancel();
      if (signal !== undefined) reject(abortError(signal));
    }
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
