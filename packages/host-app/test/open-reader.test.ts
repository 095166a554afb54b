// Which reader of QR codes is used is known before the camera is asked for: the browser's, the library's, or none.
import type { CodeReader } from '@liangfen/ui/messenger';
import { expect, test } from 'vitest';
import { findReader, type ReadingBrowser } from '../src/scan/open-reader.ts';

const libraryReader: CodeReader = async () => 'read by the library';
const found = async (browser: ReadingBrowser) => {
  const open = await findReader(browser, async () => libraryReader);
  return open === null ? null : (await open())({} as HTMLVideoElement);
};

const detectorOf = (formats: () => Promise<readonly string[]>) =>
  class {
    static getSupportedFormats = formats;
    detect = async () => [{ rawValue: 'read by the browser' }];
  };
const readsCodes = detectorOf(async () => ['ean_13', 'qr_code']);

/** Acts like Safari before 16, which does not know the policy's keyword that allows WebAssembly. */
const forbidden = {
  Module: class {
    constructor() {
      throw new EvalError('refused by the content security policy');
    }
  },
};

test('the browser itself reads if it can read QR codes', async () => {
  expect(await found({ BarcodeDetector: readsCodes, WebAssembly })).toBe('read by the browser');
  expect(await found({ BarcodeDetector: readsCodes })).toBe('read by the browser');
});

test.each([
  ['no detector', undefined],
  ['a detector that supports no codes', detectorOf(async () => [])],
  [
    'a detector that does not tell its formats',
    detectorOf(async () => Promise.reject(new Error('no'))),
  ],
])('the library reads if there is %s', async (_, BarcodeDetector) => {
  expect(await found({ BarcodeDetector, WebAssembly })).toBe('read by the library');
});

test.each([
  ['there is no WebAssembly', undefined],
  ['the policy forbids it', forbidden],
])('nothing reads if %s', async (_, engine) => {
  expect(await found({ WebAssembly: engine })).toBeNull();
});
