/** A new account's first evening: an example in one click, a template with its guide, and a competition by hand. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addJudges,
  addPrograms,
  createCompetition,
  createFromTemplate,
  desk,
  Hall,
  isAccessible,
  openConsole,
  phone,
  register,
  shows,
  wall,
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
  expect(hall.faults).toEqual([]);
});

it('one click after registration, the example shows its ranking on the screen', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'evening-example');
  await page.getByRole('button', { name: '看一场示例比赛' }).click();
  await page.waitForURL('**/score/guide');
  await page.getByRole('heading', { name: /示例：校园歌手赛/ }).waitFor();
  const id = /backstage\/([^/]+)\//.exec(page.url())?.[1];
  const screen = await hall.page(wall);
  await screen.goto(`${hall.url}/web/match/${id}`);
  await screen.getByText('《如愿》').filter({ visible: true }).first().waitFor();
});

it('after registration and a template, the guide leads through its steps and is found again', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'evening-template');
  await createFromTemplate(page, {
    name: '校园演讲比赛',
    template: '演讲',
    start: '2026-12-01T19:00',
  });
  await shows(page, '已完成 2 / 5 步');
  await isAccessible(page);

  await page.getByRole('link', { name: '核对计分规则' }).click();
  await page.waitForURL('**/score/score');
  await expect.poll(() => page.getByLabel('名称').first().inputValue()).toBe('内容');
  await page.getByRole('link', { name: '指南' }).click();
  // The checklist above has a link with the same text, which appears sooner.
  const guide = page.getByRole('region', { name: '五步准备好一场比赛' });
  await guide.getByRole('link', { name: '添加节目' }).click();
  await page.waitForURL('**/score/project');
});

/** Counts what a person presses on every page of this browser: buttons and keys, and each field that is filled in as one. */
async function countsPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.context().exposeBinding('pressed', () => {
    presses += 1;
  });
  await page.context().addInitScript(() => {
    // The binding above is a function of the page's window, of which no type knows.
    const press = () => (globalThis as unknown as { pressed: () => void }).pressed();
    addEventListener('pointerdown', press, true);
    addEventListener(
      'keydown',
      ({ key }) => (key === 'Enter' || key === 'Escape' ? press() : undefined),
      true,
    );
    const typed = (event: Event) => {
      const field = event.target;
      const isText =
        field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type);
      if (isText || field instanceof HTMLTextAreaElement) press();
    };
    addEventListener('change', typed, true);
  });
  return () => presses;
}

it('from registration to the first result, by hand with 3 judges and 3 programs, takes at most 60 presses', async () => {
  const organiser = await hall.page(desk);
  const presses = await countsPresses(organiser);
  await register(organiser, hall, 'evening-by-hand');
  await createCompetition(organiser, '校园歌手大赛', '打分');
  await addPrograms(organiser, [
    ['起风了', '李沐晴'],
    ['孤勇者', '王子轩'],
    ['如愿', '陈思远'],
  ]);
  const seats = await addJudges(organiser, ['周慧敏', '陈志远', '林书雅']);
  const judges: Page[] = [];
  for (const seat of seats) {
    const judge = await hall.page(phone);
    await judge.goto(seat);
    await shows(judge, '比赛即将开始');
    judges.push(judge);
  }
  const operator = await openConsole(organiser);
  const screen = await hall.page(wall);
  await screen.goto(`${hall.url}/web/match/${/panel\/([^/?]+)/.exec(operator.url())?.[1]}`);
  await shows(screen, '校园歌手大赛');

  const next = operator.locator('[data-next-step]');
  const takes = async (step: string, wallShows: string | RegExp) => {
    await expect.poll(() => next.getAttribute('aria-label')).toContain(step);
    await operator.keyboard.press('Enter');
    await shows(screen, wallShows);
  };
  await takes('节目单', '节目单');
  await takes('上场', '李沐晴');
  await takes('打分', '评委打分中');
  for (const judge of judges) {
    for (const digit of '90') {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
    await judge.getByRole('button', { name: '提交' }).click();
    await shows(judge, '已送达');
  }
  await takes('亮分', '周慧敏');
  await takes('出分', '最终得分');
  await shows(screen, /90\.00/);
  console.info(`the first result after ${presses()} presses`);
  expect(presses()).toBeGreaterThan(20);
  expect(presses()).toBeLessThanOrEqual(60);
});
