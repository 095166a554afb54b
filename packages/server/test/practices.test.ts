/** Tests competitions that begin with the rules of a field: each can be saved by the desk, and holds against itself. */
import { practiceDifferences, practices } from '@liangfen/rules';
import { practiceNameValues } from '@liangfen/sdk/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hall, openHall } from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main();
});
afterAll(() => hall.close());

async function begun(practice: (typeof practiceNameValues)[number]) {
  const { id, mode } = await organiser.call('createCompetition', {
    body: { name: practice, practice },
  });
  const path = { id };
  const rules = await organiser.call('getScoreSetting', { path });
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
  return { id, mode, path, ...rules, judgeGroups };
}

test.each(practiceNameValues)(
  '%s has its own rules, and settings that pass every check when saved',
  async (practice) => {
    const { mode, path, setting, items, judgeGroups } = await begun(practice);
    expect(mode).toBe(practices[practice].setting.mode);
    expect(setting.practice).toBe(practice);
    expect(practiceDifferences(practice, { setting, items, judgeGroups })).toEqual([]);
    // Saved with one change, as the desk does; a tie-break that names nothing would be lost or refused.
    const { tieBreaks, fullScore, scoreStep = null } = setting;
    const saved = await organiser.call('updateScoreSetting', {
      path,
      body: { setting: { rankPageSize: 9, tieBreaks, fullScore, scoreStep }, items },
    });
    expect(saved.setting.tieBreaks).toEqual(setting.tieBreaks);
    expect(saved.setting.convenientScore).toBe(setting.convenientScore);
    const { entries } = await organiser.call('getChecklist', { path });
    const levels = new Map(entries.map(({ code, level }) => [code, level]));
    expect(levels.get('PROPORTIONS') ?? 'OK').toBe('OK');
    expect(levels.get('QUICK_SCORES') ?? 'OK').toBe('OK');
  },
);

test('a field that is a round robin begins with a group that is one', async () => {
  const { path } = await begun('ROBOT_BOUTS');
  const { programGroups } = await organiser.call('listProgramGroups', { path });
  expect(programGroups).toMatchObject([{ roundKind: 'ROUND_ROBIN', tablePoints: 'WIN_3_LOSS_1' }]);
});

test('what is changed afterwards is what differs, and a copy knows its practice', async () => {
  const { id, path } = await begun('BRASS_BAND');
  await organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 1 } } });
  const copy = await organiser.call('copyCompetition', { path: { id } });
  const { setting, items } = await organiser.call('getScoreSetting', { path: { id: copy.id } });
  const { judgeGroups } = await organiser.call('listJudgeGroups', { path: { id: copy.id } });
  expect(setting.practice).toBe('BRASS_BAND');
  expect(practiceDifferences('BRASS_BAND', { setting, items, judgeGroups })).toEqual(['decimals']);
});

test('a template and a practice at once, or another mode, are refused, and a repeat makes one', async () => {
  const create = (body: object, key?: string) =>
    organiser.call('createCompetition', {
      body: { name: '二者', practice: 'BRASS_BAND', ...body },
      ...(key === undefined ? {} : { key }),
    });
  await expect(create({ template: 'SINGER' })).rejects.toMatchObject({
    problem: { detail: '模板、项目的规则和项目文件只能选一个，请去掉其余的' },
  });
  await expect(create({ mode: 'VOTE' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  const first = await create({}, 'make-it-once');
  expect((await create({}, 'make-it-once')).id).toBe(first.id);
  await expect(create({ practice: 'DANCE_SHOW' }, 'make-it-once')).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});
