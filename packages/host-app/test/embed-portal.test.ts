/** The page in a portal's frame sends messages only to the origin that its address names. */
import { expect, it } from 'vitest';
import { portalOf } from '../src/embed-portal.ts';

it.each([
  ['?origin=https://portal.example', 'https://portal.example'],
  ['?origin=http://localhost:3000', 'http://localhost:3000'],
  ['', null],
  ['?origin=*', null],
  ['?origin=https://portal.example/', null],
  ['?origin=https://portal.example/page', null],
  ['?origin=javascript:alert(1)', null],
  ['?origin=null', null],
])('%s names %s', (search, portal) => {
  expect(portalOf(search)).toBe(portal);
});
