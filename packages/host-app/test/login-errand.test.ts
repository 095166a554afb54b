/** Tests that a tab's errand at the messenger's login page is read back as written, and nothing else is believed. */
import { describe, expect, test } from 'vitest';
import { readErrand } from '../src/login-errand.ts';

const kept = (value: unknown) => readErrand(JSON.stringify(value));

describe('the errand of a tab', () => {
  test('is what it was', () => {
    const errand = { state: 's1', purpose: 'LOGIN', from: '/web/user' };
    expect(kept(errand)).toEqual(errand);
  });

  test('leads to no other site', () => {
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
  ])('is none when it says %j', (value) => {
    expect(kept(value)).toBeNull();
  });

  test('is none when nothing was kept, or no JSON', () => {
    expect([readErrand(null), readErrand('{')]).toEqual([null, null]);
  });
});
