/** The show in BATTLE mode: pairs, points, fouls, clock and determination (spec § 4, product decisions § 4). */
import { describe, expect, it } from 'vitest';
import { type Shape, Stagehand } from '../../src/testing/index.ts';

function bout(shape: Shape = {}): Stagehand {
  const show = new Stagehand({
    programs: 4,
    ...shape,
    setting: { mode: 'BATTLE', enableCountdown: true, countdownSeconds: 60, ...shape.setting },
  });
  show.do(start('a1', 'a2'));
  return show;
}

function start(programId: string, opponentId: string, confirm = false) {
  return { type: 'START_BATTLE', programId, opponentId, test: false, confirm } as const;
}

const point = (programId: string, value: number) =>
  ({ type: 'ADD_POINT', programId, point: value }) as const;
const foul = (programId: string, foulId: string) =>
  ({ type: 'ADD_FOUL', programId, foulId }) as const;

describe('a bout', () => {
  it('puts the program in the odd place on the red side, whichever program is named first', () => {
    const show = new Stagehand({ programs: 4, setting: { mode: 'BATTLE' } });
    show.do(start('a4', 'a3'));
    expect(show.state.stage).toMatchObject({
      kind: 'BATTLE',
      bout: 2,
      red: { program: { id: 'a3' } },
      blue: { program: { id: 'a4' } },
    });
  });

  it('needs the opponent of the pair', () => {
    const show = new Stagehand({ programs: 5, setting: { mode: 'BATTLE' } });
    expect(show.reason(start('a1', 'a3'))).toBe('NOT_A_PAIR');
    expect(show.reason(start('a1', ''))).toBe('OPPONENT_MISSING');
  });

  it('is refused for a program without an opponent, whatever the command is', () => {
    const show = new Stagehand({ programs: 5, setting: { mode: 'BATTLE' } });
    expect(show.row('a5').disabled).toBe('UNPAIRED');
    expect(show.reason(start('a5', ''))).toBe('UNPAIRED');
    expect(show.reason(start('a5', 'a1'))).toBe('UNPAIRED');
    expect(show.reason(start('a1', 'a5'))).toBe('UNPAIRED');
    expect(show.reason(point('a5', 1))).toBe('UNPAIRED');
  });

  it('is the only one that takes points and fouls', () => {
    const show = bout();
    expect(show.reason(point('a3', 1))).toBe('BATTLE_NOT_STARTED');
    expect(show.reason(foul('a1', 'unknown'))).toBe('FOUL_NOT_FOUND');
    expect(show.reason(point('a1', 0))).toBe('POINT_MISSING');
  });

  it('adds points exactly, also negative and decimal ones', () => {
    const show = bout();
    for (const value of [0.1, 0.2, -0.3, 1.5]) show.do(point('a1', value));
    expect(show.row('a1').currentScore).toBe(1.5);
    expect(show.state.stage).toMatchObject({ hit: { programId: 'a1', point: 1.5 } });
  });

  it('asks before it starts again, and then starts from zero', () => {
    const show = bout();
    show.do(point('a1', 3));
    show.do(foul('a2', 'push'));
    expect(show.reason(start('a1', 'a2'))).toBe('BATTLE_RESTART_NEEDS_CONFIRMATION');
    show.do(start('a1', 'a2', true));
    expect(show.row('a1')).toMatchObject({ currentScore: 0, finalScore: 0, outcome: null });
    expect(show.row('a2').programFoulRecords).toEqual([]);
  });
});

