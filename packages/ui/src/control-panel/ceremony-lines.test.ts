// The panel's words before a ceremony fit the steps that it will take, whoever shares which place.
import { revealSteps } from '@liangfen/rules';
import type { Award, RankRow, Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import {
  sampleAwards,
  sampleChampion,
  samplePodium,
} from '../match-screen/ceremony/ceremony-samples.ts';
import { samplePrograms } from '../match-screen/samples.ts';
import { zhCN } from '../messages/index.ts';
import { sampleShow } from '../sample-show/sample-show.ts';
import { ceremonyLines } from './ceremony-lines.ts';

const texts = zhCN.panel.ceremony;
const { setting } = sampleShow();
const said = (stage: Stage, awards: readonly Award[] = []) =>
  ceremonyLines(stage, { setting: { ...setting, awards: [...awards] } }, { texts, list: '、' });

function podium(...ranks: readonly (1 | 2 | 3)[]) {
  return samplePodium(
    ranks.map(
      (rank, index): RankRow => ({
        rank,
        tied: ranks.filter((other) => other === rank).length > 1,
        programId: `p${index}`,
        sort: index + 1,
        programName: `节目${index + 1}`,
        contestant: '',
        score: 90 - rank,
        decidedBy: null,
      }),
    ),
  );
}

describe('the podium', () => {
  it.each([
    [[1, 2, 3], ['季军、亚军、冠军依次上台']],
    [[1], ['冠军上台']],
    [[1, 1, 3], ['季军、并列冠军 2 个依次上台']],
    [
      [1, 2, 3, 3, 3, 3, 3],
      ['并列季军 5 个、亚军、冠军依次上台', '台上站不下，一个名次一个名次地列出名字'],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      ['并列冠军 7 个上台', '台上站不下，一个名次一个名次地列出名字'],
    ],
  ] as const)('of %j', (ranks, lines) => {
    const stage = podium(...ranks);
    expect(said(stage)).toEqual(lines);
    const named = lines[0].replace(/依次上台|上台/, '').split('、');
    expect(named).toHaveLength(revealSteps(stage).length);
  });
});

describe('the champion', () => {
  it('of one is said by the general words, several are counted', () => {
    expect(said(sampleChampion(samplePrograms.slice(0, 1)))).toEqual([]);
    expect(said(sampleChampion(samplePrograms.slice(0, 3)))).toEqual([
      '并列冠军 3 个，同时亮名字，再亮得分',
    ]);
  });
});

describe('awards', () => {
  it('that a shared rank leaves without a winner are named beforehand', () => {
    const byRank = (awardName: string, rank: number): Award => ({
      basis: 'RANK',
      awardName,
      fromRank: rank,
      toRank: rank,
    });
    const given = sampleAwards([{ awardName: '金奖', winners: samplePrograms.slice(0, 2) }]);
    expect(said(given, [byRank('金奖', 1)])).toEqual([]);
    expect(said(given, [byRank('金奖', 1), byRank('银奖', 2)])).toEqual([
      '从最后一个奖项往上颁',
      '没有人得、不会颁发：银奖',
    ]);
  });
});
