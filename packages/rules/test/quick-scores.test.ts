// Quick scores are scores that a judge may give, and the default ones follow the full mark.
import { describe, expect, it } from 'vitest';
import {
  highestQuickScore,
  unfitQuickScores,
  usualQuickScores,
  withQuickScores,
} from '../src/index.ts';
import { unfitQuickScoresText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const textsOf = (...of: Parameters<typeof unfitQuickScores>) =>
  unfitQuickScores(...of).map((unfit) => unfitQuickScoresText(unfit));

describe('quick scores', () => {
  it('are parts of the full mark by default, with the allowed decimals', () => {
    expect(usualQuickScores(settingWith(), [])).toBe('95,90,85,80');
    expect(usualQuickScores(settingWith({ fullScore: 10 }), [])).toBe('9.5,9,8.5,8');
    expect(usualQuickScores(settingWith({ fullScore: 10, decimals: 0 }), [])).toBe('10,9,8');
    expect(usualQuickScores(settingWith({ fullScore: 100, minScore: 90 }), [])).toBe('95,90');
    const byItem = settingWith({ enableItem: true });
    expect(usualQuickScores(byItem, [{ maxScore: 10 }, { maxScore: 20 }])).toBe('19,18,17,16');
  });

  it('do not fit outside the range or with more decimals than allowed, each for its own reason', () => {
    const ten = settingWith({ fullScore: 10, decimals: 1 });
    expect(unfitQuickScores('95,9.5,9.25,8,-1', ten, [])).toMatchObject([
      { fault: 'RANGE', scores: ['95', '-1'], min: 0, max: 10, byItem: false },
      { fault: 'DECIMALS', scores: ['9.25'], decimals: 1 },
    ]);
    expect(textsOf('95,9.5,9.25,8,-1', ten, [])).toEqual([
      '快捷分 95、-1 不在 0 到 10 之间，请改正后再保存',
      '快捷分 9.25 超过 1 位小数，请改正后再保存',
    ]);
    expect(unfitQuickScores('', ten, [])).toEqual([]);
    // Written with a zero more, it is still the same score.
    expect(unfitQuickScores('9.50', ten, [])).toEqual([]);
  });

  it('fit if one of the items allows them', () => {
    const byItem = settingWith({ enableItem: true });
    expect(
      unfitQuickScores('20,30,95', byItem, [{ maxScore: 20 }, { maxScore: 30 }]),
    ).toMatchObject([{ scores: ['95'] }]);
  });

  it('are refused by the range that was exceeded, which items set where judges score items', () => {
    const items = [{ maxScore: 10 }, { maxScore: 30 }];
    expect(highestQuickScore(settingWith({ enableItem: true }), items)).toBe(30);
    expect(highestQuickScore(settingWith({ enableItem: true }), [])).toBe(100);
    expect(highestQuickScore(settingWith({ enableItem: false }), items)).toBe(100);
    expect(textsOf('95', settingWith({ enableItem: true }), items)).toEqual([
      '快捷分 95 不在 0 到 30 之间（评分项的满分最高 30），请改正后再保存',
    ]);
  });

  it('follow the full mark until the organiser has typed others', () => {
    const following = (changes: Parameters<typeof settingWith>[0], convenientScore: string) => {
      const setting = settingWith({ convenientScore });
      const after = { setting: { ...setting, ...changes }, items: [] };
      return withQuickScores({ setting, items: [] }, after).convenientScore;
    };
    expect(following({ fullScore: 10 }, '95,90,85,80')).toBe('9.5,9,8.5,8');
    expect(following({ fullScore: 10 }, '95,90')).toBe('95,90');
    expect(following({ fullScore: 10, convenientScore: '9' }, '95,90,85,80')).toBe('9');
  });

  it('follow the full marks of items, and nothing else changes them', () => {
    const setting = settingWith({ convenientScore: '95,90,85,80', enableItem: true });
    const hundred = [{ maxScore: 100 }];
    const ten = [{ maxScore: 10 }];
    const after = (items: typeof ten, from = hundred) =>
      withQuickScores({ setting, items: from }, { setting, items }).convenientScore;
    expect(after(ten)).toBe('9.5,9,8.5,8');
    expect(after([...ten, ...hundred])).toBe('95,90,85,80');
    // Stored before they followed items: they wait for a change of the full marks.
    expect(after(ten, ten)).toBe('95,90,85,80');
    expect(after([{ maxScore: 20 }], ten)).toBe('19,18,17,16');
  });
});
