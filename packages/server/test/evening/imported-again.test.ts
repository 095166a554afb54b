/** Tests that a list that is imported again knows whom it means: it renews them where the organiser wants that, and doubles nobody. */
import { missingJudges } from '@liangfen/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CellValue } from '../../src/integrations/spreadsheet/workbook.ts';
import { competitionWith, openScoring, operate } from '../organiser.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { upload, xlsxFile } from '../support/files.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

type Query = { readonly preview?: boolean; readonly renew?: boolean };

async function programs(query: Query, ...rows: CellValue[][]) {
  const file = await xlsxFile([['序号', '节目名称*', '选手', '单位'], ...rows]);
  const sent = { path: { id }, query: { ...query }, body: upload(file) };
  const response = await organiser.client.send('importProgramsFromExcel', sent);
  expect(response.status).toBe(200);
  return response.json();
}

async function judges(query: Query, ...rows: CellValue[][]) {
  const file = await xlsxFile([['编号', '姓名*', '手机号*', '单位', '职务'], ...rows]);
  const sent = { path: { id }, query: { ...query }, body: upload(file) };
  const response = await organiser.client.send('importJudgesFromExcel', sent);
  expect(response.status).toBe(200);
  return response.json();
}

async function listed() {
  const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
  return programGroups.flatMap((group) =>
    group.programs.map(({ id: key, sort, programName, contestant, organisation = '' }) => ({
      key,
      shown: [sort, programName, contestant, organisation],
    })),
  );
}

async function judging() {
  const query = { page: 0, size: 20 };
  const { content } = await organiser.client.call('pageJudges', { path: { id }, query });
  return content.map(({ id: key, number, name, organisation, title, phoneNumber }) => ({
    key,
    shown: [number, name, phoneNumber, organisation, title],
  }));
}

const shownOf = (rows: readonly { readonly shown: unknown }[]) => rows.map(({ shown }) => shown);

describe('a running order that is imported again', () => {
  it('says how many of its lines are on the list, and adds nobody twice', async () => {
    await programs({}, [1, '茉莉花', '甲', '一中'], [2, '送别', '乙', '二中']);
    const again = await programs({}, [1, '茉莉花', '甲', '三中'], [3, '乡愁', '丙', '']);
    expect(again).toMatchObject({ imported: 1, refused: 1, known: 1, renewed: 0 });
    expect(shownOf(await listed())).toEqual([
      [1, '茉莉花', '甲', '一中'],
      [2, '送别', '乙', '二中'],
      [3, '乡愁', '丙', ''],
    ]);
  });

  it('renews who is meant, by both names or by number and one of them; empty cells change nothing', async () => {
    await programs(
      {},
      [1, '茉莉花', '甲', '一中'],
      [2, '送别', '乙', '二中'],
      [3, '乡愁', '丙', '三中'],
    );
    const before = await listed();
    const lines: CellValue[][] = [
      [1, '茉莉花', '甲', '实验中学'],
      [2, '送别（合唱）', '乙', ''],
      [3, '乡愁', '丙和丁', ''],
      [null, '新的', '戊', ''],
    ];
    const preview = await programs({ preview: true, renew: true }, ...lines);
    expect(preview).toMatchObject({ imported: 4, refused: 0, known: 3, renewed: 3 });
    expect(preview.accepted.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5]);
    expect(await listed()).toEqual(before);
    await programs({ renew: true }, ...lines);
    const after = await listed();
    expect(after.slice(0, 3).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(shownOf(after)).toEqual([
      [1, '茉莉花', '甲', '实验中学'],
      [2, '送别（合唱）', '乙', '二中'],
      [3, '乡愁', '丙和丁', '三中'],
      [4, '新的', '戊', ''],
    ]);
    // The same list once more changes nothing and doubles nobody.
    expect(await programs({ renew: true }, ...lines)).toMatchObject({ known: 4, renewed: 4 });
    expect(await listed()).toEqual(after);
    expect(await organiser.client.call('verifyLedger', { path: { id } })).toMatchObject({
      intact: true,
    });
  });

  it('of another number and another contestant is another program', async () => {
    await programs({}, [1, '独唱', '甲', '']);
    const told = await programs({ renew: true }, [2, '独唱', '乙', ''], [1, '独舞', '丙', '']);
    expect(told).toMatchObject({ imported: 2, known: 0, renewed: 0 });
    expect(await listed()).toHaveLength(3);
  });

  it('that names the contestant only now is the same program, where no other has its name', async () => {
    await programs({}, [1, '茉莉花', '', ''], [2, '大鱼', '', ''], [3, '大鱼', '乙', '']);
    const [jasmine] = await listed();
    const lines: CellValue[][] = [
      [null, '茉莉花', '甲', ''],
      [null, '大鱼', '丙', ''],
    ];
    expect(await programs({ preview: true }, ...lines)).toMatchObject({ imported: 2, known: 1 });
    expect(await programs({ renew: true }, ...lines)).toMatchObject({ imported: 2, renewed: 1 });
    const now = await listed();
    expect(now).toHaveLength(4);
    expect(now[0]).toEqual({ key: jasmine?.key, shown: [1, '茉莉花', '甲', ''] });
  });

  it('of one name with two contestants is two programs, whoever of them is there', async () => {
    await programs({}, [1, '独唱', '', '']);
    const told = await programs(
      { renew: true },
      [null, '独唱', '甲', ''],
      [null, '独唱', '乙', ''],
    );
    expect(told).toMatchObject({ imported: 2, known: 0, renewed: 0 });
  });

  it('renews nobody twice by two lines', async () => {
    await programs({}, [1, '茉莉花', '甲', '']);
    const told = await programs(
      { renew: true },
      [1, '茉莉花', '甲', '一中'],
      [null, '茉莉花', '甲', '二中'],
    );
    expect(told).toMatchObject({ imported: 1, renewed: 1, refused: 1 });
    expect(shownOf(await listed())).toEqual([[1, '茉莉花', '甲', '一中']]);
  });
});

