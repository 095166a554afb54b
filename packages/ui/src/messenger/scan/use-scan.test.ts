// Why a camera does not open is read from the name of whatever the browser throws.
import { expect, it } from 'vitest';
import { blockOf } from './use-scan.ts';

it.each([
  [new DOMException('', 'NotFoundError'), 'NO_CAMERA'],
  // WebKitGTK without a camera: a plain object, no DOMException and no Error.
  [{ name: 'OverconstrainedError', message: 'Invalid constraint' }, 'NO_CAMERA'],
  [new DOMException('', 'NotAllowedError'), 'REFUSED'],
  [new DOMException('', 'NotReadableError'), 'CAMERA_FAILED'],
  [undefined, 'CAMERA_FAILED'],
  ['gone', 'CAMERA_FAILED'],
])('%s', (error, block) => {
  expect(blockOf(error)).toBe(block);
});
