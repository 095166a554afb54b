/**
 * Tests a program from its speech to its result: which step may follow which, and how each step changes the row and the
 * window.
 */
import { describe, expect, it } from 'vitest';
import { items, type Shape, Stagehand } from '../../testing/index.ts';
import type { OperatorCommand, ProgramTarget } from '../commands.ts';

type StepType = 'START_SPEECH' | 'START_SCORING' | 'SHOW_SCORE' | 'SHOW_RESULT';
const steps: readonly StepType[] = ['START_SPEECH', 'START_SCORING', 'SHOW_SCORE', 'SHOW_RESULT'];

const target: ProgramTarget = { programId: 'a1', itemId: null, test: false };
const step = (type: StepType, confirm = false, of = target): OperatorCommand => ({
  type,
  ...of,
  confirm,
});

/** Plays a1 as far as this state, with scores from all judges where scores matter. */
function at(where: Where, shape: Shape = {}): Stagehand {
  const show = new Stagehand(shape);
  const way: Readonly<Record<Where, () => unknown>> = {
    waiting: () => undefined,
    speech: () => show.speech('a1'),
    'open, no score': () => {
      show.speech('a1');
      show.scoring('a1');
    },
    'open, one score': () => {
      way['open, no score']();
      show.score('j1', 'a1', 90);
    },
    'open, all scores': () => {
      way['open, one score']();
      show.score('j2', 'a1', 80);
      show.score('j3', 'a1', 70);
    },
    revealed: () => {
      way['open, all scores']();
      show.reveal('a1');
    },
    result: () => {
      way.revealed();
      show.result('a1');
    },
    'left at its speech': () => left('speech'),
    'left with open scoring': () => left('open, one score'),
    'left when revealed': () => left('revealed'),
    'left with a result': () => left('result'),
    'another is open': () => {
      show.speech('a2');
      show.scoring('a2');
    },
  };
  function left(from: Where) {
    way[from]();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
  }
  way[where]();
  return show;
}

type Where =
  | 'waiting'
  | 'speech'
  | 'open, no score'
  | 'open, one score'
  | 'open, all scores'
  | 'revealed'
  | 'result'
  | 'left at its speech'
  | 'left with open scoring'
  | 'left when revealed'
  | 'left with a result'
  | 'another is open';

const ok = 'ACCEPTED';
const again = 'RERUN_NEEDS_CONFIRMATION';
const onAir = 'ALREADY_ON_AIR';
const early = 'NOT_REVEALED';
const other = 'OTHER_PROGRAM_SCORING';

