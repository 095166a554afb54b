// Makes the fonts that desk and screen fetch for a name whose letters the machine lacks (docs/decisions/0302), with the
// style sheet that says for which letters. Run by hand after build-name-fonts.mjs: node scripts/build-page-name-fonts.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const paper = join(root, 'packages/server/fonts');
const target = join(root, 'packages/host-app/src/name-fonts');
const ofServer = createRequire(join(root, 'packages/server/package.json'));
const chinese = ofServer.resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);
const { create } = createRequire(ofServer.resolve('pdfmake/package.json'))('fontkit');

/** The fonts by the names of single cuts, as `local()` wants them; the browser makes its own bold. */
const korean = ['AppleSDGothicNeo-Regular', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'];
const arabic = ['Noto Sans Arabic', 'Geeza Pro', 'Segoe UI'];
/** The number of Hangul files: a name has three syllables, and all of Hangul together is a megabyte. */
const koreanParts = 8;
const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];
const perPart = Math.ceil((lastSyllable - firstSyllable + 1) / koreanParts);

const isBetween = (from, to) => (letter) => letter >= from && letter <= to;

const isRareChinese = isBetween(0x20000, 0x3ffff);

/** A font that the machine has is taken from there. No letter is in two files: a browser would fetch both. */
const fontFaces = [
  { name: 'rare-0', file: chinese, wanted: isRareChinese, local: [] },
  { name: 'rare-1', file: 'rare-hk-400.ttf', wanted: isBetween(0x20000, 0x23fff), local: [] },
  { name: 'rare-2', file: 'rare-hk-400.ttf', wanted: isBetween(0x24000, 0x27fff), local: [] },
  { name: 'rare-3', file: 'rare-hk-400.ttf', wanted: isBetween(0x28000, 0x3ffff), local: [] },
  { name: 'rare-4', file: 'rare-jp-400.ttf', wanted: isRareChinese, local: [] },
  {
    name: 'arabic',
    file: 'arabic-400.ttf',
    range: 'U+600-6ff, U+750-77f, U+870-8ff, U+fb50-fdff, U+fe70-fefc',
    wanted: () => true,
    local: arabic,
  },
  {
    name: 'jamo',
    file: 'korean-400.ttf',
    range: 'U+1100-11ff, U+a960-a97f, U+d7b0-d7ff',
    wanted: (letter) => letter < firstSyllable || letter > lastSyllable,
    local: korean,
  },
  ...Array.from({ length: koreanParts }, (_, part) => {
    const from = firstSyllable + part * perPart;
    const to = Math.min(lastSyllable, from + perPart - 1);
    return {
      name: `korean-${part + 1}`,
      file: 'korean-400.ttf',
      range: `U+${from.toString(16)}-${to.toString(16)}`,
      wanted: isBetween(from, to),
      local: korean,
    };
  }),
];

function rangesOf(letters) {
  const ranges = [];
  for (const letter of letters) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`)
    .join(', ');
}

const folder = mkdtempSync(join(tmpdir(), 'page-name-fonts-'));
try {
  execFileSync(
    'npm',
    ['install', '--silent', '--no-save', '--prefix', folder, 'subset-font@2.9.0'],
    {
      stdio: 'inherit',
    },
  );
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
  mkdirSync(target, { recursive: true });
  const rules = [];
  for (const { name, file, range, wanted, local } of fontFaces) {
    const font = readFileSync(file === chinese ? chinese : join(paper, file));
    const letters = create(font)
      .characterSet.filter((letter) => letter > 0xff && wanted(letter))
      .sort((one, other) => one - other);
    const made = await subsetFont(font, String.fromCodePoint(...letters, 0x20), {
      targetFormat: 'woff2',
    });
    writeFileSync(join(target, `${name}.woff2`), made);
    console.log(`${name}: ${letters.length} letters, ${made.length} bytes`);
    const sources = [
      ...local.map((known) => `local('${known}')`),
      `url('./${name}.woff2') format('woff2')`,
    ];
    rules.push(`@font-face {
  font-family: 'Liangfen Names';
  font-display: block;
  src:
    ${sources.join(',\n    ')};
  unicode-range: ${range ?? rangesOf(letters)};
}
`);
  }
  writeFileSync(
    join(target, 'name-fonts.css'),
    `/* Made by scripts/build-page-name-fonts.mjs; do not edit. Licences: packages/server/fonts/FONTS.md. */\n${rules.join('')}`,
  );
  execFileSync('npx', ['biome', 'format', '--write', target], { cwd: root, stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