describe('a list of programs', () => {
  async function imported(query: Query, head: string[], ...rows: CellValue[][]) {
    const file = await xlsxFile([['节目名称*', '选手', ...head], ...rows]);
    const sent = { path: { id }, query: { ...query }, body: upload(file) };
    const response = await organiser.client.send('importProgramsFromExcel', sent);
    expect(response.status).toBe(200);
    return response.json();
  }

  it('gives no other panel to the program that is judged now, and any to the others', async () => {
    const cast = await competitionWith(organiser.client, { judges: 2, programs: 2 });
    id = cast.id;
    const path = { id };
    const { judgeGroups } = await organiser.client.call('listJudgeGroups', { path });
    await organiser.client.call('updateJudgeGroups', {
      path,
      body: {
        judgeGroups: [
          { id: judgeGroups[0]?.id ?? '', groupName: '第一考场', weight: 100 },
          { groupName: '第二考场', weight: 100 },
        ],
      },
    });
    await openScoring(hall, cast, cast.programIds[0] ?? '');
    const awaited = async () => missingJudges(await hall.app.services.live.state(id)).length;
    expect(await awaited()).toBe(2);
    const lines: CellValue[][] = [
      ['节目1', '', '第二考场'],
      ['节目2', '', '第二考场'],
    ];
    const seen = { imported: 1, renewed: 1, refused: 1 };
    const column = '评委组';
    for (const preview of [true, false]) {
      const told = await imported({ preview, renew: true }, ['评委组'], ...lines);
      expect(told).toMatchObject({ ...seen, refusedRows: [{ line: 2, column }] });
      expect(told.refusedRows[0].reason).toContain('正在打分');
    }
    expect(await awaited()).toBe(2);
  });

  it('brings nothing by which a result would leave the range of scores, new or renewed', async () => {
    await organiser.client.call('updateScoreSetting', {
      path: { id },
      body: { setting: { calculation: 'SUM', dropHighest: 0, dropLowest: 0 } },
    });
    const head = ['难度系数', '前一轮成绩'];
    expect(await imported({}, head, ['甲', '', 100, ''], ['乙', '', 2, ''])).toMatchObject({
      imported: 1,
      refusedRows: [{ line: 2, column: '难度系数' }],
    });
    // 2 × 200000 and 9800000 are too much together; each alone is not.
    expect(await imported({ renew: true }, head, ['乙', '', '', 9_800_000])).toMatchObject({
      imported: 0,
      refusedRows: [{ line: 2, column: '前一轮成绩' }],
    });
  });
});

