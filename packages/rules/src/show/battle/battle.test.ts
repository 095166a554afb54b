/** Tests when a bout may be started, scored, paused and decided, and the state after each of these steps. */
import type { Program } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { type Shape, Stagehand } from '../../testing/index.ts';
import type { OperatorCommand } from '../commands.ts';

const pair = { programId: 'a1', opponentId: 'a2', test: false };
const start = { type: 'START_BATTLE', ...pair, confirm: false } as const;
const pause = { type: 'PAUSE_BATTLE', test: false } as const;
const resume = { type: 'RESUME_BATTLE', test: false } as const;
const point = { type: 'ADD_POINT', programId: 'a1', point: 1.5 } as const;
const foul = { type: 'ADD_FOUL', programId: 'a1', foulId: 'push' } as const;
const decide = { type: 'DETERMINE_BATTLE', ...pair } as const;
const timed: Shape = { programs: 4, setting: { mode: 'BATTLE', enableCountdown: true } };

type Where = 'no bout' | 'running' | 'paused' | 'decided' | 'left';

function at(where: Where, shape: Shape = timed): Stagehand {
  const show = new Stagehand(shape);
  if (where !== 'no bout') show.do(start);
  if (where === 'paused') show.do(pause);
  if (where === 'decided') show.do(decide);
  if (where === 'left') show.do({ type: 'SHOW_PROGRAM_LIST' });
  return show;
}

const ok = 'ACCEPTED';
const none = 'BATTLE_NOT_STARTED';
const over = 'BATTLE_DETERMINED';

describe('what a bout allows', () => {
  const law: Readonly<Record<Where, readonly string[]>> = {
    // Columns: start, start with confirmation, pause, resume, point, foul, decide.
    'no bout': [ok, ok, none, none, none, none, none],
    running: ['BATTLE_RESTART_NEEDS_CONFIRMATION', ok, ok, 'BATTLE_NOT_PAUSED', ok, ok, ok],
    paused: ['BATTLE_RESTART_NEEDS_CONFIRMATION', ok, 'BATTLE_PAUSED', ok, ok, ok, ok],
    decided: ['BATTLE_RESTART_NEEDS_CONFIRMATION', ok, over, over, over, over, over],
    left: [ok, ok, none, none, none, none, none],
  };

  it.each(Object.entries(law))('%s', (where, expected) => {
    const show = at(where as Where);
    const asked = [start, { ...start, confirm: true }, pause, resume, point, foul, decide];
    expect(asked.map((command) => show.reason(command))).toEqual(expected);
  });

  it.each<[string, OperatorCommand, string, Shape?]>([
    ['a start outside of a battle', start, 'BATTLE_MODE_ONLY', {}],
    ['a point outside of a battle', point, 'BATTLE_MODE_ONLY', {}],
    ['a pause outside of a battle', pause, 'BATTLE_MODE_ONLY', {}],
    ['an unknown program', { ...start, programId: 'z' }, 'PROGRAM_NOT_FOUND'],
    ['no opponent', { ...start, opponentId: '' }, 'OPPONENT_MISSING'],
    ['an unknown opponent', { ...start, opponentId: 'z' }, 'PROGRAM_NOT_FOUND'],
    ['an opponent of another pair', { ...start, opponentId: 'a3' }, 'NOT_A_PAIR'],
    ['an opponent of the tests', { ...start, opponentId: 't2' }, 'PROGRAM_NOT_FOUND'],
    ['a test of a program that is not for tests', { ...start, test: true }, 'PROGRAM_NOT_FOUND'],
    [
      'a program without an opponent',
      { ...start, programId: 'a3' },
      'UNPAIRED',
      { ...timed, programs: 3 },
    ],
    [
      'another group',
      { ...start, programId: 'b1', opponentId: 'b2' },
      'PROGRAM_NOT_IN_GROUP',
      { ...timed, groups: 2 },
    ],
    [
      'a point for a program without an opponent',
      { ...point, programId: 'a3' },
      'UNPAIRED',
      { ...timed, programs: 3 },
    ],
  ])('is refused for %s', (_, command, reason, shape = timed) => {
    expect(new Stagehand(shape).reason(command)).toBe(reason);
  });

  it.each<[string, OperatorCommand, string]>([
    ['no point', { ...point, point: 0 }, 'POINT_MISSING'],
    ['a point that is no number', { ...point, point: Number.NaN }, 'POINT_MISSING'],
    ['a score out of range', { ...point, point: 10_000_000 }, 'RESULT_OUT_OF_RANGE'],
    ['an unknown foul', { ...foul, foulId: 'bite' }, 'FOUL_NOT_FOUND'],
    ['a point for a program outside the bout', { ...point, programId: 'a3' }, none],
    ['a foul of a program outside the bout', { ...foul, programId: 'a3' }, none],
    ['a winner that is the loser, too', { ...decide, opponentId: 'a1' }, 'NOT_A_PAIR'],
    ['a loser outside the bout', { ...decide, opponentId: 'a3' }, none],
  ])('in a bout is refused for %s', (_, command, reason) => {
    expect(at('running').reason(command)).toBe(reason);
  });

  it('cannot be paused without a clock', () => {
    const show = at('running', { setting: { mode: 'BATTLE' } });
    expect([show.reason(pause), show.reason(resume)]).toEqual(['COUNTDOWN_OFF', 'COUNTDOWN_OFF']);
  });

  it.each<[string, string, Partial<Program>, string]>([
    ['a red side with points', 'a1', { currentScore: 1 }, 'BATTLE_RESTART_NEEDS_CONFIRMATION'],
    ['a blue side with points', 'a2', { currentScore: -1 }, 'BATTLE_RESTART_NEEDS_CONFIRMATION'],
    [
      'fouls',
      'a1',
      { programFoulRecords: [{ foulId: 'push', times: 1 }] },
      'BATTLE_RESTART_NEEDS_CONFIRMATION',
    ],
    ['a decision', 'a2', { phase: 'DETERMINED' }, 'BATTLE_RESTART_NEEDS_CONFIRMATION'],
    ['fouls that were undone', 'a1', { programFoulRecords: [{ foulId: 'push', times: 0 }] }, ok],
  ])(
    'decides by %s whether a start again asks for a confirmation',
    (_, programId, left, reason) => {
      const show = new Stagehand(timed);
      show.put(programId, left);
      expect(show.reason(start)).toBe(reason);
    },
  );
});

