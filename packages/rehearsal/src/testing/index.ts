/**
 * The facts of a rehearsal in which nothing failed, for a screen, a judge's phone and every score; for tests and
 * stories, never published.
 */
import type { RehearsalFacts } from '../report/report.ts';

export const goodFacts: RehearsalFacts = {
  competitionName: '决赛',
  mode: 'SCORE',
  settings: { judges: 7, speed: 5, withinSeconds: 10, spread: 0.08, loss: 0 },
  lines: 1,
  startedAt: 0,
  endedAt: 42_300,
  outcome: 'COMPLETED',
  failure: null,
  played: 6,
  playable: 6,
  tidied: true,
  checked: true,
  screens: [
    {
      connectionId: 'c1',
      label: '主屏',
      roundTripMs: 21,
      left: false,
      inStep: true,
      lag: { count: 14, p50: 18, p95: 64, max: 92 },
    },
  ],
  phones: [{ judge: { id: 'j1', number: 1, name: '周慧敏' }, state: 'ANSWERED', roundTripMs: 40 }],
  answers: { count: 42, p50: 12, p95: 31, max: 58 },
  deliveries: { count: 42, p50: 14, p95: 36, max: 66 },
  commands: { count: 34, p50: 22, p95: 48, max: 71 },
  slowestCommand: 'SHOW_RANK',
  submissions: 42,
  repeats: 0,
  lost: 0,
  undelivered: [],
  scores: { expected: 42, found: 42, missing: [], doubled: 0 },
};
