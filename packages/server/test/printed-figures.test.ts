/** Tests the printed figures of an official show with every kind of change, by computing them again from the paper alone. */
import type { Actor } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Cast, competitionWith, confirmed, operate } from './organiser.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
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
let cast: Cast;

const once = { commandId: null, seenVersion: null };
const song = '唱功 60%';
const stage = '台风 40%';
const changes = '更正、加减分和迟交';

/**
 * Judge 5 is late, judge 6 gives no score, judge 7 is recused from the first program. With two decimals the two
 * lowest totals of the first program would look equal: 83.334 and 83.330.
 */
const given: Readonly<Record<number, readonly (readonly [number, number] | null)[]>> = {
  1: [[90.5, 80.25], [83.33, 83.34], [83.35, 83.3], [95, 91.1], [88.05, 87.95], null, null],
  2: [[70, 71], [72, 73], [74, 75], [76, 77], [78, 79], null, [80, 81]],
};

beforeEach(async () => {
  printer = watchedPrinter();
  hall = await createTestApp({ files: { pdf: printer.pdf } });
  organiser = await hall.register();
  cast = await competitionWith(organiser.client, { judges: 7, programs: 3 });
  const path = { id: cast.id };
  await organiser.client.call('updateScoreSetting', {
    path,
    body: {
      setting: {
        enableItem: true,
        enableScoreItemCombine: true,
        decimals: 2,
        dropScope: 'TOTAL',
        roundingStage: 'FINAL',
      },
      items: [
        { itemName: '唱功', proportion: 60 },
        { itemName: '台风', proportion: 40 },
      ],
    },
  });
  await organiser.client.call('updateJudge', {
    path: { id: cast.id, judgeId: cast.judgeIds[6] ?? '' },
    body: { recusedProgramIds: [cast.programIds[0] ?? ''] },
  });
  await organiser.client.call('makeOfficial', { path, body: confirmed });
  for (const [index, judgeId] of cast.judgeIds.entries()) {
    if (index !== 5) await asJudge(judgeId, { type: 'SIGN_IN_JUDGE', judgeId });
  }
  await perform(0, 1);
  await perform(1, 2);
  const [first = '', second = ''] = cast.programIds;
  await operate(
    hall,
    cast.id,
    { type: 'ADD_ADJUSTMENT', programId: first, amount: -0.5, reason: '超时 20 秒' },
    { type: 'ADD_ADJUSTMENT', programId: first, amount: 0.2, reason: '原创' },
    { type: 'CORRECT_RESULT', programId: second, score: 75.5, reason: '记分员抄错' },
  );
});

async function asJudge(
  judgeId: string,
  command: Parameters<TestApp['app']['services']['live']['command']>[2],
) {
  const actor: Actor = { role: 'JUDGE', id: judgeId };
  await hall.app.services.live.command(cast.id, actor, command, once);
}

/** The fifth judge submits after the scores were shown, and the late score is counted. */
async function perform(index: number, wanted: number) {
  const programId = cast.programIds[index] ?? '';
  const target = { programId, itemId: null, test: false, confirm: true };
  const { live } = hall.app.services;
  const { items } = await live.state(cast.id);
  const submit = async (place: number) => {
    const judgeId = cast.judgeIds[place] ?? '';
    const scores = given[wanted]?.[place] ?? null;
    if (scores === null) return;
    await asJudge(judgeId, {
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: items.map(({ id: itemId }, item) => ({ itemId, score: scores[item] ?? 0 })),
      windowId: null,
    });
  };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
  for (const place of [0, 1, 2, 3, 5, 6]) await submit(place);
  await operate(hall, cast.id, { type: 'SHOW_SCORE', ...target });
  await expect(submit(4)).rejects.toMatchObject({ status: 409 });
  await operate(hall, cast.id, { type: 'SHOW_RESULT', ...target });
  const [late] = (await live.state(cast.id)).lateScores;
  const accept = { type: 'ACCEPT_LATE_SCORE', lateScoreId: late?.id ?? '' } as const;
  await operate(hall, cast.id, { ...accept, reason: '评委手机断网' });
}

