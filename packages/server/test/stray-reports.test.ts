/** Tests reports about connections that the process does not hold: new information is passed on, and a flood stays small. */
import type { ConnectionReport } from '@liangfen/sdk/schema';
import { beforeEach, expect, test } from 'vitest';
import { StrayReports } from '../src/live/stray-reports.ts';

let passed: ConnectionReport[];
let due: (() => void)[];
let strays: StrayReports;

beforeEach(() => {
  passed = [];
  due = [];
  strays = new StrayReports({
    schedule: (_, run) => {
      due.push(run);
      return () => undefined;
    },
  });
});

const report = (sessionId: string, connectionId: string, more: Partial<ConnectionReport> = {}) =>
  strays.take(sessionId, { connectionId, version: 1, ...more }, (one) => passed.push(one));
const momentPasses = () => {
  for (const run of due.splice(0)) run();
};

test('the first report of a login is passed on at once', () => {
  report('phone', 'c1');
  report('other phone', 'c2');
  expect(passed.map(({ connectionId }) => connectionId)).toEqual(['c1', 'c2']);
});

test('the next reports within a moment are merged into one with all their values', () => {
  report('phone', 'c1');
  report('phone', 'c1', { version: 2, visible: false });
  report('phone', 'c1', { version: 3, lagMs: 7 });
  expect(passed).toHaveLength(1);
  momentPasses();
  expect(passed.slice(1)).toEqual([{ connectionId: 'c1', version: 3, visible: false, lagMs: 7 }]);
});

test('a login that invents connections causes one message a moment', () => {
  for (let count = 0; count < 1_000; count += 1) report('phone', `made up ${count}`);
  momentPasses();
  for (let count = 0; count < 1_000; count += 1) report('phone', `made up ${count}`);
  momentPasses();
  expect(passed).toHaveLength(3);
});

test('a login that was silent for a moment is passed on at once again', () => {
  report('phone', 'c1');
  momentPasses();
  report('phone', 'c1', { visible: true });
  expect(passed).toHaveLength(2);
});
