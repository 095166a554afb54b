/** Tests the first steps of a new account: templates by kind, a start time, and an example in one call. */
import { competitionTemplateValues } from '@liangfen/sdk/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hall, openHall } from './organiser.ts';
import { createTestApp } from './support/app.ts';
import { crashingDatabase } from './support/crashing-database.ts';
import { openTestEngine } from './support/database.ts';

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
  'the template %s has groups, and settings that pass every check when saved',
  async (template) => {
    const startTime = Date.UTC(2026, 11, 1, 11);
    const { id, mode } = await organiser.call('createCompetition', {
      body: { name: template, template, startTime },
    });
    const path = { id };
    const { setting, items, fouls } = await organiser.call('getScoreSetting', { path });
    expect(setting.mode).toBe(mode);
    // Saving the settings with one change runs every check of the settings page.
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
  expect(await organiser.call('getTwin', { path: { id } })).toMatchObject({
    judges: 0,
    played: true,
  });
  expect(await organiser.call('verifyLedger', { path: { id } })).toMatchObject({
    intact: true,
    checked: 42,
  });
});

test('the same call again returns the same example, and adds no step to its ledger', async () => {
  const first = await organiser.call('createExample', { key: 'one-example' });
  const versions = async () =>
    (
      await organiser.call('getLedger', { path: { id: first.id }, query: { size: 100 } })
    ).entries.map(({ version }) => version);
  const before = await versions();
  const again = await organiser.call('createExample', { key: 'one-example' });
  expect(again.id).toBe(first.id);
  expect(await versions()).toEqual(before);
  expect(before).toHaveLength(42);
});

test.each(['BEFORE', 'AFTER'] as const)(
  'a server that dies %s any commit of an example leaves a whole example or none',
  async (when) => {
    const crashing = crashingDatabase(await openTestEngine());
    let survived = false;
    for (let commits = 0; !survived; commits += 1) {
      const home = await createTestApp({ database: crashing.database });
      const { client, token } = await home.register(`at-${when}-${commits}`);
      crashing.crashAt({ commits, when });
      const make = (caller: typeof client) => caller.call('createExample', { key: 'one-example' });
      const made = await make(client).catch(() => null);
      survived = !crashing.crashed();
      crashing.revive();
      // Another process starts on the database that the dead one left.
      const next = (await createTestApp({ database: crashing.database })).client.as(token);
      for (const { id } of (await next.call('pageCompetitions')).content) {
        expect(await exampleIn(next, id)).toEqual(wholeExample);
      }
      const again = await make(next);
      expect(await exampleIn(next, again.id)).toEqual(wholeExample);
      expect((await next.call('pageCompetitions')).totalElements).toBe(1);
      if (survived) expect(made?.id).toBe(again.id);
    }
    await crashing.database.close();
  },
);

const wholeExample = { scored: 4, programs: 6, judges: 5, onAir: 'RANK' };

async function exampleIn(client: Pick<Caller, 'call'>, id: string) {
  const path = { id };
  const { programGroups } = await client.call('listProgramGroups', { path });
  const programs = programGroups.flatMap((group) => group.programs);
  const { entries } = await client.call('getLedger', { path, query: { size: 100 } });
  const last = entries.filter(({ body }) => 'onAir' in JSON.parse(body)).at(-1);
  return {
    scored: programs.filter(({ finalScore }) => finalScore !== null).length,
    programs: programs.length,
    judges: (await client.call('listApprovedJudges', { path })).users.length,
    onAir: last === undefined ? null : JSON.parse(last.body).onAir.link,
  };
}
