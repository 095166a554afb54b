/** From localhost, of which the desk warns, to an address that phones can open: chosen, tried with a phone, and used. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addJudges,
  createCompetition,
  desk,
  Hall,
  isAccessible,
  phone,
  register,
  shows,
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

it('the link of a seat begins with the address that a phone has tried', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'hall-address');
  await createCompetition(page, '校园歌手大赛', '打分');
  await addJudges(page, ['周慧敏', '陈志远']);
  const row = page.getByRole('row', { name: /选择「周慧敏」/ });
  await row.getByRole('button', { name: /席位码/ }).click();
  await shows(page, '手机打不开这些二维码');
  await isAccessible(page);

  await page.getByRole('button', { name: '选择地址' }).click();
  await page.getByRole('radio', { name: /其他地址/ }).check();
  const begun = page.waitForResponse((response) => response.url().endsWith('/api/address/trial'));
  await page.getByRole('textbox', { name: '网址' }).fill('hall.example:8080');
  const { path } = (await (await begun).json()) as { path: string };
  await shows(page, '还没有手机打开');
  await isAccessible(page);

  // The chosen name does not resolve here, so the phone opens the same path at the test's own address.
  const visitor = await hall.page(phone);
  await visitor.goto(`${hall.url}${path}`);
  await shows(visitor, '打开了');
  await isAccessible(visitor);
  await shows(page, /打开了，这个地址可以用/);

  await page.getByRole('button', { name: '使用这个地址' }).click();
  const link = page.getByRole('dialog').getByLabel('席位链接');
  expect(await link.inputValue()).toMatch(/^http:\/\/hall\.example:8080\/web\/judge\/seat#/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存图片' }).click();
  expect((await saved).suggestedFilename()).toBe('1 号评委 周慧敏 席位码.png');
  await page.getByRole('button', { name: '下一位' }).click();
  await page.getByRole('heading', { name: '陈志远 的席位码' }).waitFor();
  expect(hall.faults).toEqual([]);
});

it('a code that has expired says what to do', async () => {
  const visitor = await hall.page(phone);
  await visitor.goto(`${hall.url}/web/try/nothing`);
  await shows(visitor, /试扫已经结束/);
});
