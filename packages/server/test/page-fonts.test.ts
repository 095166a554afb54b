/** Tests the fonts that pages load for names: every letter that paper can print is in exactly one small file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontLetters } from '../src/integrations/pdf/font-letters.ts';

const folder = join(import.meta.dirname, '../../host-app/src/name-fonts');
const ofServer = createRequire(join(import.meta.dirname, '../package.json'));
const { create }: { create: (bytes: Buffer) => { readonly characterSet: readonly number[] } } =
  createRequire(ofServer.resolve('pdfmake/package.json'))('fontkit');

/** Returns all code points of a range such as "20-7e" or "U+20-7e". */
function lettersOf(range: string): number[] {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const fontFaces = readFileSync(join(folder, 'name-fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((rule) => {
    const [, file = ''] = /url\("\.\/([^"]+)"\)/.exec(rule) ?? [];
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
    const bytes = readFileSync(join(folder, file));
    return {
      file,
      bytes,
      asked: new Set(ranges.split(',').flatMap((range) => lettersOf(range))),
      drawn: new Set(create(bytes).characterSet),
    };
  });

describe('the fonts of names', () => {
  test.each(['chinese', 'korean', 'arabic', 'rare-hk', 'rare-jp'] as const)(
    'have every letter of %s that paper prints and a Chinese device may lack, each in one file',
    (name) => {
      // The other letters are signs, compatibility forms, and letters that every Chinese font has.
      const isName = (letter: number) =>
        name === 'arabic' || letter >= 0x20000 || (letter >= 0xac00 && letter <= 0xd7a3);
      const letters = fontLetters[name].split(' ').flatMap(lettersOf).filter(isName);
      expect(letters.length).toBeGreaterThan(200);
      const wrong = letters.filter((letter) => {
        // Signs that Arabic shares with other scripts, or that are in its last block.
        if (
          name === 'arabic' &&
          (letter < 0x600 || letter > 0xffff || letter === 0x204f || letter === 0x2e41)
        )
          return false;
        const asked = fontFaces.filter((fontFace) => fontFace.asked.has(letter));
        return asked.length !== 1 || asked[0]?.drawn.has(letter) !== true;
      });
      expect(wrong.map((letter) => letter.toString(16))).toEqual([]);
    },
  );

  test('are not loaded for letters that every device has', () => {
    for (const text of ['起风了', 'Lonely Warrior', '91.37', '，。「」《》·—…', '〇一二三']) {
      for (const letter of text) {
        const asked = fontFaces.filter(({ asked: of }) => of.has(letter.codePointAt(0) ?? 0));
        expect([letter, asked.map(({ file }) => file)]).toEqual([letter, []]);
      }
    }
  });

  test('are small, for a hall’s network', () => {
    for (const { file, bytes } of fontFaces) {
      expect([file, bytes.length < 140_000]).toEqual([file, true]);
    }
  });
});
