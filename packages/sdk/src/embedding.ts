/** Finds out why a page sees nothing of a competition: the server says so, or the way in which asking failed does. */
import type { Caller } from './caller.ts';
import { ApiError } from './errors.ts';
import { contractGeneration } from './generated/routes.ts';
import type { EmbeddingState } from './generated/schema.ts';
import { embeddingStateValues } from './generated/values.ts';

/**
 * `SERVER_AWAY` no answer came, `SERVER_BUSY` it asks to wait, `WRONG_SERVER` something answered that is no server of
 * ours, `UNKNOWN` a server from before this could be asked.
 */
export type EmbeddingCheck =
  | EmbeddingState
  | 'SERVER_AWAY'
  | 'SERVER_BUSY'
  | 'WRONG_SERVER'
  | 'UNKNOWN';

/**
 * Asks without any token; every site may read the answer, even where the browser hides all other answers from it.
 *
 * @example
 * ```tsx
 * console.log(await mayEmbed(client, 'c1'));
 * ```
 */
export async function mayEmbed(
  client: Pick<Caller<'checkEmbedding'>, 'request'>,
  competitionId: string,
  signal?: AbortSignal,
): Promise<EmbeddingCheck> {
  try {
    const answer: { readonly state?: EmbeddingState } | undefined = await client.request(
      'checkEmbedding',
      {
        path: { id: competitionId },
        query: { generation: contractGeneration },
        ...(signal === undefined ? {} : { signal }),
      },
    );
    return embeddingStateValues.find((state) => state === answer?.state) ?? 'WRONG_SERVER';
  } catch (error) {
    if (signal?.aborted) throw error;
    return checkAfter(error);
  }
}

function checkAfter(error: unknown): EmbeddingCheck {
  // No request can be made to the address.
  if (!(error instanceof ApiError)) return 'WRONG_SERVER';
  const { status, code } = error;
  if (code === 'NO_RESPONSE' || code === 'TIMEOUT') return 'SERVER_AWAY';
  if (status === 429 || (status === 503 && code !== 'INVALID_ANSWER')) return 'SERVER_BUSY';
  if (status >= 500) return 'SERVER_AWAY';
  if (code === 'INVALID_ANSWER') return 'WRONG_SERVER';
  // An id that no competition could have.
  if (status === 400) return 'COMPETITION_NOT_FOUND';
  return 'UNKNOWN';
}