describe('a bout begins', () => {
  it.each([
    ['by the red side', 'a1', 'a2'],
    ['by the blue side', 'a2', 'a1'],
  ])('%s: the earlier program is red', (_, programId, opponentId) => {
    const show = new Stagehand(timed);
    show.do({ ...start, programId, opponentId });
    expect(show.state).toMatchObject({
      link: 'BATTLE',
      activeProgramId: 'a1',
      activeItemId: null,
      window: null,
      held: [],
      clock: { durationMs: 180_000, endsAt: show.now + 180_000, remainingMs: null },
      linkData: { programSize: 4, rankShowType: null, revealStep: null },
    });
    expect(show.state.battle).toEqual({
      redId: 'a1',
      blueId: 'a2',
      test: false,
      status: 'RUNNING',
      hit: null,
      determination: null,
    });
    expect(show.events.at(-1)).toMatchObject({ type: 'BATTLE_STARTED', programId: 'a1' });
  });

  it('again from zero, in the same rows', () => {
    const show = at('running');
    show.do(point);
    show.do(foul);
    show.do(decide);
    show.do({ ...start, confirm: true });
    for (const id of ['a1', 'a2']) {
      expect(show.row(id)).toMatchObject({
        phase: 'BATTLE',
        finalScore: 0,
        currentScore: 0,
        outcome: null,
        programFoulRecords: [],
      });
    }
    expect(show.state.undo.map(({ type }) => type)).toEqual(['BATTLE_STARTED']);
  });

  it('and an earlier bout that was not decided waits again', () => {
    const show = at('running');
    show.do({ ...start, programId: 'a3', opponentId: 'a4' });
    expect(['a1', 'a2', 'a3', 'a4'].map((id) => show.row(id).phase)).toEqual([
      'WAITING',
      'WAITING',
      'BATTLE',
      'BATTLE',
    ]);
    expect(show.events.at(-1)).toMatchObject({
      programs: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }, { id: 'a4' }],
    });
  });

  it('again while it runs, and the event lists each side once', () => {
    const show = at('running');
    show.do({ ...start, confirm: true });
    expect(show.events.at(-1)).toMatchObject({ programs: [{ id: 'a1' }, { id: 'a2' }] });
    expect(show.events.at(-1)).toHaveProperty('programs.length', 2);
  });

  it('without a clock when the countdown is off', () => {
    expect(at('running', { setting: { mode: 'BATTLE' } }).state.clock).toBeNull();
  });
});

