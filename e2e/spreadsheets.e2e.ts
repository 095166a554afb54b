/** From two spreadsheets to an official competition, a show, its exports read back, and the next round. */
import type { Statistics } from '@liangfen/sdk/schema';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../packages/server/test/support/pdf-text.ts';
import { createCompetition, desk, Hall, isAccessible, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, type Stage, seated, setStage, signEverybodyIn } from './support/stage.ts';
import { downloaded, filledIn, tableOf, worksheetNames } from './support/workbooks.ts';

let product: Product;
let hall: Hall;
let page: Page;
let stage: Stage;
let statistics: Statistics;

const name = '校园歌手大赛';
/** The line of an export that holds the column titles; above it are the title and the time of the export. */
const exportHeader = 3;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  page = await hall.page(desk);
  await register(page, hall, 'spreadsheets');
  await createCompetition(page, name, '打分');
});

afterAll(async () => {
  await hall?.close();
});

async function importFilled(
  tab: '评委' | '节目',
  rows: readonly (readonly string[])[],
  amount: string,
): Promise<void> {
  await page.getByRole('link', { name: tab, exact: true }).click();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const template = await downloaded(page, () =>
    dialog.getByRole('button', { name: '下载模板' }).click(),
  );
  expect(template.name).toBe(`${tab}导入模板.xlsx`);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: `${tab}名单.xlsx`,
    mimeType: '',
    buffer: await filledIn(template.bytes, rows),
  });
  await dialog.getByRole('button', { name: `导入 ${amount}` }).click();
  await shows(page, `已导入 ${amount}`);
  await dialog.getByRole('button', { name: '完成' }).click();
}

it('the templates, filled in, become judges and programs; the competition becomes official', async () => {
  await page.getByRole('link', { name: '计分设置' }).click();
  // A new competition drops one highest and one lowest score.
  expect(await page.getByLabel('去掉最高分').inputValue()).toBe('1');
  expect(await page.getByLabel('去掉最低分').inputValue()).toBe('1');
  await page.getByLabel('小数位数').fill('3');
  // The form takes over a number when its field is left.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '保存' }).click();
  await shows(page, '已保存');

  await importFilled(
    '评委',
    [
      ['1', '周慧敏', '13800138001', ''],
      ['2', '陈志远', '13800138002', ''],
      ['3', '林书雅', '13800138003', ''],
      ['4', '黄建国', '13800138004', ''],
    ],
    '4 位评委',
  );
  await importFilled(
    '节目',
    [
      ['1', '起风了', '李沐晴', ''],
      ['2', '孤勇者', '王子轩', ''],
      ['3', '如愿', '赵一诺', ''],
      ['4', '茉莉花', '孙悦', ''],
    ],
    '4 个节目',
  );

  await page.getByRole('button', { name: '转为正式', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByText('当前云点 3').waitFor();
  const confirm = dialog.getByRole('button', { name: '转为正式' });
  await dialog.getByLabel(`输入比赛名称「${name}」确认`).fill('校园歌手');
  await confirm.click();
  await dialog.getByText('输入的名称和比赛名称一致才能确认').waitFor();
  await dialog.getByLabel(`输入比赛名称「${name}」确认`).fill(name);
  await confirm.click();
  await shows(page, '已转为正式比赛');
  expect(hall.faults).toEqual([]);
});

/** Scores with decimals, two equal highest scores, a judge who is absent, and a program (茉莉花) without any. */
const given: Readonly<Record<string, readonly number[]>> = {
  起风了: [92.35, 88.1, 90.25, 79.9],
  孤勇者: [95.5, 91.45, 93.05, 93.06],
  如愿: [85.55, 85.55, 90],
};

it('the statistics show the results of the show', async () => {
  const token = await page.evaluate(() => localStorage.getItem('liangfen.token'));
  const id = /backstage\/([^/]+)/.exec(page.url())?.[1] ?? '';
  stage = await seated(product, clientWith(product.url, token ?? ''), { id, name });
  await signEverybodyIn(stage);
  const at = { path: { id } };
  const { programGroups } = await stage.console.request('getCurrentMatch', at);
  for (const program of programGroups[0]?.programs ?? []) {
    const scores = given[program.programName];
    if (scores === undefined) continue;
    const path = { id, programId: program.id, itemId: '0' };
    await stage.console.request('startSpeech', { path });
    await stage.console.request('startScoring', { path });
    for (const [index, score] of scores.entries()) {
      await stage.judges[index]?.submit(program.programName, score);
    }
    if (program.programName === '孤勇者') {
      await stage.console.request('addAdjustment', {
        path: { id, programId: program.id },
        body: { amount: -0.5, reason: '超时 20 秒' },
      });
    }
    const query = { confirm: true };
    await stage.console.request('showScore', { path, query });
    await stage.console.request('showResult', { path });
  }
  statistics = await stage.organiser.request('getStatistics', at);
  // (88.1 + 90.25) ÷ 2 = 89.175; (93.05 + 93.06) ÷ 2 − 0.5 = 92.555; of three scores only the middle one counts.
  expect(statistics.rankings[0]?.rows.map((row) => [row.rank, row.programName, row.score])).toEqual(
    [
      [1, '孤勇者', 92.555],
      [2, '起风了', 89.175],
      [3, '如愿', 85.55],
      [null, '茉莉花', null],
    ],
  );

  await page.getByRole('link', { name: '统计' }).click();
  const ranking = page.getByRole('table', { name: '排名', exact: true });
  for (const text of ['92.555', '89.175', '85.550']) await ranking.getByText(text).waitFor();
  await isAccessible(page);
  expect(hall.faults).toEqual([]);
});

async function exported(what: string): Promise<Uint8Array<ArrayBuffer>> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const file = await downloaded(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: `下载${what}`, exact: true })
      .click(),
  );
  expect(file.name).toContain(name);
  return file.bytes;
}

