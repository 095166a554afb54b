/** Tests the exports: figures equal to the statistics, cells that run no formula, and paper that can be signed. */
import type { OperatorCommand } from '@liangfen/rules';
import type { Actor, Statistics } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PrintDocument, PrintSheet } from '../src/integrations/pdf/pdf-printer.ts';
import { Uint8ArrayReader, ZipReader } from '../src/integrations/spreadsheet/zip.ts';
import { createPdfPrinter } from '../src/node/pdf.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { readBack, upload, xlsxFile } from './support/files.ts';
import { notesOf } from './support/printing.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;
let statistics: Statistics;

/** Sets up two groups, three judges and two items, with tied programs, a dropped score and an unscored program. */
beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  const { client } = organiser;
  ({ id } = await client.call('createCompetition', { body: { name: '歌手大赛' } }));
  const path = { id };
  await client.call('updateScoreSetting', {
    path,
    body: {
      setting: { enableItem: true, enableScoreItemCombine: true, decimals: 2 },
      items: [
        { itemName: '唱功', proportion: 60 },
        { itemName: '台风', proportion: 40 },
      ],
    },
  });
  const judges = await xlsxFile([
    ['姓名', '手机号'],
    ['=HYPERLINK("http://x")', '13800138001'],
    ['李四', '13800138002'],
    ['王五', '13800138003'],
  ]);
  await client.send('importJudgesFromExcel', { path, body: upload(judges) });
  const programs = await xlsxFile([
    ['序号', '节目名称', '选手', '节目组'],
    [1, '+1+1', '@甲', '第一组'],
    [2, '茉莉花', '乙', '第一组'],
    [3, '没有打分', '丙', '第一组'],
    [1, '<我爱你 & 中国>', '丁_x0041_', '第二组'],
  ]);
  const query = { createGroups: true };
  await client.send('importProgramsFromExcel', { path, query, body: upload(programs) });
  await perform({
    '+1+1': [90, 80.5, 70.25],
    茉莉花: [80, 90, 100],
    '<我爱你 & 中国>': [60, 70, 80],
  });
  statistics = await client.call('getStatistics', { path });
});

const operator: Actor = { role: 'CONSOLE', id: 'operator' };
const once = { commandId: null, seenVersion: null };

/** Scores programs by name, one first-item score per judge; the score of the second item is one less. */
async function perform(wanted: Readonly<Record<string, readonly number[]>>) {
  const { live } = hall.app.services;
  const { judges, programGroups, items } = await live.state(id);
  for (const { id: judgeId } of judges) {
    const actor: Actor = { role: 'JUDGE', id: judgeId };
    await live.command(id, actor, { type: 'SIGN_IN_JUDGE', judgeId }, once);
  }
  for (const group of programGroups) {
    const switching = { type: 'SWITCH_GROUP', groupId: group.id } as const;
    if (group !== programGroups[0]) await live.command(id, operator, switching, once);
    for (const { id: programId, programName } of group.programs) {
      const scores = wanted[programName];
      if (scores === undefined) continue;
      const target = { programId, itemId: null, test: false, confirm: true };
      await live.command(id, operator, { type: 'START_SPEECH', ...target }, once);
      await live.command(id, operator, { type: 'START_SCORING', ...target }, once);
      for (const [index, { id: judgeId }] of judges.entries()) {
        const given = items.map((item, place) => ({
          itemId: item.id,
          score: (scores[index] ?? 0) - place,
        }));
        const actor: Actor = { role: 'JUDGE', id: judgeId };
        await live.command(
          id,
          actor,
          { type: 'SUBMIT_SCORES', judgeId, programId, scores: given, windowId: null },
          once,
        );
      }
      await live.command(id, operator, { type: 'SHOW_SCORE', ...target }, once);
      await live.command(id, operator, { type: 'SHOW_RESULT', ...target }, once);
    }
  }
}

type What = 'RANKING' | 'DETAIL' | 'MATRIX' | 'ADJUSTMENTS';

