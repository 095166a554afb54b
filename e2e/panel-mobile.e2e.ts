/** The phone console drives a whole program beside a panel at a desk: one state machine, two layouts. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { isAccessible, shows } from './support/people.ts';
import {
  answer,
  flowButton,
  openMobilePanel,
  openPanel,
  openScreen,
  rowSays,
  signEverybodyIn,
  step,
} from './support/stage.ts';

/** The big button for the next step, within reach of the thumb. */
const next = (panel: Page, text: string) =>
  panel.getByRole('button', { name: `下一步：${text}`, exact: false });

describe('手机控制台', () => {
  it('takes a program from the list to its result, and takes the last step back', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '单手演示赛',
      mode: 'SCORE',
      judges: ['周慧敏', '陈志远'],
      groups: [['起风了', '孤勇者']],
    });
    await signEverybodyIn(stage);
    const screen = await openScreen(hall, stage);
    const panel = await openMobilePanel(hall, stage);
    const atDesk = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await shows(screen, '孤勇者');
    await isAccessible(panel);
    expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await next(panel, '上场').click();
    await shows(screen, '起风了');
    await next(panel, '打分').click();
    await shows(screen, '评委打分中');
    for (const judge of stage.judges) await judge.submit('起风了', 92);
    await shows(panel, '2/2 已提交');
    await next(panel, '亮分').click();
    await shows(screen, '周慧敏');
    await next(panel, '出分').click();
    await shows(screen, '最终得分');
    await rowSays(atDesk, '起风了', '已出分');

    await panel.getByRole('button', { name: '撤销「出分」' }).click();
    await screen.getByText('最终得分').first().waitFor({ state: 'hidden' });
    await next(panel, '出分').click();
    await shows(screen, '最终得分');
    await flowButton(panel, '排名').click();
    await panel.getByText('列表', { exact: true }).click();
    await shows(screen, '排名');
    expect(hall.faults).toEqual([]);
  });

  it('starts a bout that the desk has brought up, and the desk sees the points of the phone', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '两处操作赛',
      mode: 'BATTLE',
      score: { setting: { convenientScore: '1,2,3' } },
      groups: [['红队', '蓝队']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openMobilePanel(hall, stage);
    const atDesk = await openPanel(hall, stage);
    expect(await flowButton(panel, '签到').count()).toBe(0);
    expect(await flowButton(panel, '排名').count()).toBe(0);
    await flowButton(atDesk, '节目单').click();
    await panel.getByRole('button', { name: /^1 红队/ }).click();
    await step(panel, '红队', '开始').click();
    await answer(panel, '开始「红队」对「蓝队」？', '开始对战');
    await shows(screen, '红队 0 比 0 蓝队');
    await panel.getByRole('button', { name: '红队 加 2 分' }).click();
    await answer(panel, '给红方「1 号 红队」加 2 分？', '加分');
    await shows(screen, '红队 2 比 0 蓝队');
    const row = atDesk.getByRole('row').filter({ hasText: '红队' }).first();
    await row.getByRole('cell', { name: '2', exact: true }).waitFor();
    expect(hall.faults).toEqual([]);
  });
});
