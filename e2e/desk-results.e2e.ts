/** The desk after a show: the way from the overview, the results, the ledger, and the replay of the hall's pictures. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, isAccessible, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, type Stage, setStage, signEverybodyIn } from './support/stage.ts';

let product: Product;
let hall: Hall;
let page: Page;
let stage: Stage;

const name = '校园歌手大赛';

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  page = await hall.page(desk);
  await register(page, hall, 'desk-results');
  const token = await page.evaluate(() => localStorage.getItem('liangfen.token'));
  const organiser = clientWith(product.url, token ?? '');
  stage = await setStage(product, organiser, {
    name,
    mode: 'SCORE',
    score: {
      setting: { enableItem: true, enableScoreItemCombine: true, dropHighest: 0, dropLowest: 0 },
      items: [
        { itemName: '音准', proportion: 60, maxScore: 100 },
        { itemName: '台风', proportion: 40, maxScore: 100 },
      ],
    },
    judges: ['周慧敏', '陈志远'],
    groups: [['起风了', '孤勇者', '如愿']],
  });
  await signEverybodyIn(stage);
  const at = { path: { id: stage.id } };
  const { programGroups } = await stage.console.request('getCurrentMatch', at);
  const [first, second] = programGroups[0]?.programs ?? [];
  for (const [program, scores] of [
    [first, [90, 80]],
    [second, [95, 85]],
  ] as const) {
    const path = { id: stage.id, programId: program?.id ?? '', itemId: '0' };
    await stage.console.request('startSpeech', { path });
    await stage.console.request('startScoring', { path });
    for (const judge of stage.judges) {
      await judge.submit(program?.programName ?? '', scores[0], scores[1]);
    }
    await stage.console.request('showScore', { path });
    await stage.console.request('showResult', { path });
  }
  await stage.console.request('correctResult', {
    path: { id: stage.id, programId: first?.id ?? '' },
    body: { score: 87.5, reason: '计分表抄写有误' },
  });
  await organiser.request('updateScoreSetting', {
    ...at,
    body: { setting: { ranking: 'DENSE', countdownSeconds: 90 } },
  });
  await organiser.request('updateBaseSetting', {
    ...at,
    body: { look: { startTime: Date.now() + 86_400_000, venue: '大礼堂' } },
  });
});

afterAll(async () => {
  await hall?.close();
});

it('the overview leads to the next show', async () => {
  await page.goto(`${hall.url}/web/app/index`);
  await page.getByRole('heading', { name: '江城大学团委，你好' }).waitFor();
  await shows(page, '3 个节目，2 位评委');
  await shows(page, '没有要评审的比赛');
  await isAccessible(page);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { name: new RegExp(`^${name} .*彩排`) }).waitFor();
  expect(page.url()).toContain(`/web/backstage/${stage.id}/score/`);
  expect(hall.faults).toEqual([]);
});

it('the statistics show the whole result, one item, and the working of a score', async () => {
  await page.getByRole('link', { name: '统计' }).click();
  const ranking = page.getByRole('table', { name: '排名', exact: true });
  const rowOf = (program: string) => ranking.getByRole('row').filter({ hasText: program });
  await rowOf('孤勇者').getByText('91.00').waitFor();
  await rowOf('起风了').getByText('87.50').waitFor();
  await rowOf('起风了').getByText('已更正').waitFor();
  await page.getByRole('table', { name: '评委对比' }).getByText('陈志远').waitFor();
  await page.getByText('音准', { exact: true }).first().click();
  await rowOf('孤勇者').getByText('95.00').waitFor();
  await page.getByText('整个节目', { exact: true }).click();
  await rowOf('孤勇者').getByText('91.00').waitFor();
  await ranking.getByRole('button', { name: '起风了 怎么算的' }).click();
  const working = page.getByRole('dialog');
  await working.getByText('计分表抄写有误').waitFor();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await working.waitFor({ state: 'hidden' });
  expect(hall.faults).toEqual([]);
});

it('the ledger says who changed a value, from what to what and why, and that nothing was rewritten', async () => {
  await page.getByRole('button', { name: '操作台账' }).click();
  const ledger = page.getByRole('table', { name: '台账' });
  const correction = ledger.getByRole('row').filter({ hasText: '更正 1 号 起风了 的成绩' });
  await correction.getByText('得分 86 → 87.5').waitFor();
  await correction.getByText('原因：计分表抄写有误').waitFor();
  await correction.getByText('操作员 江城大学团委', { exact: true }).waitFor();
  const setting = ledger.getByRole('row').filter({ hasText: '修改计分设置' }).first();
  await setting.getByText('江城大学团委').waitFor();
  await setting.getByText('并列名次 跳号（1、2、2、4） → 不跳号（1、2、2、3）').waitFor();
  await setting.getByText(/^倒计时（秒） \d+ → 90$/).waitFor();
  await ledger.getByText('地点 无 → 大礼堂').waitFor();
  await page.getByRole('button', { name: '校验台账' }).click();
  await shows(page, '台账完整');
  await page.getByLabel('操作类型').selectOption({ label: '打分' });
  await ledger.getByText('音准 95').first().waitFor();
  expect(await ledger.getByText('修改计分设置').count()).toBe(0);
  await page.getByLabel('操作类型').selectOption({ label: '全部操作' });
  await isAccessible(page);
  expect(hall.faults).toEqual([]);
});

it('the replay shows the hall’s picture of any step, drawn by the screen’s own component', async () => {
  const { steps } = await stage.organiser.request('getLedgerTimeline', {
    path: { id: stage.id },
  });
  const stepOf = (type: string) => steps.find((step) => step.type === type)?.version ?? 0;
  const line = page.getByRole('slider', { name: '时间线' });
  const picture = (version: number) => page.getByRole('img', { name: `第 ${version} 步的大屏` });
  await line.fill(String(stepOf('SPEECH_STARTED')));
  await picture(stepOf('SPEECH_STARTED')).getByText('起风了').first().waitFor();
  await page.getByText('1 号 起风了 上场', { exact: true }).first().waitFor();
  await line.fill(String(stepOf('RESULT_SHOWN')));
  await picture(stepOf('RESULT_SHOWN')).getByText('86.00').first().waitFor();
  await page.getByRole('button', { name: '下一步' }).click();
  const next = steps.find((step) => step.version > stepOf('RESULT_SHOWN'))?.version ?? 0;
  await picture(next).waitFor();
  await line.focus();
  await page.keyboard.press('ArrowLeft');
  await picture(next - 1).waitFor();
  await page.getByRole('button', { name: `看第 ${stepOf('SCORES_REVEALED')} 步的大屏` }).click();
  await picture(stepOf('SCORES_REVEALED')).getByText('周慧敏').first().waitFor();
  expect(hall.faults).toEqual([]);
});

it('a changed form is not left by accident, by a link or by logging out', async () => {
  await page.getByRole('link', { name: '基本设置' }).click();
  const slogan = page.getByLabel('口号');
  await slogan.fill('唱响青春');
  await page.getByRole('link', { name: '评委', exact: true }).click();
  const question = page.getByRole('dialog', { name: '离开前不保存修改？' });
  await question.getByRole('button', { name: '取消' }).click();
  expect(await slogan.inputValue()).toBe('唱响青春');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page
    .getByRole('dialog', { name: '不保存修改就退出登录？' })
    .getByRole('button', { name: '取消' })
    .click();
  expect(await slogan.inputValue()).toBe('唱响青春');
  await page.goBack();
  await question.getByRole('button', { name: '不保存，离开' }).click();
  await page.getByRole('table', { name: '台账' }).waitFor();
  await page.goForward();
  // The unsaved text was given up; a form whose text is saved is left without a question.
  await page.getByLabel('口号').fill('唱响未来');
  await page.getByRole('button', { name: '保存' }).click();
  await shows(page, '已保存');
  await page.getByRole('link', { name: '评委', exact: true }).click();
  await page.getByRole('button', { name: '添加评委' }).first().waitFor();
  expect(hall.faults).toEqual([]);
});
