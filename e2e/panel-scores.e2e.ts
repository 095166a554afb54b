/** A program from speech to ranking at the panel: missing judges, scoring again, reveals, undo, corrections, late scores. */
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
  type Stage,
  signEverybodyIn,
  step,
} from './support/stage.ts';

const judges = ['周慧敏', '陈志远', '林书雅'];
/** No score is dropped, so that every result is a plain average that a reader can check. */
const plain = { setting: { dropHighest: 0, dropLowest: 0, rankPageSize: 2 } } as const;

describe('一个节目', () => {
  it('names the judges who are missing, shows no score before its time, and is scored again when asked', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '独唱赛',
      mode: 'SCORE',
      score: plain,
      judges,
      groups: [['起风了', '孤勇者']],
    });
    await signEverybodyIn(stage);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await step(panel, '起风了', '上场').click();
    await shows(screen, '起风了');
    await step(panel, '起风了', '打分').click();
    await shows(screen, '评委打分中');
    await stage.judges[0]?.submit('起风了', 91.37);
    await stage.judges[1]?.submit('起风了', 92.63);
    await shows(panel, '2/3 已提交');
    await shows(screen, '起风了');
    expect(await screen.evaluate(() => document.documentElement.innerHTML)).not.toMatch(
      /91\.37|92\.63/,
    );

    await step(panel, '起风了', '亮分').click();
    await shows(panel, '3 林书雅 的分数将不计入');
    await panel.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await shows(panel, '2/3 已提交');
    await step(panel, '起风了', '亮分').click();
    await answer(panel, '还有 1 位评委没有提交，现在亮分？', '亮分');
    await shows(screen, '91.37');
    await shows(screen, '92.63');
    await step(panel, '起风了', '出分').click();
    await rowSays(panel, '起风了', '92');

    await step(panel, '起风了', '重新打分').click();
    await answer(panel, '重新进行「节目 1 起风了」？', '重新进行');
    await shows(screen, '评委打分中');
    await stage.judges[0]?.submit('起风了', 95);
    await stage.judges[1]?.submit('起风了', 95);
    await stage.judges[2]?.submit('起风了', 95);
    await shows(panel, '3/3 已提交');
    await step(panel, '起风了', '亮分').click();
    await step(panel, '起风了', '出分').click();
    await rowSays(panel, '起风了', '95');
    await shows(screen, '95.00');
    expect(hall.faults).toEqual([]);
  });

  it('is scored item by item', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '分项赛',
      mode: 'SCORE',
      score: {
        setting: { ...plain.setting, enableItem: true, enableScoreItemCombine: false },
        items: [
          { itemName: '音准', proportion: 60, maxScore: 100 },
          { itemName: '台风', proportion: 40, maxScore: 100 },
        ],
      },
      judges: ['周慧敏'],
      groups: [['起风了']],
    });
    await signEverybodyIn(stage);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    for (const [item, score, title] of [
      ['音准', 90, '音准得分'],
      ['台风', 80, '最终得分'],
    ] as const) {
      await panel.getByRole('radiogroup', { name: '评分项' }).getByText(item).click();
      await step(panel, '起风了', '上场').click();
      await shows(screen, item);
      await step(panel, '起风了', '打分').click();
      await shows(screen, '评委打分中');
      await stage.judges[0]?.submit('起风了', score);
      await shows(panel, '1/1 已提交');
      await step(panel, '起风了', '亮分').click();
      await shows(screen, '周慧敏');
      await step(panel, '起风了', '出分').click();
      await shows(screen, title);
    }
    // 90 × 60 % + 80 × 40 %; the row stays with the item that is chosen.
    await shows(screen, '86.00');
    await rowSays(panel, '起风了', '80');
    expect(hall.faults).toEqual([]);
  });

  it('is revealed step by step, forwards and backwards, and one click undoes a step', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '揭晓赛',
      mode: 'SCORE',
      score: plain,
      judges,
      groups: [['起风了', '孤勇者']],
    });
    await scored(stage, '起风了', [90, 91, 92]);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await shows(screen, '林书雅');
    const reveal = panel.getByRole('group', { name: '揭晓' });
    await reveal.getByRole('button', { name: '退一步' }).click();
    await reveal.getByText(/^已揭晓 \d+ \/ \d+ 步$/).waitFor();
    const at = await reveal.getByText(/^已揭晓 \d+ \/ \d+ 步$/).innerText();
    await reveal.getByRole('button', { name: '退一步' }).click();
    await reveal.getByText(at).waitFor({ state: 'hidden' });
    await reveal.getByRole('button', { name: '进一步' }).click();
    await reveal.getByText(at).waitFor();
    await reveal.getByRole('button', { name: '自动播放' }).click();
    await reveal.getByText(/^已揭晓 \d+ \/ \d+ 步$/).waitFor({ state: 'hidden' });

    await step(panel, '起风了', '出分').click();
    await shows(screen, '最终得分');
    await panel.getByRole('button', { name: '撤销「出分」' }).click();
    await screen.getByText('最终得分').first().waitFor({ state: 'hidden' });
    await shows(panel, '已亮分');
    expect(hall.faults).toEqual([]);
  });
});

