// Makes the fonts for names that the Chinese font has no letters for: Korean, Arabic script, rarer Chinese, emoji.
// They go on paper. Run by hand when fonts or letters change: node scripts/build-name-fonts.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'packages/server/fonts');
const table = join(root, 'packages/server/src/integrations/pdf/font-letters.ts');
const packages = [
  '@expo-google-fonts/noto-sans-kr@0.4.3',
  '@expo-google-fonts/noto-sans-arabic@0.4.3',
  '@expo-google-fonts/noto-sans-jp@0.4.3',
  '@expo-google-fonts/noto-sans-hk@0.4.3',
  '@expo-google-fonts/noto-emoji@0.4.7',
  'subset-font@2.9.0',
];
const bothWeights = ['400Regular', '700Bold'];

/**
 * What each font is asked for, in this order: a letter that one has is not in the next. Paper takes
 * TrueType, because the PDF library draws nothing from the packed outlines of WOFF2.
 */
const fontFaces = [
  { name: 'korean', font: 'noto-sans-kr', stem: 'NotoSansKR', wanted: /\p{scx=Hangul}/u },
  {
    name: 'arabic',
    font: 'noto-sans-arabic',
    stem: 'NotoSansArabic',
    wanted: /\p{scx=Arabic}/u,
  },
  { name: 'rare-hk', font: 'noto-sans-hk', stem: 'NotoSansHK', wanted: /\p{sc=Han}/u },
  { name: 'rare-jp', font: 'noto-sans-jp', stem: 'NotoSansJP', wanted: /\p{sc=Han}|\p{scx=Kana}/u },
  {
    name: 'emoji',
    font: 'noto-emoji',
    stem: 'NotoEmoji',
    wanted: /\p{So}|\p{Sk}|\p{Sm}|\p{Po}/u,
    weights: ['400Regular'],
  },
];

const { create } = createRequire(
  createRequire(join(root, 'packages/server/package.json')).resolve('pdfmake/package.json'),
)('fontkit');
const chinese = createRequire(join(root, 'packages/server/package.json')).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);

const lettersOf = (path) => create(readFileSync(path)).characterSet.sort((a, b) => a - b);

/** "20-7e a1": from and to, or one alone. */
function rangesOf(letters) {
  const ranges = [];
  for (const letter of letters) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === letter - 1) last[1] = letter;
    else if (last === undefined || last[1] < letter) ranges.push([letter, letter]);
  }
  return ranges
    .map(([from, to]) =>
      from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`,
    )
    .join(' ');
}

const folder = mkdtempSync(join(tmpdir(), 'name-fonts-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, ...packages], {
    stdio: 'inherit',
  });
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
  const known = new Set(lettersOf(chinese));
  const letters = [{ name: 'chinese', ranges: rangesOf([...known].filter((one) => one >= 0x20)) }];
  for (const { name, font, stem, wanted, weights = bothWeights } of fontFaces) {
    const fileOf = (weight) =>
      join(folder, 'node_modules/@expo-google-fonts', font, weight, `${stem}_${weight}.ttf`);
    const own = lettersOf(fileOf(weights[0])).filter(
      (one) => !known.has(one) && wanted.test(String.fromCodePoint(one)),
    );
    for (const one of own) known.add(one);
    letters.push({ name, ranges: rangesOf(own) });
    const text = String.fromCodePoint(...own, 0x20, 0xa0);
    for (const weight of weights) {
      const made = await subsetFont(readFileSync(fileOf(weight)), text, {
        targetFormat: 'truetype',
      });
      writeFileSync(join(target, `${name}-${weight.slice(0, 3)}.ttf`), made);
      console.log(`${name} ${weight}: ${own.length} letters, ${made.length} bytes`);
    }
  }
  writeFileSync(
    table,
    `// Made by scripts/build-name-fonts.mjs; do not edit. Licences: packages/server/fonts/FONTS.md.

/** Which letters each font has: hexadecimal code points, from and to. */
export const fontLetters = {
${letters.map(({ name, ranges }) => `  '${name}':\n    '${ranges}',`).join('\n')}
} as const;
`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
