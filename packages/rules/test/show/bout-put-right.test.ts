// A decided bout is put right while another one runs, one foul is taken off, and clocks are set: nothing else changes.
import type { CorrectionCommand } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { boutsOf, type OperatorCommand, remainingMs } from '../../src/index.ts';
import { type Shape, Stagehand } from '../../src/testing/index.ts';

const first = { programId: 'a1', opponentId: 'a2', test: false } as const;
const second = { programId: 'a3', opponentId: 'a4', test: false } as const;
const reason = '报错了红蓝方';

/** Bout one ended 3 : 1 and was decided for blue by mistake; bout two stands 2 : 0. */
function wrongCorner(setting: Shape['setting'] = {}): Stagehand {
  const show = new Stagehand({ programs: 4, setting: { mode: 'BATTLE', ...setting } });
  show.do({ type: 'START_BATTLE', ...first, confirm: false });
  show.do({ type: 'ADD_POINT', programId: 'a1', point: 3 });
  show.do({ type: 'ADD_POINT', programId: 'a2', point: 1 });
  show.do({ type: 'DETERMINE_BATTLE', ...first, programId: 'a2', opponentId: 'a1' });
  show.do({ type: 'START_BATTLE', ...second, confirm: false });
  show.do({ type: 'ADD_POINT', programId: 'a3', point: 2 });
  return show;
}

const putRight = { type: 'CORRECT_BOUT', programId: 'a1', winnerId: 'a1', reason } as const;

