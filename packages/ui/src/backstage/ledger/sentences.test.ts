// Entries of the ledger in words, e.g. an undo names the step that it took back, and a late score its value.
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

test('a first score is told alone, a later one with the score before it', () => {
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

test('an entry names the performance from the second one on', () => {
  const lateScore = { programId: 'p1', judgeId: 'j2', scores: [], performance: 2 };
  expect(told({ type: 'LATE_SCORE_REFUSED', lateScore })).toBe(
    '不计入 2 号评委 陈志远 给 3 号 青花瓷（第 2 次上场） 的迟交分数',
  );
  const scores = [{ programId: 'p1', performance: 3 }];
  expect(told({ type: 'SCORE_SUBMITTED', scores })).toBe('给 3 号 青花瓷（第 3 次上场） 打分');
  expect(told({ type: 'SCORE_SUBMITTED', scores: [{ programId: 'p1' }] })).toBe(
    '给 3 号 青花瓷 打分',
  );
});

test('an undo names the step and its program', () => {
  const undo = { type: 'COMMAND_UNDONE', undoneVersion: 249, programs: [] } as const;
  expect(told({ ...undo, undoneType: 'SCORES_REVEALED', programId: 'p1' })).toBe(
    '撤销「亮分」 3 号 青花瓷',
  );
  expect(told({ ...undo, undoneType: 'RANK_SHOWN', programId: null })).toBe('撤销「排名」');
  expect(told(undo)).toBe('撤销「第 249 步」');
});

test('a correction by two people names the proposal, its reason, and who proposed it', () => {
  const correction = {
    id: 'x',
    programId: 'p1',
    command: { type: 'ADD_ADJUSTMENT', programId: 'p1', amount: 0.5, reason: '原创' },
    basis: { score: 90 },
    proposedBy: { operatorId: 'c2', accountId: 'u2' },
  };
  const people = [
    ...names.people,
    { role: 'CONSOLE' as const, id: 'c1', name: '李老师', number: null, way: 'ACCOUNT' as const },
    { role: 'CONSOLE' as const, id: 'c2', name: '周助理', number: null, way: 'ACCOUNT' as const },
  ];
  const line = (event: { readonly type: LedgerLine['type'] }): LedgerLine => ({
    ...{
      version: 9,
      at: 0,
      commandId: 'k',
      previousHash: '',
      hash: '',
      changes: [],
      covered: false,
    },
    type: event.type,
    actor: { role: 'CONSOLE', id: 'c1' },
    body: JSON.stringify(event),
  });
  const read = (event: { readonly type: LedgerLine['type']; readonly [field: string]: unknown }) =>
    sentenceOf(line(event), { ...names, people }, ledger);
  expect(read({ type: 'CORRECTION_PROPOSED', correction })).toMatchObject({
    what: '提出 3 号 青花瓷 的更正，等待确认',
    changes: ['加减分 +0.5'],
    reason: '原创',
  });
  expect(read({ type: 'CORRECTION_REFUSED', correction, reason: '不是原创' })).toMatchObject({
    what: '拒绝 3 号 青花瓷 的更正',
    reason: '不是原创',
  });
  expect(
    read({
      ...{ type: 'ADJUSTMENT_ADDED', programId: 'p1', programs: [], reason: '原创' },
      confirmed: { correction },
    }),
  ).toMatchObject({ who: '操作员 李老师', changes: ['由操作员 周助理提出'], reason: '原创' });
});

test('a late score names its value, with the item where items are scored', () => {
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
