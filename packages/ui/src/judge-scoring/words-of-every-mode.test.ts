/** Tests that what a phone says while it waits is true of votes, too: they have no keypad and no marks. */
import { expect, it } from 'vitest';
import { judgeScoring } from '../messages/zh-CN/judge-scoring.ts';

it('a phone that waits speaks of neither keypads nor marks, because it says the same in every mode', () => {
  const { signIn, waiting } = judgeScoring;
  for (const hint of [signIn.hint, waiting.startHint, waiting.speechHint, waiting.recused]) {
    expect(hint).not.toMatch(/键盘|打分/);
  }
});
