// What stands beside the scores of a ranking: gaps only to a leader whose score the hall knows, or the sum of judges' places.
import type { StageRanking } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { extremeStages } from '../sample-extremes.ts';
import { sampleMatch, sampleStages } from '../samples.ts';

const { rows } = sampleStages.RANKING;

function gapsOf(topScore: number): Promise<string[]> {
  return besideScores({
    ...sampleStages.RANKING,
    pageNo: 1,
    pageSize: 3,
    totalSize: rows.length,
    rows: rows.slice(3, 6),
    topScore,
  });
}

async function besideScores(stage: StageRanking): Promise<string[]> {
  const { container, unmount } = await render(
    <div style={{ width: 960, height: 540 }}>
      <MatchStage match={sampleMatch(stage, { revealStep: null })} still />
    </div>,
  );
  const gaps = [...container.querySelectorAll('.lfs-ranking-rows-gap')].map(
    ({ textContent }) => textContent ?? '',
  );
  await unmount();
  return gaps.filter((text) => text !== '');
}

it('each row of a later page shows its gap to a leader whom the hall has seen', async () => {
  expect(await gapsOf(rows[0]?.score ?? 0)).toHaveLength(3);
});

it('a page whose highest score is the highest known has no gaps: its first is not the leader', async () => {
  expect(await gapsOf(rows[3]?.score ?? 0)).toEqual([]);
});

it('where judges’ places rank, each row says what they come to, the first one too, and no gap of scores', async () => {
  const { RANKING_PLACES: stage } = extremeStages;
  expect(await besideScores(stage)).toEqual(
    stage.rows.map(({ places }) => `名次和 ${places?.total}`),
  );
});
