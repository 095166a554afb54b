// People paste addresses of pages; the list holds the page's site (its origin), in the form that browsers use.
import { describe, expect, it } from 'vitest';
import { isMixed, refusedRows, siteOf, sitesOf } from './site.ts';

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
