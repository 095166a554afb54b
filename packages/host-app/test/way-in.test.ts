/** An ended login leads back to the entry by which the user came (spec § 6). */
import { expect, test } from 'vitest';
import { wayInFrom } from '../src/way-in.ts';

const messenger = 'Mozilla/5.0 (Linux; Android 12) Chrome/100.0.4896.58 DingTalk/7.6.20';
const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['ACCOUNT', browser, '/web/login'],
  ['ACCOUNT', messenger, '/web/login'],
  ['MESSENGER', browser, '/web/qrcode/login?from=%2Fweb%2Fuser'],
  ['MESSENGER', messenger, '/web/dd/pc/login?from=%2Fweb%2Fuser'],
] as const)('%s in %s leads back to its entry', (state, userAgent, way) => {
  expect(wayInFrom(state, userAgent, '/web/user')).toBe(way);
});
