/** What is asked before any slice is: whether the operator saw the newest step, and who is missing. */
import { expect, it } from 'vitest';
import { newShow, Stagehand } from '../testing/index.ts';
import { missingJudges } from './blocked-reason.ts';
import { passedGate } from './passed-gate.ts';

it('an operator who has not seen the newest step is refused, one who does not say is not', () => {
  const show = new Stagehand();
  show.do({ type: 'SHOW_PROGRAM_LIST' });
  expect(show.ask({ type: 'OPEN_TEST' }, 0)).toEqual({ accepted: false, reason: 'STALE_VERSION' });
  expect(show.ask({ type: 'OPEN_TEST' }, 1).accepted).toBe(true);
  expect(show.ask({ type: 'OPEN_TEST' }).accepted).toBe(true);
});

it('nobody is missing without a window, and nobody who is no judge any more', () => {
  const { state } = new Stagehand();
  expect(missingJudges(state)).toEqual([]);
  const show = new Stagehand();
  show.speech('a1');
  show.scoring('a1');
  expect(missingJudges({ ...show.state, judges: newShow({ judges: 1 }).judges })).toEqual([
    { id: 'j1', number: 1, name: '评委 1' },
  ]);
});

it('what a gate let through without being there is a mistake of ours, and says so', () => {
  expect(() => passedGate(null)).toThrow('a gate let through what is not there');
  expect(() => passedGate(undefined)).toThrow('a gate let through what is not there');
  expect(passedGate(0)).toBe(0);
});
