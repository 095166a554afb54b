'use client';
// The photograph of a side of a bout; it is invisible until it is loaded, and its place stays.
import { useState } from 'react';
import { part } from '../../style-sheets/part.ts';
import { Photo } from '../parts/Photo.tsx';
import { photoShape } from '../parts/Portrait.tsx';

const Box = part('div', 'lfs-versus-photo');

export interface BoutPhotoProps {
  readonly url: string;
  readonly height: number;
}

export function BoutPhoto({ url, height }: BoutPhotoProps) {
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <Box
      data-part="photo"
      data-seen={seen === url || undefined}
      style={{ width: height * photoShape, height }}
    >
      <Photo url={url} awaited onReady={setSeen} />
    </Box>
  );
}
