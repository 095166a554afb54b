/** Tests that reading a request's address as text gives the same path and query as a `URL`. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetOf } from '../src/contract/address.ts';

test.each([
  ['http://localhost/api/clock', '/api/clock', ''],
  ['http://localhost/api/clock?', '/api/clock', ''],
  ['http://localhost/api/page?size=5&page=1', '/api/page', 'size=5&page=1'],
  ['http://localhost/api/page?next=a?b', '/api/page', 'next=a?b'],
  ['http://localhost/api/clock#part', '/api/clock', ''],
  ['http://localhost/api/page?size=5#part?more', '/api/page', 'size=5'],
  ['http://localhost/api/clock#part?size=5', '/api/clock', ''],
  ['https://[::1]:8080/', '/', ''],
  ['http://localhost//other/place', '//other/place', ''],
  ['/api/page?next=a?b', '/api/page', 'next=a?b'],
  ['/', '/', ''],
  ['//other/place?at=http://x/', '//other/place', 'at=http://x/'],
])('%s', (url, pathname, search) => {
  expect(targetOf(url)).toEqual({ pathname, search });
});

test('any address that a web request can carry is read as `URL` reads it', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const url = new URL(address);
      const { pathname, search } = targetOf(url.href);
      expect([pathname, search]).toEqual([url.pathname, url.search.slice(1)]);
    }),
  );
});
