// The English texts are complete: each text of zh-CN has one, with the same placeholders, and short enough for its place.
import { describe, expect, it } from 'vitest';
import { en, enJudge, enPanel, enScreen } from './en.ts';
import { fill } from './fill.ts';
import { withOverrides } from './messages.ts';
import { zhCN } from './zh-CN.ts';

type Leaves = ReadonlyMap<string, string>;

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`));
}

const { lang, ...areas } = en;
const english: Leaves = new Map(leavesOf(areas));
const chinese: Leaves = new Map(leavesOf(zhCN));

/** Only English has sentences for the server's refusals, and its list of suggested words is shorter. */
const onlyEnglish = (path: string) => path.startsWith('.failure.problems.byCode.');
const lists = (path: string) => path.startsWith('.backstage.basic.performanceWords.');

/** English says “on stage” for every act, because the word that the competition has typed may be in any language. */
const leftOut = new Set(['performance']);
const serversSentence = '.failure.problems.field';

const placeholders = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => name ?? '')),
];

/** Includes curly quotes, which the fonts of Chinese pages draw as wide as a Chinese letter. */
const han = /[\u2018-\u201d\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

describe('en', () => {
  it('has every text of zh-CN, and no other', () => {
    const missing = [...chinese.keys()].filter((path) => !english.has(path) && !lists(path));
    const more = [...english.keys()].filter((path) => !chinese.has(path) && !onlyEnglish(path));
    expect({ missing, more }).toEqual({ missing: [], more: [] });
  });

  it('puts the same values into each', () => {
    const wrong = [...chinese].filter(([path, text]) => {
      if (path === serversSentence) return false;
      const own = placeholders(english.get(path) ?? text).sort();
      const theirs = placeholders(text)
        .filter((name) => !leftOut.has(name))
        .sort();
      return own.join() !== theirs.join();
    });
    expect(wrong).toEqual([]);
  });

  it('holds no Chinese letter and no Chinese mark', () => {
    expect([...english].filter(([, text]) => han.test(text))).toEqual([]);
  });

  it('has no empty text, and no text that ends with a full stop', () => {
    const empty = [...english].filter(([path, text]) => text === '' && chinese.get(path) !== '');
    expect(empty).toEqual([]);
    expect([...english].filter(([, text]) => /[a-z]{4,}\.$/.test(text))).toEqual([]);
  });

  it('names buttons in a few words', () => {
    const button =
      /^\.(common\.action|panel\.(command|rerun|covered)|backstage\.saveBar\.(save|reset|leave|logOut|discard)|judge\.(scoring\.(submit|next|resubmit)|vote\.(give|withhold)))\b/;
    const long = [...english].filter(([path, text]) => button.test(path) && text.length > 22);
    expect(long).toEqual([]);
  });

  it('has texts of at most three letters for each Chinese one, plus a few words', () => {
    const widths = (text: string) =>
      [...text.replace(/\{[^}]*\}/g, '')].reduce(
        (sum, each) => sum + (han.test(each) ? 1 : 0.5),
        0,
      );
    const long = [...english].filter(
      ([path, text]) => widths(text) > 2 * widths(chinese.get(path) ?? text) + 14,
    );
    expect(long).toEqual([]);
  });

  it('uses English singular and plural', () => {
    const { planNote, plan } = en.backstage.rehearsal.settings;
    expect(fill(plan, { count: 1, time: '2 min' })).toBe('1 program, about 2 min');
    expect(fill(plan, { count: 12, time: '2 min' })).toBe('12 programs, about 2 min');
    expect(fill(plan, { time: '2 min' })).toContain('{count}');
    expect(fill(planNote, {})).toBe(planNote);
  });
});

describe('laid over zh-CN', () => {
  it('replaces every text', () => {
    const page = withOverrides(zhCN, areas);
    expect(leavesOf(page).filter(([, text]) => han.test(text))).toEqual([]);
    expect(page.backstage.help.topic.mode.lines).toEqual(en.backstage.help.topic.mode.lines);
    expect(page.failure.problems.byCode.SEAT_TAKEN).toBe(en.failure.problems.byCode.SEAT_TAKEN);
  });

  it('keeps the Chinese texts that a partial set does not name', () => {
    const page = withOverrides(zhCN, { judge: { title: 'Scoring' } });
    expect(page.judge.title).toBe('Scoring');
    expect(page.judge.connecting).toBe(zhCN.judge.connecting);
  });

  it('has a part for each component, so that a page loads only the parts it needs', () => {
    expect(Object.keys(enScreen)).not.toContain('backstage');
    expect(Object.keys(enJudge)).not.toContain('panel');
    expect(Object.keys(enPanel)).not.toContain('backstage');
    expect([lang, enScreen.lang, enPanel.lang, enJudge.lang]).toEqual(['en', 'en', 'en', 'en']);
  });
});
