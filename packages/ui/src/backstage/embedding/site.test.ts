// People paste addresses of pages; the list holds the page's site (its origin), in the form that browsers use.
import { describe, expect, it } from 'vitest';
import { isMixed, leadsInside, refusedRows, siteOf, sitesOf } from './site.ts';

it.each([
  ['https://portal.example', 'https://portal.example'],
  [' https://Portal.Example/news/1?x=2#y ', 'https://portal.example'],
  ['portal.example/news', 'https://portal.example'],
  ['portal.example:8443', 'https://portal.example:8443'],
  ['https://portal.example:443', 'https://portal.example'],
  ['http://localhost:5173/', 'http://localhost:5173'],
  ['https://校园.example', 'https://xn--fcs331b.example'],
  ['', null],
  ['https://', null],
  ['ftp://portal.example', null],
  ['a portal', null],
])('%j is the site %j', (text, site) => {
  expect(siteOf(text)).toBe(site);
});

describe('the rows of the form', () => {
  const rows = ['', 'https://a.example/x', 'https://A.example', 'b b', 'https://c.example'];

  it('are sent as sites, without duplicates and empty rows', () => {
    expect(sitesOf(rows)).toEqual(['https://a.example', 'b b', 'https://c.example']);
  });

  it('show a refusal in the row of its text, although the sent list has other positions', () => {
    const refused = refusedRows(rows, { 'embedOrigins.1': '格式不正确' });
    expect([...refused]).toEqual([[3, '格式不正确']]);
  });
});

it.each([
  ['https://portal.example', 'http://score.example', true],
  ['https://portal.example', 'http://192.168.1.20:8080', true],
  ['https://portal.example', 'https://score.example', false],
  ['http://portal.example', 'http://score.example', false],
  ['https://portal.example', 'http://127.0.0.1:8080', false],
  ['https://portal.example', 'http://localhost:8080', false],
])('browsers block calls from %s to %s: %s', (site, server, mixed) => {
  expect(isMixed(site, server)).toBe(mixed);
});

it.each([
  ...['localhost', 'score.local', '127.0.0.1:8080', '10.1.2.3', '192.168.1.20:8080', '169.254.1.1'],
  ...['172.16.0.1', '172.31.255.1', '100.64.0.1', '100.127.0.1', '[::1]', '[fd12::1]', '[fe80::1]'],
])(
  'a public page that calls %s leads into a local network, a page of that network does not',
  (host) => {
    expect(leadsInside('https://portal.example', `https://${host}`)).toBe(true);
    expect(leadsInside('https://192.168.1.30', `https://${host}`)).toBe(false);
  },
);

it.each([
  'score.example',
  '11.1.2.3',
  '172.32.0.1',
  '100.128.0.1',
  '192.169.1.1',
  '[2001:db8::1]',
  'localhost.example',
])('%s is no local network', (host) => {
  expect(leadsInside('https://portal.example', `https://${host}`)).toBe(false);
});