const written = (values: readonly (string | number | null)[]) =>
  values.map((value) => (value === null ? undefined : String(value)));

async function columnsOf(what: string, titles: readonly string[]) {
  const rows = await tableOf(await exported(what), exportHeader);
  return rows.map((row) => titles.map((title) => row.get(title)));
}

it('the exported workbooks hold the figures of the statistics', async () => {
  const rows = statistics.rankings.flatMap((ranking) => ranking.rows);
  expect(await columnsOf('排名表', ['名次', '序号', '节目名称', '选手', '最终得分'])).toEqual(
    rows.map((row) => written([row.rank, row.sort, row.programName, row.contestant, row.score])),
  );

  const dropped = { HIGHEST: '去掉最高分', LOWEST: '去掉最低分' };
  const scores = statistics.programs.flatMap(({ programName, results }) =>
    results.map((row) => ({ programName, ...row })),
  );
  const kept = (row: (typeof scores)[number]) =>
    row.dropped === null ? '计入' : dropped[row.dropped];
  expect(scores).toHaveLength(4 + 4 + 3);
  expect(scores.filter((row) => row.dropped !== null)).toHaveLength(3 * 2);
  expect(await columnsOf('得分明细表', ['节目名称', '评委编号', '评委', '分数', '计分'])).toEqual(
    scores.map((row) =>
      written([row.programName, row.judgeNumber, row.judgeName, row.score, kept(row)]),
    ),
  );

  const people = stage.judges.map((judge, index) => ({
    ...judge,
    title: `${index + 1} ${judge.name}`,
  }));
  const matrix = await columnsOf('评委×节目表', ['节目名称', ...people.map(({ title }) => title)]);
  const inOrder = [...rows].sort((one, other) => one.sort - other.sort);
  expect(matrix).toEqual(
    inOrder.map(({ programName }) => [
      programName,
      ...people.map((judge) => {
        const own = scores.find(
          (row) => row.programName === programName && row.judgeName === judge.name,
        );
        return own === undefined ? undefined : String(own.score);
      }),
    ]),
  );

  expect(await columnsOf('更正和加减分表', ['节目名称', '加减分', '原因'])).toEqual([
    ['孤勇者', '-0.5', '超时 20 秒'],
  ]);
  expect(await worksheetNames(await exported('全部统计表'))).toEqual([
    '排名',
    '得分明细',
    '评委×节目',
    '更正和加减分',
    '评委对比',
  ]);
  expect(hall.faults).toEqual([]);
});

it('the printed sheets hold these figures, too, in an embedded Chinese font', async () => {
  const rows = statistics.rankings.flatMap((ranking) => ranking.rows);
  const summary = readPdf(await exported('成绩汇总表'));
  expect(summary.embeddedFonts.join()).toContain('NotoSansSC');
  expect(summary.pages).toHaveLength(1);
  const lines = summary.pages.flat();
  // The competition's name is in the head of the page and is its title.
  expect(lines[0]).toContain(`${name}·`);
  expect(lines[1]).toBe(name);
  expect(lines.at(-1)).toMatch(/台账第\d+条[0-9a-f]{12}第1页，共1页$/);
  for (const { rank, sort, programName, contestant, score } of rows) {
    // The judges' scores and the adjustments are printed between contestant and final score.
    const line = lines.find((each) =>
      each.startsWith([rank ?? '—', sort, programName, contestant].join('')),
    );
    expect(line).toContain(score?.toFixed(3) ?? '—');
  }
  expect(lines.join('')).toContain('-0.500：超时20秒');
  for (const judge of stage.judges) expect(lines.join('')).toContain(judge.name);

  const sheets = readPdf(await exported('评分表'));
  expect(sheets.embeddedFonts.join()).toContain('NotoSansSC');
  expect(sheets.pages).toHaveLength(rows.length);
  for (const { programName, programId, results } of statistics.programs) {
    const sheet = sheets.pages.find((each) => each.join('').includes(programName)) ?? [];
    for (const row of results) {
      const fate =
        row.dropped === null ? '计入' : row.dropped === 'HIGHEST' ? '去掉最高分' : '去掉最低分';
      const score = row.score?.toFixed(3) ?? '—';
      // All judges are in one group, whose name is therefore not printed.
      expect(sheet).toContain(`${row.judgeNumber}${row.judgeName}${score}${fate}`);
    }
    const score = rows.find((row) => row.programId === programId)?.score;
    if (typeof score === 'number')
      expect(sheet.join('')).toContain(`最终得分：${score.toFixed(3)}`);
  }
  expect(hall.faults).toEqual([]);
});