describe('出分以后', () => {
  it('is corrected with a reason, and both the screen and the row say so', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '更正赛',
      mode: 'SCORE',
      score: plain,
      judges,
      groups: [['起风了', '孤勇者']],
    });
    await scored(stage, '起风了', [90, 90, 90]);
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await step(panel, '起风了', '出分').click();
    await shows(screen, '90.00');
    await panel.getByRole('button', { name: '起风了 更正或加减分' }).click();
    const dialog = panel.getByRole('dialog', { name: '节目 1 起风了' });
    await dialog.getByLabel('更正为').fill('91.5');
    await dialog.getByRole('button', { name: '更正', exact: true }).click();
    await dialog.getByText('请填写原因').waitFor();
    await dialog.getByLabel('原因').fill('计分员录入有误');
    await dialog.getByRole('button', { name: '更正', exact: true }).click();
    await rowSays(panel, '起风了', '已更正');
    await rowSays(panel, '起风了', '91.5');
    await shows(screen, '91.50');
    await shows(screen, '已更正');
    expect(hall.faults).toEqual([]);
  });

  it('offers late scores, takes one with a reason and sends the other back', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '迟到赛',
      mode: 'SCORE',
      score: plain,
      judges,
      groups: [['起风了', '孤勇者']],
    });
    await scored(stage, '起风了', [90]);
    const panel = await openPanel(hall, stage);
    await step(panel, '起风了', '出分').click();
    await rowSays(panel, '起风了', '90');
    await expect(stage.judges[1]?.submit('起风了', 96)).rejects.toMatchObject({
      code: 'WINDOW_CLOSED',
    });
    await expect(stage.judges[2]?.submit('起风了', 60)).rejects.toMatchObject({
      code: 'WINDOW_CLOSED',
    });
    await shows(panel, '2 个迟交的分数等你处理');
    await panel.getByRole('button', { name: '处理', exact: true }).click();
    const dialog = panel.getByRole('dialog', { name: '迟交的分数' });
    await dialog.getByLabel('2 号 陈志远，节目 1 起风了的原因').fill('手机断网，现场举牌为证');
    await dialog
      .getByRole('button', {
        name: '计入 2 号 陈志远 给节目 1 起风了的分数',
        exact: true,
      })
      .click();
    await shows(panel, '1 个迟交的分数等你处理');
    await dialog.getByLabel('3 号 林书雅，节目 1 起风了的原因').fill('已经公布');
    await dialog
      .getByRole('button', {
        name: '不计入 3 号 林书雅 给节目 1 起风了的分数',
        exact: true,
      })
      .click();
    await shows(panel, '迟交的分数都处理好了');
    await press(panel, 'Escape');
    await rowSays(panel, '起风了', '93');
    expect(hall.faults).toEqual([]);
  });
});

describe('排名', () => {
  it('is shown by type, by item and by page', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '排名赛',
      mode: 'SCORE',
      score: {
        setting: { ...plain.setting, enableItem: true, enableScoreItemCombine: true },
        items: [
          { itemName: '音准', proportion: 50, maxScore: 100 },
          { itemName: '台风', proportion: 50, maxScore: 100 },
        ],
      },
      judges: ['周慧敏'],
      groups: [['起风了', '孤勇者', '如愿']],
    });
    const at = { path: { id: stage.id } };
    await signEverybodyIn(stage);
    for (const [index, scores] of [
      [80, 98],
      [90, 92],
      [95, 61],
    ].entries()) {
      const match = await stage.console.request('getCurrentMatch', at);
      const program = match.programGroups[0]?.programs[index];
      const path = { id: stage.id, programId: program?.id ?? '', itemId: '0' };
      await stage.console.request('startSpeech', { path });
      await stage.console.request('startScoring', { path });
      await stage.judges[0]?.submit(program?.programName ?? '', ...scores);
      await stage.console.request('showScore', { path });
      await stage.console.request('showResult', { path });
    }
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '排名').click();
    await panel.getByText('列表', { exact: true }).click();
    // Averages 89, 91 and 78 on pages of two.
    await shows(screen, points(91));
    await shows(screen, points(89));
    // The previous picture and its caption leave a moment later.
    await expect.poll(() => screen.getByText('如愿').count()).toBe(0);
    await panel.getByRole('button', { name: '第 2 页', exact: true }).click();
    await shows(screen, '如愿');
    await shows(screen, points(78));

    await panel.getByLabel('评分项').selectOption({ label: '台风' });
    await shows(panel, '选择样式后立即公布排名');
    await panel.getByText('列表', { exact: true }).click();
    await shows(screen, '台风排名');
    await shows(screen, points(98));
    await panel.getByText('柱状', { exact: true }).click();
    await shows(screen, points(61));
    const back = panel.getByRole('group', { name: '揭晓' }).getByRole('button', { name: '退一步' });
    // From the podium to the ranking, then to before its first place.
    await back.click();
    await shows(panel, '已揭晓 3 / 4 步');
    await back.click();
    await shows(panel, '已揭晓 2 / 4 步');
    await screen.getByText(points(98)).first().waitFor({ state: 'hidden' });
    expect(hall.faults).toEqual([]);
  });
});

/** A whole number with or without decimals, as the screen may write it. */
function points(value: number): RegExp {
  return new RegExp(`^${value}(\\.0+)?$`);
}

/** Brings a program on air, has it scored and revealed; one score per judge, in the order of their numbers. */
async function scored(stage: Stage, program: string, scores: readonly number[]): Promise<void> {
  await signEverybodyIn(stage);
  const at = { path: { id: stage.id } };
  const match = await stage.console.request('getCurrentMatch', at);
  const programs = match.programGroups.flatMap((group) => group.programs);
  const programId = programs.find(({ programName }) => programName === program)?.id ?? '';
  const path = { id: stage.id, programId, itemId: '0' };
  await stage.console.request('startSpeech', { path });
  await stage.console.request('startScoring', { path });
  for (const [index, score] of scores.entries()) await stage.judges[index]?.submit(program, score);
  await stage.console.request('showScore', { path, query: { confirm: true } });
}