describe('a list of judges that is imported again', () => {
  it('renews who has the phone number; number, group and sign-in stay', async () => {
    await judges({}, [1, '张三', '13800138000', '音协', ''], [2, '李四', '13800138001', '', '']);
    const before = await judging();
    const lines: CellValue[][] = [
      [2, '张三丰', '13800138000', '', '教授'],
      [null, '王五', '13800138002', '', ''],
    ];
    expect(await judges({}, ...lines)).toMatchObject({ imported: 1, refused: 1, known: 1 });
    expect(await judges({ renew: true }, ...lines)).toMatchObject({ imported: 2, renewed: 2 });
    const after = await judging();
    expect(after.slice(0, 2).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(shownOf(after)).toEqual([
      [1, '张三丰', '13800138000', '音协', '教授'],
      [2, '李四', '13800138001', '', ''],
      [3, '王五', '13800138002', '', ''],
    ]);
  });

  it('from an earlier competition does not double who has no phone number', async () => {
    const earlier = await organiser.client.call('createCompetition', { body: { name: '去年' } });
    const from = { id: earlier.id };
    await organiser.client.call('createJudge', {
      path: from,
      body: { name: '张三', organisation: '音协', title: '教授' },
    });
    await organiser.client.call('createJudge', {
      path: { id },
      body: { name: '张三', organisation: '音协' },
    });
    const take = (renew: boolean) =>
      organiser.client.call('importJudgesFromBefore', {
        path: { id },
        query: { renew },
        body: { competitionId: earlier.id },
      });
    expect(await take(false)).toMatchObject({ imported: 0, refused: 1, known: 1 });
    expect(await take(true)).toMatchObject({ imported: 1, renewed: 1 });
    expect(shownOf(await judging())).toEqual([[1, '张三', null, '音协', '教授']]);
  });

  it('that tells the organisation only now means who alone has the name, and doubles nobody', async () => {
    await judges({}, [1, '陈静', '', '', ''], [2, '刘洋', '', '一中', ''], [3, '刘洋', '', '', '']);
    const [chen] = await judging();
    const lines: CellValue[][] = [
      [null, '陈静', '', '音乐学院', ''],
      [null, '刘洋', '', '二中', ''],
    ];
    expect(await judges({ preview: true }, ...lines)).toMatchObject({ imported: 2, known: 1 });
    expect(await judges({ renew: true }, ...lines)).toMatchObject({ imported: 2, renewed: 1 });
    const now = await judging();
    expect(now).toHaveLength(4);
    expect(now[0]).toEqual({ key: chen?.key, shown: [1, '陈静', null, '音乐学院', ''] });
    // A line that leaves the organisation out changes nothing of it.
    expect(await judges({ renew: true }, [null, '陈静', '', '', '教授'])).toMatchObject({
      renewed: 1,
    });
    expect((await judging())[0]?.shown).toEqual([1, '陈静', null, '音乐学院', '教授']);
  });

  it('never renews who only applied', async () => {
    const { client } = await hall.guest();
    await client.call('signUpJudge', {
      path: { id },
      body: { name: '李四', phoneNumber: '13800138001' },
    });
    expect(await judges({ renew: true }, [null, '李', '13800138001', '', ''])).toMatchObject({
      imported: 0,
      refused: 1,
    });
  });
});

it('says before it is imported which champion a list takes away, and nothing where it takes none', async () => {
  const cast = await competitionWith(organiser.client, { mode: 'BATTLE', programs: 2 });
  id = cast.id;
  const rows: CellValue[][] = [['', '第三人', '', '']];
  expect(await programs({ preview: true }, ...rows)).not.toHaveProperty('changes');
  await organiser.client.call('updateProgramGroups', {
    path: { id },
    body: { programGroups: [{ id: cast.groupId, groupName: '决赛' }] },
  });
  const [programId = '', opponentId = ''] = cast.programIds;
  const pair = { programId, opponentId, test: false };
  await operate(
    hall,
    id,
    { type: 'START_BATTLE', ...pair, confirm: true },
    { type: 'DETERMINE_BATTLE', ...pair },
    { type: 'SHOW_START_PAGE' },
  );
  const before = await hall.app.services.live.state(id);
  expect(await programs({ preview: true }, ...rows)).toMatchObject({
    imported: 1,
    changes: { championChanges: [{ from: { id: programId }, to: null }] },
  });
  expect(await hall.app.services.live.state(id)).toBe(before);
});
