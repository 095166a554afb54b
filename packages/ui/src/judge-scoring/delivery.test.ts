// What a judge is told about each submission is never more than the phone knows.
import type { OutboxEntry } from '@liangfen/sdk';
import type { LateScore } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { deliveryOf, knowing, leftOf, newestOf, withDelivered } from './delivery.ts';

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

  it('that was late is told as late, with the operator’s decision', () => {
    expect(deliveryOf(entry(late), true)).toMatchObject({ state: 'REFUSED', late: 'WAITING' });
    const offered = { id: 'l1', judgeId: 'j1', programId: 'p1', at: 5 };
    const scores = [{ itemId: null, score: 90 }];
    const reason = '已经亮分';
    const decided: LateScore = { ...offered, scores, state: 'REFUSED', reason };
    const sixty = [{ itemId: null, score: 60 }];
    const other: LateScore = { ...decided, scores: sixty, state: 'ACCEPTED' };
    expect(deliveryOf(entry(late), true, [decided, other])).toEqual({
      state: 'REFUSED',
      code: 'WINDOW_CLOSED',
      late: 'REFUSED',
      detail: '已经亮分',
    });
  });

  it('for another window stays listed until it has arrived', () => {
    const entries = [entry(late), entry(waiting, { id: 'b', windowId: 'w2' }), entry(delivered)];
    expect(leftOf(entries, 'w2', true)).toMatchObject([{ id: 'a', scores: [90] }]);
    expect(leftOf(entries, null, true).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(newestOf(entries, 'w2')?.id).toBe('b');
  });
});

describe('a submission that a newer one from another phone has replaced', () => {
  const superseded = { state: 'REFUSED', code: 'SCORE_SUPERSEDED', detail: '以新的为准' } as const;

  it('has its own line, even for the open window, whose form shows the score that counts', () => {
    const entries = [entry(delivered, { id: 'b' }), entry(superseded)];
    expect(newestOf(entries, 'w1')?.id).toBe('b');
    expect(leftOf(entries, 'w1', true)).toMatchObject([
      { id: 'a', delivery: { state: 'REFUSED', detail: '以新的为准' } },
    ]);
  });

  it('is recognised by the revision of each score that the judge had seen', () => {
    const row = { programId: 'p1', itemId: 'i1', score: 80, revision: 3, receipt: 'R', at: 10 };
    const given = [
      { itemId: 'i1', score: 90 },
      { itemId: 'i2', score: 91 },
    ];
    expect(knowing(given, [row, { ...row, programId: 'p2', itemId: 'i2' }], 'p1')).toEqual([
      { itemId: 'i1', score: 90, seenRevision: 3 },
      { itemId: 'i2', score: 91, seenRevision: 0 },
    ]);
  });
});

describe('scores of the match', () => {
  const known = { programId: 'p1', itemId: null, score: 80, revision: 1, receipt: 'R1', at: 10 };

  it('include a delivered answer before the feed brings it', () => {
    expect(withDelivered([known], [entry(delivered)], 'w1')).toEqual([
      { ...known, score: 90, revision: 2, receipt: 'R2', at: 20 },
    ]);
    expect(withDelivered([], [entry(delivered)], 'w1')).toMatchObject([{ revision: 1 }]);
    const counted = entry(delivered, { scores: [{ itemId: null, score: 90, revision: 4 }] });
    expect(withDelivered([], [counted], 'w1')).toMatchObject([{ revision: 4 }]);
  });

  it('are taken from the feed when the feed has newer ones, and for other windows', () => {
    const newer = { ...known, at: 30 };
    expect(withDelivered([newer], [entry(delivered)], 'w1')).toEqual([newer]);
    expect(withDelivered([known], [entry(delivered)], 'w2')).toEqual([known]);
  });
});
