// How an audience phone's ballot reaches the server once, whatever the network and the tab do.
import type { AudienceBallot } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { type KeptBallots, type OwnBallot, sendBallots } from './cast-ballot.ts';

interface Sent {
  readonly address: string;
  readonly ballot: AudienceBallot;
  readonly answer: (status: number, text?: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A phone whose storage outlives its tabs. */
function phone() {
  let kept: KeptBallots | null = null;
  let now = 1_000_000;
  let voters = 0;
  const sent: Sent[] = [];
  const timers = new Set<{ readonly run: () => void }>();
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  function open() {
    const told: (OwnBallot | null)[] = [];
    const tab = sendBallots(
      '/audience',
      {
        fetch: (address, { body, signal }) =>
          new Promise((resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
            sent.push({
              address,
              ballot: JSON.parse(String(body)),
              answer: (status, text = '') => {
                resolve({ status, text: async () => text });
                return settle();
              },
              fail: () => {
                reject(new TypeError('no network'));
                return settle();
              },
            });
          }),
        schedule: (_, run) => {
          const timer = { run };
          timers.add(timer);
          return () => timers.delete(timer);
        },
        now: () => now,
        random: () => 0.5,
        newVoter: () => {
          voters += 1;
          return `voter-${voters}`;
        },
        kept: () => kept,
        keep: (one) => {
          kept = one;
        },
      },
      (own) => told.push(own),
    );
    return { ...tab, state: () => told.at(-1)?.state ?? null };
  }
  return {
    open,
    sent,
    last: () => {
      const one = sent.at(-1);
      if (one === undefined) throw new Error('nothing was sent');
      return one;
    },
    passes: (ms: number) => {
      now += ms;
    },
    /** Runs what is due later, e.g. a new try. */
    due: async () => {
      for (const timer of [...timers]) {
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
  };
}

const act = { programName: '茉莉花', voteKind: 'LIKE' } as const;
const vote = { id: 'v1', ...act };

describe('a ballot', () => {
  it('is sent at once, and is there when the server says so', async () => {
    const { open, last } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    expect(tab.state()).toBe('WAITING');
    expect(last().address).toBe('/audience/vote/v1');
    expect(last().ballot).toEqual({ voter: 'voter-1', order: 1, choice: 1, sinceMs: 0 });
    await last().answer(200);
    expect(tab.state()).toBe('KEPT');
  });

  it('is sent again under the same order when the answer is lost, and says how long ago it was made', async () => {
    const { open, last, due, passes, sent } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    await last().fail();
    passes(1_700);
    await due();
    expect(sent).toHaveLength(2);
    expect(last().ballot).toEqual({ voter: 'voter-1', order: 1, choice: 1, sinceMs: 1_700 });
    await last().answer(200);
    expect(tab.state()).toBe('KEPT');
  });

  it('is sent by the next tab when this one was killed before the answer', async () => {
    const { open, last, sent } = phone();
    const killed = open();
    killed.show(vote);
    killed.choose(1);
    killed.stop();
    const next = open();
    next.show(vote);
    expect(sent).toHaveLength(2);
    expect(last().ballot).toMatchObject({ voter: 'voter-1', order: 1, choice: 1 });
    await last().answer(200);
    expect(next.state()).toBe('KEPT');
    const later = open();
    later.show(vote);
    expect(later.state()).toBe('KEPT');
    expect(sent).toHaveLength(2);
  });

  it('that is changed counts after the first, and the same again changes nothing', async () => {
    const { open, last, sent } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    await last().answer(200);
    tab.choose(1);
    expect(sent).toHaveLength(1);
    tab.choose(0);
    expect(last().ballot).toMatchObject({ order: 2, choice: 0 });
  });

  it.each([
    [409, '{"code":"AUDIENCE_VOTE_OVER"}', 'OVER'],
    [409, '{"code":"AUDIENCE_VOTE_FULL"}', 'REFUSED'],
    [404, '', 'OVER'],
    [400, '', 'REFUSED'],
  ])('that is answered %i %s is %s, and not sent again', async (status, text, state) => {
    const { open, last, due, sent } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    await last().answer(status, text);
    expect(tab.state()).toBe(state);
    await due();
    expect(sent).toHaveLength(1);
  });

  it('waits for a server that is busy', async () => {
    const { open, last, due, sent } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    await last().answer(503);
    expect(tab.state()).toBe('WAITING');
    await due();
    expect(sent).toHaveLength(2);
  });

  it('of another vote stands by itself, from the same phone', async () => {
    const { open, last } = phone();
    const tab = open();
    tab.show(vote);
    tab.choose(1);
    await last().answer(200);
    tab.show({ ...vote, id: 'v2' });
    expect(tab.state()).toBeNull();
    tab.choose(7);
    expect(last().address).toBe('/audience/vote/v2');
    expect(last().ballot).toMatchObject({ voter: 'voter-1', order: 1, choice: 7 });
  });
});
