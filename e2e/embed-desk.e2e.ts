/**
 * The desk's page 嵌入: an organiser lists a portal, tries it out, and pastes the code into the portal's page, which then
 * shows the screen.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, isAccessible, phone, shows } from './support/people.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { type Product, startProduct } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';

let portal: Portal;
let owners: Portal;
let product: Product;
let hall: Hall;

beforeAll(async () => {
  [portal, owners] = await Promise.all([openPortal(), openPortal()]);
  product = await startProduct(undefined, { isDemo: false, portals: [owners.origin] });
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  await Promise.all([portal?.stop(), owners?.stop(), product?.stop()]);
});

const newShow = (name: string) =>
  createShow(product, { name, judges: ['周慧敏'], programs: ['起风了'] });

/** The organiser, already logged in, at the page 嵌入 of the competition. */
async function opened(show: Show, viewport = desk) {
  const page = await hall.page(viewport);
  const token = show.client.tokens.get({ kind: 'general' }) ?? '';
  await page.addInitScript((login) => {
    localStorage.setItem('liangfen.token', login);
    localStorage.setItem('liangfen.login-state', 'ACCOUNT');
  }, token);
  await page.goto(`${product.url}/web/backstage/${show.id}/score/embed`);
  await page.getByRole('heading', { name: '允许的网站', exact: true }).waitFor();
  return page;
}

it('leads from an empty list of sites to the screen in the portal, by its hints and its code', async () => {
  const show = await newShow('嵌进门户的一场');
  const page = await opened(show);
  await shows(page, owners.origin);
  await page
    .getByRole('textbox', { name: '要试的网站', exact: true })
    .fill(`${portal.origin}/news`);
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await shows(page, `${portal.origin} 还不能显示这场比赛`);
  await page.getByRole('button', { name: '添加这个网站', exact: true }).click();
  await shows(page, `${portal.origin} 还没有保存`);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await shows(page, `${portal.origin} 可以显示这场比赛`);

  for (const [way, path] of [
    ['网页元素', '/element'],
    ['iframe', '/frame'],
  ] as const) {
    await page.getByRole('tab', { name: way, exact: true }).click();
    const code = await page.getByRole('region', { name: '页面里的代码', exact: true }).innerText();
    const visitor = await hall.page(desk);
    await visitor.goto(portal.put(path, code));
    const [frame] = visitor.frames().slice(1);
    const holder = frame === undefined ? visitor : visitor.frameLocator('iframe');
    await holder.getByText('嵌进门户的一场').filter({ visible: true }).first().waitFor();
  }
  expect(hall.faults).toEqual([]);
});

it('shows the picture in a frame at the desk, and says that it has appeared', async () => {
  const show = await newShow('后台里的画面');
  const page = await opened(show);
  await page.getByRole('button', { name: '显示画面', exact: true }).click();
  await shows(page, '画面已出现，放进网页就是这样');
  await page
    .frameLocator('iframe')
    .getByText('后台里的画面')
    .filter({ visible: true })
    .first()
    .waitFor();
});

it.each([
  ['a desk', desk],
  ['a phone', phone],
] as const)('is accessible on %s', async (_, viewport) => {
  const page = await opened(await newShow('人人可用'), viewport);
  await page.getByRole('textbox', { name: '要试的网站', exact: true }).fill('portal.example');
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await shows(page, 'https://portal.example 还不能显示这场比赛');
  await isAccessible(page);
});
