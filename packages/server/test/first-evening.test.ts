/** What a new account begins with: templates by kind, a start time, and an example in one call. */
import { competitionTemplateValues } from '@liangfen/sdk/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hall, openHall } from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main();
});
afterAll(() => hall.close());

const checkOf = async (id: string) => {
  const { entries } = await organiser.call('getChecklist', { path: { id } });
  return new Map(entries.map(({ code, level }) => [code, level]));
};

test.each(competitionTemplateValues)(
  'the template %s is settings that the desk would save, and groups',
  async (template) => {
    const startTime = Date.UTC(2026, 11, 1, 11);
    const { id, mode } = await organiser.call('createCompetition', {
      body: { name: template, template, startTime },
    });
    const path = { id };
    const { setting, items, fouls } = await organiser.call('getScoreSetting', { path });
    expect(setting.mode).toBe(mode);
    // Saving what stands there, changed by one point, goes through every rule of the desk.
    await organiser.call('updateScoreSetting', {
      path,
      body: { setting: { rankPageSize: setting.rankPageSize - 1 }, items, fouls },
    });
    const levels = await checkOf(id);
    expect(levels.get('PROPORTIONS') ?? 'OK').toBe('OK');
    expect(levels.get('QUICK_SCORES') ?? 'OK').toBe('OK');
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    expect(judgeGroups.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const { look } = await organiser.call('getBaseSetting', { path });
    expect(look.startTime).toBe(startTime);
  },
);

test('a template of another mode is refused, and nothing is made', async () => {
  const before = (await organiser.call('listCompetitions')).asAdmin.length;
  const body = { name: '歌手', template: 'SINGER', mode: 'VOTE' } as const;
  await expect(organiser.call('createCompetition', { body })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  expect((await organiser.call('listCompetitions')).asAdmin).toHaveLength(before);
});

test('an example has people, a show half played, and its ranking on the screen', async () => {
  const { id, name, official } = await organiser.call('createExample');
  expect(name).toMatch(/^示例/);
  expect(official).toBe(false);
  const state = await hall.app.services.live.state(id);
  expect(state.stage).toMatchObject({ kind: 'RANKING' });
  const programs = state.programGroups.flatMap((group) => group.programs);
  const scored = programs.filter(({ finalScore }) => finalScore !== null);
  expect([scored.length, programs.length]).toEqual([4, 6]);
  expect(scored.map(({ finalScore }) => finalScore)).toEqual([91, 88.33, 94.67, 90]);
  expect(await organiser.call('getTwin', { path: { id } })).toEqual({
    judges: 0,
    played: true,
    heldUntil: null,
    ended: null,
  });
});

test('the same call again is the same example, without another step in its ledger', async () => {
  const first = await organiser.call('createExample', { key: 'one-example' });
  const versions = async () =>
    (await organiser.call('getLedger', { path: { id: first.id } })).entries[0]?.version;
  const before = await versions();
  const again = await organiser.call('createExample', { key: 'one-example' });
  expect(again.id).toBe(first.id);
  expect(await versions()).toBe(before);
});
