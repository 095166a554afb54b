/**
 * The judge's page on phones from 360 to 430 px, in landscape and enlarged: nothing is cut off, and every control is
 * large enough for a thumb.
 */
import type { OperatorCommand } from '@liangfen/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall, isAccessible, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { createShow, type Show, scoringOf } from './support/show.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  // A phone of 390 px enlarged to 200 %.
  { width: 195, height: 422 },
] as const;

/** Finds controls that are too small for a thumb, and keys of the keypad that are smaller than keys must be. */
function tooSmall(): string[] {
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const targets = [...document.querySelectorAll('button, a[href], input, select, [role="button"]')];
  return targets.filter(seen).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const least = element.closest('[role="group"][aria-label="键盘"]') === null ? 44 : 56;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
    // Three keys in a row of 195 px cannot be 56 px wide; they are 56 px high.
    const fits = height >= least - 0.5 && width >= Math.min(least, 44) - 0.5;
    return fits ? [] : [`${name} ${width.toFixed(0)}×${height.toFixed(0)}`];
  });
}

/** Finds a page that is wider than the phone, and buttons that stay outside of the page or their dialog when scrolled to. */
function outOfReach(width: number): string[] {
  const found: string[] = [];
  // Phones widen `innerWidth` to content that is too wide, so it cannot serve as the measure.
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`page ${scrollWidth} px wide`);
  for (const button of document.querySelectorAll('button')) {
    button.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const inside =
      left >= -1 && right <= width + 1 && top >= -1 && bottom <= window.innerHeight + 1;
    if (!inside && right > left) found.push(button.textContent ?? '');
    const box = button.closest('dialog')?.getBoundingClientRect();
    if (box && (bottom > box.bottom + 1 || right > box.right + 1 || top < box.top - 1)) {
      found.push(`${button.textContent} outside its dialog`);
    }
  }
  return found;
}

