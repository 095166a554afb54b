/** Tests battles and votes on paper and in tables: the same facts in both, and nothing that the mode does not have. */
import { filesOfMode } from '@liangfen/rules/words';
import type { Actor, Mode, PrintedSheet, StatisticsSheets } from '@liangfen/sdk/schema';
import { modeValues, printedSheetValues, statisticsSheetsValues } from '@liangfen/sdk/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Cast, competitionWith, confirmed, operate, perform } from './organiser.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { readBack } from './support/files.ts';
import {
  factOf,
  notesOf,
  tableOf,
  type WatchedPrinter,
  watchedPrinter,
} from './support/printing.ts';

let hall: TestApp;
let organiser: TestAccount;
let printer: WatchedPrinter;

beforeEach(async () => {
  printer = watchedPrinter();
  hall = await createTestApp({ files: { pdf: printer.pdf } });
  organiser = await hall.register();
});

async function printed(id: string, kind: PrintedSheet) {
  await organiser.client.send('exportSheet', { path: { id }, query: { kind } });
  return printer.printed.at(-1)?.sheets ?? [];
}

async function rowsOf(id: string, what: StatisticsSheets) {
  const response = await organiser.client.send('exportStatistics', {
    path: { id },
    query: { what },
  });
  const [, , headers, ...rows] = await readBack(response);
  return rows.map((row) =>
    Object.fromEntries(row.map((cell, column) => [headers?.[column] ?? '', cell ?? ''])),
  );
}

async function csvOf(id: string, what: StatisticsSheets): Promise<string> {
  const response = await organiser.client.send('exportStatistics', {
    path: { id },
    query: { what, format: 'CSV' },
  });
  expect(response.headers.get('content-type')).toBe('text/csv');
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The byte order mark, which Excel needs to recognise UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes);
}

