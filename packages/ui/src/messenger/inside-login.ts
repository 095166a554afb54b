// Logging in without a click inside the messenger: its code, our answer, and a fresh code when the network lost either.
import { ApiError, type LiangfenClient } from '@liangfen/sdk';
import type { MessengerLoginAnswer, MessengerPlace } from '@liangfen/sdk/schema';
import type { PageMessenger } from './page-messenger.ts';

/** The waits before each further try, in milliseconds; a code that went out once is never sent again. */
const pauses = [500, 1_500, 4_000] as const;

/** The messenger gave no code. */
export class NoCode extends Error {}

export interface InsideLogin {
  readonly client: LiangfenClient;
  readonly messenger: PageMessenger;
  readonly corpId: string;
  readonly place: MessengerPlace;
  /** Given up: throws an `AbortError`. */
  readonly signal: AbortSignal;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The token is kept where the client keeps it. Throws an `ApiError`, or {@link NoCode}. */
export async function logInInside(way: InsideLogin): Promise<MessengerLoginAnswer> {
  const { client, corpId, place, signal, pause = wait } = way;
  for (let attempt = 0; ; attempt += 1) {
    const authCode = await codeOf(way);
    if (signal.aborted) throw givenUp();
    try {
      const body = { way: 'INSIDE', place, authCode, corpId } as const;
      const answer = await client.request('loginByMessenger', { body, signal });
      if (answer.token !== null) client.tokens.set({ kind: 'general' }, answer.token);
      return answer;
    } catch (error) {
      const ms = pauses[attempt];
      if (ms === undefined || !isWorthAnotherCode(error)) throw error;
      await pause(ms, signal);
    }
  }
}

async function codeOf({ messenger, corpId }: InsideLogin): Promise<string> {
  try {
    return await messenger.authCode(corpId);
  } catch (error) {
    throw new NoCode('the messenger gave no code', { cause: error });
  }
}

/** No answer came: the server may have used the code up. Or it did, and says so. */
function isWorthAnotherCode(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.code === 'MESSENGER_CODE_USED');
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(givenUp());
    });
  });
}

/** Not the signal's reason, which phones of iOS 14 do not have. */
function givenUp(): DOMException {
  return new DOMException('given up', 'AbortError');
}
