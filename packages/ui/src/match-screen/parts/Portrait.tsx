'use client';
// A photograph as large as the stage bears: at a slant on its right, or a picture of its own above the words of a high wall.
import { useState } from 'react';
import { part } from '../../style-sheets/part.ts';
import type { Room } from '../canvas/canvas-size.ts';
import { useStageContext } from '../stage-context.ts';
import { Photo } from './Photo.tsx';

const Box = part('div', 'lfs-portrait');
const Edge = part('i', 'lfs-portrait-edge');

/** A photograph is 3 : 4. */
export const photoShape = 3 / 4;

export interface PortraitSize {
  readonly width: number;
  readonly height: number;
  /** Below zero where the photograph reaches the edge of the canvas. */
  readonly right: number;
}

/** Returns the size of a photograph of this height beside the words. */
export function portraitOf({ body, side, width }: Room, height: number): PortraitSize {
  // To the edge of a stage; on a wall that is wider than words may be, a picture of its own.
  const beyond = width - 2 * side <= body.width ? side : 0;
  return { width: Math.round(height * photoShape) + beyond, height, right: -beyond };
}

/** Returns the width that the photograph takes from the words. */
export function portraitRoom({ width, right }: PortraitSize): number {
  return width + right + 40;
}

export interface PortraitProps {
  readonly url: string;
  readonly size: PortraitSize;
  readonly top: number;
  /** Among the words of a high wall, not beside them. */
  readonly tall?: boolean;
  readonly awaited?: boolean;
}

export function Portrait({ url, size, top, tall = false, awaited = false }: PortraitProps) {
  const { still } = useStageContext();
  // An empty frame would be a hole in the picture, for as long as a photograph is late and where it never comes.
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <Box
      data-tall={tall || undefined}
      data-seen={seen === url || undefined}
      data-still={still || undefined}
      style={tall ? size : { ...size, top }}
    >
      <Photo url={url} awaited={awaited} onReady={setSeen} />
      <Edge aria-hidden />
    </Box>
  );
}
