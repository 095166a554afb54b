// What a table of time penalties takes, as two published speech contests write theirs.
import type { Setting, TimePenaltyRow } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { mayPenaliseTime, practices, timePenaltyOf } from '../src/index.ts';
import { timePenaltyRowText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const timed = (timePenalties: TimePenaltyRow[], changes: Partial<Setting> = {}) =>
  settingWith({ enableCountdown: true, countdownSeconds: 480, timePenalties, ...changes });

/** What is taken from an act of the limit's eight minutes. */
const taken = (setting: Setting, usedSeconds: number) =>
  timePenaltyOf(setting, { limitMs: 480_000, usedMs: Math.round(usedSeconds * 1000) });

describe('6 to 8 minutes: 1–10 s over 0.02, 11–20 s 0.05, 20–30 s 0.1, at most 0.2; too short 0.1', () => {
  // https://w.sf024.com/info/41408902.html
  const setting = settingWith(practices.SPEECH_TIMED.setting);

  it.each([
    [420, null],
    [480, null],
    [481, -0.02],
    [490, -0.02],
    [491, -0.05],
    [500, -0.05],
    [501, -0.1],
    [510, -0.1],
    [511, -0.2],
    [900, -0.2],
    [360, null],
    [359, -0.1],
    [10, -0.1],
  ])('%d s: %s', (seconds, amount) => {
    expect(taken(setting, seconds)?.amount ?? null).toBe(amount);
  });

  it('counts whole seconds only, in favour of whoever performed', () => {
    expect(taken(setting, 480.999)).toBeNull();
    expect(taken(setting, 490.9)?.amount).toBe(-0.02);
    expect(taken(setting, 359.001)).toBeNull();
  });

  it('says by how much, and why', () => {
    expect(taken(setting, 492)).toEqual({ cause: 'OVER', seconds: 12, amount: -0.05 });
    expect(taken(setting, 330)).toEqual({ cause: 'UNDER', seconds: 30, amount: -0.1 });
  });
});

it('8 minutes, the first 10 s free: over 10 s 0.2, over 30 s 0.5', () => {
  // http://tudiao.com/a/2109/1359069.html
  const setting = timed([
    { cause: 'OVER', beyond: 30, points: 0.5 },
    { cause: 'OVER', beyond: 10, points: 0.2 },
  ]);
  expect([490, 491, 510, 511].map((used) => taken(setting, used)?.amount ?? 0)).toEqual([
    0, -0.2, -0.2, -0.5,
  ]);
});

it('takes a point for each 30 s that have begun, where the row says so', () => {
  const setting = timed([{ cause: 'OVER', beyond: 0, points: 0.3, every: 30 }]);
  expect([481, 510, 511, 540, 571].map((used) => taken(setting, used)?.amount)).toEqual([
    -0.3, -0.3, -0.6, -0.6, -1.2,
  ]);
});

it('adds to a time, where less is better', () => {
  const setting = timed([{ cause: 'OVER', beyond: 0, points: 5 }], { scoreOrder: 'LOWER_FIRST' });
  expect(taken(setting, 500)?.amount).toBe(5);
});

it('takes nothing from an act that is on stage, was penalised already, or has no time', () => {
  const setting = timed([{ cause: 'OVER', beyond: 0, points: 1 }]);
  expect(timePenaltyOf(setting, { limitMs: 480_000, usedMs: null })).toBeNull();
  expect(timePenaltyOf(setting, { limitMs: 480_000, usedMs: 490_000, penalised: true })).toBeNull();
  expect(timePenaltyOf(setting, undefined)).toBeNull();
});

it.each<[string, Partial<Setting>]>([
  ['without a countdown', { enableCountdown: false }],
  ['where items are performed one by one', { enableItem: true, enableScoreItemCombine: false }],
  ['where places rank', { rankBy: 'PLACES_MAJORITY' }],
  ['in votes', { mode: 'VOTE' }],
  ['in bouts', { mode: 'BATTLE' }],
])('cannot apply %s, and takes nothing there', (_, changes) => {
  const setting = timed([{ cause: 'OVER', beyond: 0, points: 1 }], changes);
  expect(mayPenaliseTime(setting)).toBe(false);
  expect(taken(setting, 500)).toBeNull();
});

it('is told in words', () => {
  const rows: TimePenaltyRow[] = [
    { cause: 'OVER', beyond: 0, points: 0.02 },
    { cause: 'OVER', beyond: 10, points: 0.05, every: 30 },
    { cause: 'UNDER', beyond: 0, points: 0.1 },
    { cause: 'UNDER', beyond: 60, points: 1 },
  ];
  expect(rows.map((row) => timePenaltyRowText(row))).toEqual([
    '超时扣 0.02 分',
    '超时 10 秒以上扣 0.05 分，此后每 30 秒再扣 0.05 分',
    '用时不足扣 0.1 分',
    '用时差 60 秒以上扣 1 分',
  ]);
});
