'use client';
// A QR code as one sharp path, black on white in every theme, so that every camera reads it.
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { qrColours } from '../theme/index.ts';

export interface QrCodeProps {
  readonly value: string;
  /** Edge in px, the quiet zone included. */
  readonly size?: number;
  /** What one gets by scanning it. */
  readonly label: string;
}

const Picture = styled.svg`
  display: block;
  border-radius: 6px;
`;

export function QrCode({ value, size = 200, label }: QrCodeProps) {
  const { edge, path } = useMemo(() => drawing(value), [value]);
  return (
    <Picture
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill={qrColours.light} />
      <path d={path} fill={qrColours.dark} />
    </Picture>
  );
}

const quietZone = 3;

function drawing(value: string): { edge: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
    )
    .join('');
  return { edge: size + quietZone * 2, path };
}
