/** A battle at the panel: points, fouls, the clock, determinations, a second start, and programs without an opponent. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { shows } from './support/people.ts';
import {
  answer,
  flowButton,
  openPanel,
  openScreen,
  press,
  rowSays,
  step,
} from './support/stage.ts';

describe('对战的控制台', () => {
  it('starts, scores, fouls, pauses, determines and starts again, each after a confirmation', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '格斗赛',
      mode: 'BATTLE',
      score: {
        setting: {
          enableCountdown: true,
          countdownSeconds: 300,
          convenientScore: '1,2,3',
          enableExceededFoulTimes: false,
          enableLeadScore: false,
        },
        fouls: [{ foulName: '推出界外', times: 2 }],
      },
      groups: [['破军', '雷霆', '玄武', '赤焰']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    expect(await flowButton(panel, '签到').count()).toBe(0);
    expect(await flowButton(panel, '排名').count()).toBe(0);
    await flowButton(panel, '节目单').click();
    // Before the start the buttons of a row are blocked, and each says why.
    expect(await reasonOf(panel, '破军 加 1 分')).toBe('先开始这一场对战');

    await step(panel, '破军', '开始').click();
    await answer(panel, '开始「破军」对「雷霆」？', '开始对战');
    await shows(screen, '破军 0 比 0 雷霆');
    await shows(panel, 'VS');

    await panel.getByRole('button', { name: '破军 加 2 分' }).click();
    await press(panel, 'Escape');
    await panel.getByRole('button', { name: '破军 加 2 分' }).click();
    await answer(panel, '给红方「1 号 破军」加 2 分？', '加分');
    await shows(screen, '破军 2 比 0 雷霆');

    await panel.getByRole('button', { name: '雷霆 自定分数' }).click();
    const points = panel.getByRole('dialog', { name: '雷霆' });
    await points.getByRole('button', { name: '加分' }).click();
    await shows(panel, '请输入分数');
    await points.getByLabel('分数').fill('4.5');
    await press(panel, 'Enter');
    // The dialog was itself the confirmation: no second one follows.
    await points.waitFor({ state: 'hidden' });
    await shows(screen, '破军 2 比 4.5 雷霆');

    for (const times of [1, 2]) {
      await panel.getByRole('button', { name: '破军 记 1 次推出界外' }).click();
      await answer(panel, '给红方「1 号 破军」记 1 次推出界外？', '记犯规');
      await rowSays(panel, '破军', `推出界外 ${times}/2`);
      await screen.getByRole('img', { name: `${times} / 2` }).waitFor();
    }

    await step(panel, '破军', '暂停').click();
    await answer(panel, '暂停第 1 场？', '暂停');
    await shows(screen, '暂停');
    await step(panel, '破军', '继续').click();
    await answer(panel, '继续第 1 场？', '继续');
    await screen.getByText('暂停', { exact: true }).first().waitFor({ state: 'hidden' });

    await panel.getByRole('button', { name: '判 破军 获胜' }).click();
    await answer(panel, '判红方「1 号 破军」获胜？', '判定获胜');
    await shows(screen, /破军获胜/);
    await shows(screen, '裁判判定');
    await rowSays(panel, '破军', '已判定');
    expect(await reasonOf(panel, '雷霆 加 1 分')).toBe(
      '这一场已经判定，要改胜方、比分或犯规请更正这一场',
    );

    await step(panel, '破军', '重新开始').click();
    await shows(panel, '现有比分 2 : 4.5 和犯规会被清除');
    await answer(panel, '重新开始「破军」对「雷霆」？', '重新开始');
    await shows(screen, '破军 0 比 0 雷霆');
    await rowSays(panel, '破军', '推出界外 0/2');
    expect(hall.faults).toEqual([]);
  });

  it('determines a bout by itself, by fouls and by a lead', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '自动判定赛',
      mode: 'BATTLE',
      score: {
        setting: {
          enableCountdown: false,
          convenientScore: '5',
          enableExceededFoulTimes: true,
          enableLeadScore: true,
          leadScore: 5,
        },
        fouls: [{ foulName: '消极比赛', times: 0 }],
      },
      groups: [['破军', '雷霆', '玄武', '赤焰']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await step(panel, '破军', '开始').click();
    await answer(panel, '开始「破军」对「雷霆」？', '开始对战');
    await panel.getByRole('button', { name: '雷霆 记 1 次消极比赛' }).click();
    await shows(panel, '将自动判负');
    await answer(panel, '给蓝方「2 号 雷霆」记 1 次消极比赛？', '记犯规');
    await shows(screen, /破军获胜/);
    await shows(screen, /消极比赛」犯规超限/);
    // Without a countdown there is no clock to pause.
    expect(await step(panel, '破军', '暂停').count()).toBe(0);

    await step(panel, '玄武', '开始').click();
    await answer(panel, '开始「玄武」对「赤焰」？', '开始对战');
    await panel.getByRole('button', { name: '赤焰 加 5 分' }).click();
    await answer(panel, '给蓝方「4 号 赤焰」加 5 分？', '加分');
    await shows(screen, /赤焰获胜/);
    await shows(screen, '领先 5 分');
    expect(hall.faults).toEqual([]);
  });

  it('stops the clock with its remaining time when a lead, given by keys, decides the bout', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '领先判定赛',
      mode: 'BATTLE',
      score: {
        setting: {
          enableCountdown: true,
          countdownSeconds: 300,
          convenientScore: '1,5',
          enableLeadScore: true,
          leadScore: 5,
        },
      },
      groups: [['破军', '雷霆']],
    });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await step(panel, '破军', '开始').click();
    await answer(panel, '开始「破军」对「雷霆」？', '开始对战');
    const desk = panel.getByRole('group', { name: '第 1 场的比分台' });
    await desk.getByText('对战中').waitFor();
    const clockOf = async () => {
      const match = await stage.console.request('getCurrentMatch', { path: { id: stage.id } });
      return match.stage.kind === 'BATTLE' ? match.stage.clock : null;
    };
    expect(await clockOf()).toMatchObject({ remainingMs: null });

    await press(panel, 'i');
    await answer(panel, '给蓝方「2 号 雷霆」加 5 分？', '加分');
    await shows(screen, '蓝方获胜');
    await shows(screen, '领先 5 分');
    await desk.getByText('已判定').waitFor();
    const stopped = await clockOf();
    expect(stopped).toMatchObject({ endsAt: null });
    expect(stopped?.remainingMs).toBeGreaterThan(0);
    // The screen and the status strip show the same stopped time, and not 时间到.
    const [onWall, inStrip] = await Promise.all([
      screen.getByRole('timer').first().textContent(),
      panel.getByRole('region', { name: '现场状态' }).getByRole('timer').textContent(),
    ]);
    expect(onWall).toMatch(/^[45]:\d\d$/);
    expect(inStrip).toContain(onWall);

    await press(panel, 'z');
    await desk.getByText('已暂停').waitFor();
    expect(await clockOf()).toEqual(stopped);
    expect(hall.faults).toEqual([]);
  });

  it('refuses a program that has no opponent, and says why', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '落单赛',
      mode: 'BATTLE',
      groups: [['破军', '雷霆', '玄武']],
    });
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    expect(await reasonOf(panel, '玄武 开始')).toBe(
      '这个节目没有对手，给本组补一个节目，或把它移到别的组',
    );
    for (const action of ['玄武 开始', '玄武 自定分数', '判 玄武 获胜']) {
      await panel.getByRole('button', { name: action, exact: true }).click({ force: true });
      await panel
        .getByRole('status')
        .getByText('这个节目没有对手，给本组补一个节目，或把它移到别的组')
        .waitFor();
      await panel.getByRole('button', { name: '关闭' }).click();
    }
    expect(await panel.getByRole('dialog').count()).toBe(0);
    const { link } = await stage.console.request('getCurrentMatch', { path: { id: stage.id } });
    expect(link).toBe('PROGRAM_LIST');
    expect(hall.faults).toEqual([]);
  });
});

/** Why a button is blocked, as a pointer and a screen reader learn it. */
async function reasonOf(panel: Page, name: string): Promise<string | null> {
  const button = panel.getByRole('button', { name, exact: true });
  await button.and(panel.locator('[aria-disabled="true"]')).waitFor();
  const described = await button.getAttribute('aria-describedby');
  expect(await panel.locator(`[id="${described}"]`).textContent()).toBe(
    await button.getAttribute('title'),
  );
  return button.getAttribute('title');
}
