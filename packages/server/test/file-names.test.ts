/** Tests the name under which a downloaded file is saved, by programs that read UTF-8 names and by those that do not. */
import { expect, test } from 'vitest';
import { fileAnswer } from '../src/contract/http-answer.ts';

function disposition(name: string): string | undefined {
  const { headers } = fileAnswer(new Uint8Array(), { type: 'text/csv', name });
  return headers[headers.indexOf('content-disposition') + 1];
}

test.each([
  ['歌手大赛 2026.csv', 'filename="2026.csv"', '%E6%AD%8C%E6%89%8B%E5%A4%A7%E8%B5%9B%202026.csv'],
  ['歌手大赛.csv', 'filename="liangfen.csv"', '%E6%AD%8C%E6%89%8B%E5%A4%A7%E8%B5%9B.csv'],
  ['final scores.xlsx', 'filename="final-scores.xlsx"', 'final%20scores.xlsx'],
  [
    '决赛"; x="1(终).pdf',
    'filename="x-1.pdf"',
    '%E5%86%B3%E8%B5%9B%22%3B%20x%3D%221%28%E7%BB%88%29.pdf',
  ],
  ['台账', 'filename="liangfen"', '%E5%8F%B0%E8%B4%A6'],
])('%s', (name, plain, whole) => {
  expect(disposition(name)).toBe(`attachment; ${plain}; filename*=UTF-8''${whole}`);
});
