/**
 * A competition's own theme is made at the desk, appears on the wall without a reload, and is taken by a file into
 * another competition.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, desk, Hall, isAccessible, phone, shows, wall } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

type NewPage = Awaited<ReturnType<Hall['oneBrowser']>>;
type Page = Awaited<ReturnType<NewPage>>;

const newShow = (name: string) =>
  createShow(product, { name, judges: ['周慧敏'], programs: ['起风了'] });

/** The organiser's page, logged in, with the theme editor opened. */
async function opened(newPage: NewPage, show: Show, viewport = desk): Promise<Page> {
  const page = await newPage(viewport);
  const token = show.client.tokens.get({ kind: 'general' }) ?? '';
  await page.addInitScript((login) => {
    localStorage.setItem('liangfen.token', login);
    localStorage.setItem('liangfen.login-state', 'ACCOUNT');
  }, token);
  await page.goto(`${product.url}/web/backstage/${show.id}/score/basic`);
  await page.getByText('主题编辑器').click();
  await page.getByLabel('从这个主题开始').waitFor();
  return page;
}

const setColour = (page: Page, colour: string, value: string) =>
  page.getByRole('textbox', { name: `${colour}的色值`, exact: true }).fill(value);

/** Waits until a stage on the page is drawn with this value of the token. */
async function drawnWith(page: Page, token: string, value: string): Promise<void> {
  const stage = page.locator(`[data-lf-theme][style*="--lf-${token}: ${value}"]`).first();
  await stage.waitFor({ state: 'attached' });
}

it('colours, pattern and corners saved at the desk appear on the wall in the same browser', async () => {
  const newPage = await hall.oneBrowser();
  const show = await newShow('自己的颜色');
  const screen = await newPage(wall);
  await screen.goto(`${product.url}/web/match/${show.id}`);
  await shows(screen, '自己的颜色');
  const page = await opened(newPage, show);
  await setColour(page, '背景', '#0B2A4A');
  await setColour(page, '强调色', '#FFB070');
  await page.getByLabel('边角').selectOption({ label: '直角' });
  // The preview shows the colour; the wall does not before it is saved.
  await drawnWith(page, 'bg', '#0b2a4a');
  expect(await screen.locator('[style*="#0b2a4a"]').count()).toBe(0);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await drawnWith(screen, 'bg', '#0b2a4a');
  await drawnWith(screen, 'corners', '0');
  // The pattern of the theme, drawn in the accent colour.
  await screen
    .locator('[data-lf-theme][style*="--lf-corners: 0"][style*="%23ffb070"]')
    .first()
    .waitFor({ state: 'attached' });
  await isAccessible(page);
  expect(hall.faults).toEqual([]);
});

it('a theme is exported to a file and imported into another competition, and is not left unsaved by accident', async () => {
  const newPage = await hall.oneBrowser();
  const first = await newShow('第一年');
  const page = await opened(newPage, first);
  await setColour(page, '背景', '#14321E');
  await page.getByLabel('背景花纹').selectOption({ label: '远山' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '导出文件', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('第一年 主题.json');
  const buffer = await bytesOf(download);
  expect(JSON.parse(buffer.toString())).toMatchObject({
    format: 'liangfen-theme',
    version: 1,
    name: '第一年',
    theme: 'OBSIDIAN',
    colours: { bg: '#14321e' },
    pattern: 'DAYLIGHT',
  });

  const second = await newShow('第二年');
  const other = await opened(newPage, second, phone);
  const choose = (name: string, content: Buffer) =>
    other
      .locator('input[type="file"][accept*="json"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: content });
  await choose('照片.json', Buffer.from('{"format":"picture"}'));
  await shows(other, '不是亮分的主题文件');
  await choose(download.suggestedFilename(), buffer);
  await shows(other, '已导入「第一年」的主题，保存后大屏才会改变');
  await drawnWith(other, 'bg', '#14321e');
  await other.getByRole('link', { name: '计分设置', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click();
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await shows(other, '已保存');
  const { look } = await second.client.request('getBaseSetting', { path: { id: second.id } });
  expect(look.ownTheme).toEqual({ colours: { bg: '#14321e' }, pattern: 'DAYLIGHT' });
  expect(hall.faults).toEqual([]);
});

it('applies in an iframe as on the wall, and is shown where a competition can no longer be changed', async () => {
  const newPage = await hall.oneBrowser();
  const show = await newShow('已经结束的一场');
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { ownTheme: { colours: { bg: '#301020' } } } },
  });
  const frame = await newPage(wall);
  await frame.goto(`${product.url}/embed/${show.id}`);
  await drawnWith(frame, 'bg', '#301020');

  await product.app.services.ports.database.query
    .updateTable('competition')
    .set({ status: 'ENDED' })
    .where('id', '=', show.id)
    .execute();
  const page = await opened(newPage, show);
  await shows(page, '比赛已结束');
  const hex = page.getByRole('textbox', { name: '背景的色值', exact: true });
  expect(await hex.inputValue()).toBe('#301020');
  expect(await hex.isDisabled()).toBe(true);
  await page.getByRole('tab', { name: '对战', exact: true }).click();
  await page.getByRole('figure', { name: '对战', exact: true }).waitFor();
  expect(hall.faults).toEqual([]);
});
