/** Tests the device names by which operators tell each other's consoles apart. */
import { expect, test } from 'vitest';
import { deviceName } from '../src/sessions/device-name.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 12; V2055A) Chrome/100.0 Mobile Safari/537.36', '安卓手机'],
  ['Mozilla/5.0 (Linux; Android 12; Lenovo TB) Chrome/100.0 Safari/537.36', '安卓平板'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0', 'Windows 电脑'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Mac 电脑'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0', 'Linux 电脑'],
  ['', '控制台'],
])('%s is %s', (client, name) => {
  expect(deviceName(client)).toBe(name);
});
