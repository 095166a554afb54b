// Quick scores are scores that a judge may give, and the default ones follow the full mark.
import { describe, expect, it } from 'vitest';
import {
  highestQuickScore,
  unfitQuickScores,
  usualQuickScores,
  withQuickScores,
} from '../src/index.ts';
import { settingWith } from './setting.ts';

describe('quick scores', () => {
  it('are parts of the full mark by default, with the allowed decimals', () => {
    expect(usualQuickScores(settingWith())).toBe('95,90,85,80');
    expect(usualQuickScores(settingWith({ fullScore: 10 }))).toBe('9.5,9,8.5,8');
    expect(usualQuickScores(settingWith({ fullScore: 10, decimals: 0 }))).toBe('10,9,8');
    expect(usualQuickScores(settingWith({ fullScore: 100, minScore: 90 }))).toBe('95,90');
  });

  it('do not fit outside the range or with more decimals than allowed', () => {
    const ten = settingWith({ fullScore: 10, decimals: 1 });
    expect(unfitQuickScores('95,9.5,9.25,8', ten, [])).toEqual(['95', '9.25']);
    expect(unfitQuickScores('', ten, [])).toEqual([]);
  });

  it('fit if one of the items allows them', () => {
    const byItem = settingWith({ enableItem: true });
    expect(unfitQuickScores('20,30,95', byItem, [{ maxScore: 20 }, { maxScore: 30 }])).toEqual([
      '95',
    ]);
  });

  it('are refused by the range that was exceeded, which items set where judges score items', () => {
    const items = [{ maxScore: 10 }, { maxScore: 30 }];
    expect(highestQuickScore(settingWith({ enableItem: true }), items)).toBe(30);
    expect(highestQuickScore(settingWith({ enableItem: true }), [])).toBe(100);
    expect(highestQuickScore(settingWith({ enableItem: false }), items)).toBe(100);
  });

  it('follow the full mark until the organiser has typed others', () => {
    const usual = settingWith({ convenientScore: '95,90,85,80' });
    expect(withQuickScores(usual, { ...usual, fullScore: 10 }).convenientScore).toBe('9.5,9,8.5,8');
    const own = settingWith({ convenientScore: '95,90' });
    expect(withQuickScores(own, { ...own, fullScore: 10 }).convenientScore).toBe('95,90');
    expect(
      withQuickScores(usual, { ...usual, fullScore: 10, convenientScore: '9' }).convenientScore,
    ).toBe('9');
  });
});
