/** From registration to the sheets that judges sign: the scores from the phones are on paper, and add up to the result. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../packages/server/test/support/pdf-text.ts';
import {
  addJudges,
  addPrograms,
  createFromTemplate,
  desk,
  enterScores,
  Hall,
  openConsole,
  phone,
  register,
  shows,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { rowSays, step } from './support/stage.ts';
import { downloaded } from './support/workbooks.ts';

let product: Product;
let hall: Hall;

const competition = '校园歌手赛';
const program = '起风了';
const judges = ['周慧敏', '陈志远', '林书雅', '黄建国'];
/** 音准节奏 40 %, 情感表现 35 %, 台风形象 25 %. */
const given = [
  ['90', '92', '88'],
  ['95', '93', '96'],
  ['80', '82', '84'],
  ['88', '86', '90'],
];

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

it('the sheets of an ended competition show the working of its corrected score', async () => {
  const organiser = await hall.page(desk);
  await register(organiser, hall, 'signed-sheet');
  await createFromTemplate(organiser, {
    name: competition,
    template: '歌手',
    start: '2026-12-01T09:00',
  });
  await addPrograms(organiser, [[program, '李沐晴']]);
  const seats = await addJudges(organiser, judges);
  await organiser.getByRole('button', { name: '转为正式', exact: true }).first().click();
  await confirmByName(organiser, '转为正式');
  await shows(organiser, '已转为正式比赛');

  const phones: Page[] = [];
  for (const seat of seats) {
    const judge = await hall.page(phone);
    await judge.goto(seat);
    await shows(judge, '比赛即将开始');
    phones.push(judge);
  }

  const operator = await openConsole(organiser);
  await operator.getByRole('button', { name: /^节目单/ }).click();
  await step(operator, program, '上场').click();
  await step(operator, program, '打分').click();
  for (const [index, judge] of phones.entries()) {
    await enterScores(judge, given[index] ?? []);
    await shows(judge, '已送达');
  }
  await shows(operator, '4/4 已提交');
  await step(operator, program, '亮分').click();
  await step(operator, program, '出分').click();
  await rowSays(operator, program, '89.00');
  await operator.getByRole('button', { name: `${program} 更正或加减分` }).click();
  const dialog = operator.getByRole('dialog', { name: `节目 1 ${program}` });
  await dialog.getByLabel('更正为').fill('89.5');
  await dialog.getByLabel('原因').fill('记分员抄错');
  await dialog.getByRole('button', { name: '更正', exact: true }).click();
  await rowSays(operator, program, '已更正');

  await organiser.bringToFront();
  await organiser.getByRole('button', { name: `「${competition}」的更多操作` }).click();
  await organiser.getByRole('menuitem', { name: '结束比赛' }).click();
  await confirmByName(organiser, '结束比赛');
  await shows(organiser, '比赛已结束');

  await organiser.getByRole('link', { name: '统计' }).click();
  const [scoreSheet = [], ...others] = await sheet(organiser, '评分表');
  expect(others).toEqual([]);
  hasItsFrame(scoreSheet, `${competition}·独唱组·1.${program}·评分表`);
  expect(scoreSheet.join('')).toContain(
    `节目组：独唱组节目：1.${program}选手：李沐晴最终得分：89.50名次：1比赛时间：2026-12-01`,
  );
  scoresAddUp(scoreSheet);
  const corrected = new RegExp(`^${minute}更正89\\.0089\\.50记分员抄错操作员`);
  expect(scoreSheet.filter((line) => corrected.test(line))).toHaveLength(1);
  expect(scoreSheet).toContain('已更正89.00→89.50：记分员抄错');
  // Judges sign in the row of their own scores, so the heading 评委签名 is there once.
  expect(scoreSheet.filter((line) => line.endsWith('评委签名'))).toHaveLength(1);
  expect(scoreSheet).toContain('记分员复核总评委（裁判长）日期');

  // The second group of the template is empty and gets no page.
  const [summary = [], ...more] = await sheet(organiser, '成绩汇总表');
  expect(more).toEqual([]);
  hasItsFrame(summary, `${competition}·独唱组·成绩汇总表`);
  expect(summary.some((line) => /^11起风了李沐晴.*89\.50已更正，原为89\.00/.test(line))).toBe(true);
  expect(summary.filter((line) => corrected.test(line.replace(`1.${program}`, '')))).toHaveLength(
    1,
  );
  expect(summary).toContain(judges.map((name, at) => `评委${at + 1}${name}`).join(''));
  expect(summary).toContain('记分员复核总评委（裁判长）日期');
});

/** A date and time as read from paper, without spaces. */
const minute = '\\d{4}-\\d{2}-\\d{2}\\d{2}:\\d{2}';

/** Checks the head and foot of a page: its heading, and the time of export, the ledger's position and the page number. */
function hasItsFrame(page: readonly string[], heading: string): void {
  expect(page[0]).toBe(heading);
  expect(page.at(-1)).toMatch(
    new RegExp(`^导出时间${minute}·台账第\\d+条[0-9a-f]{12}第1页，共1页$`),
  );
}

/** Recomputes the result from each judge's printed scores, and compares these with the ones typed on the phones. */
function scoresAddUp(page: readonly string[]): void {
  const weights = [40, 35, 25];
  const rows = judges.map((name, at) => {
    const line = page.find((text) => text.startsWith(`${at + 1}${name}`)) ?? '';
    const [, figures = '', counted = ''] = /^\d\D+?((?:\d{2}\.\d{2}){4})(.*)$/.exec(line) ?? [];
    const [total = 0, ...scores] = (figures.match(/\d{2}\.\d{2}/g) ?? []).map(Number).reverse();
    return { scores: scores.reverse(), total, counted };
  });
  expect(rows.map(({ scores }) => scores.map(String))).toEqual(given);
  for (const { scores, total } of rows) {
    const hundredths = scores.reduce((sum, score, at) => sum + score * (weights[at] ?? 0), 0);
    expect(Math.round(total * 100)).toBe(hundredths);
  }
  const inOrder = [...rows].sort((one, other) => one.total - other.total);
  expect(inOrder.map(({ counted }) => counted)).toEqual([
    '总分去掉最低分',
    '计入',
    '计入',
    '总分去掉最高分',
  ]);
  const kept = inOrder.slice(1, -1).map(({ total }) => Math.round(total * 100));
  const mean = kept.reduce((sum, total) => sum + total, 0) / kept.length / 100;
  expect(page.some((line) => line.endsWith(`÷2=${mean.toFixed(2)}`))).toBe(true);
}

async function confirmByName(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByLabel(`输入比赛名称「${competition}」确认`).fill(competition);
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

/** Downloads a sheet at the desk and returns the text of its pages. */
async function sheet(page: Page, name: string) {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const file = await downloaded(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: `下载${name}`, exact: true })
      .click(),
  );
  expect(file.name).toContain(competition);
  expect(file.name).toMatch(/\.pdf$/);
  return readPdf(file.bytes).pages;
}
