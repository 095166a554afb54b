// A judge's page whose login by the messenger has ended goes back to the messenger's entry by itself, but not in circles.
import { expect, test } from 'vitest';
import {
  isMessengerLogin,
  type LeadBackParts,
  leadBack,
  messengerWayIn,
} from '../src/judge-lead-back.ts';

const inside = 'Mozilla/5.0 (Linux; Android 12) Chrome/100.0.4896.58 DingTalk/7.6.20';
const browser = 'Mozilla/5.0 (Linux; Android 12) Chrome/140.0.0.0 Mobile Safari/537.36';

function phone(more: Partial<LeadBackParts> = {}) {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  const went: string[] = [];
  const loginEnds = (now: number) =>
    leadBack({
      pathname: '/web/judge/c1',
      userAgent: inside,
      now,
      kept: () => storage,
      go: (address) => void went.push(address),
      ...more,
    });
  return { went, loginEnds };
}

const minute = 60_000;
const now = 1_000 * minute;

test('inside the messenger the page goes to the entry of its competition', () => {
  const { went, loginEnds } = phone();
  loginEnds(now);
  expect(went).toEqual(['/web/dd/c1']);
});

test('a page whose next login ends at once stays for a minute', () => {
  const { went, loginEnds } = phone();
  for (const later of [0, 1, minute - 1]) loginEnds(now + later);
  expect(went).toHaveLength(1);
  loginEnds(now + minute);
  expect(went).toHaveLength(2);
});

test('in an ordinary browser the page stays, and has a link', () => {
  const { went, loginEnds } = phone({ userAgent: browser });
  loginEnds(now);
  expect(went).toEqual([]);
});

test('a page that may store nothing stays, because it cannot count its attempts', () => {
  const { went, loginEnds } = phone({
    kept: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  loginEnds(now);
  expect(went).toEqual([]);
});

test.each([
  ['/web/judge/c1', '/web/dd/c1'],
  ['/web/judge/c1/', '/web/dd/c1'],
  ['/web/judge', null],
  ['/web/judge/apply', null],
  ['/web/judge/seat/x', null],
  ['/web/judge/..%2F..', null],
])('the entry for %s is %s', (pathname, way) => {
  expect(messengerWayIn(pathname)).toBe(way);
});

test.each([
  ['DING t1', true],
  ['TOKEN t1', false],
  [undefined, false],
])('a login with %s is by the messenger: %s', (token, is) => {
  expect(isMessengerLogin({ get: () => token })).toBe(is);
});
