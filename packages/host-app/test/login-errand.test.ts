/** A tab stores why it went to the messenger's login page; this record is read back as written, and others are ignored. */
import { describe, expect, test } from 'vitest';
import { readErrand } from '../src/login-errand.ts';

const kept = (value: unknown) => readErrand(JSON.stringify(value));

describe('the errand of a tab', () => {
  test('is read back unchanged', () => {
    const errand = { state: 's1', purpose: 'LOGIN', from: '/web/user' };
    expect(kept(errand)).toEqual(errand);
  });

  test('does not lead to another site', () => {
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 7]) {
      expect(kept({ state: 's1', purpose: 'BIND', from })?.from).toBeNull();
    }
  });

  test.each([
    { purpose: 'LOGIN' },
    { state: '', purpose: 'LOGIN' },
    { state: 7, purpose: 'LOGIN' },
    { state: 's1', purpose: 'ELSE' },
    { state: 's1' },
    'text',
    null,
  ])('is ignored when it holds %j', (value) => {
    expect(kept(value)).toBeNull();
  });

  test('is missing when nothing was stored, or no JSON', () => {
    expect([readErrand(null), readErrand('{')]).toEqual([null, null]);
  });
});
