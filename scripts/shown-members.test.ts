// What shows, names or gives each member of a list by itself and cannot be made from the list: stories, documents, buttons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themePatternWords, themeWords } from '@liangfen/rules/words';
import { screenThemeValues } from '@liangfen/sdk/values';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

interface Schema {
  readonly description?: string;
  readonly enum?: readonly string[];
}

const {
  components: { schemas },
}: { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } } = parse(
  read('openapi.yaml'),
  { merge: true },
);

function namesWord(text: string, member: string): boolean {
  return new RegExp(`(?<![A-Z_])${member}(?![A-Z_])`).test(text);
}

it('a description in the contract that names members of its list names all of them', () => {
  for (const [name, { description = '', enum: members = [] }] of Object.entries(schemas)) {
    const unnamed = members.filter((member) => !namesWord(description, member));
    const namesSome = members.length - unnamed.length > 1;
    expect(namesSome ? unnamed : [], `the description of ${name} leaves out`).toEqual([]);
  }
});

it('the contract says what each theme and each pattern is called', () => {
  for (const word of Object.values(themeWords)) {
    expect(schemas.ScreenTheme?.description).toContain(word);
  }
  for (const word of Object.values(themePatternWords)) {
    expect(schemas.ThemePattern?.description).toContain(word);
  }
});

it('each theme has a story of all its pictures, which docs/screen.md names', () => {
  const file = 'packages/ui/src/match-screen/MatchScreenThemes.stories.tsx';
  const stories = [...read(file).matchAll(/^export const (All\w+) = pictures\('(\w+)'\);$/gm)];
  expect(
    stories.map(([, , theme]) => theme),
    file,
  ).toEqual([...screenThemeValues]);
  const page = read('docs/screen.md');
  const unnamed = stories
    .map(([, story]) => story)
    .filter((story) => !page.includes(`\`${story}\``));
  expect(unnamed, 'stories that docs/screen.md leaves out').toEqual([]);
});

it('docs/screen.md says which theme stands in which column', () => {
  const [, columns] = /a theme in each column: ([^.]+)\./.exec(read('docs/screen.md')) ?? [];
  expect(columns?.split(', ')).toEqual(Object.values(themeWords));
});

it.each(['docs/embedding.md', 'docs/embedding.zh-CN.md'])('%s names every theme', (name) => {
  // Its other row says what stands in for a theme that the page does not give.
  const rows = read(name)
    .split('\n')
    .filter((line) => line.startsWith('| `theme` |') && line.includes('GALAXY'));
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    for (const theme of screenThemeValues) expect(row).toContain(`\`${theme}\``);
  }
});

it('the panel gives every command of an operator', () => {
  const folders = ['packages/ui/src/control-panel', 'packages/console-machine/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '..', folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name)),
  );
  // A correction becomes a proposal of one where two people are asked for.
  const sources = [...files, 'packages/rules/src/show/amend/second-person.ts'].map(read).join('\n');
  const commands = [...read('openapi.yaml').matchAll(/x-command: (\w+)/g)].map(([, one]) => one);
  expect(commands).toContain('SHOW_RANK');
  const ungiven = commands.filter((command) => !sources.includes(`type: '${command}'`));
  expect(ungiven, 'commands without a button or key').toEqual([]);
});
