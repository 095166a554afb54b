// Which reports a browser keeps, and for how long.
import { beforeEach, expect, it } from 'vitest';
import { badFacts, failedFacts, goodFacts } from '../rehearsal/sample-facts.ts';
import { forgetReports, keepReport, lastReport, reportsKey } from './kept-report.ts';

beforeEach(forgetReports);

it('keeps the last report of each competition', () => {
  keepReport('a', goodFacts);
  keepReport('b', badFacts);
  keepReport('a', failedFacts);
  expect(lastReport('a')).toEqual(failedFacts);
  expect(lastReport('b')).toEqual(badFacts);
  expect(lastReport('c')).toBeNull();
});

it('a rehearsal that never began does not replace a report', () => {
  keepReport('a', goodFacts);
  keepReport('a', { ...failedFacts, played: 0 });
  expect(lastReport('a')).toEqual(goodFacts);
});

it('keeps ten at most, so that the browser’s storage does not fill up', () => {
  for (let each = 0; each < 11; each += 1) keepReport(`c${each}`, goodFacts);
  expect(lastReport('c0')).toBeNull();
  expect(lastReport('c1')).toEqual(goodFacts);
});

it('deletes the reports with the login, because they name judges', () => {
  keepReport('a', goodFacts);
  forgetReports();
  expect(lastReport('a')).toBeNull();
  expect(localStorage.getItem(reportsKey)).toBeNull();
});

it('ignores reports that another release has stored', () => {
  keepReport('a', goodFacts);
  localStorage.setItem(reportsKey, '{"shape":0,"reports":[]}');
  expect(lastReport('a')).toBeNull();
  localStorage.setItem(reportsKey, 'no JSON');
  expect(lastReport('a')).toBeNull();
});