describe('a test of a bout has the links of a test', () => {
  it.each<[OperatorCommand[], string]>([
    [[], 'TEST_BATTLE'],
    [[pause], 'TEST_PAUSE'],
    [[pause, resume], 'TEST_RESUME'],
    [[{ ...decide, programId: 't1', opponentId: 't2', test: true }], 'TEST_DETERMINE'],
  ])('%j', (steps, link) => {
    const show = new Stagehand(timed);
    show.do({ ...start, programId: 't2', opponentId: 't1', test: true });
    expect(show.state.battle).toMatchObject({ redId: 't1', blueId: 't2', test: true });
    for (const step of steps) show.do(step);
    expect(show.state.link).toBe(link);
    expect(show.state.stage).toMatchObject({ kind: 'BATTLE', test: true, groupName: '' });
  });
});

describe('points and fouls', () => {
  it('are recorded as the last hit, and do not change the other side', () => {
    const show = at('running');
    show.do(point);
    show.do({ ...point, point: 0.25 });
    expect(show.row('a1').currentScore).toBe(1.75);
    expect(show.row('a2').currentScore).toBe(0);
    expect(show.state.battle?.hit).toEqual({
      programId: 'a1',
      point: 0.25,
      foulId: null,
      version: show.state.version,
    });
    expect(show.events.at(-1)).toMatchObject({ type: 'POINT_ADDED', programId: 'a1' });
    expect(show.events.at(-1)).toHaveProperty('programs.length', 1);
    show.do({ ...foul, programId: 'a2' });
    expect(show.row('a2').programFoulRecords).toEqual([{ foulId: 'push', times: 1 }]);
    expect(show.state.battle?.hit).toEqual({
      programId: 'a2',
      point: null,
      foulId: 'push',
      version: show.state.version,
    });
    expect(show.events.at(-1)).toMatchObject({ type: 'FOUL_ADDED', programId: 'a2' });
    expect(show.state.undo.map(({ type }) => type)).toEqual([
      'BATTLE_STARTED',
      'POINT_ADDED',
      'POINT_ADDED',
      'FOUL_ADDED',
    ]);
  });

  it('add up in decimals', () => {
    const show = at('running');
    for (const value of [0.1, 0.2, 0.005]) show.do({ ...point, point: value });
    expect(show.row('a1').currentScore).toBe(0.305);
    show.do({ ...point, point: -1 });
    expect(show.row('a1').currentScore).toBe(-0.695);
  });

  it.each([
    ['a lead', { enableLeadScore: true, leadScore: 3 }, { ...point, point: 3 }, 'LEAD_SCORE', 'a1'],
    [
      'a foul too many',
      { enableExceededFoulTimes: true },
      { ...foul, foulId: 'late' },
      'EXCEEDED_FOULS',
      'a2',
    ],
  ] as const)('%s decides in the same event', (_, setting, command, reason, winner) => {
    const show = at('running', { ...timed, setting: { ...timed.setting, ...setting } });
    show.now += 10_000;
    show.do(command);
    const loser = winner === 'a1' ? 'a2' : 'a1';
    expect(show.state).toMatchObject({
      link: 'DETERMINE',
      clock: { endsAt: null, remainingMs: 170_000 },
      battle: {
        status: 'DETERMINED',
        hit: { programId: 'a1' },
        determination: { winnerId: winner, loserId: loser, reason },
      },
    });
    for (const id of ['a1', 'a2']) {
      const row = show.row(id);
      expect(row).toMatchObject({
        phase: 'DETERMINED',
        outcome: id === winner ? 'WIN' : 'LOSS',
        finalScore: row.currentScore,
      });
    }
  });
});