describe('determination', () => {
  it('is a loss with one foul more than allowed', () => {
    const show = bout({ setting: { mode: 'BATTLE', enableExceededFoulTimes: true } });
    show.do(foul('a1', 'push'));
    show.do(foul('a1', 'push'));
    expect(show.state.link).toBe('BATTLE');
    show.do(foul('a1', 'push'));
    expect(show.state.link).toBe('DETERMINE');
    expect(show.state.stage).toMatchObject({
      status: 'DETERMINED',
      determination: { winnerId: 'a2', loserId: 'a1', reason: 'EXCEEDED_FOULS', foulName: '推人' },
    });
    expect(show.row('a1').outcome).toBe('LOSS');
  });

  it('is a win with a lead of at least the lead score', () => {
    const show = bout({ setting: { mode: 'BATTLE', enableLeadScore: true, leadScore: 5 } });
    show.do(point('a2', 4));
    expect(show.state.link).toBe('BATTLE');
    show.do(point('a2', 1));
    expect(show.state.stage).toMatchObject({
      determination: { winnerId: 'a2', reason: 'LEAD_SCORE', lead: 5 },
    });
    expect(show.row('a2')).toMatchObject({ outcome: 'WIN', finalScore: 5, phase: 'DETERMINED' });
  });

  it('by the operator ends the bout', () => {
    const show = bout();
    const determine = {
      type: 'DETERMINE_BATTLE',
      programId: 'a2',
      opponentId: 'a1',
      test: false,
    } as const;
    show.do(determine);
    expect(show.state.stage).toMatchObject({
      determination: { winnerId: 'a2', reason: 'OPERATOR' },
    });
    expect(show.reason(determine)).toBe('BATTLE_DETERMINED');
    expect(show.reason(point('a1', 1))).toBe('BATTLE_DETERMINED');
  });

  it('can be undone, and the bout goes on when its clock is resumed', () => {
    const show = bout({ setting: { mode: 'BATTLE', enableLeadScore: true, leadScore: 5 } });
    show.do(point('a2', 5));
    show.do({ type: 'UNDO' });
    expect(show.state.link).toBe('PAUSE');
    expect(show.row('a2')).toMatchObject({ currentScore: 0, outcome: null, phase: 'BATTLE' });
    show.do(point('a2', 1));
    show.do({ type: 'RESUME_BATTLE', test: false });
    expect(show.state.link).toBe('RESUME');
  });
});

describe('the clock', () => {
  it('stops while the bout is paused and goes on where it stopped', () => {
    const show = bout();
    show.now += 20_000;
    show.do({ type: 'PAUSE_BATTLE', test: false });
    expect(show.state).toMatchObject({
      link: 'PAUSE',
      clock: { remainingMs: 40_000, endsAt: null },
    });
    expect(show.reason({ type: 'PAUSE_BATTLE', test: false })).toBe('BATTLE_PAUSED');
    show.now += 500_000;
    show.do({ type: 'RESUME_BATTLE', test: false });
    expect(show.state.clock).toMatchObject({ endsAt: show.now + 40_000, remainingMs: null });
    expect(show.reason({ type: 'RESUME_BATTLE', test: false })).toBe('BATTLE_NOT_PAUSED');
  });

  it('cannot be paused if the bout has none', () => {
    const show = bout({ setting: { mode: 'BATTLE', enableCountdown: false } });
    expect(show.reason({ type: 'PAUSE_BATTLE', test: false })).toBe('COUNTDOWN_OFF');
  });

  it('does not prevent points and fouls when it has run out', () => {
    const show = bout();
    show.now += 100_000;
    show.do(point('a1', 1));
    expect(show.row('a1').currentScore).toBe(1);
  });
});

describe('modes', () => {
  it('refuse commands of other modes', () => {
    const battle = bout();
    const speech = {
      type: 'START_SPEECH',
      programId: 'a1',
      itemId: null,
      test: false,
      confirm: false,
    } as const;
    expect(battle.reason(speech)).toBe('NOT_IN_BATTLE_MODE');
    expect(battle.reason({ type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' })).toBe(
      'NOT_IN_BATTLE_MODE',
    );
    expect(battle.reason({ type: 'SHOW_RANK', rankShowType: 'PK', itemId: null })).toBe(
      'NOT_IN_BATTLE_MODE',
    );
    expect(new Stagehand().reason(start('a1', 'a2'))).toBe('BATTLE_MODE_ONLY');
  });
});
