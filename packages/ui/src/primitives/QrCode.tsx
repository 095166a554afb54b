'use client';
// A QR code as one sharp path, black on white in every theme, so that every camera reads it.
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { qrColours } from '../theme/index.ts';
import { qrDrawing } from './qr-drawing.ts';

export interface QrCodeProps {
  readonly value: string;
  /** Edge in px, the quiet zone included. */
  readonly size?: number;
  /** What scanning the code leads to. */
  readonly label: string;
}

const Picture = styled.svg`
  display: block;
  border-radius: 6px;
`;

export function QrCode({ value, size = 200, label }: QrCodeProps) {
  const { edge, path } = useMemo(() => qrDrawing(value), [value]);
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
