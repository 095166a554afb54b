// Anybody can put up a code: the scanner follows only addresses that this product prints, and only on this site.
import { afterEach, expect, test, vi } from 'vitest';
import { scannedAddress } from '../src/scan/scanned-address.ts';

const site = 'https://score.test';
const sites = [site];

test.each([
  '/web/judge/seat/k7Qm2x_-9',
  '/web/judge/seat#k7Qm2x_-9',
  '/web/judge/apply?competition=c1#code=7Q2M-XK9D',
  '/web/judge/apply?competition=c1&code=7Q2M-XK9D',
  '/web/judge/c1',
  '/web/control/login/c1',
  '/web/control/login/c1?hand',
  '/web/dd/c1?corpId=ding1',
])('%s of this site is followed', (path) => {
  expect(scannedAddress(` ${site}${path} \n`, sites)).toBe(path);
});

test('the part after # is kept where it holds a code, and dropped elsewhere', () => {
  expect(scannedAddress(`${site}/web/judge/c1#part`, sites)).toBe('/web/judge/c1');
  expect(scannedAddress(`${site}/web/judge/seat/x#part`, sites)).toBe('/web/judge/seat/x');
});

test('a code with the hall’s public address is followed on the site that the phone has open', () => {
  const both = ['http://192.168.1.20:8080', 'https://SCORE.test/'];
  expect(scannedAddress(`${site}/web/judge/seat/x`, both)).toBe('/web/judge/seat/x');
  expect(scannedAddress('http://192.168.1.20:8080/web/dd/c1', both)).toBe('/web/dd/c1');
  expect(scannedAddress('http://192.168.1.21:8080/web/dd/c1', both)).toBeNull();
  expect(scannedAddress(`${site}/web/judge/seat/x`, ['nothing', ''])).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('the messenger’s own browser, as old as Chrome 100, can read addresses, too', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(scannedAddress(`${site}/web/judge/c1`, sites)).toBe('/web/judge/c1');
  expect(scannedAddress('https://[', sites)).toBeNull();
});

test.each([
  'https://evil.test/web/judge/seat/x',
  'https://score.test.evil.test/web/judge/seat/x',
  'https://score.test:8443/web/judge/seat/x',
  'http://score.test/web/judge/seat/x',
  'https://score.test@evil.test/web/judge/seat/x',
  'https://me:secret@score.test/web/judge/seat/x',
  'https://score.test/web/judge/../user',
  'https://score.test/web/judge/seat/x/y',
  'https://score.test/web/login?from=/web/judge/seat/x',
  'https://score.test/web/control/panel/c1?token=t',
  'https://score.test/sandbox/dingtalk/inside?to=/web/judge',
  'https://score.test/api/user',
  'https://score.test\\@evil.test/web/judge/seat/x',
  'https://score-test.evil.test/web/judge/seat/x',
  'https://evil.test/?https://score.test/web/judge/seat/x',
  'https://evil.test#https://score.test/web/judge/seat/x',
  'https://ѕcore.test/web/judge/seat/x',
  'https://score.test。evil.test/web/judge/seat/x',
  'https://score.test./web/judge/seat/x',
  'https://score.test/%2e%2e/web/judge/seat/x/../../../login',
  'ftp://score.test/web/judge/seat/x',
  'file:///web/judge/seat/x',
  'intent://score.test/web/judge/seat/x#Intent;scheme=https;end',
  'dingtalk://dingtalkclient/page/link?url=https://score.test/web/judge/seat/x',
  'blob:https://score.test/web/judge/seat/x',
  'https://[',
  '//score.test/web/judge/seat/x',
  '/web/judge/seat/x',
  'javascript:location="https://score.test/web/judge/seat/x"',
  'data:text/html,https://score.test/web/judge/seat/x',
  'WIFI:S:hall;T:WPA;P:x;;',
  '',
  `https://score.test/web/judge/apply?${'x'.repeat(2_000)}`,
])('%s is not followed', (text) => {
  expect(scannedAddress(text, sites)).toBeNull();
});