describe('the operator decides', () => {
  it.each([
    ['a1', 'a2', 1.5],
    ['a2', 'a1', -1.5],
  ])('%s wins against %s by %d', (programId, opponentId, lead) => {
    const show = at('running');
    show.do(point);
    show.do({ ...decide, programId, opponentId });
    expect(show.state.battle?.determination).toEqual({
      winnerId: programId,
      loserId: opponentId,
      reason: 'OPERATOR',
      foulName: null,
      lead,
    });
    expect(show.state.battle?.hit).toMatchObject({ point: 1.5 });
    expect(show.row(programId)).toMatchObject({ outcome: 'WIN', phase: 'DETERMINED' });
    expect(show.row(opponentId)).toMatchObject({ outcome: 'LOSS', phase: 'DETERMINED' });
    expect(show.row('a1').finalScore).toBe(1.5);
    expect(show.events.at(-1)).toMatchObject({ type: 'BATTLE_DETERMINED', programId });
    expect(show.state.undo.at(-1)).toMatchObject({ type: 'BATTLE_DETERMINED' });
  });

  it('also when no clock runs', () => {
    const show = at('running', { setting: { mode: 'BATTLE' } });
    show.do(decide);
    expect(show.state).toMatchObject({ clock: null, link: 'DETERMINE' });
  });
});

describe('the clock', () => {
  it('stops while the bout is paused, and goes on with the remaining time', () => {
    const show = at('running');
    show.now += 30_000;
    show.do(pause);
    expect(show.state).toMatchObject({
      link: 'PAUSE',
      battle: { status: 'PAUSED' },
      clock: { endsAt: null, remainingMs: 150_000 },
    });
    expect(show.events.at(-1)).toMatchObject({ type: 'BATTLE_PAUSED', programId: 'a1' });
    show.now += 500_000;
    show.do(resume);
    expect(show.state).toMatchObject({
      link: 'RESUME',
      battle: { status: 'RUNNING' },
      clock: { endsAt: show.now + 150_000, remainingMs: null },
    });
    expect(show.events.at(-1)).toMatchObject({ type: 'BATTLE_RESUMED', programId: 'a1' });
  });

  it('is paused with the remaining time when a decision is undone', () => {
    for (const test of [false, true]) {
      const show = new Stagehand(timed);
      const of = test ? { programId: 't1', opponentId: 't2', test } : pair;
      show.do({ type: 'START_BATTLE', ...of, confirm: false });
      show.now += 30_000;
      show.do({ type: 'DETERMINE_BATTLE', ...of });
      show.now += 500_000;
      show.do({ type: 'UNDO' });
      expect(show.state).toMatchObject({
        link: test ? 'TEST_PAUSE' : 'PAUSE',
        battle: { status: 'PAUSED', determination: null },
        clock: { endsAt: null, remainingMs: 150_000 },
      });
    }
  });

  it('is paused when the decision of a paused bout is undone', () => {
    const show = at('paused');
    show.do(decide);
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'PAUSE', battle: { status: 'PAUSED' } });
  });

  it('stays paused when the decision of a bout that was paused after its end is undone', () => {
    const show = new Stagehand(timed);
    show.do(start);
    show.now += 200_000;
    show.do(pause);
    const { clock, battle } = show.state;
    expect(clock).toMatchObject({ endsAt: null, remainingMs: 0 });
    show.do(decide);
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'PAUSE', clock, battle });
  });

  it('has run out when a decision that came after its end is undone', () => {
    const show = at('running');
    show.now += 200_000;
    show.do(decide);
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'BATTLE', battle: { status: 'RUNNING' } });
    expect(show.state.clock?.endsAt).toBe(show.now);
  });

  it.each([point, foul])('stays paused when $type is undone', (hit) => {
    const show = at('running');
    show.now += 10_000;
    show.do(hit);
    show.do(decide);
    show.do({ type: 'UNDO' });
    show.now += 99_000;
    show.do({ type: 'UNDO' });
    expect(show.row('a1')).toMatchObject({ currentScore: 0, programFoulRecords: [] });
    expect(show.state).toMatchObject({
      link: 'PAUSE',
      battle: { status: 'PAUSED', hit: null },
      clock: { remainingMs: 170_000 },
    });
  });

  it('goes on from where it was stopped when a pause is undone', () => {
    const show = at('running');
    show.now += 30_000;
    show.do(pause);
    show.now += 60_000;
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({
      link: 'BATTLE',
      battle: { status: 'RUNNING' },
      clock: { endsAt: show.now + 150_000 },
    });
  });

  it('is paused where it was when going on is undone', () => {
    const show = at('paused');
    show.do(resume);
    show.now += 60_000;
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({
      link: 'PAUSE',
      clock: { endsAt: null, remainingMs: 180_000 },
    });
  });
});
