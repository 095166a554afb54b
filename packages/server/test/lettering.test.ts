/** Tests which font prints each letter of a name, and what is printed for a letter that no font has. */
import { describe, expect, test } from 'vitest';
import { lettersInColumn, pieces } from '../src/integrations/pdf/lettering.ts';

describe('a name', () => {
  test.each(['歌手大赛 No. 3（决赛）', 'Ångström Zoë', '野家䶮㛃', 'すずき・カナ', ''])(
    'whose letters are all in the Chinese font is one piece: %s',
    (text) => {
      expect(pieces(text)).toEqual(text === '' ? [] : [{ font: 'chinese', text }]);
    },
  );

  test('changes its font only where it has to', () => {
    expect(pieces('选手 김철수 (1)')).toEqual([
      { font: 'chinese', text: '选手 ' },
      { font: 'korean', text: '김철수 ' },
      { font: 'chinese', text: '(1)' },
    ]);
    expect(pieces('𠀋太郎𠮷').map(({ font }) => font)).toEqual(['rare-jp', 'chinese', 'rare-jp']);
  });

  test('written from right to left stays together, and a long one is broken between its words', () => {
    expect(pieces('عبد الله 1')).toEqual([
      { font: 'arabic', text: 'عبد\u00A0الله' },
      { font: 'chinese', text: ' ' },
      { font: 'chinese', text: '1' },
    ]);
    const long = Array.from({ length: 20 }, () => 'محمد').join(' ');
    for (const most of [40, lettersInColumn]) {
      const lines = pieces(long, most).flatMap(({ text }) => text.split('\n'));
      expect(lines.join(' ').replaceAll('\u00A0', ' ')).toBe(long);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
    }
    const word = 'ئابدۇلئەزىزئەخمەتجان';
    const parts = pieces(word, lettersInColumn).flatMap(({ text }) => text.split('\n'));
    expect(parts.join('')).toBe(word);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(lettersInColumn);
  });

  test('loses no visible letter, and prints no letter as a box', () => {
    expect(pieces('甲\u{10FFFD}乙')).toEqual([{ font: 'chinese', text: '甲〔U+10FFFD〕乙' }]);
    expect(pieces('葛\u{E0100}城\u200B')).toEqual([{ font: 'chinese', text: '葛城' }]);
    expect(pieces('一行\n二行')).toEqual([{ font: 'chinese', text: '一行\n二行' }]);
  });
});
