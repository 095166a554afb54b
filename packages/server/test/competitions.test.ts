/** Tests competitions over their life: creating, lists, settings, going official, ending and deleting. */
import type { ScoreSettingPatch } from '@liangfen/sdk/schema';
import { DefaultQueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
  rowsOf,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const day = 24 * 60 * 60 * 1000;

const refused = (id: string, call: () => Promise<unknown>, code: string) =>
  expectRefusal(hall, id, call, code);

describe('a new competition', () => {
  test('has one group, one judge group, three test programs and is in rehearsal', async () => {
    const made = await organiser.call('createCompetition', { body: { name: ' 校园歌手 ' } });
    expect(made).toMatchObject({
      name: '校园歌手',
      status: 'REHEARSAL',
      official: false,
      mode: 'SCORE',
      programCount: 0,
      judgeCount: 0,
      parentId: null,
    });
    const path = { id: made.id };
    const { programGroups } = await organiser.call('listProgramGroups', { path });
    expect(programGroups.map(({ groupName }) => groupName)).toEqual(['第一组']);
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    expect(judgeGroups).toMatchObject([{ groupName: '评委组', weight: 100, judgeCount: 0 }]);
    const state = await hall.app.services.live.state(made.id);
    expect(state.testPrograms.map(({ programName }) => programName)).toEqual([
      '测试节目 1',
      '测试节目 2',
      '测试节目 3',
    ]);
  });

  test('can run a show at once in every mode', async () => {
    const settings = [];
    for (const mode of ['SCORE', 'VOTE', 'BATTLE'] as const) {
      const { id } = await organiser.call('createCompetition', { body: { name: mode, mode } });
      settings.push(await organiser.call('getScoreSetting', { path: { id } }));
    }
    const [score, vote, battle] = settings;
    expect(score?.setting).toMatchObject({
      decimals: 2,
      fullScore: 100,
      dropHighest: 1,
      dropLowest: 1,
      enableItem: false,
      rankPageSize: 10,
      dropScope: 'ITEM',
    });
    expect(vote?.setting).toMatchObject({ mode: 'VOTE', dropHighest: 0, dropLowest: 0 });
    expect(battle?.setting).toMatchObject({
      enableCountdown: true,
      countdownSeconds: 180,
      convenientScore: '1,2,3',
    });
    expect(battle?.fouls.map(({ foulName }) => foulName)).toEqual(['犯规', '警告']);
    expect(settings.every(({ locked }) => !locked)).toBe(true);
  });

  test('is made once, however often the same call arrives', async () => {
    const send = () =>
      organiser.call('createCompetition', { body: { name: '重发' }, key: 'same-key-1' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    const found = await organiser.call('pageCompetitions', { query: { keyword: '重发' } });
    expect(found.totalElements).toBe(1);
    const other = () =>
      organiser.call('createCompetition', { body: { name: '另一场' }, key: 'same-key-1' });
    await expect(other()).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('is made once when two calls with different contents use one key at the same time', async () => {
    const send = (name: string) =>
      organiser.call('createCompetition', { body: { name }, key: 'same-key-2' });
    const both = await Promise.allSettled([send('并发甲'), send('并发乙')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const found = await organiser.call('pageCompetitions', { query: { keyword: '并发' } });
    expect(found.totalElements).toBe(1);
  });

  test('made by a sub-account belongs to its main account, and the sub-account manages it', async () => {
    const sub = await hall.sub(organiser);
    const { id } = await sub.call('createCompetition', { body: { name: '子账号建的' } });
    await sub.call('renameCompetition', { path: { id }, body: { name: '子账号改的' } });
    expect(await organiser.call('getCompetitionStatus', { path: { id } })).toMatchObject({
      status: 'REHEARSAL',
    });
    const other = await hall.sub(organiser);
    await expect(other.call('getBaseSetting', { path: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await other.call('listCompetitions')).asAdmin).toEqual([]);
    expect((await sub.call('listCompetitions')).asAdmin.map((row) => row.id)).toEqual([id]);
  });
});

describe('the lists', () => {
  test('have pages from zero, newest first, and search parts of names regardless of case', async () => {
    const own = await hall.main();
    for (const name of ['Alpha 杯', 'beta 杯', 'ALPHA_赛', '100%赛']) {
      hall.clock.now += 1;
      await own.call('createCompetition', { body: { name } });
    }
    const page = async (query: { page?: number; size?: number; keyword?: string }) => {
      const { content, totalElements } = await own.call('pageCompetitions', { query });
      return { names: content.map(({ name }) => name), totalElements };
    };
    expect(await page({ page: 1, size: 3 })).toEqual({ names: ['Alpha 杯'], totalElements: 4 });
    expect(await page({ page: 9 })).toEqual({ names: [], totalElements: 4 });
    expect((await page({ keyword: 'alpha' })).names).toEqual(['ALPHA_赛', 'Alpha 杯']);
    expect((await page({ keyword: '%' })).names).toEqual(['100%赛']);
    expect((await page({ keyword: '_' })).names).toEqual(['ALPHA_赛']);
  });

  test('leave embedded pictures out, and keep the addresses of pictures', async () => {
    const own = await hall.main();
    const { id } = await own.call('createCompetition', { body: { name: '图' } });
    const look = { logo: '/l.png', cover: 'data:image/png;base64,AAAA' };
    await own.call('updateBaseSetting', { path: { id }, body: { look } });
    const { asAdmin } = await own.call('listCompetitions');
    expect(asAdmin[0]?.look).toMatchObject({ logo: '/l.png', cover: null });
    expect((await own.call('getBaseSetting', { path: { id } })).look).toMatchObject(look);
  });

  test('name the competitions that an account judges', async () => {
    const judge = await hall.main();
    const { id, judgeIds } = await competitionWith(organiser, { judges: 1 });
    await hall.ports.database.query
      .updateTable('judge')
      .set({ user_id: judge.userId })
      .where('competition_id', '=', id)
      .execute();
    const lists = await judge.call('listCompetitions');
    expect(lists.asAdmin).toEqual([]);
    expect(lists.asJudge).toMatchObject([
      { id, judgeId: judgeIds[0], number: 1, approval: 'APPROVED', signIn: false },
    ]);
  });
});

describe('base settings', () => {
  test('merge deep: changing one colour keeps the rest of the look', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    await organiser.call('updateBaseSetting', { path, body: { look: { slogan: '唱响青春' } } });
    const after = await organiser.call('updateBaseSetting', {
      path,
      body: { look: { primaryColour: '#E8B84A' }, signUpOpen: false },
    });
    expect(after.look).toMatchObject({ slogan: '唱响青春', primaryColour: '#E8B84A' });
    expect(await organiser.call('getBaseSetting', { path })).toEqual(after);
    const open = await hall.nobody.call('getPublicCompetition', { path });
    expect(open).toMatchObject({ signUpOpen: false, consoleLogin: false });
  });

  test("the competition's word for a performance reaches the hall, and has one to four characters", async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    const say = (performanceWord: string) =>
      organiser.call('updateBaseSetting', { path, body: { look: { performanceWord } } });
    const first = await hall.app.services.live.state(id);
    expect(first.look.performanceWord).toBeUndefined();
    await say('答辩');
    const { look } = await hall.app.services.live.state(id);
    expect(look.performanceWord).toBe('答辩');
    await refused(id, () => say(' '), 'INVALID_REQUEST');
    await refused(id, () => say('毕业论文答辩'), 'INVALID_REQUEST');
  });

  test('a change that changes nothing takes no version', async () => {
    const { id } = await competitionWith(organiser);
    const before = await rowsOf(hall, id);
    await organiser.call('updateBaseSetting', { path: { id }, body: { name: '决赛', look: {} } });
    await organiser.call('renameCompetition', { path: { id }, body: { name: '决赛 ' } });
    expect(await rowsOf(hall, id)).toEqual(before);
  });

  test('the passcode and embedded pictures reach neither the ledger nor the public', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    await organiser.call('updateBaseSetting', {
      path,
      body: { consolePasscode: 'S3cret99', look: { logo: 'data:image/png;base64,QUJD' } },
    });
    const { entries } = await organiser.call('getLedger', { path });
    const bodies = entries.map(({ body }) => body).join();
    expect(bodies).toContain('已更换');
    expect(bodies).not.toContain('S3cret99');
    expect(bodies).not.toContain('QUJD');
    const open = await hall.nobody.call('getPublicCompetition', { path });
    expect(open.consoleLogin).toBe(true);
    expect(JSON.stringify(open)).not.toContain('S3cret99');
  });

  test('a new passcode, also the first one, ends the consoles of its own competition only', async () => {
    const { id } = await competitionWith(organiser);
    const other = await competitionWith(organiser);
    const { sessions } = hall.app.services;
    const open = async (competitionId: string) =>
      (
        await sessions.openConsole({
          competitionId,
          userId: organiser.userId,
          way: 'ACCOUNT',
          name: '周老师',
          client: '',
        })
      ).token;
    const elsewhere = await open(other.id);
    for (const consolePasscode of ['first2580', 'second2580', null]) {
      const token = await open(id);
      expect((await sessions.find(token)).state).toBe('KNOWN');
      await organiser.call('updateBaseSetting', { path: { id }, body: { consolePasscode } });
      expect((await sessions.find(token)).state).toBe('EXPIRED');
    }
    expect((await sessions.find(elsewhere)).state).toBe('KNOWN');
  });
});

describe('score settings', () => {
  const items = (...proportions: number[]) =>
    proportions.map((proportion, index) => ({ itemName: `项${index + 1}`, proportion }));

  test('proportions must add up to exactly 100, and the answer names the sum', async () => {
    const { id } = await competitionWith(organiser);
    const patch = (...proportions: number[]) =>
      organiser.call('updateScoreSetting', {
        path: { id },
        body: { setting: { enableItem: true }, items: items(...proportions) },
      });
    await refused(id, () => patch(60, 30), 'PROPORTION_NOT_100');
    await expect(patch(33.3, 33.3, 33.3)).rejects.toThrow('99.9%');
    await expect(patch(100, 0.001)).rejects.toThrow('100.001%');
    // As binary fractions these three do not add up to 100.
    const { items: kept } = await patch(33.3, 33.3, 33.4);
    expect(kept).toHaveLength(3);
    expect(kept.every(({ maxScore }) => maxScore === 100)).toBe(true);
  });

  test('items may stay unfinished while they are switched off', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    await organiser.call('updateScoreSetting', { path, body: { items: items(10) } });
    await refused(
      id,
      () => organiser.call('updateScoreSetting', { path, body: { setting: { enableItem: true } } }),
      'PROPORTION_NOT_100',
    );
  });

  test('known ids stay; a repeated id, or the id of a deleted entry, is refused and changes nothing', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    const first = await organiser.call('updateScoreSetting', {
      path,
      body: { items: items(100), fouls: [{ foulName: '超时', times: 1 }] },
    });
    const known = first.items[0]?.id ?? '';
    const foul = first.fouls[0]?.id ?? '';
    const kept = { id: known, itemName: '改名', proportion: 50 };
    const change = (body: ScoreSettingPatch) => () =>
      organiser.call('updateScoreSetting', { path, body });
    await refused(
      id,
      change({ items: [kept, { id: known, itemName: '又一个', proportion: 50 }] }),
      'INVALID_REQUEST',
    );
    await refused(
      id,
      change({ items: [kept, { id: 'deleted', itemName: '已删除', proportion: 50 }] }),
      'CONFLICT',
    );
    await refused(
      id,
      change({ fouls: [{ id: 'deleted', foulName: '犯规', times: 1 }] }),
      'CONFLICT',
    );
    const { items: after, fouls } = await organiser.call('updateScoreSetting', {
      path,
      body: { items: [kept, { itemName: '新的', proportion: 50 }], fouls: [] },
    });
    expect(after[0]).toMatchObject({ id: known, itemName: '改名' });
    expect(new Set(after.map((item) => item.id)).size).toBe(2);
    expect(fouls.map((one) => one.id)).not.toContain(foul);
  });

  test('the lowest score is below the full mark', async () => {
    const { id } = await competitionWith(organiser);
    await refused(
      id,
      () =>
        organiser.call('updateScoreSetting', {
          path: { id },
          body: { setting: { minScore: 10, fullScore: 10 } },
        }),
      'INVALID_REQUEST',
    );
  });

  test('quick scores must be scores that a judge may give, whichever of the two settings changes', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    const patch = (setting: object) =>
      organiser.call('updateScoreSetting', { path, body: { setting } });
    const unfit = async () => {
      const { entries } = await organiser.call('getChecklist', { path });
      return entries.find(({ code }) => code === 'QUICK_SCORES');
    };
    expect((await patch({ fullScore: 10 })).setting.convenientScore).toBe('9.5,9,8.5,8');
    await refused(id, () => patch({ convenientScore: '9,20' }), 'INVALID_REQUEST');
    await refused(id, () => patch({ convenientScore: '9.125' }), 'INVALID_REQUEST');
    await patch({ convenientScore: '9,8' });
    await refused(id, () => patch({ fullScore: 5 }), 'INVALID_REQUEST');
    expect((await patch({ fullScore: 5, convenientScore: '4.5' })).setting.fullScore).toBe(5);
    expect(await unfit()).toEqual({ code: 'QUICK_SCORES', count: 0, level: 'OK' });
  });

  test('a refusal of quick scores names the range that was exceeded: the highest full mark of the items', async () => {
    const { id } = await competitionWith(organiser);
    const items = [{ itemName: '一', proportion: 100, maxScore: 10 }];
    const body = { setting: { enableItem: true, convenientScore: '95,9' }, items };
    await expect(
      organiser.call('updateScoreSetting', { path: { id }, body }),
    ).rejects.toMatchObject({
      problem: { detail: '快捷分 95 不在 0 到 10 之间（评分项的满分最高 10），请改正后再保存' },
    });
  });

  test('a page holds the same checklists as its competitions, with as many statements as for one row', async () => {
    const own = await hall.main({ points: 3 });
    const modes = ['SCORE', 'VOTE', 'BATTLE'] as const;
    for (const [index, mode] of [...modes, ...modes].entries()) {
      await competitionWith(own, { mode, judges: index, programs: index });
    }
    const ended = await competitionWith(own);
    await own.call('makeOfficial', { path: { id: ended.id } });
    await own.call('endCompetition', { path: { id: ended.id }, body: { confirm: true } });
    const statements = async (size: number) => {
      // Spied on at the prototype, because operations use a query object of their own that opens sealed columns.
      const run = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      const { content } = await own.call('pageCompetitions', { query: { size, checklist: true } });
      const count = run.mock.calls.length;
      run.mockRestore();
      return { content, count };
    };
    const { content, count } = await statements(10);
    expect(content).toHaveLength(7);
    for (const { id, status, checklist } of content) {
      expect(checklist).toEqual(
        status === 'ENDED' ? undefined : await own.call('getChecklist', { path: { id } }),
      );
    }
    expect((await statements(2)).count).toBe(count);
    expect(count).toBeGreaterThan(0);
    const plain = await own.call('pageCompetitions');
    expect(plain.content.map((row) => 'checklist' in row)).not.toContain(true);
  });

  test('scores that are added up over many judges stay in the range of the contract', async () => {
    const { id } = await competitionWith(organiser);
    const setting = { calculation: 'SUM' as const, fullScore: 100_000, convenientScore: '' };
    await refused(
      id,
      () => organiser.call('updateScoreSetting', { path: { id }, body: { setting } }),
      'INVALID_REQUEST',
    );
  });

  test('a tie-break must name an existing item or group, and is deleted with its item', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    const tieBreaks = (...wanted: string[]) =>
      organiser.call('updateScoreSetting', { path, body: { setting: { tieBreaks: wanted } } });
    await refused(id, () => tieBreaks('ITEM:nothing'), 'INVALID_REQUEST');
    await refused(id, () => tieBreaks('SORT', 'GROUP:nothing'), 'INVALID_REQUEST');
    const first = await organiser.call('updateScoreSetting', { path, body: { items: items(100) } });
    await tieBreaks(`ITEM:${first.items[0]?.id}`, 'SORT');
    const after = await organiser.call('updateScoreSetting', { path, body: { items: [] } });
    expect(after.setting.tieBreaks).toEqual(['SORT']);
  });

  test('combining items resets the scope of dropping to its default', async () => {
    const { id } = await competitionWith(organiser);
    const combine = async (enableScoreItemCombine: boolean, dropScope?: 'ITEM' | 'TOTAL') => {
      const setting = { enableScoreItemCombine, ...(dropScope && { dropScope }) };
      const after = await organiser.call('updateScoreSetting', { path: { id }, body: { setting } });
      return after.setting.dropScope;
    };
    expect(await combine(true)).toBe('TOTAL');
    expect(await combine(false)).toBe('ITEM');
    expect(await combine(true, 'ITEM')).toBe('ITEM');
  });

  test('settings that give scores their meaning are locked once official scores exist, until these are cleared', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    const patch = (setting: object) =>
      organiser.call('updateScoreSetting', { path, body: { setting } });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    expect(await organiser.call('getScoreSetting', { path })).toMatchObject({ locked: false });
    await patch({ decimals: 1 });

    await organiser.call('makeOfficial', { path, body: confirmed });
    await patch({ decimals: 3 });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const locked = await organiser.call('getScoreSetting', { path });
    expect(locked).toMatchObject({ locked: true, lockedReason: expect.stringContaining('清空') });
    const changes = [
      { mode: 'VOTE' },
      { decimals: 0 },
      { calculation: 'SUM' },
      { fullScore: 10 },
      { minScore: 1 },
      { dropHighest: 0 },
      { dropScope: 'TOTAL' },
      { roundingStage: 'FINAL' },
      { enableItem: true },
      { enableScoreItemCombine: true },
    ];
    for (const change of changes) {
      await refused(cast.id, () => patch(change), 'SETTING_LOCKED');
    }
    await refused(
      cast.id,
      () => organiser.call('updateScoreSetting', { path, body: { items: items(100) } }),
      'SETTING_LOCKED',
    );
    const { setting } = await patch({ rankPageSize: 5, decimals: 3, convenientScore: '9,8' });
    expect(setting).toMatchObject({ rankPageSize: 5, convenientScore: '9,8' });
    await organiser.call('cleanScores', { path, body: confirmed });
    expect((await patch({ decimals: 0 })).setting.decimals).toBe(0);
  });

  test('an item may be renamed while it is locked', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    const { items: before } = await organiser.call('updateScoreSetting', {
      path,
      body: { items: items(100) },
    });
    await organiser.call('makeOfficial', { path, body: confirmed });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    const [item] = before;
    if (item === undefined) throw new Error('no item');
    const { items: after } = await organiser.call('updateScoreSetting', {
      path,
      body: { items: [{ ...item, itemName: '台风' }] },
    });
    expect(after).toEqual([{ ...item, itemName: '台风' }]);
  });

  test('nothing that affects the result changes while judges are scoring', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    await openScoring(hall, cast, cast.programIds[0] ?? '');
    const patch = (setting: object) =>
      organiser.call('updateScoreSetting', { path: { id: cast.id }, body: { setting } });
    await refused(cast.id, () => patch({ fullScore: 10 }), 'ON_AIR');
    expect((await patch({ anonymousJudges: true })).setting.anonymousJudges).toBe(true);
  });

  test('another mode brings its default settings and deletes rehearsal scores', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
    const path = { id: cast.id };
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    const { setting } = await organiser.call('updateScoreSetting', {
      path,
      body: { setting: { mode: 'BATTLE', countdownSeconds: 60 } },
    });
    expect(setting).toMatchObject({
      mode: 'BATTLE',
      convenientScore: '1,2,3',
      enableCountdown: true,
      countdownSeconds: 60,
    });
    const { programGroups } = await organiser.call('listProgramGroups', { path });
    expect(programGroups[0]?.programs[0]).toMatchObject({
      phase: 'WAITING',
      finalScore: null,
      battleProgram: cast.programIds[1],
    });
    const { score, recovery } = await rowsOf(hall, cast.id);
    expect(score).toEqual([]);
    expect(recovery).toHaveLength(1);
  });
});