async function fits(page: Page, state: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${state}, ${size.width}×${size.height}`;
    expect(await page.evaluate(tooSmall), at).toEqual([]);
    expect(await page.evaluate(outOfReach, size.width), at).toEqual([]);
  }
  await page.setViewportSize(sizes[0]);
  await isAccessible(page);
}

/** Whether the element is neither covered nor scrolled out of view. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const ends = [top + 2, top + height - 2].map((y) =>
      document.elementFromPoint(left + Math.min(width, 60) / 2, y),
    );
    return ends.every((at) => at !== null && (found.contains(at) || at.contains(found)));
  });
}

/** Checks that the text is in view on every phone without scrolling; only a page enlarged to 200 % may need it. */
async function staysInSight(page: Page, text: string): Promise<void> {
  const element = page.getByText(text).filter({ visible: true }).first();
  for (const size of sizes.slice(0, -1)) {
    await page.setViewportSize(size);
    expect(await isSeen(element), `${text}, ${size.width}×${size.height}`).toBe(true);
  }
  await page.setViewportSize(sizes[0]);
}

async function typed(page: Page): Promise<string> {
  return (await page.getByRole('status', { name: /当前分数/ }).getAttribute('aria-label')) ?? '';
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
}

/** A phone that has opened its judge's seat. */
async function seated({ seats: [seat] }: Show): Promise<Page> {
  const page = await hall.touchPage(sizes[0]);
  await page.goto(seat ?? '');
  await shows(page, '比赛即将开始');
  await fits(page, '等待');
  return page;
}

describe('手机各种尺寸', () => {
  it('报名、席位与首页', async () => {
    const show = await createShow(product, {
      name: '第十二届校园十佳歌手大赛',
      judges: ['周慧敏'],
      programs: [],
    });
    await show.client.request('updateBaseSetting', {
      path: { id: show.id },
      body: { signUpOpen: true, signUpApproval: true, seatSignsIn: false },
    });
    const page = await hall.touchPage(sizes[0]);
    await page.goto(`${hall.url}/web/judge`);
    await shows(page, '暂无评审任务');
    await fits(page, '空首页');
    await page.goto(`${hall.url}/web/judge/apply?competition=${show.id}`);
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '请填写姓名');
    await fits(page, '报名');
    await page.getByLabel('姓名').fill('林书雅');
    await page.getByLabel('手机号').fill('13800138000');
    await page.getByRole('button', { name: '提交报名' }).click();
    await shows(page, '等待审核');
    await fits(page, '等待审核');
    await page.getByRole('button', { name: '撤回报名' }).click();
    await page.getByRole('dialog').waitFor();
    await fits(page, '撤回');
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await page.goto(`${hall.url}/web/judge`);
    await shows(page, '第十二届校园十佳歌手大赛');
    await fits(page, '首页');
    await page.route('**/group/competition/list', (route) => route.abort());
    await page.reload();
    await shows(page, '加载失败');
    await fits(page, '首页断网');

    const first = await hall.touchPage(sizes[0]);
    await first.goto(show.seats[0] ?? '');
    await first.getByRole('button', { name: '签到' }).waitFor();
    await fits(first, '签到');
    const second = await hall.touchPage(sizes[0]);
    await second.goto(show.seats[0] ?? '');
    await shows(second, '已在另一部手机上打开');
    await fits(second, '席位占用');
    await second.getByRole('button', { name: '改用这部手机' }).click();
    await shows(first, '已改用另一部手机');
    await fits(first, '换手机');
    expect(hall.faults).toEqual([]);
  });

  it('打分、修改、离线、亮分与成绩', async () => {
    const show = await createShow(product, {
      name: '第十二届校园十佳歌手大赛',
      judges: ['周慧敏'],
      programs: ['起风了（改编版 Remix 2026）', '孤勇者'],
    });
    await show.client.request('updateScoreSetting', {
      path: { id: show.id },
      body: { setting: { convenientScore: '80,85,88,90,92,95,98,100' } },
    });
    const [first = '', second = ''] = show.programIds;
    await show.client.request('updateProgram', {
      path: { id: show.id, programId: first },
      body: { contestant: '计算机学院 2024 级 · 李雷、韩梅梅、王小明' },
    });
    const page = await seated(show);
    await fits(page, '等待');
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    await shows(page, '即将上场');
    await fits(page, '节目单');
    const [speech, scoring] = scoringOf(first);
    await show.operate(speech);
    await shows(page, '正在表演');
    await fits(page, '表演');
    await show.operate(scoring);
    await page.getByRole('button', { name: '提交' }).waitFor();
    const keys = page.getByRole('group', { name: '键盘' }).getByRole('button');
    expect(await keys.count()).toBe(12);
    await fits(page, '键盘');
    await press(page, '95');
    await press(page, '6');
    await shows(page, '最高 100 分');
    await fits(page, '超出范围');
    await staysInSight(page, '最高 100 分');
    await page.getByRole('button', { name: '提交' }).click();
    await shows(page, '已送达');
    await fits(page, '已送达');
    await staysInSight(page, '已送达');
    await page.getByRole('button', { name: '删除' }).click();
    await fits(page, '修改');
    await staysInSight(page, '已修改，还没有提交');
    await page.getByRole('button', { name: '我的打分' }).click();
    await page.getByRole('button', { name: '返回现场' }).waitFor();
    await fits(page, '我的打分');
    await page.getByRole('button', { name: '返回现场' }).click();
    // The score that was being typed is still there.
    expect(await typed(page)).toContain('当前分数 9');
    await page.context().setOffline(true);
    await shows(page, '离线');
    await fits(page, '离线');
    await press(page, '6');
    await page.getByRole('button', { name: '提交修改' }).click();
    await shows(page, '待上传');
    await fits(page, '待上传');
    await staysInSight(page, '网络恢复后自动上传');
    await page.context().setOffline(false);
    await page.getByText('离线').waitFor({ state: 'hidden' });
    const target = { programId: first, itemId: null, test: false };
    await show.operate({ type: 'SHOW_SCORE', ...target, confirm: true });
    await shows(page, '打分已结束');
    await fits(page, '亮分');
    await show.operate({ type: 'SHOW_RESULT', ...target });
    await shows(page, '本组首个得分');
    await fits(page, '成绩');
    await show.operate(...scoringOf(second));
    await page.getByRole('button', { name: '提交' }).waitFor();
    expect(hall.faults).toEqual([]);
  });

  it('分项打分', async () => {
    const show = await createShow(product, {
      name: '第十二届校园十佳歌手大赛',
      judges: ['周慧敏'],
      programs: ['起风了'],
    });
    await show.client.request('updateScoreSetting', {
      path: { id: show.id },
      body: {
        setting: { enableItem: true, enableScoreItemCombine: true },
        items: [
          { itemName: '音准与节奏', proportion: 30 },
          { itemName: '情感表达与舞台表现力', proportion: 30 },
          { itemName: '台风', proportion: 20 },
          { itemName: '原创性', proportion: 20 },
        ],
      },
    });
    const page = await seated(show);
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await page.getByRole('button', { name: '1', exact: true }).waitFor();
    const scores = [
      ['音准与节奏', '92'],
      ['情感表达与舞台表现力', '88'],
      ['台风', '90'],
      ['原创性', '85'],
    ] as const;
    for (const size of [sizes[1], sizes[0]]) {
      await page.setViewportSize(size);
      for (const [itemName, score] of scores) {
        await page.getByRole('button', { name: itemName }).click();
        if (size === sizes[1]) await press(page, score);
        expect(await typed(page)).toContain(score);
        const current = page.locator('[aria-current="step"]');
        expect(await isSeen(current), `${itemName} at ${size.width}`).toBe(true);
        expect(await isSeen(page.getByText('当前合计')), `合计 at ${size.width}`).toBe(true);
      }
      await fits(page, '分项');
    }
    await page.getByRole('button', { name: '提交' }).click();
    await shows(page, '已送达');
    await staysInSight(page, '已送达');
    expect(hall.faults).toEqual([]);
  });

  it('投票与对战', async () => {
    const vote = await createShow(product, {
      name: '最佳人气投票',
      mode: 'VOTE',
      judges: ['陈志远'],
      programs: ['海底'],
    });
    const voter = await seated(vote);
    await vote.operate(...scoringOf(vote.programIds[0] ?? ''));
    await voter.getByRole('button', { name: '投票' }).first().waitFor();
    await fits(voter, '投票');
    const battle = await createShow(product, {
      name: '太极推手对抗赛',
      mode: 'BATTLE',
      judges: ['林书雅'],
      programs: ['李雷', '韩梅梅'],
    });
    const referee = await seated(battle);
    const [red = '', blue = ''] = battle.programIds;
    const bout: OperatorCommand = {
      type: 'START_BATTLE',
      programId: red,
      opponentId: blue,
      test: false,
      confirm: true,
    };
    await battle.operate(bout);
    await shows(referee, '红方');
    await fits(referee, '对战');
    expect(hall.faults).toEqual([]);
  });

  it('the check finds what it looks for', async () => {
    const page = await hall.touchPage(sizes[0]);
    await page.setContent(`<meta name="viewport" content="width=device-width" />
      <body style="margin:0">
      <button style="width:40px;height:60px">窄</button>
      <div role="group" aria-label="键盘"><button style="width:90px;height:50px">7</button></div>
      <div style="position:fixed;bottom:-30px"><button style="width:90px;height:60px">下</button></div>
      <div style="width:500px;height:1px"></div>`);
    expect(await page.evaluate(tooSmall)).toEqual(['窄 40×60', '7 90×50']);
    expect(await page.evaluate(outOfReach, sizes[0].width)).toEqual(['page 500 px wide', '下']);
  });
});
