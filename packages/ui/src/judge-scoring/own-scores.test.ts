// A judge's own scores on the phone: each is listed once, in its true state.

import { projectMatch } from '@liangfen/rules';
import type { OutboxEntry } from '@liangfen/sdk';
import type { JudgeMatch, LateScore, OwnScores, SubmittedScore } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { countOf, ownPrograms } from './own-scores.ts';

const { speech, scoring } = firstProgram();
const phone = (items: boolean): JudgeMatch =>
  projectMatch(
    after(
      everybodySignsIn(
        sampleShow(items ? { items, setting: { enableScoreItemCombine: true } } : {}),
      ),
      speech,
      scoring,
    ),
    { role: 'JUDGE', judgeId: 'j1' },
  );

const program = { id: 'g1-2', sort: 2, programName: '我的祖国', contestant: '韩梅梅' };
const score = (more: Partial<SubmittedScore> = {}): SubmittedScore => ({
  programId: program.id,
  itemId: null,
  score: 90,
  revision: 1,
  receipt: 'AB12CD34',
  at: 10,
  ...more,
});
const own = (more: Partial<OwnScores> = {}): OwnScores => ({
  scores: [],
  programs: [program],
  lateScores: [],
  ...more,
});
const entry = (status: OutboxEntry['status'], more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'e1',
  competitionId: 'sample',
  judgeId: 'j1',
  programId: program.id,
  windowId: 'w2',
  scores: [{ itemId: null, score: 95 }],
  order: 1,
  createdAt: 20,
  attempted: true,
  status,
  ...more,
});
const late = (state: LateScore['state'], more: Partial<LateScore> = {}): LateScore => ({
  id: 'late0000-1',
  judgeId: 'j1',
  programId: program.id,
  scores: [{ itemId: null, score: 95 }],
  at: 20,
  state,
  reason: null,
  ...more,
});
const tooLate = { state: 'REFUSED', code: 'WINDOW_CLOSED', detail: '打分已结束' } as const;

function givenOf(owned: OwnScores, entries: readonly OutboxEntry[] = [], items = false) {
  const programs = ownPrograms(phone(items), owned, entries);
  return programs.find((each) => each.program.id === program.id);
}

describe('own scores', () => {
  it('are the newest revisions that the server has', () => {
    const found = givenOf(own({ scores: [score(), score({ score: 92, revision: 2 })] }));
    expect(found).toMatchObject({
      open: false,
      total: null,
      given: [{ score: 92, state: 'DELIVERED', revision: 2, receipt: 'AB12CD34' }],
    });
  });

  it('are open while their window is open', () => {
    const current = ownPrograms(phone(false), own(), []).find(({ open }) => open);
    expect(current?.program.programName).toBe('茉莉花');
  });

  it('are listed when unsent, beside the delivered ones', () => {
    const given = givenOf(own({ scores: [score()] }), [entry({ state: 'WAITING' })])?.given;
    expect(given?.map((each) => [each.score, each.state])).toEqual([
      [90, 'DELIVERED'],
      [95, 'UNSENT'],
    ]);
  });

  it('have the reason when one was refused', () => {
    const refused = { state: 'REFUSED', code: 'SCORE_DECIMALS', detail: '最多 2 位小数' } as const;
    expect(givenOf(own(), [entry(refused)])?.given).toMatchObject([
      { state: 'REFUSED', reason: '最多 2 位小数' },
    ]);
  });

  it('that were late are listed once, with the operator’s decision', () => {
    const told = (lateScores: LateScore[], scores: SubmittedScore[] = []) =>
      givenOf(own({ lateScores, scores }), [entry(tooLate)])?.given.map((each) => [
        each.state,
        each.reason,
      ]);
    expect(told([])).toEqual([['LATE', '']]);
    expect(told([late('WAITING')])).toEqual([['LATE', '']]);
    expect(told([late('REFUSED', { reason: '已经亮分' })])).toEqual([['DECLINED', '已经亮分']]);
    const accepted = score({ score: 95, receipt: 'late0000-1' });
    expect(told([late('ACCEPTED')], [accepted])).toEqual([['ACCEPTED', '']]);
  });

  it('of a program that the match does not list are there, too', () => {
    const elsewhere = entry({ state: 'WAITING' }, { programId: 'p9' });
    const programs = ownPrograms(phone(false), own(), [elsewhere]);
    expect(programs.map((each) => each.program.id)).toContain('p9');
    expect(countOf(programs, ['UNSENT'])).toBe(1);
  });

  it('by item have a total once every item has arrived', () => {
    const { items } = phone(true);
    const scores = items.map((item, index) => score({ itemId: item.id, score: 80 + index }));
    const expected = items.reduce((sum, item, at) => sum + ((80 + at) * item.proportion) / 100, 0);
    expect(givenOf(own({ scores }), [], true)?.total).toBeCloseTo(expected, 6);
    expect(givenOf(own({ scores: scores.slice(1) }), [], true)?.total).toBeNull();
    expect(givenOf(own({ scores: [...scores].reverse() }), [], true)?.given).toMatchObject(
      items.map(({ itemName }) => ({ itemName })),
    );
  });
});
