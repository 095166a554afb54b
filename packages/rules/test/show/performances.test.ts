/** Tests over random evenings that a result counts only its own performance, and that former ones never change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShowCommand, ShowState } from '../../src/index.ts';
import { performanceOf } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';
import { runs } from '../rounds.ts';

const programs = ['a1', 'a2'] as const;
const judges = ['j1', 'j2', 'j3'] as const;

const step = fc.record({
  kind: fc.constantFrom(
    'speech',
    'speech',
    'scoring',
    'scoring',
    'score',
    'score',
    'score',
    'stale',
    'reveal',
    'result',
    'adjust',
    'correct',
    'accept',
    'undo',
    'list',
  ),
  program: fc.constantFrom(...programs),
  judge: fc.constantFrom(...judges),
  score: fc.integer({ min: 0, max: 100 }),
  carries: fc.boolean(),
  item: fc.constantFrom('song', 'dance'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function commandOf(state: ShowState, at: Step, windows: readonly string[]): ShowCommand {
  const { program: programId, judge: judgeId, score } = at;
  const target = { programId, itemId: null, test: false };
  const submission = { type: 'SUBMIT_SCORES', judgeId, programId } as const;
  switch (at.kind) {
    case 'speech':
      return { type: 'START_SPEECH', ...target, confirm: true, carryAdjustments: at.carries };
    case 'scoring':
      return { type: 'START_SCORING', ...target, confirm: true };
    case 'score':
      return { ...submission, windowId: null, scores: [{ itemId: null, score }] };
    case 'stale':
      return {
        ...submission,
        windowId: windows[score % Math.max(1, windows.length)] ?? null,
        scores: [{ itemId: null, score }],
      };
    case 'reveal':
      return { type: 'SHOW_SCORE', ...target, confirm: true };
    case 'result':
      return { type: 'SHOW_RESULT', ...target };
    case 'adjust':
      return { type: 'ADD_ADJUSTMENT', programId, amount: -1, reason: '超时' };
    case 'correct':
      return { type: 'CORRECT_RESULT', programId, score, reason: '笔误' };
    case 'accept':
      return {
        type: 'ACCEPT_LATE_SCORE',
        lateScoreId: state.lateScores[0]?.id ?? '',
        reason: '网络',
      };
    case 'undo':
      return { type: 'UNDO' };
    case 'list':
      return { type: 'SHOW_PROGRAM_LIST' };
  }
}

/** Every score and adjustment that counts is of the performance that the row names. */
function expectOwn(state: ShowState): void {
  for (const programId of programs) {
    const program = state.programGroups
      .flatMap((group) => group.programs)
      .find(({ id }) => id === programId);
    if (program === undefined) continue;
    const performance = performanceOf(program, null);
    const counted = [
      ...(state.scoreBook.recent.get(programId) ?? state.scoreBook.settled.get(programId) ?? []),
    ].flatMap(([judgeId, given]) => [...given.values()].map((score) => ({ judgeId, score })));
    for (const { score } of counted) expect(score.performance ?? 1).toBe(performance);
    for (const adjustment of state.adjustments.get(programId) ?? []) {
      expect(adjustment.performance ?? 1).toBe(performance);
    }
    const result = state.results.get(programId);
    if (result === undefined) continue;
    expect(result.performance ?? 1).toBe(performance);
    const shown = result.parts.flatMap(({ groups }) => groups.flatMap(({ scores }) => scores));
    for (const { judgeId, score } of shown) {
      expect(counted.find((each) => each.judgeId === judgeId)?.score.score).toBe(score);
    }
  }
}

/** Everything that was ever given, by performance, judge and revision, whether it counts or not. */
function everything(state: ShowState): Map<string, number> {
  const all = new Map<string, number>();
  for (const programId of programs) {
    const counted = [
      ...(state.scoreBook.recent.get(programId) ?? state.scoreBook.settled.get(programId) ?? []),
    ].flatMap(([judgeId, given]) => [...given.values()].map((score) => ({ judgeId, score })));
    for (const { judgeId, score } of [...counted, ...(state.former.get(programId)?.scores ?? [])]) {
      all.set(`${programId} ${score.performance ?? 1} ${judgeId}`, score.revision);
    }
  }
  return all;
}

describe('performances, over random evenings', () => {
  it('a result counts only what its performance was given, and nothing that was given is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        const show = new Stagehand({ judges: 3 });
        const windows: string[] = [];
        let before = everything(show.state);
        for (const at of steps) {
          show.try(commandOf(show.state, at, windows));
          const { window } = show.state;
          if (window !== null && !windows.includes(window.id)) windows.push(window.id);
          expectOwn(show.state);
          const now = everything(show.state);
          for (const [key, revision] of before) {
            expect(now.get(key) ?? 0).toBeGreaterThanOrEqual(revision);
          }
          before = now;
        }
      }),
      runs(40),
    );
  });

  it('a step onto the stage that is taken back leaves everything as it was', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), step, (steps, last) => {
        const show = new Stagehand({ judges: 3 });
        for (const at of steps) show.try(commandOf(show.state, at, []));
        const was = show.state;
        const decision = show.try(commandOf(was, { ...last, kind: 'speech' }, []));
        if (!decision.accepted) return;
        show.do({ type: 'UNDO' });
        const is = show.state;
        expect(everything(is)).toEqual(everything(was));
        expect(is.programGroups).toEqual(was.programGroups);
        expect(is.results).toEqual(was.results);
        for (const programId of programs) {
          expect(is.adjustments.get(programId) ?? []).toEqual(was.adjustments.get(programId) ?? []);
        }
        expectOwn(is);
      }),
      runs(40),
    );
  });
});
