// How an audience's phone follows the show: one request at a time, at most one a minute, and fewer without network.
import { describe, expect, it } from 'vitest';
import { type AudienceState, followAudience, type KeptFrame } from './follow-audience.ts';
import { audienceSample } from './samples.ts';

const frame = audienceSample('SPEECH');

type Answer = Pick<Response, 'status' | 'headers' | 'text'>;

interface Asked {
  readonly address: string;
  readonly tag: string | null;
  readonly answer: (answer: Answer) => Promise<void>;
  readonly fail: () => Promise<void>;
  readonly aborted: () => boolean;
}

function phone({ kept = null }: { kept?: KeptFrame | null } = {}) {
  const asked: Asked[] = [];
  const timers = new Set<{ readonly ms: number; readonly run: () => void }>();
  const states: AudienceState[] = [];
  const keeping: KeptFrame[] = [];
  let now = 1_000_000;
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const following = followAudience(
    '/audience',
    {
      fetch: (address, init) =>
        new Promise((resolve, reject) => {
          const headers = new Headers(init.headers);
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          asked.push({
            address,
            tag: headers.get('if-none-match'),
            answer: (response) => {
              resolve(response);
              return settle();
            },
            fail: () => {
              reject(new TypeError('no network'));
              return settle();
            },
            aborted: () => init.signal?.aborted === true,
          });
        }),
      schedule: (ms, run) => {
        const timer = { ms, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      now: () => now,
      random: () => 0.5,
      kept: () => kept,
      keep: (one) => keeping.push(one),
    },
    (state) => states.push(state),
  );
  return {
    asked,
    states,
    keeping,
    following,
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
    /** The waits of the timers that ask again; the other timer, of 75 seconds, ends a request that hangs. */
    nextAfter: () => [...timers].map(({ ms }) => ms).filter((ms) => ms !== 75_000),
    next: () => {
      for (const timer of [...timers]) {
        if (timer.ms === 75_000) continue;
        timers.delete(timer);
        timer.run();
      }
    },
    last: () => states[states.length - 1],
  };
}

/** An answer whose text is available at once; a browser would read the text on another thread. */
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  text: async () => JSON.stringify(body),
});
const whole = (tag = '"a"') => json(200, frame, { etag: tag });
const unchanged = (headers: Record<string, string> = {}) => json(304, null, headers);

/** A phone with a simulated clock, which advances only for a timer of the phone or for the delay of an answer. */
function minutes() {
  const held = phone();
  const began: number[] = [];
  const note = () => {
    while (began.length < held.asked.length) began.push(held.now());
  };
  /** Advances the clock until the phone sends its next request. */
  const untilAsked = () => {
    const [ms = 0] = held.nextAfter();
    held.wait(ms);
    held.next();
    note();
  };
  const answers = async (ms: number, answer: Answer) => {
    held.wait(ms);
    await one(held.asked, held.asked.length - 1).answer(answer);
    untilAsked();
  };
  note();
  return { began, opens: (answer: Answer) => answers(0, answer), answers };
}

function one<Value>(list: readonly Value[], index: number): Value {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no ${index}`);
  return found;
}

describe('following', () => {
  it('asks once without waiting, then with the tag for the next change, one request at a time', async () => {
    const { asked, next, nextAfter, last, wait } = phone();
    expect(one(asked, 0)).toMatchObject({ address: '/audience', tag: null });
    await one(asked, 0).answer(whole());
    expect(last()).toMatchObject({ status: 'FOLLOWING', frame: { name: frame.name } });
    next();
    expect(one(asked, 1)).toMatchObject({ address: '/audience?wait=58', tag: '"a"' });
    wait(58_000);
    await one(asked, 1).answer(unchanged());
    expect(nextAfter()).toEqual([2_000]);
    expect(asked).toHaveLength(2);
  });

  it('begins at most one request a minute while nothing happens, however fast or slow the answers are', async () => {
    const clock = minutes();
    // The server's own wait, proxies that answer at once or give up half way, and a slow network.
    const answersAfter = [58_000, 58_000, 0, 100, 30_000, 59_500, 63_000, 58_000, 0, 58_000];
    await clock.opens(whole());
    for (const ms of answersAfter) await clock.answers(ms, unchanged());
    const began = clock.began.slice(1);
    expect(began).toHaveLength(answersAfter.length + 1);
    const apart = began.slice(1).map((at, index) => at - one(began, index));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(60_000);
    // A phone that asked less often would get news late.
    expect(Math.max(...apart)).toBeLessThanOrEqual(63_000);
  });

  it('asks for the next news at once after news', async () => {
    const clock = minutes();
    await clock.opens(whole());
    await clock.answers(58_000, unchanged());
    await clock.answers(10_000, whole('"b"'));
    const [before, after] = clock.began.slice(-2);
    expect((after ?? 0) - (before ?? 0)).toBeLessThanOrEqual(10_000 + 1_800);
  });

  it('waits as long as a busy server asks for', async () => {
    const { asked, next, nextAfter } = phone();
    await one(asked, 0).answer(whole());
    next();
    await one(asked, 1).answer(unchanged({ 'retry-after': '60' }));
    expect(nextAfter()).toEqual([67_500]);
  });

  it('asks nothing while the page is hidden, and at once when it is shown again', async () => {
    const { asked, following, next } = phone();
    await one(asked, 0).answer(whole());
    next();
    following.seen(false);
    expect(one(asked, 1).aborted()).toBe(true);
    next();
    expect(asked).toHaveLength(2);
    following.seen(true);
    expect(asked).toHaveLength(3);
  });

  it('keeps earlier results while the screen reveals', async () => {
    const { asked, next, last } = phone();
    await one(asked, 0).answer(whole());
    next();
    const unfolding = { ...frame, unfolding: true, groups: [] };
    await one(asked, 1).answer(json(200, unfolding, { etag: '"b"' }));
    expect(last()?.frame).toMatchObject({ unfolding: true, groups: frame.groups });
  });
});

describe('without network', () => {
  it('shows the last frame, and asks less and less often', async () => {
    const kept = { tag: '"a"', frame, at: 900_000 };
    const { asked, states, last, nextAfter, next } = phone({ kept });
    expect(states[0]).toMatchObject({ status: 'OPENING', frame, at: 900_000 });
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await one(asked, turn).fail();
      waits.push(...nextAfter());
      next();
    }
    expect(last()).toMatchObject({ status: 'OFFLINE', frame, at: 900_000 });
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('goes on when the network is back', async () => {
    const { asked, following, last } = phone();
    await one(asked, 0).fail();
    following.again();
    await one(asked, 1).answer(whole());
    expect(last()?.status).toBe('FOLLOWING');
  });

  it.each([
    ['CLOSED', 'AUDIENCE_PAGE_CLOSED'],
    ['MISSING', 'NOT_FOUND'],
  ] as const)(
    'is %s when the server says so, and asks again after a minute or two',
    async (status, code) => {
      const { asked, last, nextAfter } = phone();
      await one(asked, 0).answer(json(404, { code }));
      expect(last()?.status).toBe(status);
      expect(nextAfter()).toEqual([90_000]);
    },
  );
});