/** Makes the next round by the dialog on the statistics of the competition; returns the id of the new competition. */
async function promoted(id: string, mode: string, choose: () => Promise<void>, nextName: string) {
  await page.goto(`${hall.url}/web/backstage/${id}/${mode}/statistics`);
  await page.getByRole('button', { name: '晋级下一轮' }).click();
  await choose();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('下一轮比赛的名称').fill(nextName);
  await dialog.getByRole('button', { name: '创建下一轮' }).click();
  await page.getByRole('heading', { name: nextName }).waitFor();
  await page.waitForURL(/\/project$/);
  await page
    .getByRole('row', { name: /选择「/ })
    .first()
    .waitFor();
  const next = /backstage\/([^/]+)/.exec(page.url())?.[1] ?? '';
  expect(next).not.toBe(id);
  return next;
}

async function runningOrder(client: Stage['organiser'], id: string): Promise<string[]> {
  const { programGroups } = await client.request('listProgramGroups', { path: { id } });
  return programGroups.flatMap(({ programs }) => programs.map(({ programName }) => programName));
}

it('the first two are promoted by rank, and others by hand', async () => {
  const dialog = page.getByRole('dialog');
  const byRank = await promoted(
    stage.id,
    'score',
    async () => {
      await dialog.getByRole('textbox', { name: '每组前几名' }).fill('2');
      await page.keyboard.press('Tab');
      await dialog.getByText('将晋级 2 个节目').waitFor();
    },
    '半决赛',
  );
  expect(await runningOrder(stage.organiser, byRank)).toEqual(['孤勇者', '起风了']);
  await page.getByRole('row', { name: /选择「孤勇者」.*1.*孤勇者/ }).waitFor();
  // The next round takes over the judges, but no cloud points, scores or sign-ins.
  const { users } = await stage.organiser.request('listApprovedJudges', { path: { id: byRank } });
  expect(users.map((user) => [user.name, user.signIn])).toEqual(
    stage.judges.map((judge) => [judge.name, false]),
  );
  const { status } = await stage.organiser.request('getCompetitionStatus', {
    path: { id: byRank },
  });
  expect(status).toBe('REHEARSAL');

  const byHand = await promoted(
    stage.id,
    'score',
    async () => {
      await dialog.getByText('手动选择').click();
      for (const program of ['茉莉花', '如愿']) {
        await dialog.getByRole('checkbox', { name: `选择「${program}」` }).click();
      }
      await dialog.getByText('将晋级 2 个节目').waitFor();
    },
    '复活赛',
  );
  expect(await runningOrder(stage.organiser, byHand)).toEqual(['如愿', '茉莉花']);
  expect(hall.faults).toEqual([]);
});

it('the winners of a battle are promoted, although a loser had more points', async () => {
  const organiser = stage.organiser;
  const battle = await setStage(product, organiser, {
    name: '机器人格斗赛',
    mode: 'BATTLE',
    score: {
      setting: { enableExceededFoulTimes: true, enableLeadScore: false },
      fouls: [{ foulName: '推出界外', times: 0 }],
    },
    groups: [['破军', '雷霆', '玄武', '赤焰']],
  });
  const { id } = battle;
  await organiser.request('makeOfficial', { path: { id }, body: { confirmName: battle.name } });
  const { programGroups, fouls } = await battle.console.request('getCurrentMatch', {
    path: { id },
  });
  const [a = '', b = '', c = '', d = ''] = (programGroups[0]?.programs ?? []).map((one) => one.id);
  const path = (programId: string, opponentId: string) => ({ id, programId, opponentId });
  await battle.console.request('startBattle', { path: path(a, b) });
  await battle.console.request('addPoint', { path: { id, programId: b }, query: { point: 9 } });
  await battle.console.request('addFoul', {
    path: { id, programId: b },
    query: { foulId: fouls[0]?.id ?? '' },
  });
  await battle.console.request('startBattle', { path: path(c, d) });
  await battle.console.request('addPoint', { path: { id, programId: d }, query: { point: 4 } });
  await battle.console.request('determineBattle', { path: path(d, c) });

  const next = await promoted(
    id,
    'battle',
    async () => {
      await shows(page, '将晋级 2 个节目');
      const winners = page.getByRole('dialog').getByRole('table', { name: '排名' });
      await winners.getByText('破军').waitFor();
      expect(await winners.getByText('雷霆').count()).toBe(0);
      await isAccessible(page);
    },
    '格斗决赛',
  );
  expect(await runningOrder(organiser, next)).toEqual(['破军', '赤焰']);
  expect(hall.faults).toEqual([]);
});
