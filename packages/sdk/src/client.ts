/** The typed client: calls operations of the contract by name, with tokens, time limit and idempotency. */
import createFetchClient, { type Client } from 'openapi-fetch';
import {
  type AuthExpired,
  createAuthExpiry,
  isConsoleToken,
  memoryTokenStore,
  type TokenSlot,
  type TokenStore,
} from './auth.ts';
import { backoff } from './backoff.ts';
import { contractMiddleware } from './contract-middleware.ts';
import { ApiError, readProblem } from './errors.ts';
import { routes } from './generated/routes.ts';
import type { paths } from './generated/schema.ts';
import { createLiveSockets, type LiveSockets, type OpenWebSocket } from './live-sockets.ts';
import { newRandomId } from './new-id.ts';
import type {
  AnswerOf,
  FileOperation,
  IdempotentOperation,
  InputArguments,
  InputOf,
  LoginOperation,
  OperationId,
} from './operations.ts';
import { type AnyInput, bodyOf, fileNameOf, headersOf } from './request-parts.ts';
import { type Schedule, scheduleWithTimers } from './schedule.ts';
import { abortError, NoAnswer, type Progress, type Send, sendWithin } from './transport.ts';

export interface ClientOptions {
  /** Where the API is, e.g. `https://score.example.com`; empty for the page's own site. */
  readonly baseUrl?: string;
  /** A server in process may be given here: `createApp(ports).fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Opens what carries live feeds; the WebSocket of the browser, or of Node ≥ 22, when left out. With null,
   * and beside a `fetch` of its own without this, feeds are event streams.
   */
  readonly openWebSocket?: OpenWebSocket | null;
  /** Kept for the page's lifetime only when left out. */
  readonly tokens?: TokenStore;
  /** Asked before each call that carries a token; answers nothing to let `tokens` answer. */
  readonly getToken?: (slot: TokenSlot) => MaybePromise<string | null | undefined>;
  /** The 401 rules of spec § 8. Once per token; a general one is already removed from `tokens`. */
  readonly onAuthExpired?: (expired: AuthExpired) => void;
  /** 600 seconds (spec § 9). */
  readonly timeoutMs?: number;
  /** Makes Idempotency-Keys. */
  readonly newId?: () => string;
  readonly schedule?: Schedule;
  /** Spreads repeats, 0 ≤ x < 1. */
  readonly random?: () => number;
}

type MaybePromise<T> = T | Promise<T>;

export interface DownloadedFile {
  readonly blob: Blob;
  /** What the server calls it; null where the server's site does not say it to other sites. */
  readonly name: string | null;
}

export interface BesideOptions {
  /** Kept for the page's lifetime only when left out. */
  readonly tokens?: TokenStore;
  /** Stands between the client and its network, e.g. to measure it or to lose requests on purpose. */
  readonly through?: (send: Send) => Send;
}

export interface LiangfenClient {
  /**
   * Calls an operation and answers its 200 answer; throws an {@link ApiError} for everything else,
   * and the signal's reason when the caller aborts.
   */
  readonly request: <Id extends OperationId>(
    operation: Id,
    ...input: InputArguments<Id>
  ) => Promise<AnswerOf<Id>>;
  /**
   * The same, sent up to `attempts` times under one Idempotency-Key as long as no answer arrives.
   * A refusal is an answer and is not repeated.
   */
  readonly retry: <Id extends IdempotentOperation>(
    operation: Id,
    input: InputOf<Id>,
    attempts?: number,
  ) => Promise<AnswerOf<Id>>;
  /**
   * Calls an operation that answers a file, and tells how much of it has arrived. The limit of time
   * holds for the whole file; the signal gives it up in the middle.
   */
  readonly download: <Id extends FileOperation>(
    operation: Id,
    input: InputOf<Id>,
    onProgress?: (progress: Progress) => void,
  ) => Promise<DownloadedFile>;
  /** Calls an operation that answers a token, and keeps the token where it belongs. */
  readonly logIn: <Id extends LoginOperation>(
    operation: Id,
    ...input: InputArguments<Id>
  ) => Promise<AnswerOf<Id>>;
  /** Ends the general login here even when the server cannot be told. */
  readonly logOut: () => Promise<void>;
  readonly tokens: TokenStore;
  /** Besides the option: a panel hears that its own console login has ended. */
  readonly onAuthExpired: (listener: (expired: AuthExpired) => void) => () => void;
  /** Of live feeds; null where they are event streams. */
  readonly liveSockets: LiveSockets | null;
  /** A client of the same server for somebody else: with logins of its own, and 401s that end only those. */
  readonly beside: (options?: BesideOptions) => LiangfenClient;
  /**
   * The openapi-fetch client underneath, with the same tokens, keys, limit and 401 rules, e.g. for
   * openapi-react-query. It answers `{ data, error }` and throws only when no answer arrives.
   */
  readonly http: Client<paths>;
}

