/** Tests the findings of a report, those that need attention and those that are only advice, and its verdict. */
import { describe, expect, it } from 'vitest';
import type { HallAnswer } from '../src/player/hall-check.ts';
import { phoneFacts, screenFacts } from '../src/player/hall-facts.ts';
import { findingsOf, slowAbove, verdictOf } from '../src/report/findings.ts';
import type { RehearsalFacts } from '../src/report/report.ts';
import { timingOf } from '../src/report/timing.ts';
import { goodFacts } from '../src/testing/index.ts';

const codes = (facts: RehearsalFacts) => findingsOf(facts).map(({ code }) => code);
const verdict = (facts: RehearsalFacts) => verdictOf(facts, findingsOf(facts));
const times = (ms: number) => ({ count: 1, p50: ms, p95: ms, max: ms });

function answer(facts: Partial<HallAnswer>): HallAnswer {
  return { connectionId: 'c', role: 'SCREEN', label: '', judgeId: null, roundTripMs: 5, ...facts };
}

describe('a rehearsal', () => {
  it('without findings is ready', () => {
    expect(codes(goodFacts)).toEqual([]);
    expect(verdict(goodFacts)).toBe('READY');
  });

  it('that was stopped before the hall was checked has no findings about the hall', () => {
    const stopped: RehearsalFacts = {
      ...goodFacts,
      outcome: 'STOPPED',
      checked: false,
      screens: [],
      phones: [],
    };
    expect(codes(stopped)).toEqual([]);
    expect(verdict(stopped)).toBe('PARTIAL');
  });

  it('is ready if there is only advice, e.g. repeated sends', () => {
    const facts = { ...goodFacts, repeats: 3 };
    expect(codes(facts)).toEqual(['REPEATS']);
    expect(verdict(facts)).toBe('READY');
  });

  it('is not called ready if phones were never on, because nobody knows whether they work', () => {
    const [phone] = goodFacts.phones;
    if (phone === undefined) throw new Error('no phone');
    const facts = { ...goodFacts, repeats: 3, phones: [{ ...phone, state: 'OFFLINE' } as const] };
    expect(codes(facts)).toEqual(['PHONES_OFFLINE', 'REPEATS']);
    expect(verdict(facts)).toBe('UNTRIED');
  });

  it('does not report repeated sends if the simulated network loses messages', () => {
    const facts = { ...goodFacts, repeats: 9, settings: { ...goodFacts.settings, loss: 0.3 } };
    expect(codes(facts)).toEqual([]);
  });

  it('calls only times slow whose rounded text is above the limit', () => {
    // Both are shown as 1 秒.
    const at = {
      ...goodFacts,
      answers: times(slowAbove.answerMs),
      commands: times(slowAbove.commandMs + 49),
    };
    expect(codes(at)).toEqual([]);
    const above = {
      ...goodFacts,
      answers: times(slowAbove.answerMs + 50),
      commands: times(slowAbove.commandMs + 50),
    };
    expect(codes(above)).toEqual(['ANSWERS_SLOW', 'COMMANDS_SLOW']);
    expect(verdict(above)).toBe('TODO');
  });

  it('is never ready with a score missing or twice, or judges left behind', () => {
    const judge = { id: 'j', number: 1, name: '甲' };
    const scores = { expected: 2, found: 1, missing: [{ judge, programName: '一' }], doubled: 1 };
    const facts = { ...goodFacts, scores, tidied: false };
    expect(codes(facts)).toEqual(['NOT_TIDIED', 'SCORES_MISSING', 'SCORES_DOUBLED']);
    expect(verdict(facts)).toBe('TODO');
  });
});

describe('screens', () => {
  const match = { operatorVersion: 9 };

  it('that reconnect under the same name are not missing, but one fewer of a name is', () => {
    const first = [
      answer({ connectionId: 'a', label: '主屏' }),
      answer({ connectionId: 'b', label: '大屏' }),
      answer({ connectionId: 'c', label: '大屏' }),
    ];
    const last = [
      answer({ connectionId: 'a2', label: '主屏' }),
      answer({ connectionId: 'b', label: '大屏', roundTripMs: null }),
    ];
    const facts = screenFacts({ first, last }, [], [], match);
    expect(facts.map(({ label, left }) => [label, left])).toEqual([
      ['主屏', false],
      ['大屏', false],
      ['大屏', true],
    ]);
  });

  it('that show an older step are called behind', () => {
    const last = [answer({ connectionId: 'a' }), answer({ connectionId: 'b' })];
    const shows = (id: string, version: number) => ({
      ...{ id, role: 'SCREEN' as const, label: '', judgeId: null, operatorId: null, version },
      ...{ lagMs: 3, since: 0, visible: true, page: null, silentSince: null },
    });
    const screens = screenFacts({ first: [], last }, [], [shows('a', 9), shows('b', 8)], match);
    expect(screens.map(({ inStep }) => inStep)).toEqual([true, false]);
    expect(codes({ ...goodFacts, screens })).toEqual(['SCREEN_BEHIND']);
  });
});

it('if a judge has two phones, the one that answers counts', () => {
  const judges = [
    { id: 'j1', number: 2, name: '乙', judgeGroupId: null, signIn: true },
    { id: 'j2', number: 1, name: '甲', judgeGroupId: null, signIn: true },
    { id: 'twin', number: 3, name: '模拟评委 1', judgeGroupId: null, signIn: true },
  ];
  const of = (judgeId: string, roundTripMs: number | null) =>
    answer({ role: 'JUDGE', judgeId, roundTripMs });
  const last = [of('j1', null), of('j1', 80), of('twin', null)];
  const facts = phoneFacts({ first: [of('j2', 4)], last }, { judges }, new Set(['twin']));
  expect(facts.map(({ judge, state, roundTripMs }) => [judge.name, state, roundTripMs])).toEqual([
    ['甲', 'LEFT', null],
    ['乙', 'ANSWERED', 80],
  ]);
});

it('percentiles of times are computed by nearest rank', () => {
  expect(timingOf([])).toBeNull();
  expect(timingOf([7.4])).toEqual({ count: 1, p50: 7, p95: 7, max: 7 });
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(timingOf(hundred)).toEqual({ count: 100, p50: 50, p95: 95, max: 100 });
});
