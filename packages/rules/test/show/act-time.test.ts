// An act's time is measured by its own countdown, and the table's penalty for it is taken once, by a step that somebody takes.
import { expect, it } from 'vitest';
import { type OperatorCommand, pauseClock, remainingMs, timePenaltyOf } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';

const table = [{ cause: 'OVER' as const, beyond: 0, points: 1, every: 30 }];
const setting = {
  ...{ enableCountdown: true, countdownSeconds: 180, leastSeconds: 60, fullScore: 100 },
  timePenalties: [...table, { cause: 'UNDER' as const, beyond: 0, points: 2 }],
};
const start = () => new Stagehand({ judges: 1, setting });

const forTime = (amount: number): OperatorCommand => ({
  ...{ type: 'ADD_ADJUSTMENT', programId: 'a1', amount, reason: '超时' },
  forTime: true,
});
const used = (show: Stagehand) => show.row('a1').actTime?.usedMs;
const after = (show: Stagehand, ms: number) => {
  show.now += ms;
};

it('is measured from going on stage to the opening of the scoring', () => {
  const show = start();
  show.speech('a1');
  expect(show.row('a1').actTime).toEqual({ limitMs: 180_000, usedMs: null });
  after(show, 222_400);
  show.scoring('a1');
  expect(used(show)).toBe(222_400);
});

it('is measured to the picture that comes before the scoring', () => {
  const show = start();
  show.speech('a1');
  after(show, 200_000);
  show.do({ type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId: 'a1' });
  after(show, 60_000);
  show.scoring('a1');
  expect(used(show)).toBe(200_000);
});

it('stands while the clock is held, also past its end', () => {
  const show = start();
  show.speech('a1');
  after(show, 30_000);
  show.do({ type: 'PAUSE_BATTLE', test: false });
  after(show, 600_000);
  show.do({ type: 'RESUME_BATTLE', test: false });
  after(show, 170_000);
  show.do({ type: 'PAUSE_BATTLE', test: false });
  expect(show.state.clock).toMatchObject({ remainingMs: 0, overMs: 20_000 });
  after(show, 600_000);
  show.do({ type: 'RESUME_BATTLE', test: false });
  after(show, 5_000);
  show.do({ type: 'PAUSE_BATTLE', test: false });
  show.scoring('a1');
  expect(used(show)).toBe(205_000);
});

it('counts as the clock shows it, once its time was put right', () => {
  const show = start();
  show.speech('a1');
  after(show, 100_000);
  show.do({ type: 'PAUSE_BATTLE', test: false });
  show.do({ type: 'SET_CLOCK', seconds: 120, run: true });
  after(show, 20_000);
  show.scoring('a1');
  expect(used(show)).toBe(80_000);
});

it('is taken once, as an adjustment that the result tells; what the table does not say is refused', () => {
  const show = start();
  show.speech('a1');
  after(show, 211_000);
  expect(show.reason(forTime(-2))).toBe('TIME_PENALTY_UNFIT');
  show.scoring('a1');
  expect(timePenaltyOf(show.state.setting, show.row('a1').actTime)?.amount).toBe(-2);
  expect(show.reason(forTime(-1))).toBe('TIME_PENALTY_UNFIT');
  show.do(forTime(-2));
  expect(show.row('a1')).toMatchObject({ phase: 'SCORING', actTime: { penalised: true } });
  expect(show.reason(forTime(-2))).toBe('TIME_PENALTY_UNFIT');
  show.score('j1', 'a1', 90);
  show.reveal('a1');
  show.result('a1');
  expect(show.row('a1').finalScore).toBe(88);
  expect(show.state.results.get('a1')?.adjustments).toMatchObject([
    { amount: -2, reason: '超时', forTime: true },
  ]);
});

it('changes a result that was shown', () => {
  const show = start();
  show.speech('a1');
  after(show, 30_000);
  show.scoring('a1');
  show.score('j1', 'a1', 90);
  show.reveal('a1');
  show.result('a1');
  expect(show.row('a1').finalScore).toBe(90);
  show.do(forTime(-2));
  expect(show.row('a1')).toMatchObject({ finalScore: 88, actTime: { penalised: true } });
});

it('begins anew with a new performance, which takes no penalty of the former one along', () => {
  const show = start();
  show.speech('a1');
  after(show, 190_000);
  show.scoring('a1');
  show.do(forTime(-1));
  show.do({ type: 'ADD_ADJUSTMENT', programId: 'a1', amount: 3, reason: '原创' });
  show.score('j1', 'a1', 90);
  show.reveal('a1');
  show.do({
    ...{ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: true },
    carryAdjustments: true,
  });
  expect(show.row('a1').actTime).toEqual({ limitMs: 180_000, usedMs: null });
  expect(show.state.adjustments.get('a1')).toMatchObject([{ amount: 3 }]);
});

it('comes back with the step that is undone', () => {
  const show = start();
  show.speech('a1');
  after(show, 190_000);
  show.scoring('a1');
  show.do({ type: 'UNDO' });
  expect(used(show)).toBeNull();
});

it('is proposed to a second person where two are wanted', () => {
  const show = new Stagehand({ judges: 1, setting: { ...setting, secondPerson: true } });
  const person = (id: string) => ({ operatorId: id, accountId: id });
  show.by = person('one');
  show.speech('a1');
  after(show, 190_000);
  show.scoring('a1');
  expect(show.reason(forTime(-1))).toBe('SECOND_PERSON_REQUIRED');
  show.do({
    type: 'PROPOSE_CORRECTION',
    correction: {
      ...{ type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -1, reason: '超时' },
      forTime: true,
    },
  });
  show.by = person('two');
  const correctionId = show.state.corrections[0]?.id ?? '';
  show.do({ type: 'CONFIRM_CORRECTION', correctionId });
  expect(show.row('a1').actTime?.penalised).toBe(true);
});

it('leaves rows and clocks alone where no table takes points, in tests and in bouts', () => {
  const plain = new Stagehand({ judges: 1, setting: { ...setting, timePenalties: [] } });
  plain.speech('a1');
  after(plain, 200_000);
  plain.do({ type: 'PAUSE_BATTLE', test: false });
  expect(plain.state.clock).not.toHaveProperty('overMs');
  plain.scoring('a1');
  expect(plain.row('a1')).not.toHaveProperty('actTime');
  const show = start();
  show.speech('t1', null, true);
  expect(show.row('t1')).not.toHaveProperty('actTime');
});

it('a clock without the figure of older evenings goes on from its end', () => {
  const clock = pauseClock({ durationMs: 1000, endsAt: 5000, remainingMs: null }, 9000);
  expect(clock).toEqual({ durationMs: 1000, endsAt: null, remainingMs: 0 });
  expect(remainingMs(clock, 10_000)).toBe(0);
});
