/** Pages that a browser translates while an evening runs: each says what a page says that nobody translates. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './support/opened.ts';
import {
  addJudges,
  addPrograms,
  createCompetition,
  desk,
  enterScores,
  type Hall,
  phone,
  register,
  shows,
  wall,
} from './support/people.ts';
import type { Product } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';
import { answer, flowButton, panelAddress, rowSays, step } from './support/stage.ts';
import { translate } from './support/translator.ts';

/** The same page twice, translated and not. */
interface Pair {
  readonly translated: Page;
  readonly plain: Page;
}

async function pairOf(
  hall: Hall,
  viewport: { width: number; height: number },
  open: (page: Page, at: 0 | 1) => Promise<unknown>,
): Promise<Pair> {
  const [translated, plain] = [await hall.page(viewport), await hall.page(viewport)];
  await translate(translated);
  await open(translated, 0);
  await open(plain, 1);
  return { translated, plain };
}

/** What a page says, without what differs between two of a kind: the judge's own name, clocks, and the moment. */
async function words(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText);
  return text
    .replace(/[甲乙]评委/g, '评委')
    .replace(/[12] 号|回执 \w+/g, '')
    .replace(/\d+:\d\d(:\d\d)?|\d+ 秒/g, '')
    .replace(/\s+/g, ' ');
}

async function saysTheSame({ translated, plain }: Pair, text: string | RegExp): Promise<void> {
  await shows(plain, text);
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([words(translated), words(plain)]);
      return one === other ? 'the same words' : `${one}\n≠\n${other}`;
    })
    .toBe('the same words');
}

async function showWithItems(product: Product): Promise<Show> {
  const show = await createShow(product, {
    name: '校园歌手大赛',
    judges: ['甲评委', '乙评委'],
    programs: ['起风了', '孤勇者'],
  });
  await show.client.request('updateScoreSetting', {
    path: { id: show.id },
    body: {
      setting: { enableItem: true, enableScoreItemCombine: true },
      items: [
        { itemName: '技巧', proportion: 60 },
        { itemName: '台风', proportion: 40 },
      ],
    },
  });
  // The page of the audience is open only where the organiser wants it.
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { audiencePage: true } },
  });
  return show;
}

it('runs an evening on phones, panel, screen and audience page', async ({ product, hall }) => {
  const show = await showWithItems(product);
  const { token } = await show.client.request('issueConsoleToken', { path: { id: show.id } });
  const open = (path: string) => (page: Page) => page.goto(`${hall.url}${path}`);
  const panel = await pairOf(hall, desk, async (page) => {
    await page.goto(`${hall.url}/web/control/panel/${show.id}#token=${encodeURIComponent(token)}`);
    await page.getByRole('button', { name: /^开场/ }).waitFor();
  });
  const screen = await pairOf(hall, wall, open(`/web/match/${show.id}`));
  const audience = await pairOf(hall, phone, open(`/web/live/${show.id}`));
  const judge = await pairOf(hall, phone, (page, at) => page.goto(show.seats[at] ?? ''));
  const press = (name: string | RegExp) =>
    panel.translated.getByRole('button', { name }).first().click();

  await shows(judge.translated, '比赛即将开始');
  await press(/^签到/);
  await saysTheSame(screen, '已签到');
  await saysTheSame(judge, '已签到');
  await press(/^节目单/);
  await saysTheSame(screen, '节目单');

  for (const [program, mean] of [
    ['起风了', '88.00'],
    ['孤勇者', '92.00'],
  ] as const) {
    await press(`${program} 上场`);
    await saysTheSame(screen, program);
    await saysTheSame(judge, program);
    await saysTheSame(audience, program);
    await press(`${program} 打分`);
    await saysTheSame(screen, '评委打分中');
    await saysTheSame(audience, '评委正在打分');
    const digits = mean.slice(0, 2);
    for (const page of [judge.translated, judge.plain]) {
      await enterScores(page, [digits, digits]);
      await shows(page, '已送达');
    }
    await saysTheSame(judge, '已送达');
    await saysTheSame(panel, '2/2');
    await press(`${program} 亮分`);
    await saysTheSame(screen, mean);
    await press(`${program} 出分`);
    await saysTheSame(screen, mean);
    await saysTheSame(audience, mean);
    await saysTheSame(judge, '最终得分');
    await saysTheSame(panel, mean);
  }
  await press(/^排名/);
  await panel.translated.getByText('列表', { exact: true }).click();
  await saysTheSame(screen, '起风了');
  expect(hall.faults).toEqual([]);
});

it('decides a bout on panel and screen', async ({ setStage, hall }) => {
  const stage = await setStage({
    name: '格斗赛',
    mode: 'BATTLE',
    score: { setting: { convenientScore: '1,2,3' }, fouls: [{ foulName: '推出界外', times: 2 }] },
    groups: [['破军', '雷霆']],
  });
  const screen = await pairOf(hall, wall, (page) => page.goto(`${hall.url}/web/match/${stage.id}`));
  const panel = await hall.page(desk);
  await translate(panel);
  await panel.goto(panelAddress(stage));
  await flowButton(panel, '节目单').click();
  await saysTheSame(screen, '破军');
  await step(panel, '破军', '开始').click();
  await answer(panel, '开始「破军」对「雷霆」？', '开始对战');
  await saysTheSame(screen, /破军/);
  await panel.getByRole('button', { name: '破军 加 2 分' }).click();
  await answer(panel, '给红方「1 号 破军」加 2 分？', '加分');
  await rowSays(panel, '破军', '2');
  await panel.getByRole('button', { name: '雷霆 记 1 次推出界外' }).click();
  await answer(panel, '给蓝方「2 号 雷霆」记 1 次推出界外？', '记犯规');
  await rowSays(panel, '雷霆', '推出界外 1/2');
  await saysTheSame(screen, '推出界外');
  await panel.getByRole('button', { name: '判 破军 获胜' }).click();
  await answer(panel, '判红方「1 号 破军」获胜？', '判定获胜');
  await saysTheSame(screen, /破军获胜/);
  await rowSays(panel, '破军', '已判定');
  expect(hall.faults).toEqual([]);
});

it('takes an organiser from the registration to a list of judges', async ({ hall }) => {
  const translated = await hall.page(desk);
  await translate(translated);
  await register(translated, hall, 'organiser-translated');
  await createCompetition(translated, '校园歌手大赛', '打分');
  const sameAs = async (text: string) => {
    const plain = await translated.context().newPage();
    await plain.goto(translated.url());
    await saysTheSame({ translated, plain }, text);
    await plain.close();
  };
  await translated.getByRole('link', { name: '计分设置' }).click();
  await translated.getByLabel('去掉最高分').fill('2');
  await translated.getByLabel('去掉最低分').fill('2');
  await translated.getByRole('button', { name: '保存' }).click();
  await shows(translated, '已保存');
  await addPrograms(translated, [
    ['起风了', '李沐晴'],
    ['孤勇者', '王子轩'],
  ]);
  await sameAs('孤勇者');
  await addJudges(translated, ['周慧敏', '陈志远']);
  await sameAs('陈志远');
  expect(hall.faults).toEqual([]);
});
