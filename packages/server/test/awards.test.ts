/** Tests 奖项: kept with the score setting, hidden from the hall until the console gives them (decision 0361). */
import type { Award } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { openSmallShow, type SmallShow } from './support/small-show.ts';

describe('awards', () => {
  let hall: TestApp;
  let main: TestAccount;
  let show: SmallShow;
  beforeEach(async () => {
    hall = await createTestApp();
    main = await hall.register();
    show = await openSmallShow(hall, main);
  });
  const path = () => ({ id: show.id });
  const first = () => show.programIds[0] ?? '';
  const gold: Award = { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 };
  const chosen = (...programIds: string[]): Award => ({
    basis: 'HAND',
    awardName: '最佳人气',
    programIds,
  });
  const save = (awards: Award[]) =>
    main.client.call('updateScoreSetting', { path: path(), body: { awards } });
  const read = async () =>
    (await main.client.call('getScoreSetting', { path: path() })).setting.awards;

  test('are saved as a whole, also in the middle of an official show, and nothing else changes', async () => {
    const before = (await main.client.call('getScoreSetting', { path: path() })).setting;
    await show.published(0, 90);
    await save([gold, { ...chosen(first()), awardName: ' 最佳人气 ' }]);
    expect(await read()).toEqual([gold, chosen(first())]);
    const { awards: _, ...rest } = (await main.client.call('getScoreSetting', { path: path() }))
      .setting;
    expect(rest).toEqual(before);
    await save([]);
    expect(await read()).toEqual([]);
  });

  test.each([
    ['ranks the wrong way round', { ...gold, fromRank: 3, toRank: 2 }, 'awards.0.toRank'],
    ['more ranks than a wall has room for', { ...gold, toRank: 101 }, 'awards.0.toRank'],
    ['a program that is not there', chosen('nobody'), 'awards.0.programIds.0'],
  ] as const)('are refused with %s', async (_, award, field) => {
    const refusal = await main.client.refusal('updateScoreSetting', {
      path: path(),
      body: { awards: [award as Award] },
    });
    expect(refusal.problem).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await read()).toBeUndefined();
  });

  test('are in nothing that the hall gets before the operator gives them', async () => {
    await save([chosen(first())]);
    await show.published(0, 90);
    await show.operate({ type: 'SHOW_CEREMONY', part: 'AWARDS' });
    const screen = async () =>
      JSON.stringify(await hall.client.call('getScreenMatch', { path: path() }));
    expect(await screen()).not.toContain('最佳人气');
    await show.operate({ type: 'STEP_REVEAL', step: 1 });
    expect(await screen()).toContain('最佳人气');
    expect(await screen()).not.toContain(first());
    await show.operate({ type: 'STEP_REVEAL', step: 2 });
    expect(await screen()).toContain(first());
  });

  test('go into a copy by name, without their recipients', async () => {
    await save([gold, chosen(first())]);
    const copy = await main.client.call('copyCompetition', { path: path() });
    const { setting } = await main.client.call('getScoreSetting', { path: { id: copy.id } });
    expect(setting.awards).toEqual([gold, chosen()]);
  });

  test('whose program was deleted go to the other programs', async () => {
    await save([chosen(...show.programIds)]);
    await show.operate({ type: 'SHOW_CEREMONY', part: 'AWARDS', covered: false });
    hall.clock.advance(60_000);
    const { stage } = await hall.client.call('getScreenMatch', { path: path() });
    expect(stage).toMatchObject({ awards: [{ winners: [{ id: first() }, {}] }] });
    await show.operate({ type: 'SHOW_START_PAGE' });
    await main.client.send('deletePrograms', { path: { ...path(), programId: first() } });
    await show.operate({ type: 'SHOW_CEREMONY', part: 'AWARDS', covered: false });
    hall.clock.advance(60_000);
    const after = await hall.client.call('getScreenMatch', { path: path() });
    expect(after.stage).toMatchObject({ awards: [{ winners: [{ id: show.programIds[1] }] }] });
  });
});