describe('going official', () => {
  test('consumes one point, clears rehearsal scores and keeps them recoverable', async () => {
    const own = await hall.main({ points: 2 });
    const cast = await competitionWith(own, { judges: 3, programs: 2 });
    const path = { id: cast.id };
    await perform(hall, cast, cast.programIds[0] ?? '', [90, 80, 70]);
    expect(await own.call('makeOfficial', { path, body: confirmed })).toEqual({
      status: 'OFFICIAL',
      official: true,
    });
    expect(await own.call('getPoint')).toEqual({ point: 1 });
    const state = await hall.app.services.live.state(cast.id);
    expect(state).toMatchObject({ link: 'INIT', window: null, undo: [], status: 'OFFICIAL' });
    expect(state.results.size).toBe(0);
    expect(state.programGroups[0]?.programs[0]).toMatchObject({
      phase: 'WAITING',
      finalScore: null,
    });
    expect(state.judges).toHaveLength(3);
    const { score, recovery } = await rowsOf(hall, cast.id);
    expect(score).toEqual([]);
    expect(recovery).toMatchObject([{ action: 'makeOfficial' }]);
    const kept: { scores: { score: number }[]; programs: { result: unknown }[] } = JSON.parse(
      recovery[0]?.body ?? '{}',
    );
    expect(kept.scores.map(({ score: given }) => given).sort()).toEqual([70, 80, 90]);
    expect(kept.programs.filter(({ result }) => result !== null)).toHaveLength(1);
  });

  test('twice at once consumes one point, and the second call is told that it is official already', async () => {
    const own = await hall.main({ points: 5 });
    const { id } = await competitionWith(own);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => own.call('makeOfficial', { path: { id }, body: confirmed })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ status: 409, code: 'ALREADY_OFFICIAL' });
      }
    }
    expect(await own.call('getPoint')).toEqual({ point: 4 });
    expect((await own.call('listConsumeRecords')).consumeRecord).toMatchObject([
      { competitionId: id, competitionName: '决赛', point: 1, balance: 4 },
    ]);
  });

  test('in two competitions at once cannot spend the last point twice', async () => {
    const own = await hall.main({ points: 1 });
    const casts = [await competitionWith(own), await competitionWith(own)];
    const outcomes = await Promise.allSettled(
      casts.map(({ id }) => own.call('makeOfficial', { path: { id }, body: confirmed })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'NOT_ENOUGH_POINTS' },
    });
    expect(await own.call('getPoint')).toEqual({ point: 0 });
  });

  test('without a point changes nothing, and the answer says what to do', async () => {
    const own = await hall.main();
    const cast = await competitionWith(own, { judges: 1, programs: 1 });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    const make = (caller: Caller) =>
      caller.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
    await refused(cast.id, () => make(own), 'NOT_ENOUGH_POINTS');
    await expect(make(own)).rejects.toThrow('兑换云点');
  });

  test('by a sub-account spends the point of its main account', async () => {
    const own = await hall.main({ points: 1 });
    const sub = await hall.sub(own);
    const { id } = await competitionWith(sub);
    await sub.call('makeOfficial', { path: { id }, body: confirmed });
    expect(await own.call('getPoint')).toEqual({ point: 0 });
    const another = await competitionWith(sub);
    await expect(
      sub.call('makeOfficial', { path: { id: another.id }, body: confirmed }),
    ).rejects.toThrow('请联系主账号');
  });

  test('refuses a typed name that is not the competition’s', async () => {
    const { id } = await competitionWith(organiser);
    await refused(
      id,
      () => organiser.call('makeOfficial', { path: { id }, body: { confirmName: '决' } }),
      'CONFIRMATION_MISMATCH',
    );
  });

  test('refuses a late click that was meant for the rehearsal', async () => {
    const own = await hall.main({ points: 1 });
    const { id } = await competitionWith(own, { programs: 1 });
    const { version } = await hall.app.services.live.state(id);
    await own.call('makeOfficial', { path: { id }, body: confirmed });
    await expect(
      hall.app.services.live.command(
        id,
        { role: 'CONSOLE', id: 'operator' },
        { type: 'SHOW_PROGRAM_LIST' },
        { commandId: null, seenVersion: version },
      ),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

describe('the end', () => {
  test('makes a competition read-only, except for viewing, copying and deleting', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    await refused(
      cast.id,
      () => organiser.call('endCompetition', { path, body: confirmed }),
      'CONFLICT',
    );
    await organiser.call('makeOfficial', { path, body: confirmed });
    await perform(hall, cast, cast.programIds[0] ?? '', [90]);
    expect(await organiser.call('endCompetition', { path, body: confirmed })).toEqual({
      status: 'ENDED',
      official: true,
    });
    const changes: (() => Promise<unknown>)[] = [
      () => organiser.call('renameCompetition', { path, body: { name: '新名' } }),
      () => organiser.call('updateBaseSetting', { path, body: { signUpOpen: false } }),
      () => organiser.call('updateScoreSetting', { path, body: { setting: { decimals: 0 } } }),
      () => organiser.call('createJudge', { path, body: { name: '迟到' } }),
      () => organiser.call('createProgram', { path, body: { programName: '迟到' } }),
      () => organiser.call('cleanScores', { path, body: confirmed }),
      () => organiser.call('makeOfficial', { path, body: confirmed }),
      () => organiser.call('endCompetition', { path, body: confirmed }),
      () => organiser.call('createInvitation', { path }),
    ];
    for (const change of changes) await refused(cast.id, change, 'COMPETITION_ENDED');
    const { rankings } = await organiser.call('getStatistics', { path });
    expect(rankings[0]?.rows[0]).toMatchObject({ rank: 1, score: 90 });
    await organiser.call('copyCompetition', { path });
    await organiser.call('deleteCompetition', { path, body: confirmed });
  });

  test('is refused while judges are scoring', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
    const path = { id: cast.id };
    await organiser.call('makeOfficial', { path, body: confirmed });
    await openScoring(hall, cast, cast.programIds[0] ?? '');
    await refused(
      cast.id,
      () => organiser.call('endCompetition', { path, body: confirmed }),
      'ON_AIR',
    );
  });
});

describe('destructive calls', () => {
  test('work without a body, because a program that calls them has no page to type a name in', async () => {
    const own = await hall.main({ points: 1 });
    const { id } = await competitionWith(own, { judges: 1, programs: 1 });
    const path = { id };
    expect(await own.call('makeOfficial', { path })).toEqual({
      status: 'OFFICIAL',
      official: true,
    });
    expect(await own.call('cleanScores', { path })).toEqual({ ok: true });
    expect(await own.call('endCompetition', { path, body: { confirm: true } })).toMatchObject({
      status: 'ENDED',
    });
    expect(await own.call('deleteCompetition', { path })).toEqual({ ok: true });
  });
});

describe('deleting', () => {
  test('refuses a wrong typed name, hides the competition, and can be undone for 30 days', async () => {
    const own = await hall.main();
    const { id } = await competitionWith(own, { judges: 2, programs: 2 });
    const path = { id };
    await refused(
      id,
      () => own.call('deleteCompetition', { path, body: { confirmName: '别的' } }),
      'CONFIRMATION_MISMATCH',
    );
    await own.call('deleteCompetition', { path, body: confirmed });
    await expect(own.call('getBaseSetting', { path })).rejects.toMatchObject({ status: 404 });
    await expect(hall.nobody.call('getPublicCompetition', { path })).rejects.toMatchObject({
      status: 404,
    });
    expect((await own.call('pageCompetitions')).content).toEqual([]);
    expect(
      (await own.call('pageCompetitions', { query: { deleted: true } })).content,
    ).toMatchObject([{ id, deletedAt: hall.clock.now }]);
    for (let days = 0; days < 29; days += 1) {
      hall.clock.now += day;
      // A login that is not used for three days ends.
      await own.call('pageCompetitions');
    }
    expect(await own.call('restoreCompetition', { path })).toEqual({ ok: true });
    expect(await own.call('restoreCompetition', { path })).toEqual({ ok: true });
    const { content } = await own.call('pageCompetitions');
    expect(content).toMatchObject([{ id, judgeCount: 2, programCount: 2, deletedAt: null }]);
    expect(await own.call('verifyLedger', { path })).toMatchObject({ intact: true });
  });

  test('is undone together with its entry in the ledger, or not at all', async () => {
    const own = await hall.main();
    const { id } = await competitionWith(own);
    const path = { id };
    await own.call('deleteCompetition', { path, body: confirmed });
    const { query } = hall.app.services.ports.database;
    await sql`alter table show_event add constraint closed check (false) not valid`.execute(query);
    try {
      await expect(own.call('restoreCompetition', { path })).rejects.toMatchObject({ status: 500 });
    } finally {
      await sql`alter table show_event drop constraint closed`.execute(query);
    }
    await expect(own.call('getBaseSetting', { path })).rejects.toMatchObject({ status: 404 });
    expect(await own.call('restoreCompetition', { path })).toEqual({ ok: true });
    expect(await own.call('verifyLedger', { path })).toMatchObject({ intact: true });
  });

  test('is final after 30 days', async () => {
    const own = await hall.main();
    const { id } = await competitionWith(own);
    const path = { id };
    await own.call('deleteCompetition', { path, body: confirmed });
    hall.clock.now += 30 * day;
    // The account's login has ended by then, too.
    const { token } = await hall.app.services.sessions.open({
      kind: 'TOKEN',
      userId: own.userId,
      client: '',
    });
    const again = hall.caller(token);
    await expect(again.call('restoreCompetition', { path })).rejects.toMatchObject({ status: 404 });
    const { content } = await again.call('pageCompetitions', { query: { deleted: true } });
    expect(content).toEqual([]);
  });

  test('is allowed to the owner, not to a sub-account', async () => {
    const own = await hall.main();
    const sub = await hall.sub(own);
    const { id } = await competitionWith(sub);
    await refused(
      id,
      () => sub.call('deleteCompetition', { path: { id }, body: confirmed }),
      'MAIN_ACCOUNT_ONLY',
    );
  });
});
