/** Tests that panels each judge a share of the programs: nobody else is asked or waited for, and the ranking is of what results come to. */
import { missingJudges, projectMatch, rankingOf } from '@liangfen/rules';
import { normalisedTexts } from '@liangfen/rules/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorksheetToWrite } from '../../src/integrations/spreadsheet/workbook.ts';
import { changedMeaning } from '../../src/operations/competitions/next-score-setting.ts';
import { summarySheet } from '../../src/operations/exports/paper/summary.ts';
import { rankingWorksheet } from '../../src/operations/exports/statistics-worksheets.ts';
import { teamsWorksheet } from '../../src/operations/exports/teams-worksheet.ts';
import { programVerdicts } from '../../src/operations/imports/program-verdicts.ts';
import {
  type Caller,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  submit,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 40 });
});
afterAll(() => hall.close());

/** Two rooms of two judges, two candidates each. */
async function interviews() {
  const cast = await competitionWith(organiser, { judges: 4, programs: 4 });
  const path = { id: cast.id };
  const { judgeGroups: first } = await organiser.call('listJudgeGroups', { path });
  const { judgeGroups } = await organiser.call('updateJudgeGroups', {
    path,
    body: {
      judgeGroups: [
        { id: first[0]?.id ?? '', groupName: '第一考场', weight: 100 },
        { groupName: '第二考场', weight: 100 },
      ],
    },
  });
  const [one = '', two = ''] = judgeGroups.map(({ id }) => id);
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: cast.judgeIds.slice(2), judgeGroupId: two },
  });
  for (const [at, programId] of cast.programIds.entries()) {
    await organiser.call('updateProgram', {
      path: { ...path, programId },
      body: { judgeGroupId: at < 2 ? one : two },
    });
  }
  const before = await organiser.call('getScoreSetting', { path });
  const after = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { normalisation: 'MEAN_OF_PANELS', dropHighest: 0, dropLowest: 0 } },
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  const rooms = [cast.judgeIds.slice(0, 2), cast.judgeIds.slice(2)] as const;
  return { cast, path, one, two, rooms, before, after };
}

const stateOf = (id: string) => hall.app.services.live.state(id);

test('each panel is asked for its own programs alone, and the ranking compares what results come to', async () => {
  const { cast, path, rooms, before, after } = await interviews();
  expect(changedMeaning(before, after).map(({ label }) => label)).toContain('评委组之间的修正');
  const [p1 = '', p2 = '', p3 = '', p4 = ''] = cast.programIds;
  // Means 80 and 84, mean of means 82.
  for (const [programId, room, marks] of [
    [p1, 0, [77, 79]],
    [p2, 0, [81, 83]],
    [p3, 1, [81, 83]],
    [p4, 1, [85, 87]],
  ] as const) {
    await perform(hall, { ...cast, judgeIds: [...rooms[room]] }, programId, marks);
  }
  const state = await stateOf(cast.id);
  const rows = rankingOf(state, state.activeProgramGroupId, null);
  expect(rows.map(({ programId, rank, score }) => [programId, rank, score])).toEqual([
    [p2, 1, 84.05],
    [p4, 2, 83.95],
    [p3, 3, 80.05],
    [p1, 4, 79.95],
  ]);
  // One panel alone: nobody is missed, and no weight is shared anew.
  expect(state.results.get(p1)?.parts).toMatchObject([{ renormalised: false, groups: [{}] }]);
  const told = '修正前 82.00；第一考场平均 80，各组修正到 82，系数 1.025；82.00 × 1.025 = 84.05';
  expect(normalisedTexts(rows[0] ?? { score: null }, 2)).toEqual([told]);
  const detail = await organiser.call('getProgramDetail', { path: { ...path, programId: p2 } });
  expect(detail).toMatchObject({ rankScore: 84.05, normalised: { own: 82, factor: '1.025' } });
  const [group] = state.programGroups;
  const sheet = group && summarySheet({ state, covered: new Set(), amendments: [] }, group);
  expect(JSON.stringify(sheet)).toContain(told);
  // A result on air tells no rank and no leader: other panels may not be through.
  expect(state.stage).toMatchObject({ kind: 'RESULT', rank: null, leader: null, mark: null });
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  expect((await stateOf(cast.id)).stage).toMatchObject({ rows: [{ score: 84.05 }, {}, {}, {}] });
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
  const next = await organiser.call('promoteCompetition', {
    path,
    body: { name: '复试', topPerGroup: 1, roundShares: { earlier: 50, own: 50 } },
  });
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id: next.id } });
  expect(programGroups[0]?.programs).toMatchObject([{ id: p2, earlierScore: 84.05 }]);
});