describe('the paper of a battle', () => {
  let cast: Cast;
  let ids: readonly string[];

  /** Bout one ends 3 : 2 with a point taken back, bout two by fouls; the fifth program has no opponent. */
  beforeEach(async () => {
    cast = await competitionWith(organiser.client, { mode: 'BATTLE', programs: 5 });
    ids = cast.programIds;
    const path = { id: cast.id };
    await organiser.client.call('updateScoreSetting', {
      path,
      body: {
        setting: {
          enableCountdown: true,
          countdownSeconds: 180,
          enableExceededFoulTimes: true,
          enableLeadScore: false,
        },
        fouls: [{ foulName: '推出界外', times: 1 }],
      },
    });
    await organiser.client.call('makeOfficial', { path, body: confirmed });
    const { fouls } = await hall.app.services.live.state(cast.id);
    const foulId = fouls[0]?.id ?? '';
    const [a = '', b = '', c = '', d = ''] = ids;
    const bout = (programId: string, opponentId: string) =>
      ({ type: 'START_BATTLE', programId, opponentId, test: false, confirm: true }) as const;
    const at = async (ms: number, ...commands: Parameters<typeof operate>[2][]) => {
      hall.clock.advance(ms);
      await operate(hall, cast.id, ...commands);
    };
    await at(0, bout(a, b));
    await at(10_000, { type: 'ADD_POINT', programId: a, point: 3 });
    await at(5_000, { type: 'ADD_POINT', programId: b, point: 7 });
    await at(1_000, { type: 'UNDO' });
    await at(4_000, { type: 'ADD_POINT', programId: b, point: 2 });
    await at(20_000, { type: 'PAUSE_BATTLE', test: false });
    await at(60_000, { type: 'RESUME_BATTLE', test: false });
    await at(5_000, { type: 'DETERMINE_BATTLE', programId: a, opponentId: b, test: false });
    await at(0, bout(c, d));
    await at(1_000, { type: 'ADD_POINT', programId: c, point: 5 });
    await at(1_000, { type: 'ADD_FOUL', programId: c, foulId });
    await at(1_000, { type: 'ADD_FOUL', programId: c, foulId });
  });

  test('a bout sheet has both sides, every step with the clock, and the determination with its reason and its person', async () => {
    const [first, second] = await printed(cast.id, 'BOUT_SHEET');
    expect(tableOf(first).map((row) => [row.方, row.节目, row.比分, row.犯规, row.结果])).toEqual([
      ['红方', '节目1', '3', '无', '胜'],
      ['蓝方', '节目2', '2', '无', '负'],
    ]);
    const steps = tableOf(first, '对战过程');
    expect(steps.map((row) => [row.剩余, row.事项, row.红方, row.蓝方])).toEqual([
      ['3:00', '开始', '0', '0'],
      ['2:50', '红方 +3', '3', '0'],
      ['2:45', '蓝方 +7（已撤销）', '3', '7'],
      ['2:44', '撤销一步', '3', '0'],
      ['2:40', '蓝方 +2', '3', '2'],
      ['2:20', '暂停', '3', '2'],
      ['2:20', '继续', '3', '2'],
      ['2:15', '判定；裁判判定', '3', '2'],
    ]);
    expect(factOf(first, '胜方')).toBe('红方 节目1');
    expect(factOf(first, '判定')).toBe('裁判判定');
    expect(factOf(first, '判定人')).toContain('控制台');
    expect(factOf(second, '胜方')).toBe('蓝方 节目4');
    expect(factOf(second, '判定')).toBe('犯规超限：推出界外');
    expect(tableOf(second).map((row) => row.犯规)).toEqual(['推出界外 2 次（允许 1）', '无']);
  });

  test('the printed steps that were not undone add up to the printed score', async () => {
    for (const sheet of await printed(cast.id, 'BOUT_SHEET')) {
      const sides = tableOf(sheet);
      for (const side of ['红方', '蓝方']) {
        const points = tableOf(sheet, '对战过程')
          .map((row) => row.事项 ?? '')
          .filter((text) => !text.includes('已撤销'))
          .flatMap((text) => new RegExp(`^${side} ([+-][\\d.]+)`).exec(text)?.[1] ?? []);
        const sum = points.reduce((so, point) => so + Number(point), 0);
        expect(String(sum)).toBe(sides.find((row) => row.方 === side)?.比分);
      }
    }
  });

  test('the summary lists the bouts and the program without an opponent, and no column of scores', async () => {
    const [summary] = await printed(cast.id, 'SUMMARY');
    expect(factOf(summary, '轮空')).toBe('节目5');
    expect(tableOf(summary).map((row) => [row.红方, row.比分, row.蓝方, row.胜方])).toEqual([
      ['节目1', '3 : 2', '节目2', '红方 节目1'],
      ['节目3', '5 : 0', '节目4', '蓝方 节目4'],
    ]);
    expect(JSON.stringify(summary)).not.toContain('出分');
  });

  test('the bracket has every bout of every group, and names the earlier bout of a returning winner', async () => {
    const path = { id: cast.id };
    const groups = [{ id: cast.groupId, groupName: '初赛' }, { groupName: '决赛' }];
    await organiser.client.call('updateProgramGroups', { path, body: { programGroups: groups } });
    const { programGroups } = await organiser.client.call('listProgramGroups', { path });
    const groupId = programGroups[1]?.id ?? '';
    for (const programName of ['节目1', '节目4']) {
      await organiser.client.call('createProgram', {
        path,
        body: { programName, programGroupId: groupId },
      });
    }
    const [bracket] = await printed(cast.id, 'BRACKET');
    const text = JSON.stringify(tableOf(bracket));
    for (const name of ['节目1，3 分，胜', '节目2，2 分', '节目4，0 分，胜', '轮空  节目5']) {
      expect(text).toContain(name);
    }
    expect(text).toContain('节目1，0 分（初赛 第 1 场胜者）');
    expect(text).toContain('节目4，0 分（初赛 第 2 场胜者）');
  });

  test('the bracket puts a bout beside the earliest bout that one of its sides came from', async () => {
    const path = { id: cast.id };
    const groups = [{ id: cast.groupId, groupName: '初赛' }, { groupName: '决赛' }];
    await organiser.client.call('updateProgramGroups', { path, body: { programGroups: groups } });
    const { programGroups } = await organiser.client.call('listProgramGroups', { path });
    // The winner of the second bout meets a program that had no bout before.
    for (const programName of ['节目4', '外卡']) {
      const programGroupId = programGroups[1]?.id ?? '';
      await organiser.client.call('createProgram', { path, body: { programName, programGroupId } });
    }
    const [bracket] = await printed(cast.id, 'BRACKET');
    const finals = tableOf(bracket).map((row) => row.决赛?.split('\n')[0] ?? '');
    expect(finals).toEqual(['', '第 1 场', '']);
  });

  test('the tables have the same facts as the paper', async () => {
    const bouts = await rowsOf(cast.id, 'BOUTS');
    expect(
      bouts.map((row) => [row.红方比分, row.蓝方比分, row.胜方, row.判定, row.红方犯规]),
    ).toEqual([
      ['3', '2', '红方 节目1', '裁判判定', '无'],
      ['5', '0', '蓝方 节目4', '犯规超限：推出界外', '推出界外 2 次（允许 1）'],
    ]);
    const steps = await rowsOf(cast.id, 'BOUT_COURSE');
    const sheets = await printed(cast.id, 'BOUT_SHEET');
    const onPaper = sheets.flatMap((sheet) => tableOf(sheet, '对战过程').map((row) => row.事项));
    expect(steps.map((row) => row.事项)).toEqual(onPaper);
  });
});

