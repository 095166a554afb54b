/** Tests that the meter counts a JSON text as the parser would, however the text is cut into chunks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meterFor } from '../src/contract/body-meter.ts';

const open = { bytes: 1, names: 1e9, parts: 1e9, depth: 1e9, text: 1e9 };

function takes(bounds: typeof open, pieces: readonly string[]): boolean {
  const meter = meterFor('application/json', bounds);
  try {
    for (const piece of pieces) meter.take(piece);
    return true;
  } catch {
    return false;
  }
}

type Count = Pick<typeof open, 'names' | 'parts' | 'depth' | 'text'>;

function countOf(value: unknown): Count {
  const written = (text: unknown) => JSON.stringify(text).length - 2;
  const text = typeof value === 'string' ? written(value) : 0;
  if (typeof value !== 'object' || value === null) return { names: 0, parts: 0, depth: 0, text };
  const inner = Object.values(value).map(countOf);
  const own = Array.isArray(value) ? [] : Object.keys(value).map(written);
  const sum = (what: 'names' | 'parts') => inner.reduce((all, one) => all + one[what], 0);
  return {
    names: sum('names') + (Array.isArray(value) ? 0 : inner.length),
    parts: sum('parts') + Math.max(0, inner.length - 1),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    text: Math.max(0, ...own, ...inner.map((one) => one.text)),
  };
}

describe('a JSON body', () => {
  test('is accepted at exactly its number of names and parts, depth and longest text, and refused one below', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 7 }), (value, size) => {
        const text = JSON.stringify(value);
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const count = countOf(JSON.parse(text));
        expect(takes({ ...open, ...count }, pieces)).toBe(true);
        for (const what of ['names', 'parts', 'depth', 'text'] as const) {
          if (count[what] === 0) continue;
          expect(takes({ ...open, ...count, [what]: count[what] - 1 }, pieces), what).toBe(false);
        }
      }),
    );
  });
});
