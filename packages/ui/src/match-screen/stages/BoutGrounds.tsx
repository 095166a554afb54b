'use client';
// The two grounds of a bout on a wall of any shape, beside or above each other, and the seam between them.
import type { CSSProperties, ReactNode } from 'react';
import { part } from '../../style-sheets/part.ts';
import type { ScreenComposition } from '../canvas/composition.ts';

const Ground = part('div', 'lfs-bout-ground');
const Seam = part('div', 'lfs-bout-seam');

export interface BoutGroundsProps {
  /** The content on a side's ground. */
  readonly red?: ReactNode;
  readonly blue?: ReactNode;
}

export function BoutGrounds({ red, blue }: BoutGroundsProps) {
  return (
    <>
      <Ground data-side="red">{red}</Ground>
      <Ground data-side="blue">{blue}</Ground>
      <Seam aria-hidden />
    </>
  );
}

/** Beside each other, or above each other where the wall is higher than wide. */
export function boutShape(composition: ScreenComposition): 'beside' | 'above' {
  switch (composition) {
    case 'classic':
    case 'wide':
    case 'square':
      return 'beside';
    case 'tall':
      return 'above';
  }
}

/** Places the seam of the sides, in percent of the wall from red's edge; in the middle as long as nobody has won. */
export function seamAt(percent: number): CSSProperties {
  const style: Record<string, string> = { '--seam': `${percent}%` };
  return style;
}
