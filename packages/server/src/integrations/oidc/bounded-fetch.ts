/** Fetches a provider's answers, which are small: one that does not end is cut off, and no redirect is followed. */
import type { CustomFetch } from 'openid-client';

export type PlainFetch = (url: string, options: RequestInit) => Promise<Response>;

const mostBytes = 512 * 1024;

export function boundedFetch(fetch: PlainFetch): CustomFetch {
  return async (url, { body, headers, method, redirect, signal }) => {
    const answer = await fetch(url, {
      method,
      redirect,
      headers,
      ...(body === undefined || body === null ? {} : { body: body as BodyInit }),
      ...(signal === undefined ? {} : { signal }),
    });
    const { status, statusText } = answer;
    const content = await contentOf(answer);
    return new Response(content.length === 0 ? null : content, {
      status,
      statusText,
      headers: answer.headers,
    });
  };
}

async function contentOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new TypeError('the answer of the provider is too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