async function exported(what: What, query: { groupId?: string; itemId?: string } = {}) {
  const response = await organiser.client.send('exportStatistics', {
    path: { id },
    query: { ...query, what },
  });
  const [, , headers, ...rows] = await readBack(response);
  return rows.map((row) => new Map(row.map((cell, column) => [headers?.[column] ?? '', cell])));
}

const texts = (values: readonly (string | number | null)[]) =>
  values.map((value) => (value === null ? undefined : String(value)));

describe('the spreadsheet', () => {
  test('ranks as the statistics do', async () => {
    const rows = await exported('RANKING');
    const expected = statistics.rankings.flatMap(({ groupName, rows: ranks }) =>
      ranks.map(({ rank, sort, programName, contestant, score }) =>
        texts([groupName, rank, sort, programName, contestant, score]),
      ),
    );
    const columns = ['节目组', '名次', '序号', '节目名称', '选手', '最终得分'];
    expect(rows.map((row) => columns.map((column) => row.get(column)))).toEqual(expected);
    expect(expected.flat()).toContain('+1+1');
    expect(
      new Set(statistics.rankings.flatMap(({ rows: ranks }) => ranks.map(({ rank }) => rank))),
    ).toEqual(new Set([1, 2, null]));
  });

  test('says what the audience thought beside the result, as the page does, once the hall was shown it', async () => {
    expect([...((await exported('RANKING'))[0]?.keys() ?? [])]).not.toContain('现场观众');
    const path = { id };
    const { client } = organiser;
    await client.call('updateBaseSetting', { path, body: { look: { audiencePage: true } } });
    const { live } = hall.app.services;
    const programId = statistics.programGroups[1]?.programs[0]?.id ?? '';
    const operate = (command: OperatorCommand) => live.command(id, operator, command, once);
    await operate({ type: 'OPEN_AUDIENCE_VOTE', programId, voteKind: 'LIKE' });
    const rows = (await live.state(id)).programGroups.flatMap(({ programs }) => programs);
    const voteId = rows.find((row) => row.id === programId)?.audienceVote?.id ?? '';
    for (const [at, choice] of [1, 1, 0].entries()) {
      await hall.client.call('castAudienceBallot', {
        path: { id, voteId },
        body: { voter: `${at}`.repeat(24), order: 1, choice, sinceMs: 0 },
      });
    }
    await operate({ type: 'CLOSE_AUDIENCE_VOTE', programId });
    expect(await client.call('getResultOverview', { path })).not.toHaveProperty('audienceVotes');
    hall.clock.advance(2_000);
    await operate({ type: 'SHOW_AUDIENCE_VOTE', programId });
    const { audienceVotes } = await client.call('getResultOverview', { path });
    const result = { voters: 3, votes: [1, 2], figure: 66.7 };
    expect(audienceVotes).toEqual([{ programId, voteKind: 'LIKE', result }]);
    const told = (await exported('RANKING')).map((row) => row.get('现场观众'));
    expect(told.filter((text) => text)).toEqual(['现场观众 66.7% 喜欢，3 人投票']);
  });

  test('ranks organisations as the page does, and says who is left out', async () => {
    const path = { id };
    const [{ programs: [first, second] = [] } = { programs: [] }] = statistics.programGroups;
    for (const { id: programId } of [first, second].flatMap((one) => one ?? [])) {
      await organiser.client.call('updateProgram', {
        path: { ...path, programId },
        body: { organisation: '音乐学院' },
      });
    }
    const query = { best: 2 };
    const { teams, withoutOrganisation } = await organiser.client.call('getTeamResults', {
      path,
      query,
    });
    const response = await organiser.client.send('exportStatistics', {
      path,
      query: { ...query, what: 'TEAMS' },
    });
    const [, , headers, ...rows] = await readBack(response);
    expect(headers?.slice(0, 3)).toEqual(['名次', '单位', '总分']);
    expect(rows[0]?.slice(0, 3)).toEqual(
      texts([teams[0]?.rank ?? null, '音乐学院', teams[0]?.total ?? null]),
    );
    expect(withoutOrganisation).toBe(1);
    expect(rows.flat()).toContain('1 个节目没有写单位，没有计入');
  });

  test('lists every score and whether it counts', async () => {
    const rows = await exported('DETAIL');
    const dropped = { HIGHEST: '去掉最高分', LOWEST: '去掉最低分' };
    const expected = statistics.programs.flatMap(({ programName, results }) =>
      results.map((row) =>
        texts([
          programName,
          row.judgeNumber,
          row.judgeName,
          row.itemName,
          row.score,
          row.dropped === null ? '计入' : dropped[row.dropped],
        ]),
      ),
    );
    const columns = ['节目名称', '评委编号', '评委', '评分项', '分数', '计分'];
    expect(rows.map((row) => columns.map((column) => row.get(column)))).toEqual(expected);
    expect(expected).toHaveLength(3 * 3 * 2);
    expect(expected.flat()).toContain('去掉最高分');
  });

  test('has a table of judges and programs for each item', async () => {
    const rows = await exported('MATRIX');
    const first = rows.find((row) => row.get('节目名称') === '茉莉花');
    expect(
      ['1 =HYPERLINK("http://x")', '2 李四', '3 王五'].map((name) => first?.get(name)),
    ).toEqual(['80', '90', '100']);
    expect(rows).toHaveLength(4 * 2);
  });

  test('holds one group or one item when asked', async () => {
    const [, second] = statistics.rankings;
    const groupId = second?.groupId ?? '';
    expect((await exported('RANKING', { groupId })).map((row) => row.get('节目组'))).toEqual([
      '第二组',
    ]);
    const { items } = await organiser.client.call('getScoreSetting', { path: { id } });
    const itemId = items[1]?.id ?? '';
    const rows = await exported('DETAIL', { itemId });
    expect(new Set(rows.map((row) => row.get('评分项')))).toEqual(new Set(['台风']));
    const refused = await organiser.client.refusal('exportStatistics', {
      path: { id },
      query: { itemId: 'unknown' },
    });
    expect(refused.status).toBe(404);
  });

  test('lists adjustments with their reasons', async () => {
    const programId = statistics.programs[0]?.programId ?? '';
    await hall.app.services.live.command(
      id,
      operator,
      { type: 'ADD_ADJUSTMENT', programId, amount: -0.5, reason: '=超时' },
      once,
    );
    const [row] = await exported('ADJUSTMENTS');
    expect([row?.get('节目名称'), row?.get('加减分'), row?.get('原因')]).toEqual([
      '+1+1',
      '-0.5',
      '=超时',
    ]);
  });

  test('writes what people typed as text, prints on A4 and repeats its headers', async () => {
    const response = await organiser.client.send('exportStatistics', { path: { id } });
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent('歌手大赛 统计'),
    );
    expect(Number(response.headers.get('x-estimated-length'))).toBeGreaterThan(1_000);
    const parts = await unpacked(new Uint8Array(await response.arrayBuffer()));
    const worksheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'));
    expect(worksheets).toHaveLength(6);
    for (const [, xml] of worksheets) {
      expect(xml).not.toContain('<f>');
      expect(xml).toContain('paperSize="9"');
      expect(xml).toContain('&amp;P');
    }
    // The cell style for text, so that Excel still treats an edited cell as text.
    expect(worksheets.map(([, xml]) => xml).join('')).toMatch(
      /s="5" t="inlineStr"><is><t[^>]*>\+1\+1</,
    );
    expect(parts.get('xl/styles.xml')).toContain('quotePrefix="1"');
    expect(parts.get('xl/workbook.xml')).toContain("'排名'!$3:$3");
  });

  test('keeps the figures of the moment of the request, whatever is scored while it is read', async () => {
    const response = await organiser.client.send('exportStatistics', {
      path: { id },
      query: { what: 'DETAIL' },
    });
    await organiser.client.call('cleanScores', {
      path: { id },
      body: { confirmName: '歌手大赛' },
    });
    expect(await readBack(response)).toHaveLength(3 + 18);
    expect(await exported('DETAIL')).toEqual([]);
  });

  test('holds up no other export when nobody reads it', async () => {
    const unread = [];
    for (let count = 0; count < 6; count += 1) {
      unread.push(await organiser.client.send('exportStatistics', { path: { id } }));
    }
    expect(await exported('RANKING')).toHaveLength(4);
    for (const response of unread) await response.body?.cancel();
  });
});

