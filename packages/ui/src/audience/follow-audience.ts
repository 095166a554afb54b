// Follows the public picture of one competition: at most one request while nothing happens for a minute, and calm when the network is not.
import type { AudienceFrame } from '@liangfen/sdk/schema';

export interface AudienceState {
  /** The last one that is known; null before the first. */
  readonly frame: AudienceFrame | null;
  /** When it was known to be true, epoch ms. */
  readonly at: number;
  /** OPENING nothing is known yet, FOLLOWING, OFFLINE no answer, CLOSED not open to the audience, MISSING no such competition. */
  readonly status: 'OPENING' | 'FOLLOWING' | 'OFFLINE' | 'CLOSED' | 'MISSING';
}

/** The frame that was seen last, kept on the phone. */
export interface KeptFrame {
  readonly tag: string;
  readonly frame: AudienceFrame;
  readonly at: number;
}

export interface AudienceHome {
  readonly fetch: (
    address: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;
  readonly schedule: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly kept: () => KeptFrame | null;
  readonly keep: (kept: KeptFrame) => void;
}

export interface AudienceFollowing {
  /** The page is looked at, or not: a phone in a pocket asks for nothing. */
  readonly seen: (isSeen: boolean) => void;
  /** The network is back. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** The server answers when something changes, or after this: within the minute that many a proxy waits at most. */
const waitSeconds = 58;
const answerWithinMs = 75_000;
/** While nothing happens, one request begins within this time, whoever answered the last one and however early. */
const quietMs = 60_000;
/** The time after which a closed page is asked for again. */
const closedMs = 60_000;
/** Ten thousand phones that were told together do not ask together. */
const spreadMs = 1_500;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** `address` is the operation's, without a query. */
export function followAudience(
  address: string,
  { fetch, schedule, now, random, kept, keep }: AudienceHome,
  tell: (state: AudienceState) => void,
): AudienceFollowing {
  const known = kept();
  let state: AudienceState = {
    frame: known?.frame ?? null,
    at: known?.at ?? 0,
    status: 'OPENING',
  };
  let tag = known?.tag ?? null;
  let failures = 0;
  let isSeen = true;
  let current: AbortController | null = null;
  let cancel = () => {};

  const change = (next: Partial<AudienceState>) => {
    state = { ...state, ...next };
    tell(state);
  };
  const later = (ms: number) => {
    cancel();
    cancel = schedule(ms, () => void ask());
  };
  const rest = () => {
    cancel();
    current?.abort();
    current = null;
  };

  async function ask(): Promise<void> {
    rest();
    if (!isSeen) return;
    const own = new AbortController();
    current = own;
    const giveUp = schedule(answerWithinMs, () => own.abort());
    const began = now();
    // A proxy in front may answer the first request; one that waits is answered by the server.
    const waits = tag !== null && state.status === 'FOLLOWING';
    try {
      const answer = await fetch(waits ? `${address}?wait=${waitSeconds}` : address, {
        headers: tag === null ? {} : { 'if-none-match': tag },
        signal: own.signal,
      });
      const text = answer.status === 304 ? '' : await answer.text();
      if (own !== current) return;
      take(answer, text, { waits, tookMs: now() - began });
    } catch {
      if (own === current) lost(null);
    } finally {
      giveUp();
    }
  }

  function take(
    answer: Pick<Response, 'status' | 'headers'>,
    text: string,
    { waits, tookMs }: { readonly waits: boolean; readonly tookMs: number },
  ): void {
    const retryMs = Number(answer.headers.get('retry-after') ?? Number.NaN) * 1000;
    switch (answer.status) {
      case 200: {
        // The server's word, by the contract of its path.
        const frame = JSON.parse(text) as AudienceFrame;
        const before = state.frame;
        const held = frame.unfolding && before !== null ? { groups: before.groups } : {};
        failures = 0;
        tag = answer.headers.get('etag');
        const next = { ...frame, ...held };
        if (tag !== null) keep({ tag, frame: next, at: now() });
        change({ frame: next, at: now(), status: 'FOLLOWING' });
        later(300 + random() * spreadMs);
        return;
      }
      case 304: {
        failures = 0;
        change({ at: now(), status: 'FOLLOWING' });
        if (Number.isFinite(retryMs)) later(retryMs * (1 + random() / 4));
        // Counted from the beginning of the last request, so that phones stay as far apart as they are; a changed clock
        // says nothing.
        else later(waits ? Math.min(quietMs, Math.max(0, quietMs - tookMs)) : random() * spreadMs);
        return;
      }
      case 404:
        failures = 0;
        change({ status: isClosed(text) ? 'CLOSED' : 'MISSING' });
        later(closedMs * (1 + random()));
        return;
      default:
        lost(Number.isFinite(retryMs) ? retryMs : null);
    }
  }

  function lost(atLeastMs: number | null): void {
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.5 + random());
    failures += 1;
    change({ status: 'OFFLINE' });
    later(Math.max(wait, atLeastMs ?? 0));
  }

  if (known !== null) tell(state);
  void ask();
  return {
    seen: (next) => {
      if (next === isSeen) return;
      isSeen = next;
      if (isSeen) void ask();
      else rest();
    },
    again: () => {
      failures = 0;
      if (state.status === 'OFFLINE') void ask();
    },
    stop: rest,
  };
}

/** The code of the refusal; whatever else stands in it is for people. */
function isClosed(text: string): boolean {
  return text.includes('"AUDIENCE_PAGE_CLOSED"');
}
