/** Tests the overview of results: the statistics without single scores, judges before the show, and bouts. */
import { compareJudges } from '@liangfen/rules';
import type { ResultOverview } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  submit,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main();
});
afterAll(() => hall.close());

function overviewOf(cast: Cast, query = {}): Promise<ResultOverview> {
  return organiser.call('getResultOverview', { path: { id: cast.id }, query });
}

test('before the first score there are judges and programs, and no figures', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
  const overview = await overviewOf(cast);
  expect(overview).toMatchObject({
    status: 'REHEARSAL',
    mode: 'SCORE',
    rankings: [{ rows: [{ rank: null }, { rank: null }] }],
    correctedProgramIds: [],
    bouts: [],
  });
  for (const judge of [...overview.judges, ...overview.testJudges]) {
    expect(judge).toMatchObject({ count: 0, mean: null, deviation: null, order: null });
  }
});

test('has the figures of the statistics, by judge and by program', async () => {
  const cast = await competitionWith(organiser, { judges: 4, programs: 3 });
  await organiser.call('updateScoreSetting', {
    path: { id: cast.id },
    body: { setting: { dropHighest: 1, dropLowest: 1 } },
  });
  const table = [
    [95, 90, 85, 80],
    [90, 80, 70, 60],
    [91.5, 92, 70, 75],
  ];
  for (const [index, programId] of cast.programIds.entries()) {
    await perform(hall, cast, programId, table[index] ?? []);
  }
  const [first = ''] = cast.programIds;
  await operate(hall, cast.id, {
    type: 'CORRECT_RESULT',
    programId: first,
    score: 88,
    reason: '计分表抄错',
  });
  const overview = await overviewOf(cast);
  const statistics = await organiser.call('getStatistics', { path: { id: cast.id } });
  expect(overview.rankings).toEqual(statistics.rankings);
  expect(overview.correctedProgramIds).toEqual([first]);
  expect(
    overview.judges.map(({ judge, count, mean, spread, droppedHighest, droppedLowest }) => ({
      judge,
      count,
      mean,
      spread,
      dropped: droppedHighest + droppedLowest,
    })),
  ).toEqual(statistics.judges);
  const things = statistics.programs.map(({ results }, index) => ({
    position: index + 1,
    marks: results,
  }));
  expect(overview.judges).toEqual(
    compareJudges(
      statistics.judges.map(({ judge }) => judge),
      things,
      2,
    ),
  );
  expect(overview.judges[0]).toMatchObject({ droppedHighest: 2, droppedLowest: 0 });
  expect(overview.judges[0]?.order).not.toBeNull();
});

test('organisations have the sum of their best programs and their medals', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 5 });
  const path = { id: cast.id };
  const organisations = ['音乐学院', '文学院', '音乐学院', '文学院', ''];
  const scores = [95.5, 92.25, 90.1, 93.35, 99];
  for (const [index, programId] of cast.programIds.entries()) {
    const organisation = organisations[index] ?? '';
    if (organisation !== '') {
      await organiser.call('updateProgram', {
        path: { ...path, programId },
        body: { organisation },
      });
    }
    await perform(hall, cast, programId, [scores[index] ?? 0]);
  }
  const [first = '', second = '', third = '', fourth = ''] = cast.programIds;
  const two = await organiser.call('getTeamResults', { path, query: { best: 2 } });
  expect(two).toMatchObject({ by: 'BEST_MEMBERS', best: 2, withoutOrganisation: 1 });
  const alike = { rank: 1, tied: true, total: 185.6, members: 2 };
  expect(two.teams).toEqual([
    {
      ...alike,
      organisation: '音乐学院',
      countedProgramIds: [first, third],
      golds: 0,
      silvers: 1,
      bronzes: 0,
    },
    {
      ...alike,
      organisation: '文学院',
      countedProgramIds: [fourth, second],
      golds: 0,
      silvers: 0,
      bronzes: 1,
    },
  ]);
  const usual = await organiser.call('getTeamResults', { path });
  expect(usual.best).toBe(3);
  expect(usual.teams.map(({ rank, total }) => [rank, total])).toEqual([
    [null, null],
    [null, null],
  ]);
  const medals = await organiser.call('getTeamResults', { path, query: { by: 'MEDALS' } });
  expect(medals.teams.map(({ organisation, rank }) => [organisation, rank])).toEqual([
    ['音乐学院', 1],
    ['文学院', 2],
  ]);
});

