/** Each confirmation names its object and its effect. */
import { projectMatch } from '@liangfen/rules';
import { Stagehand } from '@liangfen/rules/testing';
import { describe, expect, it } from 'vitest';
import { confirmationKind, confirmationView } from '../src/command/confirmation.ts';
import { confirmed, pendingCommand } from '../src/command/pending.ts';

function asked(show: Stagehand, command: Parameters<typeof pendingCommand>[1]['command']) {
  const match = projectMatch(show.state, { role: 'CONSOLE' });
  return confirmationView(match, pendingCommand(match, { command }));
}

const start = {
  type: 'START_BATTLE',
  programId: 'a2',
  opponentId: 'a1',
  test: false,
  confirm: false,
} as const;

function bout(): Stagehand {
  const show = new Stagehand({
    programs: 4,
    setting: { mode: 'BATTLE', enableCountdown: true, enableExceededFoulTimes: true },
  });
  show.do(start);
  return show;
}

describe('a confirmation names the object and the effect', () => {
  it('of a start: red and blue, whichever row was clicked', () => {
    const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE' } });
    expect(asked(show, start)).toMatchObject({
      kind: 'START_BATTLE',
      red: { id: 'a1' },
      blue: { id: 'a2' },
    });
  });

  it('of the clock: the bout', () => {
    const show = bout();
    expect(asked(show, { type: 'PAUSE_BATTLE', test: false })).toEqual({
      kind: 'PAUSE_BATTLE',
      bout: 1,
    });
    show.do({ type: 'PAUSE_BATTLE', test: false });
    expect(asked(show, { type: 'RESUME_BATTLE', test: false })?.kind).toBe('RESUME_BATTLE');
  });

  it('of a foul: its number, and whether it loses the bout', () => {
    const show = bout();
    const push = { type: 'ADD_FOUL', programId: 'a1', foulId: 'push' } as const;
    show.do(push);
    expect(asked(show, push)).toMatchObject({ foul: { foulName: '推人' }, times: 2, loses: false });
    show.do(push);
    expect(asked(show, push)).toMatchObject({ times: 3, loses: true });
  });

  it('of points: the exact score before and after', () => {
    const show = bout();
    show.do({ type: 'ADD_POINT', programId: 'a1', point: 0.1 });
    expect(asked(show, { type: 'ADD_POINT', programId: 'a1', point: 0.2 })).toMatchObject({
      point: 0.2,
      from: 0.1,
      to: 0.3,
    });
  });

  it('of a point or a foul stays out in a fast sport, but for one that decides the bout', () => {
    const fast = (hitsUnasked?: boolean) => {
      const show = new Stagehand({
        programs: 4,
        setting: {
          mode: 'BATTLE',
          enableExceededFoulTimes: true,
          enableLeadScore: true,
          leadScore: 5,
          ...(hitsUnasked === undefined ? {} : { hitsUnasked }),
        },
      });
      show.do(start);
      return show;
    };
    const push = { type: 'ADD_FOUL', programId: 'a1', foulId: 'push' } as const;
    const point = (points: number) =>
      ({ type: 'ADD_POINT', programId: 'a1', point: points }) as const;
    const kind = (show: Stagehand, command: Parameters<typeof asked>[1]) =>
      confirmationKind(projectMatch(show.state, { role: 'CONSOLE' }), command);
    for (const off of [undefined, false]) {
      expect([kind(fast(off), push), kind(fast(off), point(1))]).toEqual(['ADD_FOUL', 'ADD_POINT']);
    }
    const show = fast(true);
    expect([kind(show, push), kind(show, point(4))]).toEqual([null, null]);
    // The lead that ends it, and the foul after the last allowed one.
    expect(kind(show, point(5))).toBe('ADD_POINT');
    show.do(push);
    show.do(push);
    expect(kind(show, push)).toBe('ADD_FOUL');
    expect(kind(show, { ...push, programId: 'a2' })).toBeNull();
    // Pauses and decisions ask as ever.
    expect(
      kind(show, { type: 'DETERMINE_BATTLE', programId: 'a2', opponentId: 'a1', test: false }),
    ).toBe('DETERMINE_BATTLE');
  });

  it('of a decision: the winner', () => {
    expect(
      asked(bout(), { type: 'DETERMINE_BATTLE', programId: 'a2', opponentId: 'a1', test: false }),
    ).toMatchObject({ kind: 'DETERMINE_BATTLE', program: { id: 'a2' }, bout: 1 });
  });

  it('of a program that is run again: the step', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    const again = { programId: 'a1', itemId: null, test: false, confirm: false };
    expect(asked(show, { type: 'START_SCORING', ...again })).toMatchObject({
      kind: 'RERUN_NEEDS_CONFIRMATION',
      program: { id: 'a1' },
      step: 'START_SCORING',
    });
  });

  it('asks what becomes of the adjustments where a whole program goes on stage again, and nowhere else', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    const again = { programId: 'a1', itemId: null, test: false, confirm: false };
    const match = projectMatch(show.state, { role: 'CONSOLE' });
    for (const type of ['START_SPEECH', 'START_SCORING'] as const) {
      const command = { type, ...again };
      const asksOfAdjustments = type === 'START_SPEECH';
      expect(asked(show, command)).toMatchObject({ asksOfAdjustments });
      const pending = pendingCommand(match, { command });
      expect(confirmed(pending).command).toEqual({ ...command, confirm: true });
      expect(confirmed(pending, true).command).toEqual({
        ...command,
        confirm: true,
        ...(asksOfAdjustments ? { carryAdjustments: true } : {}),
      });
    }
  });

  it('is not needed for a step that one click can undo', () => {
    const show = new Stagehand();
    show.speech('a1');
    expect(asked(show, { type: 'SHOW_PROGRAM_LIST' })).toBeNull();
    show.scoring('a1');
    expect(asked(show, { type: 'UNDO' })).toBeNull();
  });

  const leaving = [
    { type: 'SHOW_START_PAGE' },
    { type: 'OPEN_TEST' },
    { type: 'SHOW_PROGRAM_LIST' },
    { type: 'SHOW_INTERMISSION', seconds: 300 },
  ] as const;

  it('of every picture that would break off a scoring: the program, and who has submitted', () => {
    const show = new Stagehand({ judges: 2 });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 90);
    const left = { kind: 'LEAVE_SCORING', program: { id: 'a1' }, submitted: 1, expected: 2 };
    for (const command of [...leaving, { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' } as const])
      expect(asked(show, command)).toMatchObject(left);
    show.do({ type: 'SHOW_START_PAGE' });
    show.do({ type: 'UNDO' });
    expect(show.state.window).toMatchObject({ open: true, programId: 'a1', submitted: ['j1'] });
    show.do({ type: 'SHOW_SCORE', programId: 'a1', itemId: null, test: false, confirm: true });
    for (const command of leaving) expect(asked(show, command)).toBeNull();
  });

  it('of every picture that would break off a bout, paused or not, until it is decided', () => {
    const show = bout();
    const left = { kind: 'LEAVE_BOUT', red: { id: 'a1' }, blue: { id: 'a2' } };
    const pictures = [...leaving, { type: 'SHOW_BRACKET' } as const];
    for (const command of pictures) expect(asked(show, command)).toMatchObject(left);
    show.do({ type: 'PAUSE_BATTLE', test: false });
    for (const command of pictures) expect(asked(show, command)).toMatchObject(left);
    const other = { ...start, programId: 'a3', opponentId: 'a4' };
    expect(asked(show, other)).toMatchObject({ kind: 'START_BATTLE', leaves: left });
    show.do({ type: 'DETERMINE_BATTLE', programId: 'a2', opponentId: 'a1', test: false });
    for (const command of pictures) expect(asked(show, command)).toBeNull();
  });

  it('of nothing that a test would lose', () => {
    const show = new Stagehand();
    show.do({ type: 'OPEN_TEST' });
    show.speech('t1', null, true);
    show.scoring('t1', null, true);
    for (const command of leaving) expect(asked(show, command)).toBeNull();
  });

  it('disappears with its program', () => {
    const match = projectMatch(bout().state, { role: 'CONSOLE' });
    const pending = pendingCommand(match, {
      command: { type: 'ADD_FOUL', programId: 'a1', foulId: 'push' },
    });
    expect(confirmationView({ ...match, programGroups: [] }, pending)).toBeNull();
    expect(confirmationView({ ...match, fouls: [] }, pending)).toBeNull();
  });
});
