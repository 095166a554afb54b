// A theme is written to a file and read back unchanged; a wrong file is refused with all its mistakes.
import { describe, expect, it } from 'vitest';
import { readThemeFile, type ThemeFile, themeFileAtMost, themeFileText } from './theme-file.ts';

const file: ThemeFile = {
  name: '江城大学校园歌手大赛',
  theme: 'GALAXY',
  ownTheme: {
    colours: { bg: '#0b2a4a', accent: '#FF6A00' },
    pattern: 'DAYLIGHT',
    figures: 'SERIF',
    corners: 'SQUARE',
  },
};

const content = (changes: object) =>
  JSON.stringify({ ...JSON.parse(themeFileText(file)), ...changes });

describe('a theme file', () => {
  it('is read back as it was written', () => {
    expect(readThemeFile(themeFileText(file))).toEqual({ file, problems: null });
    const plain: ThemeFile = { name: '', theme: 'CRIMSON', ownTheme: { colours: {} } };
    expect(readThemeFile(themeFileText(plain)).file).toEqual(plain);
  });

  it('holds its format and version, the own theme, and the tokens for a page', () => {
    expect(JSON.parse(themeFileText(file))).toMatchObject({
      format: 'liangfen-theme',
      version: 1,
      theme: 'GALAXY',
      colours: { bg: '#0b2a4a', accent: '#FF6A00' },
    });
  });

  it.each([
    ['text', '你好', 'NOT_JSON'],
    ['nothing', '', 'NOT_JSON'],
    ['a list', '[]', 'OTHER_FORMAT'],
    ['null', 'null', 'OTHER_FORMAT'],
    ['another file', '{"colours":{}}', 'OTHER_FORMAT'],
    ['a later one', content({ version: 2 }), 'OTHER_VERSION'],
    ['one too large', content({ name: '长'.repeat(themeFileAtMost / 2) }), 'TOO_LARGE'],
    ['one without its theme', content({ theme: undefined }), 'MISSING'],
    ['one with another theme', content({ theme: 'NEON' }), 'WRONG_CHOICE'],
    ['one with more', content({ script: 'alert(1)' }), 'UNKNOWN_FIELD'],
    ['one whose colours are a list', content({ colours: ['#ffffff'] }), 'WRONG_KIND'],
    ['one whose name is none', content({ name: 7 }), 'WRONG_KIND'],
  ])('is refused: %s', (_what, text, kind) => {
    const { file: read, problems } = readThemeFile(text);
    expect(read).toBeNull();
    expect(problems?.map((problem) => problem.kind)).toEqual([kind]);
  });

  it.each([
    'red',
    '#fff',
    '#0b2a4a80',
    'url(https://e.cn)',
    'rgb(0, 0, 0)',
    '#0b2a4a;x',
    7,
    null,
    {},
  ])('requires six digits for a colour, not %s', (bg) => {
    const { file: read, problems } = readThemeFile(content({ colours: { bg } }));
    expect(read).toBeNull();
    expect(problems).toMatchObject([{ kind: 'WRONG_COLOUR', field: 'bg' }]);
  });

  it('names every mistake, each shortened', () => {
    const { problems } = readThemeFile(
      content({ pattern: 'x'.repeat(200), corners: 3, colours: { bg: 'x', glow: '#ffffff' } }),
    );
    expect(problems?.map((problem) => 'field' in problem && problem.field)).toEqual([
      'bg',
      'glow',
      'pattern',
      'corners',
    ]);
    expect(JSON.stringify(problems).length).toBeLessThan(600);
  });

  it('accepts no names of an object’s prototype', () => {
    const text = themeFileText(file).replace('"bg"', '"__proto__"');
    expect(readThemeFile(text).problems).toMatchObject([{ kind: 'UNKNOWN_FIELD' }]);
    expect(readThemeFile(content({ theme: 'toString' })).file).toBeNull();
  });
});
