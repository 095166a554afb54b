// The gaps to the leader on a later page of a ranking are shown only when the hall knows the leader's score.
import type { StageRanking } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';

const { rows } = sampleStages.RANKING;

async function gapsOf(topScore: number): Promise<string[]> {
  const stage: StageRanking = {
    ...sampleStages.RANKING,
    pageNo: 1,
    pageSize: 3,
    totalSize: rows.length,
    rows: rows.slice(3, 6),
    topScore,
  };
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
