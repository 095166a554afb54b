/** Factors (系数) of items are typed at the desk, and multiply scores on the judge's phone and on the wall. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, isAccessible, phone, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, openScreen, setStage, signEverybodyIn } from './support/stage.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

it('factors are typed at the desk, and count on the phone and on the wall', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'items-by-factor');
  const token = await page.evaluate(() => localStorage.getItem('liangfen.token'));
  const organiser = clientWith(product.url, token ?? '');
  const stage = await setStage(product, organiser, {
    name: '花样滑冰公开赛',
    mode: 'SCORE',
    score: {
      setting: {
        enableItem: true,
        enableScoreItemCombine: true,
        dropScope: 'ITEM',
        convenientScore: '',
        dropHighest: 0,
        dropLowest: 0,
      },
      items: [
        { itemName: '技术', proportion: 60, maxScore: 50 },
        { itemName: '节目内容', proportion: 40, maxScore: 10 },
      ],
    },
    judges: ['周慧敏', '陈志远'],
    groups: [['天鹅湖']],
  });
  const at = { path: { id: stage.id } };

  await page.goto(`${hall.url}/web/backstage/${stage.id}/score/score`);
  await page.getByRole('radio', { name: '按系数（得分 × 系数）' }).check({ force: true });
  for (const [index, factor] of [1, 2.67].entries()) {
    const field = page.getByLabel('系数', { exact: true }).nth(index);
    await field.fill(String(factor));
    await field.press('Tab');
  }
  await shows(page, '各项都打满分合计 76.7 分');
  await isAccessible(page);
  await page.getByRole('button', { name: '保存' }).click();
  await shows(page, '已保存');
  const { items, setting } = await organiser.request('getScoreSetting', at);
  expect(setting.itemWeighting).toBe('FACTOR');
  expect(items.map(({ factor, proportion }) => [factor, proportion])).toEqual([
    [1, 100],
    [2.67, 267],
  ]);

  await signEverybodyIn(stage);
  const screen = await openScreen(hall, stage);
  const { users } = await organiser.request('listApprovedJudges', at);
  const seat = await organiser.request('getSeat', {
    path: { id: stage.id, judgeId: users[0]?.id ?? '' },
  });
  const judge = await hall.page(phone);
  await judge.goto(`${hall.url}${seat.path}`);
  await judge.getByRole('button', { name: '改用这部手机' }).click();
  const { programGroups } = await stage.console.request('getCurrentMatch', at);
  const programId = programGroups[0]?.programs[0]?.id ?? '';
  const path = { id: stage.id, programId, itemId: '0' };
  await stage.console.request('startSpeech', { path });
  await stage.console.request('startScoring', { path });
  await shows(judge, /系数 2\.67/);
  for (const [item, score] of [
    ['技术', '40'],
    ['节目内容', '8'],
  ] as const) {
    await judge.getByRole('button', { name: item }).click();
    for (const digit of score) {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
  }
  // 40 × 1 + 8 × 2.67
  await shows(judge, '61.36');
  await judge.getByRole('button', { name: '提交' }).click();
  await shows(judge, '已送达');
  await stage.judges[1]?.submit('天鹅湖', 44, 7.5);
  await stage.console.request('showScore', { path });
  await stage.console.request('showResult', { path });
  // 42 × 1 + 7.75 × 2.67 = 62.6925, each step rounded as it is shown.
  await shows(screen, '62.69');
  await shows(screen, /7\.75 × 2\.67/);
  await shows(screen, '系数 2.67');
  expect(hall.faults).toEqual([]);
});
