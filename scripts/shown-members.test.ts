// Stories, documents and buttons that have one entry for each member of a list, but cannot be generated from the list,
// are complete.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themePatternWords, themeWords } from '@liangfen/rules/words';
import { linkValues, screenThemeValues } from '@liangfen/sdk/values';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

interface Schema {
  readonly description?: string;
  readonly enum?: readonly string[];
}

interface Operation {
  readonly 'x-command'?: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const {
  paths,
  components: { schemas },
}: Contract = parse(read('openapi.yaml'), { merge: true });

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

it('the contract gives the name of each theme and each pattern', () => {
  for (const word of Object.values(themeWords)) {
    expect(schemas.ScreenTheme?.description).toContain(word);
  }
  for (const word of Object.values(themePatternWords)) {
    expect(schemas.ThemePattern?.description).toContain(word);
  }
});

it('each theme has a story with all its pictures, which docs/screen.md names', () => {
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

it('docs/screen.md names the themes in the order of the columns', () => {
  const [, columns] = /a theme in each column: ([^.]+)\./.exec(read('docs/screen.md')) ?? [];
  expect(columns?.split(', ')).toEqual(Object.values(themeWords));
});

it.each(['docs/embedding.md', 'docs/embedding.zh-CN.md'])('%s names every theme', (name) => {
  // The document's other row about themes describes the default.
  const rows = read(name)
    .split('\n')
    .filter((line) => line.startsWith('| `theme` |') && line.includes('GALAXY'));
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    for (const theme of screenThemeValues) expect(row).toContain(`\`${theme}\``);
  }
});

/** A test has the pictures of what it tests; a pause, its end and a decision have that of their bout. */
const linksWithPicture = linkValues.filter(
  (link) => !/^TEST_|^(PAUSE|RESUME|DETERMINE)$/.test(link),
);

it('docs/screen.md tells what the hall sees under every link', () => {
  const told = [...read('docs/screen.md').matchAll(/^\|(?: \d+ \|)? [^|`]+`([A-Z_]+)` \|/gm)];
  const named = new Set(told.map(([, link]) => link));
  expect(linksWithPicture.filter((link) => !named.has(link))).toEqual([]);
});

it('the glossary explains every link', () => {
  const glossary = read('docs/glossary.md');
  expect(linksWithPicture.filter((link) => !glossary.includes(`\`${link}\``))).toEqual([]);
});

it('docs/broadcast.md has the call of every picture that is not a step of a program', () => {
  const page = read('docs/broadcast.md');
  const calls = Object.entries(paths).flatMap(([path, methods]) => {
    const shows = Object.values(methods).some((operation) =>
      /^(SHOW|OPEN)_/.test(operation['x-command'] ?? ''),
    );
    const call = path.replace(/^.*\/console/, '…/console').replace('{programId}', 'PROGRAM');
    return shows && !path.includes('{itemId}') ? [call] : [];
  });
  expect(calls).toContain('…/console/title/program/PROGRAM');
  expect(calls.filter((call) => !new RegExp(`${call}[?\`]`).test(page))).toEqual([]);
});

it('the panel can send every command of an operator', () => {
  const folders = ['packages/ui/src/control-panel', 'packages/console-machine/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '..', folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name)),
  );
  // This file turns a correction into a proposal where two people are needed.
  const sources = [...files, 'packages/rules/src/show/amend/second-person.ts'].map(read).join('\n');
  const commands = [...read('openapi.yaml').matchAll(/x-command: (\w+)/g)].map(([, one]) => one);
  expect(commands).toContain('SHOW_RANK');
  const ungiven = commands.filter((command) => !sources.includes(`type: '${command}'`));
  expect(ungiven, 'commands without a button or key').toEqual([]);
});
