// Wall, layer and phone have the same words for a rank, for the first score, and for votes that were weighted.
import type { Stage } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { zhCN } from '../messages/zh-CN.ts';
import { MatchStage } from './MatchStage.tsx';
import { layerLine } from './output/layer-line.ts';
import { rankWords } from './rank-words.ts';
import { sampleMatch, sampleStages } from './samples.ts';

const ranked = { rank: 1, tied: false, rankedTotal: 1, vote: false };
const areas = [
  ['wall', zhCN.screen.result],
  ['title', zhCN.screen.title],
  ['audience', zhCN.audience],
] as const;

it.each(areas)('%s: the only score is the first, and no rank', (_area, words) => {
  expect(rankWords(ranked, words)).toBe('本组首个得分');
  expect(rankWords({ ...ranked, vote: true }, words)).toBe('本组首个得票');
  expect(rankWords({ ...ranked, rankedTotal: 2 }, words)).toContain('第 1 名');
  expect(rankWords({ ...ranked, rankedTotal: 2, tied: true }, words)).toBe('并列第 1 名');
});

const first = { rank: 1, tied: false, rankedTotal: 1, leader: null, leaderChanged: false } as const;

async function wordsOf(stage: Stage): Promise<string> {
  const { container, unmount } = await render(
    <div style={{ width: 960, height: 540 }}>
      <MatchStage match={sampleMatch(stage, { revealStep: null })} still />
    </div>,
  );
  const said = container.querySelector('[data-scene]')?.textContent ?? '';
  await unmount();
  return said;
}

it('the lower third says of the first score what the wall says', async () => {
  const stage: Stage = { ...sampleStages.RESULT, ...first, vote: true };
  expect(layerLine(sampleMatch(stage), stage, zhCN.screen)?.tag).toBe('本组首个得票');
  expect(await wordsOf(stage)).toContain('本组首个得票');
});

it('votes are called 得票, weighted ones 加权得票, and a tally counts those for the act', async () => {
  const { working } = sampleStages.RESULT;
  const votes: Stage = { ...sampleStages.RESULT, vote: true, working: { ...working, decimals: 0 } };
  expect(await wordsOf(votes)).toContain('最终得票');
  expect(await wordsOf({ ...votes, working })).toContain('加权得票');
  const said = await wordsOf({ ...sampleStages.SCORE_REVEAL, vote: true });
  expect(said).toContain('得票');
  expect(said).not.toContain('已投票');
});
