// The gaps to the leader on a ranking's later page: told when the hall knows the leader's score, and not before.
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

it('a later page tells each row how far the leader is, whom the hall has seen', async () => {
  expect(await gapsOf(rows[0]?.score ?? 0)).toHaveLength(3);
});

it('a page measured by its own highest has none: its first is not the leader', async () => {
  expect(await gapsOf(rows[3]?.score ?? 0)).toEqual([]);
});
