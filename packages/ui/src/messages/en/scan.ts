// The texts of scanning a code, in English.
import type { Messages, Translated } from '../messages.ts';

export const scan = {
  title: 'Scan',
  hint: 'Point at a seat code, an invitation code or the code of a console',
  camera: 'Camera picture',
  asking: 'Opening the camera. Please allow it',
  noCamera: 'This device has no camera to use',
  noCameraHint: 'You can paste the link of the code below',
  insecure: 'The camera cannot be used at this address',
  insecureHint:
    'Browsers open the camera only where the address begins with https. Use https, or paste the link below',
  noReader: 'This browser cannot read QR codes',
  noReaderHint: "Scan with the phone's own camera, or paste the link below",
  refused: 'The camera is not allowed',
  refusedHint:
    'Allow the camera in the browser\'s site settings and tap "Retry", or paste the link below',
  failed: 'The camera did not open',
  failedHint: 'Another app may be using it. Close that app and retry, or paste the link below',
  readerFailed: 'The reader did not start',
  readerFailedHint: 'Check the network and retry, or paste the link below',
  again: 'Retry',
  foreign: 'This is no Liangfen code',
  foreignHint: 'To be safe it was not opened. It says',
  onward: 'Go on scanning',
  messenger: 'Scan with {name}',
  messengerFailed: 'The scanner of {name} did not open. Retry, or paste the link below',
  typed: 'Link',
  typedHint: 'You can also paste or type the link of the code',
  open: 'Open',
} satisfies Translated<Messages['scan']>;