test('teams that are level as judges gave it differ as rooms are made comparable, and the workbook says by what', async () => {
  const { cast, path, rooms } = await interviews();
  const [p1 = '', p2 = '', p3 = '', p4 = ''] = cast.programIds;
  // 82 + 82 and 78 + 86 are both 164; what they come to is 84.05 + 80.05 and 79.95 + 83.95.
  for (const [programId, organisation, room, marks] of [
    [p1, '乙校', 0, [77, 79]],
    [p2, '甲校', 0, [81, 83]],
    [p3, '甲校', 1, [81, 83]],
    [p4, '乙校', 1, [85, 87]],
  ] as const) {
    await organiser.call('updateProgram', {
      path: { ...path, programId },
      body: { organisation },
    });
    await perform(hall, { ...cast, judgeIds: [...rooms[room]] }, programId, marks);
  }
  const { teams } = await organiser.call('getTeamResults', { path, query: { best: 2 } });
  expect(teams).toMatchObject([
    { organisation: '甲校', rank: 1, total: 164.1, tied: false },
    { organisation: '乙校', rank: 2, total: 163.9 },
  ]);
  const state = await stateOf(cast.id);
  const scope = {
    ...{ state, groups: state.programGroups, itemId: null, exportedAt: 0, mark: '' },
    ...{ covered: new Set<string>(), hides: () => false, teams: { best: 2 } },
  };
  const linesOf = ({ rows }: WorksheetToWrite) => [...rows].map(({ cells }) => cells.join('|'));
  const [first, , , last] = linesOf(rankingWorksheet(scope)).slice(3);
  expect(first).toMatch(/\|84\.05\|修正前 82\.00；第一考场平均 80，各组修正到 82，系数 1\.025/);
  expect(last).toMatch(/\|79\.95\|修正前 78\.00；第一考场平均 80/);
  expect(linesOf(teamsWorksheet(scope)).slice(3, 5)).toEqual([
    expect.stringMatching(/^1\|甲校\|164\.1\|节目2 84\.05；节目3 80\.05\|/),
    expect.stringMatching(/^2\|乙校\|163\.9\|节目4 83\.95；节目1 79\.95\|/),
  ]);
});

test('a judge of another panel is refused, and a program changes hands only while nobody judges it', async () => {
  const { cast, path, one, two, rooms } = await interviews();
  const [programId = ''] = cast.programIds;
  await openScoring(hall, cast, programId);
  const [judgeId = ''] = rooms[1];
  const asked = await stateOf(cast.id);
  expect(projectMatch(asked, { role: 'JUDGE', judgeId }).recused).toBe(true);
  expect(missingJudges(asked).map(({ id }) => id)).toEqual(rooms[0]);
  await expect(
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      {
        type: 'SUBMIT_SCORES',
        judgeId,
        programId,
        scores: [{ itemId: null, score: 80 }],
        windowId: null,
      },
      { commandId: null, seenVersion: null },
    ),
  ).rejects.toMatchObject({ code: 'JUDGE_RECUSED' });
  const give = (judgeGroupId: string) => () =>
    organiser.call('updateProgram', { path: { ...path, programId }, body: { judgeGroupId } });
  await expectRefusal(hall, cast.id, give(two), 'ON_AIR');
  await expectRefusal(hall, cast.id, give('nobody'), 'INVALID_REQUEST');
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  await organiser.call('joinJudgeGroup', {
    path,
    body: { judgeIds: [...rooms[1]], judgeGroupId: one },
  });
  const kept = judgeGroups
    .filter(({ id }) => id !== two)
    .map(({ id, groupName, weight }) => ({ id, groupName, weight }));
  await expectRefusal(
    hall,
    cast.id,
    () => organiser.call('updateJudgeGroups', { path, body: { judgeGroups: kept } }),
    'GROUP_NOT_EMPTY',
  );
});