async function printed(kind: 'SUMMARY' | 'SCORE_SHEET') {
  await organiser.client.send('exportSheet', { path: { id: cast.id }, query: { kind } });
  return printer.printed.at(-1)?.sheets ?? [];
}

/** In thousandths, so that the arithmetic rounds nothing. */
const thousandths = (text: string) => Math.round(Number(text) * 1000);
const total = (row: Readonly<Record<string, string>>) =>
  (thousandths(row[song] ?? '') * 60 + thousandths(row[stage] ?? '') * 40) / 100;

describe('a score sheet', () => {
  test('prints each judge’s total before dropping, as computed from the scores beside it', async () => {
    const [sheet] = await printed('SCORE_SHEET');
    const rows = tableOf(sheet).filter((row) => row.总分 !== '—');
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(thousandths(row.总分 ?? '')).toBe(total(row));
    expect(rows.map((row) => row.总分)).toEqual(['86.40', '83.334', '83.33', '93.44', '88.01']);
    const ordered = [...rows].sort((one, other) => total(one) - total(other));
    expect(ordered.map((row) => row.计分)).toEqual([
      '总分去掉最低分',
      '计入',
      '计入',
      '计入',
      '总分去掉最高分',
    ]);
    const kept = ordered.slice(1, -1).map(total);
    const mean = kept.reduce((so, value) => so + value, 0) / kept.length;
    const final = Math.round((mean - 500 + 200) / 10) / 100;
    expect(factOf(sheet, '最终得分')).toBe(final.toFixed(2));
  });

  test('gives the reason for each judge without a score', async () => {
    const [first, second, third] = await printed('SCORE_SHEET');
    const why = (sheet: typeof first) => tableOf(sheet).map((row) => row.计分);
    expect(why(first).slice(5)).toEqual(['未签到', '回避']);
    expect(why(second).slice(5)).toEqual(['未签到', '总分去掉最高分']);
    expect(why(third).slice(0, 1)).toEqual(['未打分']);
  });

  test('lists every change: before, after, why and by whom', async () => {
    const [first, second, third] = await printed('SCORE_SHEET');
    const told = (sheet: typeof first) =>
      tableOf(sheet, changes).map((row) => [
        row.事项,
        row.原来得分,
        row.改后得分,
        row.原因,
        row.谁,
      ]);
    // Four judges leave the middle two: (86.40 + 83.334) ÷ 2 = 84.867; five leave 85.915 of three.
    expect(told(first)).toEqual([
      ['迟交计入：评委 5 评委5 唱功 88.05、台风 87.95', '84.87', '85.91', '评委手机断网', '控制台'],
      ['加减分 -0.50', '85.91', '85.41', '超时 20 秒', '控制台'],
      ['加减分 +0.20', '85.41', '85.61', '原创', '控制台'],
    ]);
    expect(told(second).at(-1)).toEqual(['更正', '75.40', '75.50', '记分员抄错', '控制台']);
    expect(notesOf(third, changes)).toEqual(['无']);
  });

  test('marks changes that a new performance has replaced as no longer counting', async () => {
    await perform(1, 2);
    const second = (await printed('SCORE_SHEET'))[1];
    expect(tableOf(second, changes).map((row) => row.事项)).toEqual([
      '迟交计入（第 1 次上场）：评委 5 评委5 唱功 78.00、台风 79.00（后来被取代，不再计入）',
      '更正（后来被取代，不再计入）',
      '迟交计入：评委 5 评委5 唱功 78.00、台风 79.00',
    ]);
  });

  test('names judge groups where there are several, and the time of the competition', async () => {
    const path = { id: cast.id };
    const columns = async () => Object.keys(tableOf((await printed('SCORE_SHEET'))[0])[0] ?? {});
    expect(await columns()).not.toContain('评委组');
    await organiser.client.call('cleanScores', { path, body: confirmed });
    const { judgeGroups } = await organiser.client.call('listJudgeGroups', { path });
    await organiser.client.call('updateJudgeGroups', {
      path,
      body: {
        judgeGroups: [
          ...judgeGroups.map(({ id, groupName }) => ({ id, groupName, weight: 60 })),
          { groupName: '大众评委', weight: 40 },
        ],
      },
    });
    await organiser.client.call('updateBaseSetting', {
      path,
      body: { look: { startTime: Date.UTC(2026, 11, 1, 11) } },
    });
    expect(await columns()).toContain('评委组');
    const [sheet] = await printed('SCORE_SHEET');
    expect(factOf(sheet, '比赛时间')).toBe('2026-12-01 19:00');
  });

  test('lists no change of cleared scores', async () => {
    await organiser.client.call('cleanScores', { path: { id: cast.id }, body: confirmed });
    for (const sheet of await printed('SCORE_SHEET'))
      expect(notesOf(sheet, changes)).toEqual(['无']);
  });
});

