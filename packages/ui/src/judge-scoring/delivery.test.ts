// What a judge is told about each submission: never more than is known.
import type { OutboxEntry } from '@liangfen/sdk';
import { describe, expect, it } from 'vitest';
import { deliveryOf, leftOf, newestOf, withDelivered } from './delivery.ts';

function entry(status: OutboxEntry['status'], more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: 'a',
    competitionId: 'c1',
    judgeId: 'j1',
    programId: 'p1',
    windowId: 'w1',
    scores: [{ itemId: null, score: 90 }],
    order: 1,
    createdAt: 1,
    attempted: true,
    status,
    ...more,
  };
}
const waiting = { state: 'WAITING' } as const;
const delivered = { state: 'DELIVERED', receipt: 'R2', at: 20 } as const;
const late = { state: 'REFUSED', code: 'WINDOW_CLOSED', detail: '打分已结束' } as const;

describe('a submission', () => {
  it('is on its way only while the server can be reached', () => {
    expect(deliveryOf(entry(waiting, { attempted: false }), true)).toEqual({ state: 'SENDING' });
    expect(deliveryOf(entry(waiting, { attempted: false }), false)).toEqual({ state: 'UNSENT' });
    expect(deliveryOf(entry(waiting), true)).toEqual({ state: 'UNSENT' });
    expect(deliveryOf(entry({ state: 'SENDING' }), true)).toEqual({ state: 'SENDING' });
    expect(deliveryOf(entry({ state: 'SENDING' }), false)).toEqual({ state: 'UNSENT' });
    expect(deliveryOf(undefined, true)).toEqual({ state: 'NONE' });
  });

  it('that came late says so', () => {
    expect(deliveryOf(entry(late), true)).toMatchObject({ state: 'REFUSED', late: true });
  });

  it('for another window stays in sight until it has arrived', () => {
    const entries = [entry(late), entry(waiting, { id: 'b', windowId: 'w2' }), entry(delivered)];
    expect(leftOf(entries, 'w2', true)).toMatchObject([{ id: 'a', scores: [90] }]);
    expect(leftOf(entries, null, true).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(newestOf(entries, 'w2')?.id).toBe('b');
  });
});

describe('scores of the match', () => {
  const known = { programId: 'p1', itemId: null, score: 80, revision: 1, receipt: 'R1', at: 10 };

  it('are ahead of the feed by the answer that has arrived', () => {
    expect(withDelivered([known], [entry(delivered)], 'w1')).toEqual([
      { ...known, score: 90, revision: 2, receipt: 'R2', at: 20 },
    ]);
    expect(withDelivered([], [entry(delivered)], 'w1')).toMatchObject([{ revision: 1 }]);
  });

  it('are the feed’s when it knows newer ones, or for other windows', () => {
    const newer = { ...known, at: 30 };
    expect(withDelivered([newer], [entry(delivered)], 'w1')).toEqual([newer]);
    expect(withDelivered([known], [entry(delivered)], 'w2')).toEqual([known]);
  });
});
