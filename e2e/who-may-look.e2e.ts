/** A sub-account sees 未公布 instead of a score, gets 成绩监看 from the main account, and its look is in the ledger. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, isAccessible, logIn, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, type Stage, setStage, signEverybodyIn } from './support/stage.ts';

let product: Product;
let hall: Hall;
let main: Page;
let sub: Page;
let stage: Stage;

const helper = { loginName: 'look-helper', password: 'liangfen2026', name: '学生会助理' };
const secret = '87.31';

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  main = await hall.page(desk);
  sub = await hall.page(desk);
  await register(main, hall, 'look-main');
  const token = await main.evaluate(() => localStorage.getItem('liangfen.token'));
  const organiser = clientWith(product.url, token ?? '');
  stage = await setStage(product, organiser, {
    name: '合唱比赛',
    mode: 'SCORE',
    judges: ['周慧敏', '陈志远'],
    groups: [['起风了', '孤勇者']],
  });
  await signEverybodyIn(stage);
  const { programGroups } = await stage.console.request('getCurrentMatch', {
    path: { id: stage.id },
  });
  const path = { id: stage.id, programId: programGroups[0]?.programs[0]?.id ?? '', itemId: '0' };
  await stage.console.request('startSpeech', { path });
  await stage.console.request('startScoring', { path });
  for (const judge of stage.judges) await judge.submit('起风了', Number(secret));
  await stage.console.request('showScore', { path, query: { covered: true } });
  await stage.console.request('showResult', { path, query: { covered: true } });
  await organiser.request('createSubUser', { body: { ...helper, competitionIds: [stage.id] } });
  await logIn(sub, hall, helper);
  await sub.getByRole('heading', { name: '我的比赛' }).waitFor();
});

afterAll(async () => {
  await hall?.close();
});

const open = (page: Page, tab: string) =>
  page.goto(`${hall.url}/web/backstage/${stage.id}/score/${tab}`);

it('a sub-account is told that a result is not published, and what to do', async () => {
  await open(sub, 'statistics');
  await shows(sub, '有 1 个节目的分数未公布');
  await shows(sub, /请主账号在「子账号」里开启成绩监看/);
  expect(await sub.content()).not.toContain(secret);
  await isAccessible(sub);
  await open(sub, 'project');
  const program = sub.getByRole('row').filter({ hasText: '起风了' });
  await program.getByText('未公布', { exact: true }).waitFor();
  expect(hall.faults).toEqual([]);
});

it('the main account gives 成绩监看 for one competition', async () => {
  await main.goto(`${hall.url}/web/app/index`);
  await main.getByRole('link', { name: '账号' }).click();
  await main.getByRole('tab', { name: '子账号' }).click();
  await main.getByRole('button', { name: '编辑' }).click();
  await main.getByText('成绩监看', { exact: true }).click();
  await isAccessible(main);
  await main.getByRole('button', { name: '保存' }).click();
  await main.getByText('合唱比赛（成绩监看）（管理员）').waitFor();
  expect(hall.faults).toEqual([]);
});

it('the sub-account sees the score, and the ledger tells everybody so', async () => {
  await open(sub, 'statistics');
  const ranking = sub.getByRole('table', { name: '排名', exact: true });
  await ranking.getByText(secret, { exact: true }).waitFor();
  await shows(sub, /你有成绩监看/);
  await open(main, 'ledger');
  const ledger = main.getByRole('table', { name: '台账' });
  const look = ledger.getByRole('row').filter({ hasText: '查看了 1 号 起风了 未公布的分数' });
  await look.getByText(`组织者 ${helper.name}`).waitFor();
  expect(hall.faults).toEqual([]);
});