describe('a decided bout', () => {
  it('gets its winner put right while the next one runs, which is untouched', () => {
    const show = wrongCorner();
    const { stage, undo, battle } = show.state;
    show.do(putRight);
    expect(show.row('a1')).toMatchObject({ outcome: 'WIN', finalScore: 3, corrected: true });
    expect(show.row('a2')).toMatchObject({ outcome: 'LOSS', finalScore: 1, corrected: true });
    expect(show.state).toMatchObject({ stage, undo, battle });
    expect(boutsOf(show.state.programGroups, show.state.fouls, [])[0]?.determination).toEqual({
      ...{ winnerId: 'a1', loserId: 'a2', reason: 'CORRECTED', foulName: null, lead: 2 },
    });
  });

  it('shows what is right when the next bout’s start is taken back', () => {
    const show = wrongCorner();
    show.do(putRight);
    show.do({ type: 'UNDO' });
    show.do({ type: 'UNDO' });
    expect(show.state.stage).toMatchObject({
      kind: 'BATTLE',
      status: 'DETERMINED',
      red: { outcome: 'WIN' },
      determination: { winnerId: 'a1', reason: 'CORRECTED' },
    });
    expect(show.state.undo).toEqual([]);
  });

  it('on the picture changes there too, and no step leads back to the wrong figures', () => {
    const show = wrongCorner();
    show.do({ type: 'DETERMINE_BATTLE', ...second });
    show.do({
      ...{ type: 'CORRECT_BOUT', programId: 'a4', winnerId: 'a4', reason },
      sides: [{ programId: 'a4', score: 5, fouls: [{ foulId: 'push', times: 1 }] }],
    });
    expect(show.state.stage).toMatchObject({
      blue: { score: 5, outcome: 'WIN', fouls: [{ times: 1 }, {}] },
      determination: { winnerId: 'a4', reason: 'CORRECTED', lead: 3 },
    });
    expect(show.state.undo).toEqual([]);
  });

  it('gets the points of one side put right as a result is, and the winner stays', () => {
    const show = wrongCorner();
    show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 4, reason });
    show.do({ type: 'ADD_ADJUSTMENT', programId: 'a2', amount: -0.5, reason });
    expect(show.row('a1')).toMatchObject({ currentScore: 4, finalScore: 4, outcome: 'LOSS' });
    expect(show.row('a2')).toMatchObject({ currentScore: 0.5, finalScore: 0.5, outcome: 'WIN' });
  });

  it('is fought again in another performance, in which the former fight stays readable', () => {
    const show = wrongCorner();
    show.do(putRight);
    show.do({ type: 'START_BATTLE', ...first, confirm: true });
    expect(show.row('a1')).toMatchObject({
      ...{ performance: 2, currentScore: 0, outcome: null, corrected: false },
      formerResults: [{ itemId: null, score: 3, corrected: true }],
    });
    expect(show.reason(putRight)).toBe('BOUT_NOT_DECIDED');
    show.do({ type: 'UNDO' });
    expect(show.row('a1')).toMatchObject({ currentScore: 3, outcome: 'WIN', corrected: true });
    expect(show.row('a1')).not.toHaveProperty('performance');
  });

  it.each<[string, OperatorCommand, string]>([
    ['without a reason', { ...putRight, reason: ' ' }, 'REASON_REQUIRED'],
    ['for a stranger', { ...putRight, winnerId: 'a3' }, 'NOT_A_PAIR'],
    ['with the points of a stranger', { ...putRight, sides: [{ programId: 'a3' }] }, 'NOT_A_PAIR'],
    ['while it runs', { ...putRight, programId: 'a3', winnerId: 'a3' }, 'BOUT_NOT_DECIDED'],
    [
      'with an unknown foul',
      { ...putRight, sides: [{ programId: 'a1', fouls: [{ foulId: 'no', times: 1 }] }] },
      'FOUL_NOT_FOUND',
    ],
    [
      'out of range',
      { ...putRight, sides: [{ programId: 'a1', score: 1e15 }] },
      'RESULT_OUT_OF_RANGE',
    ],
    ['of nobody', { ...putRight, programId: 'nobody' }, 'PROGRAM_NOT_FOUND'],
  ])('is not put right %s', (_, command, refusal) => {
    expect(wrongCorner().reason(command)).toBe(refusal);
  });

  it('is put right by two people where the competition asks for them', () => {
    const show = wrongCorner({ secondPerson: true });
    expect(show.reason(putRight)).toBe('SECOND_PERSON_REQUIRED');
  });

  it('waits as a whole for the second person: nothing of the other side is proposed besides', () => {
    const show = wrongCorner({ secondPerson: true });
    show.by = { operatorId: 'console-1', accountId: 'zhou' };
    show.do({ type: 'PROPOSE_CORRECTION', correction: putRight });
    const points = { type: 'CORRECT_RESULT', programId: 'a2', score: 2, reason } as const;
    for (const correction of [points, { ...putRight, programId: 'a2' }]) {
      expect(show.reason({ type: 'PROPOSE_CORRECTION', correction })).toBe('CORRECTION_PENDING');
    }
  });

  it('is not proposed while points of the other side wait, which the other side alone is', () => {
    const show = wrongCorner({ secondPerson: true });
    show.by = { operatorId: 'console-1', accountId: 'zhou' };
    const points = { type: 'CORRECT_RESULT', programId: 'a2', score: 2, reason } as const;
    show.do({ type: 'PROPOSE_CORRECTION', correction: points });
    const asked = (correction: CorrectionCommand) =>
      show.reason({ type: 'PROPOSE_CORRECTION', correction });
    expect(asked(putRight)).toBe('CORRECTION_PENDING');
    expect(asked({ ...points, programId: 'a1' })).toBe('ACCEPTED');
  });

  it('never goes to whoever is out', () => {
    const show = wrongCorner();
    show.do({ type: 'SET_STANDING', programId: 'a1', standing: 'DISQUALIFIED', reason });
    expect(show.reason(putRight)).toBe('PROGRAM_OUT');
  });
});

