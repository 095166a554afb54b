/** The client of the whole contract: every operation by name, and openapi-fetch's client beside it. */
import createFetchClient, { type Client } from 'openapi-fetch';
import { memoryTokenStore } from './auth.ts';
import {
  type Caller,
  type ClientOptions,
  createCaller,
  type FilledOptions,
  filled,
} from './caller.ts';
import { contractMiddleware } from './contract-middleware.ts';
import { bodyOfAnyKind, fileNameOf, type Progress, readReporting } from './forms-and-files.ts';
import { routes } from './generated/routes.ts';
import type { paths } from './generated/schema.ts';
import type { FileOperation, InputOf, OperationId } from './operations.ts';
import { type AnyInput, requestManner } from './request-parts.ts';
import { type Send, sendWithin } from './transport.ts';

export interface DownloadedFile {
  readonly blob: Blob;
  /** The server's name for the file; null where the server's site does not tell it to other sites. */
  readonly name: string | null;
}

export interface BesideOptions {
  /**
   * Whether the new client uses and renews this client's logins, instead of logins of its own that live as long as the
   * page.
   */
  readonly sameLogins?: boolean;
  /** Stands between the client and its network, e.g. to measure it or to lose requests on purpose. */
  readonly through?: (send: Send) => Send;
}

export interface LiangfenClient extends Caller<OperationId> {
  /**
   * Calls an operation that answers with a file, and tells how much of it has arrived. The time limit holds for the
   * whole file; the signal gives it up in the middle.
   */
  readonly download: <Id extends FileOperation>(
    operation: Id,
    input: InputOf<Id>,
    onProgress?: (progress: Progress) => void,
  ) => Promise<DownloadedFile>;
  /** Ends the general login here even when the server cannot be told. */
  readonly logOut: () => Promise<void>;
  /** A client of the same server for somebody else: with logins of its own, and 401s that end only those. */
  readonly beside: (options?: BesideOptions) => LiangfenClient;
  /**
   * A client of openapi-fetch with the same tokens, keys, limit and 401 rules, e.g. for
   * openapi-react-query. It answers `{ data, error }` and throws only when no answer arrives.
   */
  readonly http: Client<paths>;
}

export interface LiangfenClientOptions extends ClientOptions {
  /**
   * An API key of a main account, `KEY …`, sent with every call; for programs, never for a page, where everybody can
   * read it. It stands before `getToken` and `tokens` (docs/decisions/0314).
   */
  readonly apiKey?: string | undefined;
}

/**
 * @example
 * ```tsx
 * const client = createLiangfenClient({ baseUrl: 'https://score.example.com', apiKey: 'KEY 3mV0cJpW…' });
 * const { asAdmin } = await client.request('listCompetitions');
 * console.log(asAdmin.map(({ name, status }) => [name, status]));
 * ```
 */
export function createLiangfenClient({
  apiKey,
  ...options
}: LiangfenClientOptions = {}): LiangfenClient {
  return clientOf(filled(apiKey === undefined ? options : { ...options, getToken: () => apiKey }));
}

function clientOf(options: FilledOptions): LiangfenClient {
  const { baseUrl, fetch: send, timeoutMs, newId, schedule, tokens } = options;
  const { caller, authorization, answerOf } = createCaller(routes, bodyOfAnyKind, options);
  const http = createFetchClient<paths>({
    baseUrl,
    fetch: sendWithin(timeoutMs, send, schedule),
    ...requestManner,
  });
  http.use(contractMiddleware({ ...authorization, newId }));
  return {
    ...caller,
    download: async (operation, input, onProgress = () => {}) => {
      const { data, headers } = await answerOf(operation, input as AnyInput, (response) =>
        readReporting(response, onProgress),
      );
      // The types have checked the input; every FileOperation answers with a file, by its definition.
      return { blob: data as Blob, name: fileNameOf(headers) };
    },
    logOut: async () => {
      try {
        await caller.request('logout');
      } finally {
        tokens.remove({ kind: 'general' });
      }
    },
    beside: ({ sameLogins = false, through = unchanged } = {}) => {
      const { getToken, onAuthExpired: _, ...shared } = options;
      const logins = sameLogins
        ? { tokens, ...(getToken && { getToken }) }
        : { tokens: memoryTokenStore() };
      return clientOf({ ...shared, ...logins, fetch: through(send) });
    },
    http,
  };
}

const unchanged = (send: Send): Send => send;