describe('the paper of a vote', () => {
  test('a tally sheet shows for every judge whether they voted, and counts the votes', async () => {
    const cast = await competitionWith(organiser.client, { mode: 'VOTE', judges: 5, programs: 2 });
    const path = { id: cast.id };
    await organiser.client.call('updateJudge', {
      path: { id: cast.id, judgeId: cast.judgeIds[4] ?? '' },
      body: { recusedProgramIds: [cast.programIds[0] ?? ''] },
    });
    await organiser.client.call('makeOfficial', { path, body: confirmed });
    await perform(
      hall,
      { ...cast, judgeIds: cast.judgeIds.slice(0, 3) },
      cast.programIds[0] ?? '',
      [1, 0, 1],
    );
    const [sheet] = await printed(cast.id, 'TALLY_SHEET');
    const votes = tableOf(sheet, '评委投票').map((row) => row.投票);
    expect(votes).toEqual(['投票', '不投', '投票', '未投票', '回避']);
    expect(factOf(sheet, '得票')).toBe(String(votes.filter((vote) => vote === '投票').length));
    expect(tableOf(sheet).map((row) => [row.评委, row.投票])).toEqual([['5', '2']]);
    const [summary] = await printed(cast.id, 'SUMMARY');
    expect(tableOf(summary).map((row) => row.得票)).toEqual(['2', '—']);
    expect((await rowsOf(cast.id, 'RANKING')).map((row) => row.得票)).toEqual(['2', '']);
  });
});

describe('the paper of several groups', () => {
  test('groups without programs have no page to sign, unless their page is requested', async () => {
    const cast = await competitionWith(organiser.client, { judges: 2, programs: 1 });
    const path = { id: cast.id };
    const groups = [{ id: cast.groupId, groupName: '独唱组' }, { groupName: '组合组' }];
    await organiser.client.call('updateProgramGroups', { path, body: { programGroups: groups } });
    const { programGroups } = await organiser.client.call('listProgramGroups', { path });
    const summaries = await printed(cast.id, 'SUMMARY');
    expect(summaries.map((sheet) => factOf(sheet, '节目组'))).toEqual(['独唱组']);
    const groupId = programGroups[1]?.id ?? '';
    await organiser.client.send('exportSheet', { path, query: { kind: 'SUMMARY', groupId } });
    expect(printer.printed.at(-1)?.sheets.map((sheet) => factOf(sheet, '节目组'))).toEqual([
      '组合组',
    ]);
  });
});

describe('a file that the mode does not have', () => {
  test.each(modeValues)(
    '%s is refused in words, and every file of the mode is made',
    async (mode: Mode) => {
      const { id } = await competitionWith(organiser.client, { mode, judges: 1, programs: 2 });
      const { tables, paper } = filesOfMode[mode];
      for (const what of statisticsSheetsValues) {
        const query = { what };
        if (tables.includes(what)) {
          expect(
            (await organiser.client.send('exportStatistics', { path: { id }, query })).status,
          ).toBe(200);
        } else {
          const refused = await organiser.client.refusal('exportStatistics', {
            path: { id },
            query,
          });
          expect(refused.status).toBe(409);
          expect(refused.problem.detail).toContain('没有这张表');
        }
      }
      for (const kind of printedSheetValues) {
        const query = { kind };
        if (paper.includes(kind)) {
          expect((await organiser.client.send('exportSheet', { path: { id }, query })).status).toBe(
            200,
          );
        } else {
          const refused = await organiser.client.refusal('exportSheet', { path: { id }, query });
          expect(refused.status).toBe(409);
        }
      }
    },
  );
});

