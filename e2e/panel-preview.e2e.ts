/** Preview and take on the real server: the hall sees nothing until the operator takes the step. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { shows } from './support/people.ts';
import {
  flowButton,
  openPanel,
  openScreen,
  press,
  signEverybodyIn,
  step,
} from './support/stage.ts';

describe('预览', () => {
  it('is opened by P, closed by Esc, and taken by Enter', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '预览赛',
      mode: 'SCORE',
      groups: [['起风了', '孤勇者']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    const linkOnAir = async () =>
      (await stage.console.request('getCurrentMatch', { path: { id: stage.id } })).link;
    await flowButton(panel, '节目单').click();
    await shows(screen, '节目单');

    await press(panel, 'p');
    await picture(panel).getByText('起风了').first().waitFor();
    expect(await linkOnAir()).toBe('PROGRAM_LIST');
    await press(panel, 'Escape');
    await preview(panel).waitFor({ state: 'hidden' });
    expect(await linkOnAir()).toBe('PROGRAM_LIST');

    await panel.getByText('先预览再播出', { exact: true }).click();
    await step(panel, '孤勇者', '上场').click();
    await picture(panel).getByText('孤勇者').first().waitFor();
    expect(await linkOnAir()).toBe('PROGRAM_LIST');
    await press(panel, 'Enter');
    await preview(panel).waitFor({ state: 'hidden' });
    await shows(panel, '表演中');
    expect(await linkOnAir()).toBe('SPEECH');
    expect(hall.faults).toEqual([]);
  });

  it('is closed when another operator takes a step, and says why', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '双控预览赛',
      mode: 'SCORE',
      groups: [['起风了', '孤勇者']],
    });
    const panel = await openPanel(hall, stage);
    const other = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await shows(other, '孤勇者');
    await press(panel, 'p');
    await preview(panel).waitFor();
    await step(other, '孤勇者', '上场').click();
    await shows(panel, /预览已取消/);
    await preview(panel).waitFor({ state: 'hidden' });
    expect(hall.faults).toEqual([]);
  });
});

describe('确认', () => {
  it('is cancelled by Esc: nothing was done', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '取消赛',
      mode: 'SCORE',
      judges: ['周慧敏', '陈志远'],
      groups: [['起风了']],
    });
    await signEverybodyIn(stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await step(panel, '起风了', '上场').click();
    await step(panel, '起风了', '打分').click();
    await stage.judges[0]?.submit('起风了', 91);
    await shows(panel, '1/2 已提交');
    await step(panel, '起风了', '亮分').click();
    const question = panel.getByRole('dialog', { name: '还有 1 位评委没有提交，现在亮分？' });
    await question.waitFor();
    await press(panel, 'Escape');
    await question.waitFor({ state: 'hidden' });
    const { link } = await stage.console.request('getCurrentMatch', { path: { id: stage.id } });
    expect(link).toBe('SCORE');
    expect(hall.faults).toEqual([]);
  });
});

describe('排名里的节目组', () => {
  it('is picked in the dialog, which requires a selection', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '分组排名赛',
      mode: 'SCORE',
      groups: [['起风了'], ['稻香']],
    });
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '排名').click();
    await panel.getByRole('button', { name: /^节目组：第 1 组/ }).click();
    const dialog = panel.getByRole('dialog');
    await dialog.getByRole('button', { name: '确认' }).click();
    await shows(panel, '请选择节目组');
    await dialog.getByText('第 2 组').click();
    await dialog.getByRole('button', { name: '确认' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { activeProgramGroupId, programGroups } = await stage.console.request('getCurrentMatch', {
      path: { id: stage.id },
    });
    expect(activeProgramGroupId).toBe(programGroups[1]?.id);
    expect(hall.faults).toEqual([]);
  });
});

function preview(panel: Page) {
  return panel.getByRole('region', { name: '预览', exact: true });
}

/** The picture of the previewed step. */
function picture(panel: Page) {
  return preview(panel).getByRole('group', { name: '预览', exact: true });
}
