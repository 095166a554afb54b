/** A page's address names the corporation from which it was opened. */
import { expect, test } from 'vitest';
import { corporationIn } from '../src/messenger-corporation.ts';

test.each([
  ['https://score.test/web/dd/pc/login?corpId=ding1&from=%2Fweb', 'ding1'],
  ['https://score.test/web/dd/pc/login?corpId=', null],
  ['https://score.test/web/user', null],
])('%s', (address, corpId) => {
  expect(corporationIn(address)).toBe(corpId);
});