test('organisations are printed as they are ranked, with what was added up, for the officials to sign', async () => {
  const cast = await competitionWith(organiser.client, { judges: 1, programs: 4 });
  const path = { id: cast.id };
  for (const [at, score] of [90, 80, 70, 95].entries()) {
    const programId = cast.programIds[at] ?? '';
    const organisation = ['音乐学院', '音乐学院', '体育学院', ''][at] ?? '';
    await organiser.client.call('updateProgram', {
      path: { ...path, programId },
      body: { organisation },
    });
    await perform(hall, cast, programId, [score]);
  }
  const query = { kind: 'TEAMS', best: 2 } as const;
  await organiser.client.send('exportSheet', { path, query });
  const [sheet, ...others] = printer.printed.at(-1)?.sheets ?? [];
  expect(others).toEqual([]);
  expect(sheet?.subtitle).toBe('团体成绩（彩排，不作为正式成绩）');
  expect(tableOf(sheet)).toEqual([
    expect.objectContaining({
      ...{ 名次: '1', 单位: '音乐学院', 最终得分之和: '170.00' },
      ...{ 计入的节目: '节目1 90.00；节目2 80.00', 金: '0', 银: '1', 铜: '1', 备注: '无' },
    }),
    expect.objectContaining({
      ...{ 名次: '—', 单位: '体育学院', 最终得分之和: '—' },
      ...{ 计入的节目: '节目3 70.00', 备注: '不足 2 个节目，没有总分' },
    }),
  ]);
  expect(notesOf(sheet, null)).toEqual([
    '按最好的几个节目的总分，计最好的 2 个',
    '1 个节目没有写单位，没有计入',
  ]);
  expect(sheet?.signatures).toContain('总评委（裁判长）');
});

test('a sheet without contents is refused in words', async () => {
  const { id } = await competitionWith(organiser.client, { mode: 'BATTLE', programs: 1 });
  const query = { kind: 'BOUT_SHEET' } as const;
  const refused = await organiser.client.refusal('exportSheet', { path: { id }, query });
  expect(refused.status).toBe(409);
  expect(refused.problem.detail).toBe('没有可以打印的内容，请先添加节目，或选择别的表');
});

describe('tables as text files', () => {
  let cast: Cast;

  beforeEach(async () => {
    cast = await competitionWith(organiser.client, { judges: 3, programs: 1 });
    await perform(hall, cast, cast.programIds[0] ?? '', [90, 80, 70.5]);
  });

  test('have one table, with its header first', async () => {
    const lines = (await csvOf(cast.id, 'JUDGES')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^评委编号,评委,打分数,平均分/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['1', '评委1', '1', '90'],
      ['2', '评委2', '1', '80'],
      ['3', '评委3', '1', '70.5'],
    ]);
    const refused = await organiser.client.refusal('exportStatistics', {
      path: { id: cast.id },
      query: { what: 'ALL', format: 'CSV' },
    });
    expect(refused.status).toBe(409);
  });

  test('hold the whole ledger with its chain of hashes, as workbooks do', async () => {
    const { version } = await hall.app.services.live.state(cast.id);
    const rows = await rowsOf(cast.id, 'LEDGER');
    expect(rows.map((row) => Number(row.版本))).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
    for (const [index, row] of rows.entries()) {
      expect(row.前一条的哈希).toBe(rows[index - 1]?.哈希 ?? '');
    }
    expect(rows.map((row) => row.事件)).toContain('1. 节目1 亮分');
    const text = await csvOf(cast.id, 'LEDGER');
    for (const row of rows) expect(text).toContain(row.哈希 ?? 'no hash');
  });

  test('start no cell like a formula, and escape quotes', async () => {
    await hall.app.services.live.command(
      cast.id,
      { role: 'CONSOLE', id: 'operator' } satisfies Actor,
      {
        type: 'ADD_ADJUSTMENT',
        programId: cast.programIds[0] ?? '',
        amount: 1,
        reason: '=1+1, "加分"',
      },
      { commandId: null, seenVersion: null },
    );
    const text = await csvOf(cast.id, 'ADJUSTMENTS');
    expect(text).toContain(`"'=1+1, ""加分"""`);
  });
});