/** openapi-fetch's request without the types of single paths. */
type UntypedRequest = (
  method: string,
  path: string,
  init: Readonly<Record<string, unknown>>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

export function createLiangfenClient(options: ClientOptions = {}): LiangfenClient {
  const {
    baseUrl = '',
    fetch: send = (request) => globalThis.fetch(request),
    tokens = memoryTokenStore(),
    getToken,
    timeoutMs = 600_000,
    newId = newRandomId,
    schedule = scheduleWithTimers,
    random = Math.random,
    openWebSocket = options.fetch === undefined ? platformWebSocket() : null,
  } = options;

  const listeners = new Set<(expired: AuthExpired) => void>();
  if (options.onAuthExpired !== undefined) listeners.add(options.onAuthExpired);
  const expiry = createAuthExpiry(tokens, (expired) => {
    for (const listener of [...listeners]) listener(expired);
  });

  const http = createFetchClient<paths>({
    baseUrl,
    fetch: sendWithin(timeoutMs, send, schedule),
    // The image code is bound by a cookie of the page's own site; tokens travel in the header.
    credentials: 'same-origin',
    // Everything is live. Also, a browser lets a second stream of the same address wait for the
    // first one as long as that might end up in its cache.
    cache: 'no-store',
  });
  const authorization = {
    tokenFor: async (slot: TokenSlot) => (await getToken?.(slot)) ?? tokens.get(slot),
    refused: expiry.refused,
  };
  http.use(contractMiddleware({ ...authorization, newId }));

  async function call(operation: OperationId, input: AnyInput): Promise<unknown> {
    return (await answerOf(operation, input)).data;
  }

  async function answerOf(
    operation: OperationId,
    input: AnyInput,
    onProgress?: (progress: Progress) => void,
  ): Promise<{ readonly data: unknown; readonly headers: Headers }> {
    // The types know every name; a caller without types is told which one is wrong.
    const route: (typeof routes)[OperationId] | undefined = routes[operation];
    if (route === undefined) throw new TypeError(`no operation is called ${operation}`);
    const [method, path, , bodyKind, answerKind] = route;
    // The types of `InputOf` have checked path, query and body against this very operation.
    const request = http.request as unknown as UntypedRequest;
    const init = {
      params: { path: input.path, query: input.query },
      parseAs: answerKind,
      headers: headersOf(input, bodyKind),
      ...(input.body === undefined ? {} : { body: bodyOf(input.body, bodyKind) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
      ...(onProgress === undefined
        ? {}
        : { fetch: sendWithin(timeoutMs, send, schedule, onProgress) }),
    };
    try {
      const { data, error, response } = await request(method, path, init);
      if (!response.ok) throw readProblem(operation, path, response, error);
      return { data, headers: response.headers };
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof SyntaxError) {
        const code = error instanceof NoAnswer ? error.code : 'INVALID_ANSWER';
        throw new ApiError({ status: 0, code, detail: '', operation, path }, error);
      }
      throw error;
    }
  }

  const request = (operation: OperationId, input: AnyInput = {}) => call(operation, input);

  async function retry(operation: OperationId, input: AnyInput, attempts = 3): Promise<unknown> {
    const sameCommand = { ...input, idempotencyKey: input.idempotencyKey ?? newId() };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call(operation, sameCommand);
      } catch (error) {
        if (attempt >= attempts || !(error instanceof ApiError) || error.status !== 0) throw error;
        await pause(backoff(attempt - 1, random), schedule, input.signal);
      }
    }
  }

  async function download(
    operation: OperationId,
    input: AnyInput,
    onProgress: (progress: Progress) => void = () => {},
  ): Promise<DownloadedFile> {
    const { data, headers } = await answerOf(operation, input, onProgress);
    // Every FileOperation answers a file, by its definition.
    return { blob: data as Blob, name: fileNameOf(headers) };
  }

  async function logIn(operation: LoginOperation, input: AnyInput = {}): Promise<unknown> {
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

  // To the outside, input and answer follow from the operation's name; inside, all are alike.
  const calls = { request, retry, download, logIn } as unknown as Pick<
    LiangfenClient,
    'request' | 'retry' | 'download' | 'logIn'
  >;

  return {
    ...calls,
    logOut: async () => {
      try {
        await call('logout', {});
      } finally {
        tokens.remove({ kind: 'general' });
      }
    },
    tokens,
    onAuthExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    liveSockets:
      openWebSocket && createLiveSockets({ ...authorization, baseUrl, openWebSocket, schedule }),
    beside: ({ tokens: others = memoryTokenStore(), through = unchanged } = {}) =>
      createLiangfenClient({
        baseUrl,
        fetch: through(send),
        openWebSocket,
        tokens: others,
        timeoutMs,
        newId,
        schedule,
        random,
      }),
    http,
  };
}

/** Node 20 has none. */
function platformWebSocket(): OpenWebSocket | null {
  const { WebSocket } = globalThis;
  return WebSocket === undefined ? null : (address) => new WebSocket(address);
}

const unchanged = (send: Send): Send => send;

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
