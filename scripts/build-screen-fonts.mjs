// Makes the font faces that the match screen ships: subsets of two open fonts, written as text that a chunk of its own carries.
// Run by hand when the characters or the fonts change: node scripts/build-screen-fonts.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const target = join(import.meta.dirname, '../packages/ui/src/match-screen/fonts/font-faces.ts');
const packages = [
  '@fontsource/barlow@5.3.0',
  '@fontsource/noto-serif-sc@5.3.0',
  'subset-font@2.9.0',
];

/** Latin letters, digits and signs. Marks that Chinese sets in full width (“ ” … — ·) stay with the system's font. */
const ranges = [
  [0x20, 0x7e],
  [0xa1, 0xb6],
  [0xb8, 0xff],
];
const signs = '–−×÷±';

/** The first that was found is taken: `latin-ext` has no digits. */
const fontFaces = [
  { family: 'Liangfen Latin', weight: '400', file: 'barlow/files/barlow-latin-400-normal.woff2' },
  { family: 'Liangfen Latin', weight: '600', file: 'barlow/files/barlow-latin-600-normal.woff2' },
  { family: 'Liangfen Latin', weight: '700', file: 'barlow/files/barlow-latin-700-normal.woff2' },
  {
    family: 'Liangfen Title',
    weight: '700',
    file: 'noto-serif-sc/files/noto-serif-sc-latin-700-normal.woff2',
  },
];

const text =
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('') + signs;
const unicodeRange = [
  ...ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`),
  ...[...signs].map((sign) => `U+${sign.codePointAt(0).toString(16)}`),
].join(', ');

const folder = mkdtempSync(join(tmpdir(), 'screen-fonts-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, ...packages], {
    stdio: 'inherit',
  });
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
  const made = [];
  for (const { family, weight, file } of fontFaces) {
    const whole = readFileSync(join(folder, 'node_modules/@fontsource', file));
    const subset = await subsetFont(whole, text, { targetFormat: 'woff2' });
    made.push({
      family,
      weight,
      bytes: subset.length,
      data: Buffer.from(subset).toString('base64'),
    });
  }
  writeFileSync(
    target,
    `// Made by scripts/build-screen-fonts.mjs; do not edit. Licences: packages/ui/FONTS.md.

export const unicodeRange = '${unicodeRange}';

export const fontFaces = [
${made
  .map(
    ({ family, weight, data }) =>
      `  {\n    family: '${family}',\n    weight: '${weight}',\n    woff2:\n      '${data}',\n  },`,
  )
  .join('\n')}
] as const;
`,
  );
  for (const { family, weight, bytes } of made) console.log(`${family} ${weight}: ${bytes} bytes`);
  console.log(`in all: ${made.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
