// A jump of the server's clock is told once, as a sentence that says how far and that the show goes on.
import { describe, expect, it } from 'vitest';
import { zhCN } from '../messages/index.ts';
import { jumpText } from './jump-text.ts';
import { isNews } from './use-clock-notice.ts';

const said = (byMs: number) => jumpText({ byMs }, zhCN.common.clockJump);

describe('the sentence', () => {
  it.each([
    [3_600_000, '被拨快了 1 小时'],
    [-3_600_000, '被拨慢了 1 小时'],
    [-20_000, '被拨慢了 20 秒'],
    [8 * 60_000, '被拨快了 8 分钟'],
  ])('of %i ms', (byMs, part) => {
    expect(said(byMs)).toContain(part);
    expect(said(byMs)).toContain('不受影响');
  });
});

describe('a jump', () => {
  const jump = { at: 1_000, byMs: -3_600_000 };

  it('is news once, and another one is news again', () => {
    expect(isNews(jump, 2_000, null)).toBe(true);
    expect(isNews(jump, 2_000, jump)).toBe(false);
    expect(isNews({ ...jump, at: 1_500 }, 2_000, jump)).toBe(true);
  });

  it('is none without one, and none long afterwards', () => {
    expect(isNews(undefined, 2_000, null)).toBe(false);
    expect(isNews(jump, 2_000 + 30 * 60_000, null)).toBe(false);
  });
});
