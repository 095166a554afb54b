// Reports for stories: one without a fault, and one with everything that can be wrong.
import type { RehearsalFacts } from '@liangfen/rehearsal';
import type { RehearsalState } from '@liangfen/rehearsal/player';
import { goodFacts as plainFacts } from '@liangfen/rehearsal/testing';
import { sampleNow } from '../../sample-show/sample-show.ts';

const judges = ['周慧敏', '陈志远', '林书雅', '黄建国', '何晓燕', '郭文博', '孙丽华'].map(
  (name, index) => ({ id: `j${index + 1}`, number: index + 1, name }),
);

export const goodFacts: RehearsalFacts = {
  ...plainFacts,
  competitionName: '2026 校园歌手大赛',
  startedAt: sampleNow,
  endedAt: sampleNow + 42_300,
  screens: [
    ...plainFacts.screens,
    {
      connectionId: 'c2',
      label: '侧屏',
      roundTripMs: 35,
      left: false,
      inStep: true,
      lag: { count: 12, p50: 27, p95: 110, max: 148 },
    },
  ],
  phones: judges.map((judge, index) => ({
    judge,
    state: 'ANSWERED',
    roundTripMs: 40 + index * 9,
  })),
};

const [first, second, third, fourth] = judges;

/** A rehearsal over a bad network, in a hall where much is amiss. */
export const badFacts: RehearsalFacts = {
  ...goodFacts,
  settings: { ...goodFacts.settings, loss: 0.3 },
  screens: [
    {
      connectionId: 'c1',
      label: '主屏',
      roundTripMs: 2_380,
      left: false,
      inStep: true,
      lag: { count: 14, p50: 640, p95: 2_200, max: 4_120 },
    },
    { connectionId: 'c2', label: '侧屏', roundTripMs: null, left: false, inStep: false, lag: null },
    { connectionId: 'c3', label: '大屏', roundTripMs: 30, left: false, inStep: false, lag: null },
    {
      connectionId: 'c4',
      label: '候场区',
      roundTripMs: null,
      left: true,
      inStep: false,
      lag: null,
    },
  ],
  phones: goodFacts.phones.map(({ judge, roundTripMs }) => {
    if (judge === first) return { judge, state: 'SILENT', roundTripMs: null };
    if (judge === second) return { judge, state: 'ANSWERED', roundTripMs: 3_200 };
    if (judge === third) return { judge, state: 'LEFT', roundTripMs: null };
    if (judge === fourth) return { judge, state: 'OFFLINE', roundTripMs: null };
    return { judge, state: 'ANSWERED', roundTripMs };
  }),
  answers: { count: 42, p50: 320, p95: 1_460, max: 3_900 },
  deliveries: { count: 41, p50: 900, p95: 6_200, max: 9_800 },
  commands: { count: 34, p50: 410, p95: 1_280, max: 2_040 },
  slowestCommand: 'SHOW_SCORE',
  submissions: 41,
  repeats: 23,
  lost: 38,
  undelivered: [],
  scores: {
    expected: 42,
    found: 41,
    missing: [{ judge: { id: 'twin', number: 9, name: '模拟评委 2' }, programName: '茉莉花' }],
    doubled: 0,
  },
};

export const failedFacts: RehearsalFacts = {
  ...goodFacts,
  endedAt: sampleNow + 12_800,
  outcome: 'FAILED',
  failure: { step: 'SHOW_SCORE', status: 503, detail: '服务器正忙，请稍后再试' },
  played: 2,
  tidied: false,
  checked: false,
  screens: [],
  phones: [],
  submissions: 14,
  scores: null,
};

export const playingState: RehearsalState = {
  part: 'PROGRAM',
  paused: false,
  stopping: false,
  names: ['茉莉花'],
  position: 3,
  playable: 6,
  submitted: 4,
  judges: 7,
  submissions: 18,
  lost: 0,
  facts: null,
};
