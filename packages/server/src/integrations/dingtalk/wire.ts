/** Sends one request to the messenger, bounded in time and size; sends none while the messenger has banned our address. */
import { MessengerRefused } from '../../ports.ts';
import { type Fields, fieldsOfText } from './fields.ts';
import type { DingtalkHome } from './home.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** The app's or the person's, for the newer interfaces. */
  readonly accessToken?: string;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface WireAnswer {
  readonly status: number;
  readonly fields: Fields;
}

/** Rejects with `MESSENGER_AWAY` without a readable answer, with `MESSENGER_BUSY` during a ban. */
export type Wire = (request: WireRequest) => Promise<WireAnswer>;

export const wireLimits = {
  timeMs: 10_000,
  /** A department of ten thousand ids takes a tenth of this. */
  bytes: 4 * 1024 * 1024,
} as const;
/** The answer names minutes; a page names nothing, and may be some proxy's. */
const longestBanMinutes = 30;
const banByPageMs = 60_000;

export function createWire(home: DingtalkHome): Wire {
  let bannedUntil = 0;

  return async (request) => {
    if (home.now() < bannedUntil) throw new MessengerRefused('MESSENGER_BUSY', 'still banned');
    const { status, text } = await exchange(home, request);
    const fields = fieldsOfText(text);
    const banMs = fields === null ? banByPage(status, text) : banByAnswer(fields);
    if (banMs > 0) {
      bannedUntil = home.now() + banMs;
      throw new MessengerRefused('MESSENGER_BUSY', 'too many calls from our address');
    }
    // The answer is never quoted, because it may hold a token or somebody's number.
    if (fields === null) throw new MessengerRefused('MESSENGER_AWAY', `no JSON, HTTP ${status}`);
    return { status, fields };
  };
}

function banByAnswer(fields: Fields): number {
  if (fields.number('status') !== 1111) return 0;
  const minutes = fields.number('wait') ?? 5;
  return Math.min(Math.max(minutes, 1), longestBanMinutes) * 60_000;
}

/** A broken gateway answers a page too, but with a status that says so. */
function banByPage(status: number, text: string): number {
  return status < 500 && text.trimStart().startsWith('<') ? banByPageMs : 0;
}

async function exchange(
  { fetch, schedule }: DingtalkHome,
  { method, url, accessToken, body }: WireRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const ending = new AbortController();
  let giveUp = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    giveUp = () => reject(new MessengerRefused('MESSENGER_AWAY', 'no answer in time'));
  });
  // Nobody may be listening when the time runs out just after the answer came.
  tooLate.catch(() => undefined);
  const cancel = schedule(wireLimits.timeMs, () => {
    giveUp();
    ending.abort();
  });
  const asked = async () => {
    const response = await fetch(
      new Request(url, {
        method,
        redirect: 'error',
        signal: ending.signal,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(accessToken === undefined ? {} : { 'x-acs-dingtalk-access-token': accessToken }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, text: await boundedText(response) };
  };
  try {
    return await Promise.race([asked(), tooLate]);
  } catch (error) {
    if (error instanceof MessengerRefused) throw error;
    // Leaves out the cause: fetch's message may hold the address, and the address a token.
    throw new MessengerRefused('MESSENGER_AWAY', 'no connection');
  } finally {
    cancel();
  }
}

async function boundedText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > wireLimits.bytes) {
      await reader.cancel();
      throw new MessengerRefused('MESSENGER_AWAY', 'the answer is too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