test('for one item has only that item’s figures, and an unknown item or group is not found', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
  const path = { id: cast.id };
  const { items } = await organiser.call('updateScoreSetting', {
    path,
    body: {
      setting: { enableItem: true, enableScoreItemCombine: true },
      items: [
        { itemName: '唱功', proportion: 60 },
        { itemName: '台风', proportion: 40 },
      ],
    },
  });
  const [voice, stage] = items;
  const [programId = ''] = cast.programIds;
  const { live } = hall.app.services;
  await openScoring(hall, cast, programId);
  for (const [index, judgeId] of cast.judgeIds.entries()) {
    await live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      {
        type: 'SUBMIT_SCORES',
        judgeId,
        programId,
        windowId: null,
        scores: [
          { itemId: voice?.id ?? '', score: 90 + index },
          { itemId: stage?.id ?? '', score: 70 },
        ],
      },
      { commandId: null, seenVersion: null },
    );
  }
  const { programItemResults } = await organiser.call('getStatistics', { path });
  expect(programItemResults).toMatchObject([
    { number: 1, name: '节目1', groupName: '第一组', itemName: '唱功', score: null },
    { number: 1, name: '节目1', groupName: '第一组', itemName: '台风', score: null },
  ]);
  const whole = await overviewOf(cast);
  expect(whole.items).toMatchObject([
    { itemName: '唱功', count: 2, mean: 90.5, spread: 0.71, lowest: 90, highest: 91 },
    { itemName: '台风', count: 2, mean: 70, spread: 0, lowest: 70, highest: 70 },
  ]);
  expect(whole.fullScore).toBe(100);
  expect(whole.judges[0]).toMatchObject({ count: 2, mean: 80 });
  const ofStage = await overviewOf(cast, { itemId: stage?.id ?? '' });
  expect(ofStage.judges[0]).toMatchObject({ count: 1, mean: 70, deviation: 0 });
  expect(ofStage.items).toEqual(whole.items);
  await expect(overviewOf(cast, { itemId: 'nothing' })).rejects.toMatchObject({ status: 404 });
  await expect(overviewOf(cast, { groupId: 'nothing' })).rejects.toMatchObject({ status: 404 });
});

test('a test before the show compares the judges separately from the show', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 1 });
  const { live } = hall.app.services;
  await operate(hall, cast.id, { type: 'OPEN_TEST' });
  const [test] = (await live.state(cast.id)).testPrograms;
  const programId = test?.id ?? '';
  for (const judgeId of cast.judgeIds) {
    const actor = { role: 'JUDGE', id: judgeId } as const;
    await live.command(
      cast.id,
      actor,
      { type: 'SIGN_IN_JUDGE', judgeId },
      { commandId: null, seenVersion: null },
    );
  }
  const target = { programId, itemId: null, test: true, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
  await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 90);
  await submit(hall, cast, programId, cast.judgeIds[1] ?? '', 80);
  const overview = await overviewOf(cast);
  expect(overview.testJudges).toMatchObject([
    { count: 1, mean: 90, deviation: 10 },
    { count: 1, mean: 80, deviation: -10 },
  ]);
  expect(overview.judges).toMatchObject([{ count: 0 }, { count: 0 }]);
});

test('bouts have points, fouls and the reason of their determination; of a repeated bout the latest counts', async () => {
  const cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 5 });
  const path = { id: cast.id };
  const { fouls } = await organiser.call('updateScoreSetting', {
    path,
    body: {
      setting: { enableExceededFoulTimes: true, enableLeadScore: true, leadScore: 5 },
      fouls: [{ foulName: '出界', times: 1 }],
    },
  });
  const foulId = fouls[0]?.id ?? '';
  const [a = '', b = '', c = '', d = ''] = cast.programIds;
  const start = (programId: string, opponentId: string) =>
    ({ type: 'START_BATTLE', programId, opponentId, test: false, confirm: true }) as const;
  await operate(
    hall,
    cast.id,
    start(a, b),
    { type: 'ADD_POINT', programId: a, point: 2 },
    { type: 'ADD_FOUL', programId: b, foulId },
    { type: 'ADD_FOUL', programId: b, foulId },
    start(c, d),
    { type: 'ADD_POINT', programId: d, point: 5 },
  );
  const { bouts } = await overviewOf(cast);
  expect(bouts).toMatchObject([
    {
      bout: 1,
      red: { programId: a, score: 2, fouls: [], outcome: 'WIN' },
      blue: {
        programId: b,
        fouls: [{ foulName: '出界', times: 2, allowed: 1 }],
        outcome: 'LOSS',
      },
      determination: { winnerId: a, reason: 'EXCEEDED_FOULS', foulName: '出界' },
    },
    {
      bout: 2,
      blue: { programId: d, score: 5, outcome: 'WIN' },
      determination: { winnerId: d, reason: 'LEAD_SCORE', lead: 5 },
    },
  ]);
  // The bout is run again and determined the other way round: the latest counts.
  await operate(hall, cast.id, start(c, d));
  expect((await overviewOf(cast)).bouts[1]?.determination).toBeNull();
  await operate(hall, cast.id, {
    type: 'DETERMINE_BATTLE',
    programId: c,
    opponentId: d,
    test: false,
  });
  expect((await overviewOf(cast)).bouts[1]?.determination).toMatchObject({
    winnerId: c,
    reason: 'OPERATOR',
  });
});
