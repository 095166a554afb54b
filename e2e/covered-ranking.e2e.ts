/** Covered rankings, 亮分 and 出分: the operator opens them step by step, and covered scores do not reach the hall. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { shows, wall } from './support/people.ts';
import { flowButton, openPanel, press, type Stage, signEverybodyIn } from './support/stage.ts';

/** From the last place up; no two scores share digits, so that a score is recognised wherever it appears. */
const fromTheLast = [
  { name: '起风了', score: 81.13 },
  { name: '孤勇者', score: 82.27 },
  { name: '如愿', score: 83.39 },
  { name: '稻香', score: 84.46 },
  { name: '少年', score: 85.58 },
] as const;
const champion = fromTheLast[4];

async function playEverything(stage: Stage): Promise<void> {
  await signEverybodyIn(stage);
  const match = await stage.console.request('getCurrentMatch', { path: { id: stage.id } });
  for (const { name, score } of fromTheLast) {
    const programs = match.programGroups.flatMap((group) => group.programs);
    const programId = programs.find(({ programName }) => programName === name)?.id ?? '';
    const path = { id: stage.id, programId, itemId: '0' };
    await stage.console.request('startSpeech', { path });
    await stage.console.request('startScoring', { path });
    await stage.judges[0]?.submit(name, score);
    await stage.console.request('showScore', { path });
    await stage.console.request('showResult', { path });
  }
}

/** Everything that the server has sent to a page's live feed. */
function heardBy(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return () => frames.join('\n');
}

async function hides(screen: Page, rows: readonly { readonly name: string }[]): Promise<void> {
  for (const { name } of rows) expect(await screen.getByText(name).count()).toBe(0);
}

describe('逐个揭晓', () => {
  it.for([{ type: '列表' }, { type: '柱状' }])(
    'opens $type from the last place up with one key press per place, and closes them again',
    async ({ type }, { setStage, hall }) => {
      const stage = await setStage({
        name: `逐个揭晓 ${type}`,
        mode: 'SCORE',
        judges: ['周慧敏'],
        groups: [['如愿', '起风了', '少年', '稻香', '孤勇者']],
      });
      await playEverything(stage);
      const panel = await openPanel(hall, stage);
      await flowButton(panel, '开场').click();
      const screen = await hall.page(wall);
      const heard = heardBy(screen);
      await screen.goto(`${stage.url}/web/match/${stage.id}`);
      await shows(screen, `逐个揭晓 ${type}`);

      await flowButton(panel, '排名').click();
      await panel.getByRole('button', { name: `逐个揭晓：${type}`, exact: true }).click();
      await shows(screen, '排名');
      await shows(panel, '揭晓下一名');
      await hides(screen, fromTheLast);

      for (const [index, { name, score }] of fromTheLast.entries()) {
        await press(panel, 'Enter');
        await shows(screen, name);
        await shows(screen, String(score));
        const closed = fromTheLast.slice(index + 1);
        await hides(screen, closed);
        for (const row of closed) {
          expect(heard()).not.toContain(row.name);
          expect(heard()).not.toContain(String(row.score));
        }
      }

      const reveal = panel.getByRole('group', { name: '揭晓' });
      await reveal.getByRole('button', { name: '退一步' }).click();
      await screen.getByText(champion.name).first().waitFor({ state: 'hidden' });
      await press(panel, 'Enter');
      await shows(screen, champion.name);

      await shows(panel, '请上颁奖台');
      expect(await screen.getByText('冠军').count()).toBe(0);
      await press(panel, 'Enter');
      await shows(screen, '冠军');
      await reveal.getByRole('button', { name: '退一步' }).click();
      await screen.getByText('冠军', { exact: true }).waitFor({ state: 'detached' });
      expect(hall.faults).toEqual([]);
    },
  );
});

describe('亮分 and 出分', () => {
  it('are previewed covered, taken, and opened step by step; so is a ranking', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({
      name: '逐步出分赛',
      mode: 'SCORE',
      judges: ['周慧敏', '陈志远'],
      groups: [['如愿', '起风了']],
    });
    await signEverybodyIn(stage);
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    const screen = await hall.page(wall);
    const heard = heardBy(screen);
    await screen.goto(`${stage.url}/web/match/${stage.id}`);
    await shows(screen, '如愿');
    const match = await stage.console.request('getCurrentMatch', { path: { id: stage.id } });
    const programId = match.programGroups[0]?.programs[0]?.id ?? '';
    const path = { id: stage.id, programId, itemId: '0' };
    await stage.console.request('startSpeech', { path });
    await stage.console.request('startScoring', { path });
    await stage.judges[0]?.submit('如愿', 91.37);
    await stage.judges[1]?.submit('如愿', 94.63);

    // The covered picture is previewed, then taken.
    await shows(panel, /^亮分：1 号/);
    await press(panel, 'p');
    const preview = panel.getByRole('region', { name: '预览' });
    await shows(panel, '91.37');
    await panel.getByRole('button', { name: /^逐个亮分/ }).click();
    await preview.getByText('91.37').first().waitFor({ state: 'hidden' });
    await panel.getByRole('button', { name: /^播出：逐个亮分/ }).click();
    await shows(panel, '揭晓下一步');
    await screen.getByText('周慧敏').first().waitFor({ state: 'attached' });
    expect(heard()).not.toMatch(/91\.37|94\.63/);
    await press(panel, 'Enter');
    await shows(screen, '91.37');
    expect(heard()).not.toContain('94.63');
    await press(panel, 'Backspace');
    await screen.getByText('91.37').first().waitFor({ state: 'hidden' });
    await press(panel, 'Enter');
    await shows(screen, '91.37');
    await press(panel, 'Enter');
    await shows(screen, '94.63');

    // 93.00 is the mean of both scores.
    await panel
      .getByRole('button', { name: /^逐步出分/ })
      .first()
      .click();
    await shows(panel, '揭晓下一步');
    expect(heard()).not.toContain('"programScore":93');
    await press(panel, 'Enter');
    await shows(screen, '93.00');

    // From its preview, too, the ranking goes on air covered.
    await flowButton(panel, '排名').click();
    await panel.getByText('先预览再播出', { exact: true }).click();
    await panel
      .getByRole('button', { name: /^逐个揭晓：/ })
      .first()
      .click();
    await panel.getByRole('button', { name: /^播出：逐个揭晓排名/ }).click();
    await shows(screen, '排名');
    await shows(panel, '揭晓下一名');
    // The previous picture and its caption leave a moment later.
    await expect.poll(() => screen.getByText('93.00').count()).toBe(0);
    await press(panel, 'Enter');
    await press(panel, 'Enter');
    await shows(screen, '93.00');
    expect(hall.faults).toEqual([]);
  });
});
