/** Tests imports of judges and programs: verdicts per line, previews, repeats, and every usual kind of file. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { CellValue } from '../src/integrations/spreadsheet/workbook.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';
import { csvFile, type FilePart, readBack, upload, xlsxFile } from './support/files.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

type Excel = 'importJudgesFromExcel' | 'importProgramsFromExcel';

interface Sending {
  readonly query?: { preview?: boolean; createGroups?: boolean; renew?: boolean };
  readonly key?: string;
}

async function send(op: Excel, file: FilePart, { query = {}, key }: Sending = {}) {
  const response = await organiser.client.send(op, {
    path: { id },
    query,
    body: upload(file),
    ...(key === undefined ? {} : { key }),
  });
  return { status: response.status, body: await response.json() };
}

const judgeHeaders = ['编号', '姓名*', '手机号*', '评委组'];
const programHeaders = ['序号', '节目名称*', '选手', '节目组'];
const judgeFile = (...rows: CellValue[][]) => xlsxFile([judgeHeaders, ...rows]);
const judgeListOf = (...rows: CellValue[][]) => xlsxFile([['姓名', '单位', '手机号'], ...rows]);
const programFile = (...rows: CellValue[][]) => xlsxFile([programHeaders, ...rows]);

async function judges() {
  const { users } = await organiser.client.call('listApprovedJudges', { path: { id } });
  return users.map(({ number, name, phoneNumber }) => ({ number, name, phoneNumber }));
}

async function programs() {
  const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
  return programGroups.map((group) => [
    group.groupName,
    ...group.programs.map(({ sort, programName }) => `${sort} ${programName}`),
  ]);
}

describe('a list of judges', () => {
  test('is imported, and each line that cannot be is named', async () => {
    const { status, body } = await send(
      'importJudgesFromExcel',
      await judgeFile(
        [1, '张三', 13_800_138_000, null],
        [2, '', '13800138001', null],
        [3, '李四', '138 0013-8002', null],
        [4, '王五', '12345', null],
        [5, '赵六', '13800138000', null],
        [6, '钱七', '13800138006', '没有的组'],
        ['甲', '孙八', '13800138007', null],
      ),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ preview: false, imported: 2, refused: 5 });
    expect(body.refusedRows).toEqual([
      { line: 3, column: '姓名', value: '', reason: '姓名没有填' },
      {
        line: 5,
        column: '手机号',
        value: '12345',
        reason: '手机号要是 11 位中国大陆手机号，或留空',
      },
      { line: 6, column: '手机号', value: '13800138000', reason: '手机号与第 2 行重复' },
      {
        line: 7,
        column: '评委组',
        value: '没有的组',
        reason: '没有“没有的组”这个评委组，请先建好这个组，或选择「自动新建组」',
      },
      { line: 8, column: '编号', value: '甲', reason: '编号要是从 1 开始的整数，或留空' },
    ]);
    expect(await judges()).toEqual([
      { number: 1, name: '张三', phoneNumber: '13800138000' },
      { number: 2, name: '李四', phoneNumber: '13800138002' },
    ]);
  });

  test('needs names only: whoever has no number comes in by the seat’s code', async () => {
    const list = xlsxFile([
      ['评委名单', null],
      ['姓名', '单位'],
      ['张三', '音乐学院'],
      ['张三', '舞蹈学院'],
      ['张三', '音乐学院'],
    ]);
    const { body } = await send('importJudgesFromExcel', await list);
    expect(body).toMatchObject({ imported: 2, refused: 1 });
    expect(body.refusedRows[0].reason).toBe(
      '和第 3 行同名、同单位；不是同一位时请写明手机号或单位',
    );
    expect(await judges()).toEqual([
      { number: 1, name: '张三', phoneNumber: null },
      { number: 2, name: '张三', phoneNumber: null },
    ]);
    const again = await send(
      'importJudgesFromExcel',
      await judgeListOf(['张三', '音乐学院', '13800138000'], ['张三', '美术学院', '13800138001']),
    );
    expect(again.body).toMatchObject({ imported: 1, refused: 1, known: 1 });
    const renewed = await send(
      'importJudgesFromExcel',
      await judgeListOf(['张三', '音乐学院', '13800138000']),
      { query: { renew: true } },
    );
    expect(renewed.body).toMatchObject({ imported: 1, renewed: 1 });
    expect((await judges()).map(({ phoneNumber }) => phoneNumber)).toEqual([
      '13800138000',
      null,
      '13800138001',
    ]);
    const without = await send(
      'importJudgesFromExcel',
      await judgeListOf(['张三', '美术学院', '']),
    );
    expect(without.body).toMatchObject({ imported: 0, refused: 1, known: 1 });
    const text = '姓名,手机号,单位\n李四,无,—\n王五,/,\n赵六、钱七,,\n';
    const names = await send('importJudgesFromExcel', csvFile(text, 'utf-8'));
    expect(names.body).toMatchObject({ imported: 2, refused: 1 });
    expect(names.body.refusedRows[0].reason).toBe('这一格里有 2 位评委，请每位写一行');
  });

  test('has all errors of a line reported at once', async () => {
    const { body } = await send(
      'importJudgesFromExcel',
      await judgeFile(['x', '名'.repeat(41), '1', null]),
    );
    expect(body.refusedRows[0].reason).toBe(
      '姓名最多 40 个字，现在有 41 个字；编号要是从 1 开始的整数，或留空；手机号要是 11 位中国大陆手机号，或留空',
    );
  });

  test('is compared with the judges who are approved and those who signed up', async () => {
    await send('importJudgesFromExcel', await judgeFile([null, '张三', '13800138000', null]));
    const { client } = await hall.guest();
    await client.call('signUpJudge', {
      path: { id },
      body: { name: '李四', phoneNumber: '13800138001' },
    });
    const { body } = await send(
      'importJudgesFromExcel',
      await judgeFile([null, '张三丰', '13800138000', null], [null, '李', '13800138001', null]),
    );
    expect(body).toMatchObject({ imported: 0, refused: 2 });
    expect(body.refusedRows.map(({ reason }: { reason: string }) => reason)).toEqual([
      '手机号已是评委“张三”的',
      '“李四”已用这个手机号报名，请在报名列表中通过',
    ]);
  });

  test('gives numbers without gaps, and a corrected line gets the number it asked for', async () => {
    await send(
      'importJudgesFromExcel',
      await judgeFile(
        [2, '乙', '13800138002', null],
        [1, '甲', '13800138001', null],
        [4, '丁', '13800138004', null],
      ),
    );
    expect((await judges()).map(({ number, name }) => `${number}${name}`)).toEqual([
      '1甲',
      '2乙',
      '3丁',
    ]);
    await send('importJudgesFromExcel', await judgeFile([3, '丙', '13800138003', null]));
    expect((await judges()).map(({ number, name }) => `${number}${name}`)).toEqual([
      '1甲',
      '2乙',
      '3丙',
      '4丁',
    ]);
  });

  test('moves no existing numbers once the competition is official', async () => {
    await send('importJudgesFromExcel', await judgeFile([1, '甲', '13800138001', null]));
    await organiser.client.call('makeOfficial', {
      path: { id },
      body: { confirmName: '歌手大赛' },
    });
    const { body } = await send(
      'importJudgesFromExcel',
      await judgeFile([1, '乙', '13800138002', null], [null, '丙', '13800138003', null]),
    );
    expect(body).toMatchObject({ imported: 1, refused: 1 });
    expect(body.refusedRows[0].reason).toContain('编号 1 已是评委“甲”的');
    expect((await judges()).map(({ number, name }) => `${number}${name}`)).toEqual(['1甲', '2丙']);
  });

  test('creates the groups it names when asked, and only those that get a judge', async () => {
    const file = await judgeFile(
      [null, '甲', '13800138001', '大众评委'],
      [null, '乙', '错', '媒体评委'],
      [null, '丙', '13800138003', null],
    );
    const { body } = await send('importJudgesFromExcel', file, { query: { createGroups: true } });
    expect(body).toMatchObject({ imported: 2, createdGroups: ['大众评委'] });
    const { judgeGroups } = await organiser.client.call('listJudgeGroups', { path: { id } });
    expect(judgeGroups.map(({ groupName, judgeCount }) => [groupName, judgeCount])).toEqual([
      ['评委组', 1],
      ['大众评委', 1],
    ]);
  });
});

describe('a list of programs', () => {
  test('is imported into its groups in the wanted order', async () => {
    const { body } = await send(
      'importProgramsFromExcel',
      await programFile(
        [2, '我的祖国', '合唱团', null],
        [1, '歌唱', '李四', null],
        [1, '舞蹈', '王五', '决赛组'],
        [2, '我的祖国', '合唱团', '决赛组'],
      ),
      { query: { createGroups: true } },
    );
    expect(body).toMatchObject({ imported: 4, refused: 0, createdGroups: ['决赛组'] });
    expect(await programs()).toEqual([
      ['第一组', '1 歌唱', '2 我的祖国'],
      ['决赛组', '1 舞蹈', '2 我的祖国'],
    ]);
  });

  test('keeps the numbers of its list, which is on paper too, with their gaps and across groups', async () => {
    const list = programFile(
      [1, '歌', '甲', null],
      [2, '舞', '乙', null],
      [9, '琴', '丙', '乐器'],
      [11, '笛', '丁', '乐器'],
    );
    await send('importProgramsFromExcel', await list, { query: { createGroups: true } });
    expect(await programs()).toEqual([
      ['第一组', '1 歌', '2 舞'],
      ['乐器', '9 琴', '11 笛'],
    ]);
    // A mended line gets its own number, one that is taken moves who has it, and one without follows.
    const more = programFile(
      [10, '鼓', '戊', '乐器'],
      [11, '筝', '己', '乐器'],
      [null, '锣', '庚', '乐器'],
      [2, '戏', '辛', null],
    );
    await send('importProgramsFromExcel', await more);
    expect(await programs()).toEqual([
      ['第一组', '1 歌', '2 戏', '3 舞'],
      ['乐器', '9 琴', '10 鼓', '11 筝', '12 笛', '13 锣'],
    ]);
    const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
    const rows = programGroups[1]?.programs ?? [];
    const idOf = (name: string) => rows.find(({ programName }) => programName === name)?.id ?? '';
    // Who changes places changes numbers, and who goes leaves a gap: the paper of the others holds.
    const programSorts = [{ id: idOf('锣'), sort: 9 }];
    await organiser.client.call('sortPrograms', { path: { id }, body: { programSorts } });
    await organiser.client.call('removePrograms', {
      path: { id },
      body: { programIds: [idOf('鼓')] },
    });
    expect((await programs())[1]).toEqual(['乐器', '9 锣', '10 琴', '12 筝', '13 笛']);
    expect(await organiser.client.call('verifyLedger', { path: { id } })).toMatchObject({
      intact: true,
    });
  });

  test('with codes of five digits is put in their order, and numbered by us', async () => {
    const list = programFile([20260, '歌', '甲', null], [20251, '舞', '乙', null]);
    await send('importProgramsFromExcel', await list);
    expect(await programs()).toEqual([['第一组', '1 舞', '2 歌']]);
  });

  test('adds nothing when the same file comes a second time', async () => {
    const file = await programFile([1, '歌唱', '李四', null], [2, '舞蹈', '', null]);
    await send('importProgramsFromExcel', file);
    const { body } = await send('importProgramsFromExcel', file);
    expect(body).toMatchObject({ imported: 0, refused: 2 });
    expect(await programs()).toEqual([['第一组', '1 歌唱', '2 舞蹈']]);
  });
});

test('a preview has the verdicts of the import and stores nothing', async () => {
  const file = await judgeFile([1, '甲', '13800138001', '新组'], [2, '乙', '错', null]);
  const query = { createGroups: true };
  const preview = await send('importJudgesFromExcel', file, { query: { ...query, preview: true } });
  expect(preview.body).toMatchObject({ preview: true, importId: null, imported: 1, refused: 1 });
  expect(await judges()).toEqual([]);
  const { imports } = await organiser.client.call('listImports', { path: { id } });
  expect(imports).toEqual([]);
  const real = await send('importJudgesFromExcel', file, { query });
  const { preview: _, importId, ...verdicts } = real.body;
  expect(importId).not.toBeNull();
  expect(preview.body).toMatchObject(verdicts);
});

test('a repeat under the same key gets the first answer; another file under that key is refused', async () => {
  const file = await judgeFile([1, '甲', '13800138001', null], [2, '乙', '错', null]);
  const first = await send('importJudgesFromExcel', file, { key: 'import-1' });
  const second = await send('importJudgesFromExcel', file, { key: 'import-1' });
  expect(second).toEqual(first);
  expect(await judges()).toHaveLength(1);
  const other = await send(
    'importJudgesFromExcel',
    await judgeFile([1, '丙', '13800138003', null]),
    {
      key: 'import-1',
    },
  );
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  expect(await judges()).toHaveLength(1);
});

test('two calls at once under one key import once', async () => {
  const file = await judgeFile([1, '甲', '13800138001', null]);
  const [one, two] = await Promise.all([
    send('importJudgesFromExcel', file, { key: 'import-twice' }),
    send('importJudgesFromExcel', file, { key: 'import-twice' }),
  ]);
  expect(one.body).toEqual(two.body);
  expect(await judges()).toHaveLength(1);
});

test('refused lines come back as a file that can be corrected and imported', async () => {
  const { body } = await send(
    'importJudgesFromExcel',
    await judgeFile([1, '=cmd|甲', '1380013800', null], [2, '乙', '13800138002', null]),
  );
  const response = await organiser.client.send('getRefusedRows', {
    path: { id, importId: body.importId },
  });
  expect(await readBack(response)).toEqual([
    ['编号', '姓名*', '手机号', '评委组', '单位', '职务', '失败原因'],
    [
      '1',
      '=cmd|甲',
      '1380013800',
      ...[undefined, undefined, undefined],
      '手机号要是 11 位中国大陆手机号，或留空',
    ],
  ]);
  const mended = await judgeFile([1, '=cmd|甲', '13800138000', null]);
  expect((await send('importJudgesFromExcel', mended)).body).toMatchObject({ imported: 1 });
  expect((await judges()).map(({ name }) => name)).toEqual(['=cmd|甲', '乙']);
});

test('a list of dives brings the difficulty, and says what is none', async () => {
  const file = await xlsxFile([
    ['序号', '节目名称*', '难度系数'],
    [1, '107B', 3.1],
    [2, '5253B', '３．４'],
    [3, '207C', '难'],
    [4, '307C', 0],
    [5, '6243D', null],
  ]);
  const { body } = await send('importProgramsFromExcel', file);
  expect(body).toMatchObject({ imported: 3, refused: 2 });
  const reason = '难度系数要是 0.001 到 100 的数，最多 3 位小数';
  expect(body.refusedRows).toMatchObject([
    { line: 4, column: '难度系数', reason },
    { line: 5, column: '难度系数', reason },
  ]);
  const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
  const factors = programGroups.flatMap((group) => group.programs.map(({ factor }) => factor));
  expect(factors).toEqual([3.1, 3.4, undefined]);
});

describe('the template', () => {
  test('offers the groups of the competition, and is refused when it comes back unfilled', async () => {
    const response = await organiser.client.send('getProgramTemplate', {
      query: { competitionId: id },
    });
    const copy = response.clone();
    expect((await readBack(response))[0]).toEqual([...programHeaders, '单位', '难度系数']);
    const bytes = new Uint8Array(await copy.arrayBuffer());
    const { status, body } = await send('importProgramsFromExcel', { name: '模板.xlsx', bytes });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'FILE_REFUSED',
      detail: '工作表「节目」里还没有名单：表头下面要有内容，示例行不算；请填好后再上传',
    });
  });

  test('has columns for an earlier round only where one counts', async () => {
    await organiser.client.call('updateScoreSetting', {
      path: { id },
      body: { setting: { roundShares: { earlier: 30, own: 70 } } },
    });
    const response = await organiser.client.send('getProgramTemplate', {
      query: { competitionId: id },
    });
    const [titles = []] = await readBack(response);
    expect(titles.slice(-2)).toEqual(['前一轮成绩', '前一轮名称']);
  });

  test('has a column for judge groups only where there are several', async () => {
    const { id: other } = await organiser.client.call('createCompetition', {
      body: { name: '面试', practice: 'INTERVIEW_PANELS' },
    });
    const response = await organiser.client.send('getProgramTemplate', {
      query: { competitionId: other },
    });
    const [titles = []] = await readBack(response);
    expect(titles.slice(-2)).toEqual(['难度系数', '评委组']);
  });

  test('does not show the groups of somebody else’s competition', async () => {
    const other = await hall.register();
    const refused = await other.client.refusal('getJudgeTemplate', {
      query: { competitionId: id },
    });
    expect(refused.status).toBe(404);
  });
});

describe('a csv file', () => {
  const text = '编号,姓名,手机号,评委组\r\n1,"张, ""三""",13800138000,\r\n2,喆䶮,13800138001,\r\n';
  test.each(['utf-8', 'utf-8 with its mark', 'gb18030', 'utf-16'] as const)(
    'in %s is read',
    async (encoding) => {
      const { body } = await send('importJudgesFromExcel', csvFile(text, encoding));
      expect(body).toMatchObject({ imported: 2, refused: 0 });
      expect((await judges()).map(({ name }) => name)).toEqual(['张, "三"', '喆䶮']);
    },
  );

  test('may be separated by tabs and have a title above its headers', async () => {
    const file = csvFile('评委名单\n姓名\t手机\n张三\t+86 138-0013-8000\n', 'utf-8');
    expect((await send('importJudgesFromExcel', file)).body).toMatchObject({ imported: 1 });
  });
});

describe('from an earlier competition', () => {
  test('judges and programs are copied, with their groups when asked', async () => {
    await send(
      'importJudgesFromExcel',
      await judgeFile([1, '甲', '13800138001', '专家'], [2, '乙', '13800138002', null]),
      { query: { createGroups: true } },
    );
    await send('importProgramsFromExcel', await programFile([1, '歌唱', '李四', null]));
    const next = await organiser.client.call('createCompetition', { body: { name: '第二届' } });
    const path = { id: next.id };
    const body = { competitionId: id };
    const preview = await organiser.client.call('importJudgesFromBefore', {
      path,
      body,
      query: { preview: true },
    });
    expect(preview).toMatchObject({ preview: true, imported: 1, refused: 1 });
    const answer = await organiser.client.call('importJudgesFromBefore', {
      path,
      body,
      query: { createGroups: true },
    });
    expect(answer).toMatchObject({ imported: 2, createdGroups: ['专家'] });
    await organiser.client.call('importProgramsFromBefore', { path, body });
    const { users } = await organiser.client.call('listApprovedJudges', { path });
    expect(users.map(({ number, name, signIn }) => [number, name, signIn])).toEqual([
      [1, '甲', false],
      [2, '乙', false],
    ]);
    const { imports } = await organiser.client.call('listImports', { path });
    expect(imports.map(({ what, source, name, state }) => [what, source, name, state])).toEqual(
      expect.arrayContaining([
        ['PROGRAMS', 'BEFORE', '歌手大赛', 'DONE'],
        ['JUDGES', 'BEFORE', '歌手大赛', 'DONE'],
      ]),
    );
  });

  test('somebody else’s competition is not found', async () => {
    const other = await hall.register();
    const theirs = await other.client.call('createCompetition', { body: { name: '别人的' } });
    const refused = await organiser.client.refusal('importJudgesFromBefore', {
      path: { id },
      body: { competitionId: theirs.id },
    });
    expect(refused.status).toBe(404);
  });
});

test('an ended competition accepts no list', async () => {
  await organiser.client.call('makeOfficial', { path: { id }, body: { confirmName: '歌手大赛' } });
  await organiser.client.call('endCompetition', {
    path: { id },
    body: { confirmName: '歌手大赛' },
  });
  const { status, body } = await send(
    'importJudgesFromExcel',
    await judgeFile([1, '甲', '13800138001', null]),
  );
  expect([status, body.code]).toEqual([409, 'COMPETITION_ENDED']);
});

test('ten thousand lines are imported, and shown as one change', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    index + 1,
    `节目 ${index + 1}`,
    `选手 ${index + 1}`,
    null,
  ]);
  const { body } = await send('importProgramsFromExcel', await programFile(...rows));
  expect(body).toMatchObject({ imported: 10_000, refused: 0 });
  const { entries } = await organiser.client.call('getLedger', { path: { id } });
  expect(entries.filter(({ body: text }) => text.includes('importProgramsFromExcel'))).toHaveLength(
    1,
  );
  const [group] = await programs();
  expect(group?.slice(1, 3)).toEqual(['1 节目 1', '2 节目 2']);
  expect(group?.at(-1)).toBe('10000 节目 10000');
});

test('a failed import shows the reason in the list, and can be tried again', async () => {
  const file = csvFile('名字叫什么,电话是多少\n张三,13800138000\n', 'utf-8');
  const { status, body } = await send('importJudgesFromExcel', file, { key: 'import-again' });
  expect([status, body.code]).toEqual([400, 'FILE_REFUSED']);
  expect(body.detail).toContain('没有找到「姓名」列');
  const { imports } = await organiser.client.call('listImports', { path: { id } });
  expect(imports).toMatchObject([{ state: 'FAILED', detail: body.detail }]);
});

onEveryDatabase((createApp) => {
  test('rows, groups, order and record are stored alike', async () => {
    hall = await createApp();
    organiser = await hall.register();
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
    const file = await judgeFile(
      [2, '乙', '13800138002', '大众'],
      [1, '甲', '13800138001', null],
      [3, '丙', '错', null],
    );
    const { body } = await send('importJudgesFromExcel', file, { query: { createGroups: true } });
    expect(body).toMatchObject({ imported: 2, refused: 1, createdGroups: ['大众'] });
    expect((await judges()).map(({ number, name }) => `${number}${name}`)).toEqual(['1甲', '2乙']);
    await send(
      'importProgramsFromExcel',
      await programFile([2, '歌', '', null], [1, '舞', '', null]),
    );
    expect(await programs()).toEqual([['第一组', '1 舞', '2 歌']]);
    const refused = await organiser.client.send('getRefusedRows', {
      path: { id, importId: body.importId },
    });
    expect(await readBack(refused)).toHaveLength(2);
    const { imports } = await organiser.client.call('listImports', { path: { id } });
    expect(imports.map(({ state, imported }) => [state, imported])).toEqual([
      ['DONE', 2],
      ['DONE', 2],
    ]);
  });
});
