// Whoever is out of the ranking has the field's word where a rank would be said, to those who see and those who listen.
import type { ProgramStanding, StageResult } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../messages/index.ts';
import { captionOf } from './caption.ts';
import { layerLine } from './output/layer-line.ts';
import { sampleMatch, sampleStages } from './samples.ts';

function unranked(standing: ProgramStanding): StageResult {
  const { program, ...result } = sampleStages.RESULT;
  return {
    ...result,
    program: { ...program, standing },
    rank: null,
    tied: false,
    leader: null,
    leaderChanged: false,
    mark: null,
  };
}

describe('the result of', () => {
  it.each([
    ['GUEST', '不计名次'],
    ['DISQUALIFIED', '取消资格'],
  ] as const)('%s says %s', (standing, word) => {
    const stage = unranked(standing);
    const match = sampleMatch(stage);
    expect(captionOf(match, zhCN.screen).endsWith(word)).toBe(true);
    expect(layerLine(match, stage, zhCN.screen)?.tag).toBe(word);
  });

  it('somebody who competes and waits for a rank says nothing of it', () => {
    const stage = unranked('COMPETING');
    expect(captionOf(sampleMatch(stage), zhCN.screen)).toMatch(/得分 [0-9.]+$/);
  });
});