describe('the order of the steps: speech, scoring, scores, result', () => {
  /** The answers to speech, scoring, scores and result in each state, without and with a confirmation. */
  const law: Readonly<Record<Where, readonly [string, string][]>> = {
    waiting: [
      [ok, ok],
      ['NOT_IN_SPEECH', 'NOT_IN_SPEECH'],
      ['NOT_SCORING', 'NOT_SCORING'],
      [early, early],
    ],
    speech: [
      [onAir, onAir],
      [ok, ok],
      ['NOT_SCORING', 'NOT_SCORING'],
      [early, early],
    ],
    'open, no score': [
      [again, ok],
      [onAir, onAir],
      ['NO_SCORES', 'NO_SCORES'],
      [early, early],
    ],
    'open, one score': [
      [again, ok],
      [onAir, onAir],
      ['JUDGES_MISSING', ok],
      [early, early],
    ],
    'open, all scores': [
      [again, ok],
      [onAir, onAir],
      [ok, ok],
      [early, early],
    ],
    revealed: [
      [again, ok],
      [again, ok],
      [onAir, onAir],
      [ok, ok],
    ],
    result: [
      [again, ok],
      [again, ok],
      [ok, ok],
      [onAir, onAir],
    ],
    'left at its speech': [
      [ok, ok],
      [ok, ok],
      ['NOT_SCORING', 'NOT_SCORING'],
      [early, early],
    ],
    'left with open scoring': [
      [ok, ok],
      [ok, ok],
      ['NOT_SCORING', 'NOT_SCORING'],
      [early, early],
    ],
    'left when revealed': [
      [again, ok],
      [again, ok],
      [ok, ok],
      [ok, ok],
    ],
    'left with a result': [
      [again, ok],
      [again, ok],
      [ok, ok],
      [ok, ok],
    ],
    'another is open': [
      [other, other],
      [other, other],
      [other, other],
      [other, other],
    ],
  };

  it.each(Object.entries(law))('%s', (where, expected) => {
    const show = at(where as Where);
    const asked = steps.map((type) => [show.reason(step(type)), show.reason(step(type, true))]);
    expect(asked).toEqual(expected);
  });

  it.each([
    ['a battle', { setting: { mode: 'BATTLE' } }, target, 'NOT_IN_BATTLE_MODE'],
    ['an unknown program', {}, { ...target, programId: 'z' }, 'PROGRAM_NOT_FOUND'],
    [
      'a test of a program that is not for tests',
      {},
      { ...target, test: true },
      'PROGRAM_NOT_FOUND',
    ],
    ['a test program outside a test', {}, { ...target, programId: 't1' }, 'PROGRAM_NOT_FOUND'],
    ['another group', { groups: 2 }, { ...target, programId: 'b1' }, 'PROGRAM_NOT_IN_GROUP'],
    [
      'the middle of a rehearsal',
      { status: 'REHEARSAL', programs: 8 },
      { ...target, programId: 'a4' },
      'REHEARSAL_DISABLED',
    ],
    ['no item', { items, setting: { enableItem: true } }, target, 'ITEM_REQUIRED'],
    [
      'an unknown item',
      { items, setting: { enableItem: true } },
      { ...target, itemId: 'dance' },
      'ITEM_NOT_FOUND',
    ],
    ['an ended competition', { status: 'ENDED' }, target, 'COMPETITION_ENDED'],
  ] as [string, Shape, ProgramTarget, string][])('is refused for %s', (_, shape, of, reason) => {
    const show = new Stagehand(shape);
    expect(steps.map((type) => show.reason(step(type, true, of)))).toEqual(steps.map(() => reason));
  });

  it('applies to each item by itself', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    const of = (itemId: string) => ({ ...target, itemId });
    show.speech('a1', 'voice');
    expect(show.reason(step('START_SPEECH', false, of('stage')))).toBe(ok);
    show.scoring('a1', 'voice');
    expect(show.reason(step('START_SCORING', true, of('stage')))).toBe(other);
    show.score('j1', 'a1', 90, 'voice');
    show.reveal('a1', 'voice');
    expect(show.reason(step('SHOW_RESULT', false, of('stage')))).toBe(early);
    show.result('a1', 'voice');
    expect(show.reason(step('START_SCORING', false, of('stage')))).toBe('NOT_IN_SPEECH');
  });

  it('applies to a test, too', () => {
    const show = new Stagehand({ judges: 1 });
    const of = { programId: 't1', itemId: null, test: true };
    const asked: string[] = [];
    for (const type of steps) {
      if (type === 'SHOW_SCORE') show.score('j1', 't1', 90);
      show.do(step(type, false, of));
      asked.push(show.reason(step(type, true, of)));
    }
    expect(asked).toEqual([onAir, onAir, onAir, onAir]);
  });

  it('names the missing judges, in the order of their numbers, and no others', () => {
    const show = at('open, one score');
    expect(show.ask(step('SHOW_SCORE'))).toEqual({
      accepted: false,
      reason: 'JUDGES_MISSING',
      missingJudges: [
        { id: 'j2', number: 2, name: '评委 2' },
        { id: 'j3', number: 3, name: '评委 3' },
      ],
    });
    expect(show.ask(step('START_SCORING'))).toEqual({ accepted: false, reason: onAir });
  });
});

