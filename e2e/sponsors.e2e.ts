/** Sponsors from the desk to the wall: on the opening and in the break, and on no picture that reveals a score. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCompetition,
  desk,
  Hall,
  isAccessible,
  register,
  shows,
  wall,
} from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow, scoringOf } from './support/show.ts';
import { seated } from './support/stage.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

it('a sponsor that is added at the desk is shown on the opening of the wall', async () => {
  const organiser = await hall.page(desk);
  await register(organiser, hall, 'sponsors-desk');
  await createCompetition(organiser, '星光杯歌手大赛', '打分');
  await organiser.getByRole('link', { name: '基本设置' }).click();
  const section = organiser.getByRole('region', { name: '赞助单位' });
  await section.getByRole('button', { name: '添加赞助单位' }).click();
  await section.getByLabel('名称').fill('江城银行');
  await section.getByLabel('级别').selectOption({ label: '冠名' });
  // Any picture will do, e.g. a piece of this page.
  const buffer = await organiser.screenshot({ clip: { x: 0, y: 0, width: 300, height: 100 } });
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await section.getByRole('button', { name: '移除「江城银行」的标志' }).waitFor();
  await isAccessible(organiser);

  const screen = await hall.page(wall);
  const id = /backstage\/([^/]+)\//.exec(organiser.url())?.[1];
  await screen.goto(`${hall.url}/web/match/${id}`);
  await shows(screen, '星光杯歌手大赛');
  expect(await screen.getByRole('img', { name: '江城银行' }).count()).toBe(0);
  await organiser.getByRole('button', { name: '保存' }).click();
  await shows(organiser, '已保存');
  // The logo is shown below the competition's name and in the bar, both loaded from this server.
  const shown = screen.getByRole('img', { name: '江城银行' });
  await expect.poll(() => shown.count()).toBe(2);
  for (const image of await shown.all()) {
    expect(await image.getAttribute('src')).toMatch(/^\/api\/image\/[0-9a-f]{64}$/);
    expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(300);
  }
  await shows(screen, '星光杯歌手大赛，江城银行冠名，即将开始');
});

it('the bar disappears for the reveal, and is back with the ranking', async () => {
  const show = await createShow(product, {
    name: '赞助',
    judges: ['周慧敏'],
    programs: ['起风了'],
  });
  const [programId = ''] = show.programIds;
  const target = { programId, itemId: null, test: false };
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { sponsors: [{ name: '江城银行', logo: null, level: 'SPONSOR' }] } },
  });
  const screen = await hall.page(wall);
  await screen.goto(`${hall.url}/web/match/${show.id}`);
  const bar = screen.locator('.lfs-sponsor-bar');
  const stands = () => bar.getAttribute('data-stands');
  await expect.poll(stands).toBe('true');
  await show.operate(...scoringOf(programId));
  await shows(screen, '评委打分中');
  await expect.poll(stands).toBeNull();
  const { judges } = await seated(product, show.client, { id: show.id, name: '赞助' });
  for (const judge of judges) await judge.submit('起风了', 91);
  await show.operate({ type: 'SHOW_SCORE', ...target, confirm: true });
  await shows(screen, '周慧敏');
  // The bar's logos stay loaded, but it is invisible, and no picture leaves room for it.
  expect(await stands()).toBeNull();
  expect(await bar.evaluate((each) => getComputedStyle(each).opacity)).toBe('0');
  expect(await screen.locator('[data-above-bar]').count()).toBe(0);
  await show.operate({ type: 'SHOW_RESULT', ...target });
  await show.operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered: false });
  await expect.poll(stands).toBe('true');
});
