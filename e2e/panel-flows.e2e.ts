/** The operator's choices for the screen: flows, sign-in, groups, the test panel and keys, and a check of the hall. */
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { isAccessible, shows } from './support/people.ts';
import {
  answer,
  flowButton,
  openPanel,
  openScreen,
  press,
  signEverybodyIn,
  step,
} from './support/stage.ts';

describe('流程', () => {
  it('shows on the screen what the operator chooses, and says what is on', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '流程演示赛',
      mode: 'SCORE',
      judges: ['周慧敏', '陈志远'],
      groups: [['起风了', '孤勇者'], ['稻香']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await shows(panel, '大屏正显示开场页');
    await shows(screen, '流程演示赛');
    await isAccessible(panel);

    await flowButton(panel, '节目单').click();
    await shows(screen, '节目单');
    await shows(screen, '孤勇者');
    await flowButton(panel, '开场').click();
    await shows(panel, '大屏正显示开场页');
    await screen.getByText('孤勇者').first().waitFor({ state: 'hidden' });

    await flowButton(panel, '签到').click();
    await shows(screen, '评委签到');
    await shows(panel, '0 / 2 位评委已签到');
    await stage.judges[0]?.signIn();
    await shows(panel, '1 / 2 位评委已签到');
    await panel.getByText('宫格', { exact: true }).click();
    await shows(screen, '周慧敏');
    await panel.getByText('列表显示', { exact: true }).click();
    await shows(screen, '陈志远');
    await panel.getByText('大屏显示', { exact: true }).click();
    await screen.getByText('陈志远').first().waitFor({ state: 'hidden' });
    await panel.getByRole('button', { name: '刷新', exact: true }).click();
    await stage.judges[1]?.signIn();
    await shows(panel, '2 / 2 位评委已签到');
    await shows(screen, '全部评委已签到');

    await flowButton(panel, '排名').click();
    await shows(panel, '选择样式后立即公布排名');
    expect(hall.faults).toEqual([]);
  });

  it('switches groups by a dialog that requires a selection', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '分组赛',
      mode: 'SCORE',
      groups: [['起风了'], ['稻香', '少年']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await panel.getByRole('button', { name: /^节目组：第 1 组/ }).click();
    const dialog = panel.getByRole('dialog');
    await dialog.getByRole('button', { name: '确认' }).click();
    await shows(panel, '请选择节目组');
    await dialog.getByText('第 2 组').click();
    await dialog.getByRole('button', { name: '确认' }).click();
    await shows(panel, '少年');
    await shows(screen, '稻香');
    expect(hall.faults).toEqual([]);
  });

  it('is tried out in the test panel without touching any result', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '测试赛',
      mode: 'SCORE',
      judges: ['周慧敏'],
      groups: [['起风了']],
    });
    await signEverybodyIn(stage);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '测试打分').click();
    await shows(screen, '测试分数不计入成绩');
    await step(panel, '测试节目 1', '上场').click();
    await shows(screen, '测试节目 1');
    await step(panel, '测试节目 1', '打分').click();
    await shows(screen, '评委打分中');
    await shows(screen, '测试');
    await stage.judges[0]?.submit('测试节目 1', 88);
    await shows(panel, '1/1 已提交');
    await step(panel, '测试节目 1', '亮分').click();
    await shows(screen, '周慧敏');
    await step(panel, '测试节目 1', '出分').click();
    await shows(screen, '最终得分');
    await flowButton(panel, '节目单').click();
    await shows(panel, '起风了');
    const { programGroups } = await stage.console.request('getCurrentMatch', {
      path: { id: stage.id },
    });
    expect(programGroups[0]?.programs[0]).toMatchObject({ phase: 'WAITING', finalScore: null });
    expect(hall.faults).toEqual([]);
  });
});

describe('键盘', () => {
  it('takes the next step by Enter, chooses flows by number, explains itself by ?, and undoes by Z', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '键盘赛',
      mode: 'SCORE',
      judges: ['周慧敏'],
      groups: [['起风了', '孤勇者']],
    });
    await signEverybodyIn(stage);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await press(panel, '4');
    await shows(screen, '评委签到');
    await press(panel, '3');
    await shows(screen, '节目单');
    await shows(panel, '上场：1 号 起风了');
    await press(panel, 'Enter');
    await shows(panel, '表演中');
    await shows(screen, '起风了');
    await press(panel, 'Enter');
    await shows(screen, '评委打分中');
    await press(panel, 'z');
    await screen.getByText('评委打分中').first().waitFor({ state: 'hidden' });
    await press(panel, '?');
    const keys = panel.getByRole('dialog', { name: '快捷键' });
    await keys.getByText('执行下一步').waitFor();
    await keys.getByText('撤销上一步').waitFor();
    // The panel's keys are off while a dialog is open.
    await press(panel, '3');
    await press(panel, 'Escape');
    await keys.waitFor({ state: 'hidden' });
    await shows(panel, '表演中');
    expect(hall.faults).toEqual([]);
  });
});

describe('现场', () => {
  it('checks that every screen answers, and makes a screen reload its page', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '自检赛',
      mode: 'SCORE',
      judges: ['周慧敏'],
      groups: [['起风了']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await shows(panel, /大屏 1/);
    await panel.getByRole('button', { name: '全链路自检' }).click();
    await shows(panel, /全部 \d 个都已答复/);
    await shows(panel, '不在线');
    await press(panel, 'Escape');

    await panel.getByRole('button', { name: /^大屏 1/ }).click();
    await panel.getByRole('button', { name: '刷新大屏' }).click();
    await screen.evaluate(() => document.body.setAttribute('data-before', ''));
    const loaded = screen.waitForEvent('load');
    await answer(panel, '刷新 1 块大屏？', '刷新大屏');
    await loaded;
    await shows(panel, '已通知 1 块大屏刷新');
    expect(await screen.locator('[data-before]').count()).toBe(0);
    await shows(screen, '自检赛');
    expect(hall.faults).toEqual([]);
  });

  it('shows two operators each other’s presence and steps', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '双控赛',
      mode: 'SCORE',
      groups: [['起风了', '孤勇者']],
    });
    const first = await openPanel(hall, stage);
    const second = await openPanel(hall, stage);
    await shows(first, /^同时在操作：/);
    await flowButton(first, '节目单').click();
    await shows(second, '孤勇者');
    await step(second, '孤勇者', '上场').click();
    await shows(first, '表演中');
    expect(hall.faults).toEqual([]);
  });
});
