// All texts are in the messages, where another language can replace them: no component has texts of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../src/messages/zh-CN.ts';

const source = join(import.meta.dirname, '../src');

/** Files with Chinese letters and marks that are read, measured or searched for, but never shown. */
const notShown = new Set([
  'backstage/address-book/initials.ts',
  'backstage/badges/number-range.ts',
  'backstage/settings/JudgingSection.tsx',
  'control-panel/use-panel-keys.ts',
  'judge-scoring/use-hardware-keys.ts',
  'match-screen/names.ts',
  'match-screen/phrases.ts',
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

/** Exports of the rules that get their words as arguments, or that hold no words. */
const notWords = new Set([
  'correctionText',
  'fill',
  'filesOfMode',
  'formerTexts',
  'fullMarksReadingText',
  'fullMarksText',
  'performanceWordOf',
  'performedText',
  'audienceVoteText',
  'normalisedTexts',
  'placesText',
  'standingText',
  'tieBreakName',
  'undoneText',
  'workingText',
]);

const codeOf = (path: string) => withoutComments(readFileSync(join(source, path), 'utf8'));

describe('components', () => {
  it('contain no Chinese letters', () => {
    const own = shown.flatMap((path) =>
      codeOf(path)
        .split('\n')
        .filter((line) => chinese.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it('use no table of words that bypasses the messages', () => {
    const taken = shown.flatMap((path) =>
      [...codeOf(path).matchAll(/(?:import|export) \{([^}]*)\} from '@liangfen\/rules\/words'/g)]
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => name !== '' && !notWords.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(taken).toEqual([]);
  });

  it('of every kind are checked', () => {
    for (const folder of ['match-screen', 'control-panel', 'judge-scoring', 'backstage']) {
      expect(shown.filter((path) => path.startsWith(folder)).length).toBeGreaterThan(20);
    }
  });
});

/** All texts of the messages, those in tables and tables of tables too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('sentences', () => {
  const texts = textsIn(zhCN);
  /** Where a messenger's group is set up. */
  const elsewhere = '群设置 – 机器人';
  /** 「计分设置」里, 「嵌入」页: a place where the reader is sent. */
  const placesIn = (text: string) =>
    [...text.matchAll(/「([^「」{}]+)」(?:里|页)/g)].flatMap(([, place]) => place ?? []);

  it('call every page and part to which they send by the name that stands there', () => {
    const titles = new Set(texts);
    const places = texts.flatMap(placesIn);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !titles.has(place))).toEqual([elsewhere]);
  });
});