describe('the state after a step', () => {
  const clock = { durationMs: 180_000, endsAt: 1_180_000, remainingMs: null };
  const timed: Shape = { setting: { enableCountdown: true } };

  it.each([
    ['speech', 'SPEECH', 'SPEECH_STARTED', 'SPEECH', clock, null],
    ['open, no score', 'SCORE', 'SCORING_OPENED', 'SCORING', clock, true],
    ['revealed', 'SHOW_SCORE', 'SCORES_REVEALED', 'REVEALED', null, false],
    ['result', 'SHOW_RESULT', 'RESULT_SHOWN', 'RESULT', null, false],
  ] as const)('%s', (where, link, type, phase, timer, open) => {
    const show = at(where, timed);
    expect(show.state).toMatchObject({
      link,
      activeProgramId: 'a1',
      activeItemId: null,
      battle: null,
      held: [],
      clock: timer,
    });
    expect(show.state.window?.open ?? null).toBe(open);
    expect(show.row('a1').phase).toBe(phase);
    expect(show.events.at(-1)).toMatchObject({ type, programId: 'a1', operatorId: null });
    expect(at(where).state.clock).toBeNull();
  });

  it('a window names its judges, its items, its program and its time', () => {
    const show = at('open, one score', { recusals: new Map([['j3', ['a1']]]) });
    expect(show.state.window).toEqual({
      id: expect.stringMatching(/^id/),
      programId: 'a1',
      itemIds: [],
      open: true,
      test: false,
      openedAt: show.now,
      expected: ['j1', 'j2'],
      submitted: ['j1'],
    });
  });

  it('a reveal begins covered only when the command asks for it', () => {
    const show = at('open, all scores');
    for (const type of ['SHOW_SCORE', 'SHOW_RESULT'] as const) {
      show.do({ type, ...target, confirm: false, covered: true });
      expect(show.state.linkData.revealStep).toBe(0);
    }
    show.do({ type: 'SHOW_SCORE', ...target, confirm: false, covered: false });
    expect(show.state.linkData.revealStep).toBeNull();
    show.do({ type: 'SHOW_RESULT', ...target });
    expect(show.state.linkData.revealStep).toBeNull();
  });

  it('showing the scores of a result again does not change the result', () => {
    const show = at('result');
    show.reveal('a1');
    expect(show.row('a1')).toMatchObject({ phase: 'RESULT', finalScore: 80 });
    expect(show.state.results.get('a1')?.score).toBe(80);
  });

  it('revealing scores again changes no row, and the first start of a program changes no result', () => {
    const show = at('result');
    show.reveal('a1');
    expect(show.events.at(-1)).toMatchObject({ programs: [] });
    const first = new Stagehand().ask(step('START_SPEECH'));
    expect(first.decided?.facts).not.toHaveProperty('results');
  });

  it('the window of another program is dropped with the next picture', () => {
    const show = at('revealed');
    show.play('a2', [60, 60, 60]);
    expect(show.state.window?.programId).toBe('a2');
    show.result('a1');
    expect(show.state.window).toBeNull();
  });

  it('a program that starts again loses its result; its scores count in the same performance only', () => {
    for (const type of ['START_SPEECH', 'START_SCORING'] as const) {
      const show = at('result');
      show.do(step(type, true));
      expect(show.row('a1')).toMatchObject({
        phase: type === 'START_SPEECH' ? 'SPEECH' : 'SCORING',
        finalScore: null,
        currentScore: 0,
        corrected: false,
      });
      expect(show.state.results.has('a1')).toBe(false);
      expect(show.state.shown.has('a1')).toBe(false);
      if (type === 'START_SPEECH') show.scoring('a1');
      const same = type === 'START_SCORING';
      expect(show.state.window?.submitted).toEqual(same ? ['j1', 'j2', 'j3'] : []);
    }
  });

  it('a test that starts again loses its scores', () => {
    const show = new Stagehand({ judges: 1 });
    const of = { programId: 't1', itemId: null, test: true };
    show.do(step('START_SPEECH', false, of));
    show.do(step('START_SCORING', false, of));
    show.score('j1', 't1', 90);
    expect(show.state.window).toMatchObject({ test: true, submitted: ['j1'] });
    show.do(step('START_SPEECH', true, of));
    expect(show.state.link).toBe('TEST_SPEECH');
    show.do(step('START_SCORING', false, of));
    expect(show.state.window?.submitted).toEqual([]);
    expect(show.state.link).toBe('TEST_SCORE');
  });
});

