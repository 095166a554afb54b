/** Whole shows, operated as people do: from registration to the ranking, and bouts to their determinations. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addJudges,
  addPrograms,
  createCompetition,
  desk,
  enterScores,
  Hall,
  isAccessible,
  openConsole,
  phone,
  register,
  shows,
  wall,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

describe('打分比赛', () => {
  it('runs from registration to the ranking, with items and the highest and lowest score dropped', async () => {
    const organiser = await hall.page(desk);
    await register(organiser, hall, 'organiser-score');
    await createCompetition(organiser, '校园歌手大赛', '打分');
    await isAccessible(organiser);

    await organiser.getByRole('link', { name: '计分设置' }).click();
    await turnOn(organiser, '启用评分项');
    await turnOn(organiser, '合并打分（一次打完全部评分项）');
    const name = () => organiser.getByLabel('名称', { exact: true });
    if ((await name().count()) === 0) {
      await organiser.getByRole('button', { name: '添加评分项' }).click();
    }
    await organiser.getByRole('button', { name: '添加评分项' }).click();
    await name().nth(0).fill('音准');
    await name().nth(1).fill('台风');
    await organiser.getByLabel('占比 %').nth(0).fill('60');
    await organiser.getByLabel('占比 %').nth(1).fill('40');
    await organiser.getByLabel('去掉最高分').fill('1');
    await organiser.getByLabel('去掉最低分').fill('1');
    await organiser.getByRole('button', { name: '保存' }).click();
    await shows(organiser, '已保存');

    await addPrograms(organiser, [
      ['起风了', '李沐晴'],
      ['孤勇者', '王子轩'],
    ]);
    const seats = await addJudges(organiser, ['周慧敏', '陈志远', '林书雅']);

    const judges: Page[] = [];
    for (const seat of seats) {
      const judge = await hall.page(phone);
      await judge.goto(seat);
      await shows(judge, '比赛即将开始');
      judges.push(judge);
    }
    const operator = await openConsole(organiser);
    const screen = await hall.page(wall);
    await screen.goto(`${hall.url}/web/match/${competitionOf(operator)}`);
    await shows(screen, '校园歌手大赛');

    await operator.getByRole('button', { name: /^签到/ }).click();
    await shows(screen, '已签到');
    await operator.getByRole('button', { name: /^节目单/ }).click();
    await shows(screen, '节目单');
    await isAccessible(operator);

    // 起风了: totals 92, 86, 80 → the high and the low are dropped, 86 stays.
    await playProgram(operator, screen, judges, '起风了', [
      ['94', '89'],
      ['90', '80'],
      ['80', '80'],
    ]);
    await shows(screen, /86\.00/);
    // 孤勇者: totals 90, 88, 70 → 88 takes the lead.
    await playProgram(operator, screen, judges, '孤勇者', [
      ['90', '90'],
      ['88', '88'],
      ['70', '70'],
    ]);
    await shows(screen, /88\.00/);

    await operator.getByRole('button', { name: /^排名/ }).click();
    await operator.getByText('列表', { exact: true }).click();
    // The previous picture, a result, showed 孤勇者 only: with 起风了 the ranking has appeared.
    await shows(screen, '起风了');
    await shows(screen, '孤勇者');
    const board = await screen.evaluate(() => document.body.innerText);
    expect(board.indexOf('孤勇者')).toBeLessThan(board.indexOf('起风了'));

    await organiser.bringToFront();
    await organiser.getByRole('link', { name: '统计' }).click();
    await shows(organiser, /88(\.00)?/);
    expect(hall.faults).toEqual([]);
  });
});

describe('对战比赛', () => {
  it('is determined once by fouls and once by a lead', async () => {
    const organiser = await hall.page(desk);
    await register(organiser, hall, 'organiser-battle');
    await createCompetition(organiser, '机器人格斗赛', '对战');
    await organiser.getByRole('link', { name: '计分设置' }).click();
    await turnOn(organiser, '犯规超过允许次数自动判负');
    await turnOn(organiser, '领先达到分差自动判胜');
    await organiser.getByLabel('判胜分差').fill('5');
    await organiser.getByLabel('允许次数').first().fill('1');
    await organiser.getByRole('button', { name: '保存' }).click();
    await shows(organiser, '已保存');
    await addPrograms(organiser, [
      ['破军', '江城一中'],
      ['雷霆', '实验中学'],
      ['玄武', '外国语学校'],
      ['赤焰', '育才中学'],
    ]);
    const operator = await openConsole(organiser);
    const screen = await hall.page(wall);
    await screen.goto(`${hall.url}/web/match/${competitionOf(operator)}`);
    await operator.getByRole('button', { name: /^节目单/ }).click();

    await startBout(operator, '破军');
    await shows(screen, '雷霆');
    await foul(operator, '破军');
    await shows(operator, '犯规 1/1');
    await foul(operator, '破军');
    await shows(screen, /雷霆获胜/);
    await shows(screen, /犯规超限/);
    await shows(operator, '已判定');

    await startBout(operator, '玄武');
    await shows(screen, '赤焰');
    await addPoints(operator, '赤焰', '3');
    await shows(screen, '玄武 0 比 3 赤焰');
    await addPoints(operator, '赤焰', '2');
    await shows(screen, /赤焰获胜/);
    await shows(screen, /领先/);
    expect(hall.faults).toEqual([]);
  });
});

/** A switch may be on already, because new competitions come with settings that can run a show. */
async function turnOn(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole('switch', { name: label });
  if (!(await toggle.isChecked())) await page.getByText(label, { exact: true }).click();
  expect(await toggle.isChecked()).toBe(true);
}

function competitionOf(panel: Page): string {
  return /panel\/([^/?]+)/.exec(panel.url())?.[1] ?? '';
}

/** Plays a program: speech, scoring on every phone, 亮分, 出分. */
async function playProgram(
  operator: Page,
  screen: Page,
  judges: readonly Page[],
  program: string,
  scores: readonly (readonly string[])[],
): Promise<void> {
  const row = operator.getByRole('row').filter({ hasText: program });
  const step = (label: string) =>
    row.getByRole('button', { name: `${program} ${label}`, exact: true }).click();
  await step('上场');
  await shows(screen, program);
  await step('打分');
  await shows(screen, '评委打分中');
  for (const [index, judge] of judges.entries()) {
    await enterScores(judge, scores[index] ?? []);
    await shows(judge, '已送达');
  }
  await step('亮分');
  await shows(screen, '周慧敏');
  await step('出分');
}

async function startBout(operator: Page, program: string): Promise<void> {
  await operator
    .getByRole('row')
    .filter({ hasText: program })
    .getByRole('button', { name: /开始/ })
    .first()
    .click();
  await confirm(operator, '开始对战');
}

async function foul(operator: Page, program: string): Promise<void> {
  await operator
    .getByRole('button', { name: new RegExp(`^${program} 记 1 次`) })
    .first()
    .click();
  await confirm(operator, '记犯规');
}

async function addPoints(operator: Page, program: string, points: string): Promise<void> {
  await operator.getByRole('button', { name: `${program} 加 ${points} 分` }).click();
  await confirm(operator, '加分');
}

async function confirm(operator: Page, label: string): Promise<void> {
  const dialog = operator.getByRole('alertdialog').or(operator.getByRole('dialog'));
  await dialog.getByRole('button', { name: label }).click();
  await dialog.waitFor({ state: 'hidden' });
}
