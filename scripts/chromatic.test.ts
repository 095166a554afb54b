// Chromatic's configuration names a script, a folder and themes that exist, and holds no token.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenThemeValues } from '../packages/sdk/src/generated/values.ts';
import { phoneModes, wallModes } from '../packages/ui/src/story-modes.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
const config: Readonly<Record<string, unknown>> = read('chromatic.config.json');
const { scripts }: { scripts: Readonly<Record<string, string>> } = read('package.json');

it('builds the Storybook with a script that exists, into the folder to which the script writes', () => {
  const build = scripts[String(config.buildScriptName)];
  expect(build).toMatch(/^storybook build /);
  expect(build).toContain(`-o ${config.outputDir}`);
});

it('holds no token', () => {
  expect(Object.keys(config).filter((key) => /token/i.test(key))).toEqual([]);
});

it('photographs the screen in every theme on a wall, and the phone in two sizes', () => {
  expect(Object.keys(wallModes)).toEqual([...screenThemeValues]);
  for (const { viewport } of Object.values(wallModes)) {
    expect(viewport).toEqual({ width: 1920, height: 1080 });
  }
  expect(Object.values(phoneModes).map(({ viewport }) => viewport.width)).toEqual([390, 360]);
});