describe('items that are scored one by one', () => {
  const one: Shape = { judges: 1, items, setting: { enableItem: true, enableCountdown: true } };

  function played(show: Stagehand, itemId: string, score: number): void {
    show.speech('a1', itemId);
    show.scoring('a1', itemId);
    expect(show.state.window?.itemIds).toEqual([itemId]);
    show.score('j1', 'a1', score, itemId);
    show.reveal('a1', itemId);
    show.result('a1', itemId);
  }

  const resultsOf = (show: Stagehand) =>
    show.row('a1').programItemResults.map(({ itemId, score, phase }) => [itemId, score, phase]);

  it('are published one by one, and the last completes the program', () => {
    const show = new Stagehand(one);
    played(show, 'stage', 80);
    expect(show.row('a1')).toMatchObject({ phase: 'RESULT', finalScore: null, currentScore: 32 });
    expect(resultsOf(show)).toEqual([
      ['voice', null, 'WAITING'],
      ['stage', 80, 'RESULT'],
    ]);
    played(show, 'voice', 90);
    expect(show.row('a1')).toMatchObject({ phase: 'RESULT', finalScore: 86, currentScore: 86 });
  });

  it('are missing in the result of the next item as long as their own result was not shown', () => {
    const show = new Stagehand(one);
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    show.score('j1', 'a1', 80, 'stage');
    show.reveal('a1', 'stage');
    played(show, 'voice', 90);
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 54 });
    expect(resultsOf(show)).toEqual([
      ['voice', 90, 'RESULT'],
      ['stage', null, 'REVEALED'],
    ]);
  });

  it('lose their own result and the final score when they start again, but not the other item’s result', () => {
    const show = new Stagehand(one);
    played(show, 'voice', 90);
    played(show, 'stage', 80);
    show.do({ type: 'START_SPEECH', ...target, itemId: 'stage', confirm: true });
    expect(show.row('a1')).toMatchObject({ phase: 'SPEECH', finalScore: null, currentScore: 86 });
    expect(resultsOf(show)).toEqual([
      ['voice', 90, 'RESULT'],
      ['stage', null, 'SPEECH'],
    ]);
    expect(show.state.results.has('a1')).toBe(false);
    show.do({ type: 'START_SCORING', ...target, itemId: 'stage', confirm: false });
    show.score('j1', 'a1', 70, 'stage');
    show.reveal('a1', 'stage');
    expect(resultsOf(show)).toEqual([
      ['voice', 90, 'RESULT'],
      ['stage', null, 'REVEALED'],
    ]);
    show.result('a1', 'stage');
    expect(show.row('a1').finalScore).toBe(82);
  });

  it('start again together when they are scored together', () => {
    const show = new Stagehand({
      ...one,
      setting: { enableItem: true, enableScoreItemCombine: true },
    });
    show.speech('a1');
    show.scoring('a1');
    show.items('j1', 'a1', { voice: 90, stage: 80 });
    show.reveal('a1');
    show.result('a1');
    show.do(step('START_SPEECH', true));
    expect(resultsOf(show)).toEqual([
      ['voice', null, 'RESULT'],
      ['stage', null, 'RESULT'],
    ]);
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 0 });
  });

  it('are not singled out by a command when they are scored together', () => {
    const show = new Stagehand({
      ...one,
      setting: { enableItem: true, enableScoreItemCombine: true },
    });
    show.speech('a1', 'voice');
    expect(show.state.activeItemId).toBeNull();
  });
});