async function unpacked(bytes: Uint8Array): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()) {
    if (entry.directory) continue;
    parts.set(entry.filename, new TextDecoder().decode(await entry.arrayBuffer()));
  }
  return parts;
}

describe('paper', () => {
  test('is a PDF with the Chinese fonts embedded, reduced to the letters it uses', async () => {
    const { info, warn, error } = hall.ports.log;
    const printing = await createTestApp({
      database: hall.database,
      files: { pdf: createPdfPrinter({ info, warn, error }) },
    });
    const client = printing.client.as(organiser.token);
    for (const kind of ['SUMMARY', 'SCORE_SHEET'] as const) {
      const response = await client.send('exportSheet', { path: { id }, query: { kind } });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder('latin1').decode(bytes);
      expect(text.slice(0, 5)).toBe('%PDF-');
      expect(text).toContain('NotoSansSC');
      expect(text).toContain('/FontFile');
      expect(bytes.length).toBeLessThan(200_000);
      // One page per group, or one per program.
      expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(kind === 'SUMMARY' ? 2 : 4);
    }
  });

  test('has the figures of the statistics, and a line for every signature', async () => {
    const printed: PrintDocument[] = [];
    const watching = await createTestApp({
      database: hall.database,
      files: {
        pdf: async (document) => {
          printed.push(document);
          return { printed: true, bytes: new Uint8Array() };
        },
      },
    });
    const client = watching.client.as(organiser.token);
    await client.send('exportSheet', { path: { id } });
    const programId = statistics.programs[0]?.programId ?? '';
    await client.send('exportSheet', { path: { id }, query: { programId } });
    const [summary, sheet] = printed;
    const rowsOf = (each: PrintSheet | undefined) =>
      each?.blocks.flatMap((block) => (block.kind === 'TABLE' ? block.rows : [])) ?? [];
    expect(
      summary?.sheets.map((each) => rowsOf(each).map(([rank, , name]) => [rank, name])),
    ).toEqual(
      statistics.rankings.map(({ rows }) =>
        rows.map(({ rank, programName }) => [rank === null ? '—' : String(rank), programName]),
      ),
    );
    expect(summary?.sheets[0]?.signatures).toEqual([
      '评委 1 =HYPERLINK("http://x")',
      '评委 2 李四',
      '评委 3 王五',
      '记分员',
      '复核',
      '总评委（裁判长）',
      '日期',
    ]);
    expect(sheet?.sheets).toHaveLength(1);
    expect(rowsOf(sheet?.sheets[0]).map((row) => row.slice(1, 4))).toEqual([
      ['=HYPERLINK("http://x")', '90.00', '89.00'],
      ['李四', '80.50', '79.50'],
      ['王五', '70.25', '69.25'],
    ]);
    // The printed steps have to end at the printed score.
    const score = sheet?.sheets[0]?.facts.find(([name]) => name === '最终得分')?.[1] ?? '';
    expect(score).toMatch(/^\d+\.\d{2}$/);
    const steps = notesOf(sheet?.sheets[0], '怎么算的');
    expect(steps[0]).toMatch(/^每位评委的总分：.* × 60% \+ .* × 40%$/);
    expect(steps.at(-1)?.endsWith(` ${score}`)).toBe(true);
  });

  test('asks a caller who has waited too long to come back later', async () => {
    const busy = await createTestApp({
      database: hall.database,
      files: { pdf: async () => ({ printed: false, busy: true }) },
    });
    const refused = await busy.client.as(organiser.token).send('exportSheet', { path: { id } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
  });
});
