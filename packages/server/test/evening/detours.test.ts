/** Tests results that no setting names and that come out by settings all the same: each is begun by a file, and judged. */
import { rankingOf } from '@liangfen/rules';
import { placesText } from '@liangfen/rules/words';
import type { PracticeFile } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 80 });
});
afterAll(() => hall.close());

const panel = (groupName: string, weight = 100) => ({ groupName, weight });

const fileWith = (
  setting: PracticeFile['setting'],
  judgeGroups: PracticeFile['judgeGroups'],
  items: PracticeFile['items'] = [],
): PracticeFile => ({
  ...{ format: 'liangfen-practice', version: 1, title: '绕行', judgeGroups, items },
  setting: { mode: 'SCORE', dropHighest: 0, dropLowest: 0, convenientScore: '', ...setting },
});

/** A competition by a file; the judges from `second` on are in the second group. */
async function begun(file: PracticeFile, judges: number, programs: number, second: number) {
  const cast = await competitionWith(organiser, { judges, programs });
  const path = { id: cast.id };
  const { items } = await organiser.call('updateScoreSetting', {
    path,
    body: { practiceFile: file },
  });
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: cast.judgeIds.slice(second), judgeGroupId: judgeGroups[1]?.id ?? '' },
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  return { cast, items, judgeGroups };
}

async function rowsOf(cast: Cast) {
  const state = await hall.app.services.live.state(cast.id);
  return rankingOf(state, state.activeProgramGroupId, null).map((row) => ({
    ...row,
    at: cast.programIds.indexOf(row.programId) + 1,
  }));
}

/** Three experts' marks are added up, and each vote of fifty from the audience is a point (m.wenke99.com/p-7916031.html). */
test('fifty public jurors with one vote each are added to the sum of the experts', async () => {
  const file = fileWith(
    {
      ...{ enableItem: true, enableScoreItemCombine: true, itemWeighting: 'FACTOR' },
      calculation: 'SUM',
    },
    [panel('专家'), panel('大众评审')],
    [
      { itemName: '专家评分', maxScore: 100, factor: 1, judgeGroupIds: ['1'] },
      { itemName: '大众票', maxScore: 1, factor: 1, scoreStep: 1, judgeGroupIds: ['2'] },
    ],
  );
  const { cast, items } = await begun(file, 53, 2, 3);
  const [marks = '', votes = ''] = items.map(({ id }) => id);
  // 90 + 91 + 92 = 273 and 20 votes; 88 + 89 + 90 = 267 and 31 votes: the hall turns the experts' order round.
  for (const [at, [experts, hands]] of [
    [[90, 91, 92], 20],
    [[88, 89, 90], 31],
  ].entries()) {
    const programId = cast.programIds[at] ?? '';
    await openScoring(hall, cast, programId);
    for (const [seat, judgeId] of cast.judgeIds.entries()) {
      const score = seat < 3 ? ([experts].flat()[seat] ?? 0) : seat - 3 < Number(hands) ? 1 : 0;
      await hall.app.services.live.command(
        cast.id,
        { role: 'JUDGE', id: judgeId },
        {
          ...{ type: 'SUBMIT_SCORES', judgeId, programId, windowId: null },
          scores: [{ itemId: seat < 3 ? marks : votes, score }],
        },
        { commandId: null, seenVersion: null },
      );
    }
    const whole = { programId, itemId: null, test: false };
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_SCORE', ...whole, confirm: false },
      { type: 'SHOW_RESULT', ...whole },
    );
  }
  expect((await rowsOf(cast)).map(({ at, rank, score }) => [at, rank, score])).toEqual([
    [2, 1, 298],
    [1, 2, 293],
  ]);
  expect(await organiser.call('verifyLedger', { path: { id: cast.id } })).toMatchObject({
    intact: true,
  });
});

/**
 * The jury's points and the callers' votes each become places, the places are added, and the callers break a tie
 * (www.abendzeitung-muenchen.de, Let's Dance 2020: „die Zähler der Juroren und der Zuschauer addiert“). One seat enters
 * the jury's points and one the number of votes.
 */
test('two ranks are added up, the public breaking a tie', async () => {
  const file = fileWith(
    {
      ...{ fullScore: 100_000, decimals: 0, rankBy: 'PLACES_SUM' },
      tieBreaks: ['GROUP:2'],
    },
    [panel('评委合计'), panel('观众得票')],
  );
  const { cast, judgeGroups } = await begun(file, 2, 3, 1);
  expect(judgeGroups.map(({ groupName }) => groupName)).toEqual(['评委合计', '观众得票']);
  // Places 1 + 3, 2 + 1 and 3 + 2.
  await perform(hall, cast, cast.programIds[0] ?? '', [28, 4_100]);
  await perform(hall, cast, cast.programIds[1] ?? '', [26, 9_000]);
  await perform(hall, cast, cast.programIds[2] ?? '', [20, 7_300]);
  const rows = await rowsOf(cast);
  expect(rows.map(({ at, rank }) => [at, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
  ]);
  expect(rows[1]?.places && placesText(rows[1].places)).toBe('名次 1、3，合计 4');
  // A tie: 1 + 2 and 2 + 1; more callers are ahead.
  const level = await begun(file, 2, 2, 1);
  await perform(hall, level.cast, level.cast.programIds[0] ?? '', [30, 5_000]);
  await perform(hall, level.cast, level.cast.programIds[1] ?? '', [29, 5_001]);
  expect((await rowsOf(level.cast)).map(({ at, rank }) => [at, rank])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

/**
 * The share of the jury's 78 points and the share of the votes are added: 68.72, 73.33 and 57.95 (the example of the
 * show itself, www.businessinsider.com.au/how-dancing-with-the-stars-voting-works-and-why-bristol-palin-could-win-easily-2010-11).
 * One seat enters each couple's share of the points and one that of the votes.
 */
test('shares of points and of votes are added up', async () => {
  const file = fileWith({ decimals: 2, calculation: 'SUM', fullScore: 100 }, [
    panel('得分占比'),
    panel('得票占比'),
  ]);
  const doubled: PracticeFile = {
    ...file,
    setting: {
      ...file.setting,
      ...{ enableItem: true, enableScoreItemCombine: true, itemWeighting: 'FACTOR' },
    },
    items: [{ itemName: '占比', maxScore: 100, factor: 2 }],
  };
  const { cast, items } = await begun(doubled, 2, 3, 1);
  const itemId = items[0]?.id ?? '';
  for (const [at, shares] of [
    [48.72, 20],
    [33.33, 40],
    [17.95, 40],
  ].entries()) {
    const programId = cast.programIds[at] ?? '';
    await openScoring(hall, cast, programId);
    for (const [seat, judgeId] of cast.judgeIds.entries()) {
      await hall.app.services.live.command(
        cast.id,
        { role: 'JUDGE', id: judgeId },
        {
          ...{ type: 'SUBMIT_SCORES', judgeId, programId, windowId: null },
          scores: [{ itemId, score: shares[seat] ?? 0 }],
        },
        { commandId: null, seenVersion: null },
      );
    }
    const whole = { programId, itemId: null, test: false };
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_SCORE', ...whole, confirm: false },
      { type: 'SHOW_RESULT', ...whole },
    );
  }
  expect((await rowsOf(cast)).map(({ at, score }) => [at, score])).toEqual([
    [2, 73.33],
    [1, 68.72],
    [3, 57.95],
  ]);
});