test('a mark that was given is not moved out of the panel, nor another judge into it, while the hall counts', async () => {
  const { cast, path, one, two, rooms } = await interviews();
  const [programId = ''] = cast.programIds;
  const [[stays = '', goes = ''], [comes = '']] = rooms;
  await openScoring(hall, cast, programId);
  await submit(hall, cast, programId, stays, 90);
  await submit(hall, cast, programId, goes, 70);
  const join = (judgeId: string, judgeGroupId: string) => () =>
    organiser.call('joinJudgeGroup', { path, body: { judgeIds: [judgeId], judgeGroupId } });
  await expectRefusal(hall, cast.id, join(goes, two), 'ON_AIR');
  await expectRefusal(hall, cast.id, join(comes, one), 'ON_AIR');
  const edit = () =>
    organiser.call('updateJudge', {
      path: { ...path, judgeId: goes },
      body: { judgeGroupId: two },
    });
  await expectRefusal(hall, cast.id, edit, 'ON_AIR');
  // Whoever has nothing to do with it may be moved: a third room.
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  const named = judgeGroups.map(({ id, groupName, weight }) => ({ id, groupName, weight }));
  const more = await organiser.call('updateJudgeGroups', {
    path,
    body: { judgeGroups: [...named, { groupName: '第三考场', weight: 100 }] },
  });
  await join(comes, more.judgeGroups[2]?.id ?? '')();
  const target = { programId, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target, confirm: true },
    { type: 'SHOW_RESULT', ...target },
  );
  await join(goes, two)();
  expect((await stateOf(cast.id)).results.get(programId)?.score).toBe(80);
});

test('a list says the judge group of each program, and one that is not there is told', () => {
  const cells = {
    ...{ number: '', contestant: '', groupName: '', organisation: '', factor: '' },
    ...{ earlierScore: '', earlierFrom: '' },
  };
  const line = (at: number, programName: string, judgeGroup: string) => ({
    line: at,
    cells: { ...cells, programName, judgeGroup },
    formulas: [],
  });
  const { accepted, refused } = programVerdicts(
    [line(2, '甲', '第二考场'), line(3, '乙', ''), line(4, '丙', '第九考场')],
    {
      ...{ groupNames: ['默认'], judgeGroups: [{ id: 'g2', groupName: '第二考场' }], programs: [] },
      ...{ judged: null, faultOfRange: () => null },
    },
    { createGroups: false, publicWords: hall.app.services.publicWords },
  );
  expect(accepted.map(({ judgeGroup }) => judgeGroup?.id ?? null)).toEqual(['g2', null]);
  expect(refused).toMatchObject([{ line: 4 }]);
});

test('places of judges cannot be normalised', async () => {
  const { id } = await competitionWith(organiser);
  await expect(
    organiser.call('updateScoreSetting', {
      path: { id },
      body: {
        setting: {
          ...{ rankBy: 'PLACES_SUM', normalisation: 'T_SCORE' },
          ...{ dropHighest: 0, dropLowest: 0 },
        },
      },
    }),
  ).rejects.toThrow('按评委的名次排名时不比较得分，不能修正评委组之间的差别，请二者选一再保存');
});