describe('a foul that was given wrongly', () => {
  const foul = { programId: 'a1', foulId: 'push' } as const;
  const off: OperatorCommand = { type: 'TAKE_OFF_FOUL', ...foul };
  const bout = (setting: Shape['setting'] = {}) => {
    const show = new Stagehand({ setting: { mode: 'BATTLE', ...setting } });
    show.do({ type: 'START_BATTLE', ...first, confirm: false });
    return show;
  };

  it('is taken off at any distance, and what came after it stays', () => {
    const show = bout();
    show.do({ type: 'ADD_FOUL', ...foul });
    for (let at = 0; at < 20; at += 1) show.do({ type: 'ADD_POINT', programId: 'a2', point: 1 });
    show.do(off);
    expect(show.row('a1').programFoulRecords).toEqual([]);
    expect(show.row('a2').currentScore).toBe(20);
    expect(show.state.stage).toMatchObject({ hit: { foulId: 'push', takenOff: true } });
    expect(show.reason(off)).toBe('FOUL_NOT_GIVEN');
    show.do({ type: 'UNDO' });
    expect(show.row('a1').programFoulRecords).toEqual([{ foulId: 'push', times: 1 }]);
  });

  it('that lost the bout is taken off with an answer what becomes of the decision', () => {
    const lost = () => {
      const show = bout({ enableExceededFoulTimes: true, enableCountdown: true });
      show.do({ type: 'ADD_POINT', programId: 'a1', point: 4 });
      const allowed = show.state.fouls.find(({ id }) => id === 'push')?.times ?? 0;
      for (let at = 0; at <= allowed; at += 1) show.do({ type: 'ADD_FOUL', ...foul });
      expect(show.row('a1').outcome).toBe('LOSS');
      return show;
    };
    expect(lost().reason(off)).toBe('FOUL_DECIDED_BOUT');
    const reopened = lost();
    reopened.do({ ...off, determination: 'REOPEN' });
    expect(reopened.row('a1')).toMatchObject({ outcome: null, phase: 'BATTLE', currentScore: 4 });
    expect(reopened.state.stage).toMatchObject({ status: 'PAUSED', determination: null });
    const kept = lost();
    kept.do({ ...off, determination: 'KEEP' });
    expect(kept.row('a2')).toMatchObject({ outcome: 'WIN', corrected: true });
    expect(kept.state.stage).toMatchObject({
      status: 'DETERMINED',
      determination: { winnerId: 'a2', reason: 'CORRECTED' },
    });
  });

  it('of a bout that was decided otherwise is put right with a reason', () => {
    const show = bout();
    show.do({ type: 'ADD_FOUL', ...foul });
    show.do({ type: 'DETERMINE_BATTLE', ...first });
    expect(show.reason({ ...off, determination: 'REOPEN' })).toBe('BATTLE_DETERMINED');
  });
});

describe('the clock', () => {
  const timed = { enableCountdown: true, countdownSeconds: 180 };

  it('of a bout is set while it stands, and points stay', () => {
    const show = wrongCorner(timed);
    expect(show.reason({ type: 'SET_CLOCK', seconds: 103, run: false })).toBe('CLOCK_RUNNING');
    show.do({ type: 'PAUSE_BATTLE', test: false });
    show.do({ type: 'SET_CLOCK', seconds: 103, run: false });
    expect(show.state.stage).toMatchObject({
      status: 'PAUSED',
      red: { score: 2 },
      clock: { durationMs: 180_000, endsAt: null, remainingMs: 103_000 },
    });
  });

  it('that has run out gives extra time of the length that is asked for', () => {
    const show = wrongCorner(timed);
    show.now += 200_000;
    show.do({ type: 'SET_CLOCK', seconds: 60, run: true });
    expect(show.state.stage).toMatchObject({
      status: 'RUNNING',
      red: { score: 2 },
      clock: { durationMs: 60_000, endsAt: show.now + 60_000 },
    });
  });

  it('of a speech is held, set and goes on', () => {
    const show = new Stagehand({ setting: timed });
    show.speech('a1');
    show.now += 5_000;
    show.do({ type: 'PAUSE_BATTLE', test: false });
    expect(show.reason({ type: 'PAUSE_BATTLE', test: false })).toBe('BATTLE_PAUSED');
    show.now += 60_000;
    expect(show.state).toMatchObject({ link: 'SPEECH', clock: { remainingMs: 175_000 } });
    show.do({ type: 'RESUME_BATTLE', test: false });
    const { clock } = show.state;
    expect(clock && remainingMs(clock, show.now)).toBe(175_000);
    show.do({ type: 'PAUSE_BATTLE', test: false });
    show.do({ type: 'SET_CLOCK', seconds: 30, run: false });
    expect(show.state.stage).toMatchObject({ kind: 'SPEECH', clock: { remainingMs: 30_000 } });
  });

  it('of a speech does not run on while it was held, when the holding is taken back', () => {
    const show = new Stagehand({ setting: timed });
    show.speech('a1');
    show.do({ type: 'PAUSE_BATTLE', test: false });
    show.now += 60_000;
    show.do({ type: 'UNDO' });
    const { clock } = show.state;
    expect(clock && remainingMs(clock, show.now)).toBe(180_000);
  });

  it('is neither held nor set where there is none', () => {
    const show = new Stagehand();
    show.speech('a1');
    expect(show.reason({ type: 'PAUSE_BATTLE', test: false })).toBe('COUNTDOWN_OFF');
    expect(show.reason({ type: 'SET_CLOCK', seconds: 30, run: false })).toBe('COUNTDOWN_OFF');
  });
});
