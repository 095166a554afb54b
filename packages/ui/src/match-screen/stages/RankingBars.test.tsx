// The names below bars stay inside the title-safe area of every wall, whatever their length and script.
import type { StageRanking } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from '../fonts/screen-fonts.ts';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';

const walls = [
  [960, 540],
  [1280, 360],
  [800, 600],
  [540, 960],
] as const;

const han =
  '江城市第三实验中学高一年级（七）班向日葵合唱团与校友联合代表队全体四十六位同学及指导教师和钢琴伴奏共同演出改编版混声四部';
const latin = 'Christopher Konstantinopolskaya-Montgomery & the Bartholomew';
const names = [
  ['山', ''],
  [han, han],
  [latin, latin],
  ['W'.repeat(60), 'M'.repeat(60)],
  [han.slice(0, 24), `外国语学院　${han.slice(0, 28)}`],
  [`《${han.slice(0, 30)}》（改编版·混声）`, `${latin.slice(0, 30)}${han.slice(0, 30)}`],
] as const;

/** Texts, by what they say, that are nearer to the wall's edge than a television is sure to show (5 %). */
function outsideTitleSafe(container: Element): string[] {
  const wall = container.querySelector('[data-scene]')?.getBoundingClientRect();
  if (wall === undefined) return ['no picture'];
  const across = wall.width * 0.04;
  const down = wall.height * 0.05;
  return [...container.querySelectorAll('.lfs-ranking-bars-area *')].flatMap((element) => {
    if (element.children.length > 0 || element.textContent === '') return [];
    const box = element.getBoundingClientRect();
    const safe =
      box.left >= wall.left + across &&
      box.right <= wall.right - across &&
      box.top >= wall.top + down &&
      box.bottom <= wall.bottom - down;
    return safe ? [] : [element.textContent ?? ''];
  });
}

it.each(walls)(
  'six names of any length are inside the safe area of %d × %d',
  async (width, height) => {
    await loadScreenFonts();
    const stage: StageRanking = {
      ...sampleStages.RANKING_PK,
      item: {
        id: 'item-1',
        itemName: '舞台表现力与现场感染力综合评价以及音准节奏',
        proportion: 30,
        maxScore: 100,
      },
      rows: sampleStages.RANKING_PK.rows.map((row, index) => ({
        ...row,
        programName: names[index]?.[0] ?? '',
        contestant: names[index]?.[1] ?? '',
      })),
    };
    const { container, unmount } = await render(
      <div style={{ width, height }}>
        <MatchStage match={sampleMatch(stage, { revealStep: null })} still />
      </div>,
    );
    expect(container.querySelectorAll('.lfs-ranking-bars-name')).toHaveLength(6);
    expect(outsideTitleSafe(container)).toEqual([]);
    await unmount();
  },
);

it('bars that do not begin at zero are marked and say where they begin', async () => {
  const { container, unmount } = await render(
    <div style={{ width: 960, height: 540 }}>
      <MatchStage match={sampleMatch(sampleStages.RANKING_PK, { revealStep: null })} still />
    </div>,
  );
  const rows = sampleStages.RANKING_PK.rows.filter(({ score }) => score !== null);
  expect(container.querySelectorAll('.lfs-ranking-bars-break')).toHaveLength(rows.length);
  expect(container.querySelector('[data-scale]')?.textContent).toMatch(/^柱高从 [\d.]+ 起$/);
  await unmount();
});
