/**
 * Keeps the provider's answer to a code while its login goes on: a code works once, and the ID token in the answer may
 * have to be read a second time with newer keys.
 */
import type { CustomFetch } from 'openid-client';

export interface TokenAnswers {
  /** Gives the kept answer to a code that is asked for again, and asks the provider for everything else. */
  readonly keeping: (fetch: CustomFetch) => CustomFetch;
  /** Keeps what is answered to the code until the work is done. */
  readonly during: <T>(code: string, work: () => Promise<T>) => Promise<T>;
}

export function createTokenAnswers(): TokenAnswers {
  const underway = new Map<string, Response | null>();
  return {
    keeping: (fetch) => async (url, options) => {
      const code = options.body instanceof URLSearchParams ? options.body.get('code') : null;
      if (code === null || !underway.has(code)) return fetch(url, options);
      const kept = underway.get(code) ?? (await fetch(url, options));
      underway.set(code, kept);
      return kept.clone();
    },
    during: async (code, work) => {
      underway.set(code, null);
      try {
        return await work();
      } finally {
        underway.delete(code);
      }
    },
  };
}
