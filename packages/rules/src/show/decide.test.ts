/**
 * Tests the decisions that all commands share: whether the operator has seen the newest step, which judges are missing,
 * and what the button for the next step does.
 */
import { describe, expect, it } from 'vitest';
import { newShow, Stagehand } from '../testing/index.ts';
import { missingJudges } from './blocked-reason.ts';
import { passedGate } from './passed-gate.ts';

it('a command that names an older version is refused, one that names none is not', () => {
  const show = new Stagehand();
  show.do({ type: 'SHOW_PROGRAM_LIST' });
  expect(show.ask({ type: 'OPEN_TEST' }, 0)).toEqual({ accepted: false, reason: 'STALE_VERSION' });
  expect(show.ask({ type: 'OPEN_TEST' }, 1).accepted).toBe(true);
  expect(show.ask({ type: 'OPEN_TEST' }).accepted).toBe(true);
});

it('a look at scores is recorded with the program, and changes nothing', () => {
  const show = new Stagehand();
  show.speech('a1');
  show.now = 1_005_000;
  // A look need not name the newest version.
  expect(show.ask({ type: 'LOOK_AT_SCORES', programId: 'a2' }, 0)).toEqual({
    accepted: true,
    decided: {
      event: { type: 'SCORES_LOOKED_AT', version: 2, at: 1_005_000, programId: 'a2' },
      facts: {},
    },
  });
});

describe('the next step', () => {
  const next = (confirm: boolean) => ({ type: 'TAKE_NEXT_STEP', confirm }) as const;

  it('is the step that the large button names', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.do(next(false));
    expect(show.events.at(-1)).toMatchObject({ type: 'SCORING_OPENED', programId: 'a1' });
  });

  it('is taken at once when there is nothing to confirm', () => {
    const show = new Stagehand();
    show.do(next(true));
    expect(show.events.at(-1)?.type).toBe('PROGRAM_LIST_SHOWN');
  });

  it('is refused while judges are missing, unless it is confirmed', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 90);
    expect(show.reason(next(false))).toBe('JUDGES_MISSING');
    show.do(next(true));
    expect(show.events.at(-1)?.type).toBe('SCORES_REVEALED');
  });

  it('tells marks that lie too far apart, which going on without a judge does not confirm', () => {
    const limits = [{ from: 0, most: 1 }];
    const tolerance = { between: 'COUNTED', beyond: 'TELL', limits } as const;
    const show = new Stagehand({ setting: { tolerance } });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 90);
    show.score('j2', 'a1', 80);
    expect(show.reason(next(true))).toBe('MARKS_APART');
    show.do({ ...next(true), confirmApart: true });
    expect(show.events.at(-1)?.type).toBe('SCORES_REVEALED');
  });

  it('does not exist while a bout runs', () => {
    const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE' } });
    show.do({
      type: 'START_BATTLE',
      programId: 'a1',
      opponentId: 'a2',
      test: false,
      confirm: false,
    });
    expect(show.ask(next(true))).toEqual({ accepted: false, reason: 'NO_NEXT_STEP' });
  });

  it('is refused after the competition has ended', () => {
    const show = new Stagehand({ status: 'ENDED' });
    expect(show.ask(next(true))).toEqual({ accepted: false, reason: 'COMPETITION_ENDED' });
  });

  it('is refused to an operator who has not seen the newest step', () => {
    const show = new Stagehand();
    show.speech('a1');
    expect(show.ask(next(false), 0)).toEqual({ accepted: false, reason: 'STALE_VERSION' });
  });
});

it('no judge is missing without a window, and nobody who is no longer a judge', () => {
  const { state } = new Stagehand();
  expect(missingJudges(state)).toEqual([]);
  const show = new Stagehand();
  show.speech('a1');
  show.scoring('a1');
  expect(missingJudges({ ...show.state, judges: newShow({ judges: 1 }).judges })).toEqual([
    { id: 'j1', number: 1, name: '评委 1' },
  ]);
});

it('a missing value behind a gate is a mistake in our code and throws', () => {
  expect(() => passedGate(null)).toThrow('a gate let through what is not there');
  expect(() => passedGate(undefined)).toThrow('a gate let through what is not there');
  expect(passedGate(0)).toBe(0);
});
