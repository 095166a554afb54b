// A QR code as one path, for the page and for pictures.
import { encode } from 'uqr';

const quietZone = 3;

export interface QrDrawing {
  /** The edge of the square in modules, the quiet zone included. */
  readonly edge: number;
  /** The dark modules as path data. */
  readonly path: string;
}

export function qrDrawing(value: string): QrDrawing {
  const { size, data } = encode(value, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
    )
    .join('');
  return { edge: size + quietZone * 2, path };
}