describe('the summary', () => {
  test('has judges’ scores and adjustments that add up to the final scores', async () => {
    const [summary] = await printed('SUMMARY');
    const rows = tableOf(summary);
    const first = rows.find((row) => row.序号 === '1') ?? {};
    const sum = thousandths(first.评委得分 ?? '') + thousandths(first.加减分 ?? '');
    expect(sum).toBe(thousandths(first.最终得分 ?? ''));
    expect(first.加减分).toBe('-0.30');
    expect(first.备注).toBe('-0.50：超时 20 秒；+0.20：原创');
    expect(rows.find((row) => row.序号 === '2')).toMatchObject({
      评委得分: '75.40',
      加减分: '无',
      最终得分: '75.50',
      备注: '已更正，原为 75.40，改为 75.50：记分员抄错',
    });
    expect(rows.find((row) => row.序号 === '3')?.备注).toBe('无');
  });

  test('lists the changes of every program', async () => {
    const [summary] = await printed('SUMMARY');
    expect(tableOf(summary, changes).map((row) => [row.节目, row.原因])).toEqual([
      ['1. 节目1', '评委手机断网'],
      ['2. 节目2', '评委手机断网'],
      ['1. 节目1', '超时 20 秒'],
      ['1. 节目1', '原创'],
      ['2. 节目2', '记分员抄错'],
    ]);
  });

  test('says above the signatures how many changes there are; their list has the officials’ signatures', async () => {
    const [summary] = await printed('SUMMARY');
    const last = summary?.blocks.at(-1);
    expect(last?.kind === 'NOTES' ? last.lines : []).toEqual([
      `更正、加减分和迟交共 ${tableOf(summary, changes).length} 条`,
    ]);
    expect(summary?.annex?.signatures).toEqual(['记分员', '复核', '总评委（裁判长）', '日期']);
  });

  test('with many items ends with the ranks and the final scores', async () => {
    const path = { id: cast.id };
    await organiser.client.call('cleanScores', { path, body: confirmed });
    const items = Array.from({ length: 9 }, (_, at) => ({
      itemName: `第${at + 1}项`,
      proportion: at === 0 ? 20 : 10,
    }));
    await organiser.client.call('updateScoreSetting', { path, body: { items } });
    const [summary] = await printed('SUMMARY');
    const tables = (summary?.blocks ?? []).flatMap((block) =>
      block.kind === 'TABLE' ? [block.columns.map(({ title }) => title)] : [],
    );
    expect(tables.slice(1).map((titles) => titles.length)).toEqual([3 + 5, 3 + 4 + 1]);
    expect(tables.at(-1)?.[0]).toBe('名次');
    expect(tables.at(-1)?.at(-1)).toBe('最终得分');
  });

  test('says that totals were dropped, so that nobody adds up the items', async () => {
    const [summary] = await printed('SUMMARY');
    expect(notesOf(summary, null).join('')).toContain('总分');
  });
});
