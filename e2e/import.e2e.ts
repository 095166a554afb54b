/** Lists from spreadsheets in the real product: previewed and imported, and the refused lines are downloaded as a file. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBack, xlsxFile } from '../packages/server/test/support/files.ts';
import {
  bytesOf,
  createCompetition,
  desk,
  Hall,
  isAccessible,
  register,
  shows,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  page = await hall.page(desk);
  await register(page, hall, 'importing');
  await createCompetition(page, '歌手大赛', '打分');
});

afterAll(async () => {
  await hall?.close();
});

async function chooseFile(rows: Parameters<typeof xlsxFile>[0], name: string): Promise<void> {
  const { bytes } = await xlsxFile(rows);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

it('judges come from a spreadsheet, and its two wrong lines come back as a file', async () => {
  await page.getByRole('link', { name: '评委', exact: true }).click();
  await chooseFile(
    [
      ['编号', '姓名*', '手机号*', '评委组'],
      [1, '周慧敏', 13_800_138_001, null],
      [2, '陈志远', '1380013', null],
      [3, '', '13800138003', null],
      [4, '黄建国', '138-0013-8004', '大众评委'],
    ],
    '评委名单.xlsx',
  );
  await shows(page, '可以导入 2 位评委');
  await shows(page, '2 行不能导入');
  await shows(page, '将新建评委组：大众评委');
  await shows(page, '手机号要是 11 位中国大陆手机号，或留空');
  await isAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '导入 2 位评委' }).click();
  await shows(page, '已导入 2 位评委');

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载失败明细' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('失败明细.xlsx');
  const file = await bytesOf(download);
  expect(await readBack(new Response(new Uint8Array(file)))).toEqual([
    ['编号', '姓名*', '手机号', '评委组', '单位', '职务', '失败原因'],
    ['2', '陈志远', '1380013', ...nothing(3), '手机号要是 11 位中国大陆手机号，或留空'],
    ['3', undefined, '13800138003', ...nothing(3), '姓名没有填'],
  ]);

  await dialog.getByRole('button', { name: '再导入一次' }).click();
  await shows(page, '导入 2，失败 2');
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /选择「黄建国」.*大众评委/ }).waitFor();
  expect(hall.faults).toEqual([]);
});

it('a file that is not a spreadsheet is refused with the server’s sentence', async () => {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '合影.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('JFIF') });
  const refusal = await dialog.getByRole('alert').textContent();
  expect(refusal).toMatch(/xlsx|表格|列/);
  await page.keyboard.press('Escape');
});

it('programs come from a spreadsheet into their groups', async () => {
  await page.getByRole('link', { name: '节目', exact: true }).click();
  await chooseFile(
    [
      ['序号', '节目名称*', '选手', '节目组'],
      [2, '茉莉花', '李雷', null],
      [1, '青花瓷', '韩梅梅', null],
      [1, '稻香', '王芳', '决赛组'],
    ],
    '节目单.xlsx',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '导入 3 个节目' }).click();
  await shows(page, '已导入 3 个节目');
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('row', { name: /选择「青花瓷」.*1.*青花瓷/ }).waitFor();
  await page.getByText('决赛组 1', { exact: true }).waitFor();
  expect(hall.faults).toEqual([]);
});

it('a wrongly imported list is deleted as a whole, however long it is', async () => {
  await page.getByText('决赛组 1', { exact: true }).click();
  const wrong = Array.from({ length: 2_500 }, (_, index) => [`节目 ${index + 1}`, '决赛组']);
  await chooseFile([['节目名称*', '节目组'], ...wrong], '去年的节目单.xlsx');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '导入 2500 个节目' }).click();
  await shows(page, '已导入 2500 个节目');
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('决赛组 2501', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: '全选' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const ask = page.getByRole('dialog', { name: '删除 2501 个节目？', exact: true });
  // Deleting more programs than anybody would look through asks for the competition's name.
  await ask.getByRole('button', { name: '删除', exact: true }).click();
  await ask.getByText('输入的名称和比赛名称一致才能确认', { exact: true }).waitFor();
  await ask.getByRole('textbox').fill('歌手大赛');
  await ask.getByRole('button', { name: '删除', exact: true }).click();
  await shows(page, '已删除 2501 个节目');
  await page.getByText('决赛组 0', { exact: true }).waitFor();
  expect(hall.faults).toEqual([]);
});

/** Empty cells beside each other. */
function nothing(cells: number): undefined[] {
  return Array.from({ length: cells }, () => undefined);
}
