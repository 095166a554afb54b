// Tests that texts stand in the messages, where another language replaces them: no component has words of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Chinese letters and marks that are read, measured or looked for, and never shown. */
const notShown = new Set([
  'backstage/address-book/initials.ts',
  'backstage/badges/number-range.ts',
  'backstage/settings/JudgingSheet.tsx',
  'control-panel/use-panel-keys.ts',
  'judge-scoring/use-hardware-keys.ts',
  'match-screen/names.ts',
  'match-screen/scene/Prepared.tsx',
  'match-screen/stages/title-lines.ts',
]);

const shown = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(test|stories)\.|(story|test)-parts\.|sample|story-phones/.test(path) &&
    !path.startsWith(join('messages', 'zh-CN')) &&
    !notShown.has(path),
);

const chinese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/.*$/gm, '$1');
}

/** Sentences of the rules that take their words as arguments, and what is no word. */
const notWords = new Set([
  'correctionText',
  'fill',
  'filesOfMode',
  'performanceWordOf',
  'tieBreakName',
  'undoneText',
  'workingText',
]);

const codeOf = (path: string) => withoutComments(readFileSync(join(source, path), 'utf8'));

describe('components', () => {
  it('show no letter of their own', () => {
    const own = shown.flatMap((path) =>
      codeOf(path)
        .split('\n')
        .filter((line) => chinese.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it('take no table of words past the messages', () => {
    const taken = shown.flatMap((path) =>
      [...codeOf(path).matchAll(/(?:import|export) \{([^}]*)\} from '@liangfen\/rules\/words'/g)]
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => name !== '' && !notWords.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(taken).toEqual([]);
  });

  it('are looked at, of every kind', () => {
    for (const folder of ['match-screen', 'control-panel', 'judge-scoring', 'backstage']) {
      expect(shown.filter((path) => path.startsWith(folder)).length).toBeGreaterThan(20);
    }
  });
});
