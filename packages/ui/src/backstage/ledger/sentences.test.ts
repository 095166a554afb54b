// Entries of the ledger in words: an undo says what it took back, a late score says its figure.
import type { LedgerLine, LedgerNames } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { ledger } from '../../messages/zh-CN/ledger.ts';
import { sentenceOf } from './sentences.ts';

const names: LedgerNames = {
  people: [{ role: 'JUDGE', id: 'j2', name: '陈志远', number: 2 }],
  things: [
    { id: 'p1', name: '青花瓷', number: 3 },
    { id: 'i1', name: '音准', number: null },
  ],
};

function told(event: { readonly type: LedgerLine['type']; readonly [field: string]: unknown }) {
  const line: LedgerLine = {
    version: 9,
    at: 0,
    type: event.type,
    actor: { role: 'CONSOLE', id: 'c1' },
    commandId: 'k',
    body: JSON.stringify(event),
    previousHash: '',
    hash: '',
    changes: [],
    covered: false,
  };
  return sentenceOf(line, names, ledger).what;
}

test('a first score is told without what was before, a later one with it', () => {
  const change = { programId: 'p1', field: 'JUDGE_SCORE', detailId: 'i1', after: 92.5 } as const;
  const line = (before: number | null): LedgerLine => ({
    ...{ version: 9, at: 0, type: 'SCORE_SUBMITTED', commandId: 'k', previousHash: '', hash: '' },
    actor: { role: 'JUDGE', id: 'j2' },
    body: JSON.stringify({ type: 'SCORE_SUBMITTED', scores: [{ programId: 'p1' }] }),
    changes: [{ ...change, before }],
    covered: false,
  });
  expect(sentenceOf(line(null), names, ledger).changes).toEqual(['音准 92.5']);
  expect(sentenceOf(line(90), names, ledger).changes).toEqual(['音准 90 → 92.5']);
});

test('an undo names the step, and the program it was about', () => {
  const undo = { type: 'COMMAND_UNDONE', undoneVersion: 249 } as const;
  expect(told({ ...undo, undoneType: 'SCORES_REVEALED', programId: 'p1' })).toBe(
    '撤销「亮分」 3 号 青花瓷',
  );
  expect(told({ ...undo, undoneType: 'RANK_SHOWN', programId: null })).toBe('撤销「排名」');
  expect(told(undo)).toBe('撤销「第 249 步」');
});

test('a late score tells its figure, with the item where items are scored', () => {
  const late = { judgeId: 'j2', programId: 'p1' };
  expect(
    told({
      type: 'LATE_SCORE_OFFERED',
      lateScore: { ...late, scores: [{ itemId: null, score: 87 }] },
    }),
  ).toBe('给 3 号 青花瓷 的分数 87 迟交，等待决定');
  expect(
    told({
      type: 'LATE_SCORE_REFUSED',
      lateScore: { ...late, scores: [{ itemId: 'i1', score: 92.5 }] },
    }),
  ).toBe('不计入 2 号评委 陈志远 给 3 号 青花瓷 的迟交分数 音准 92.5');
});
