'use client';
// A picture that is composed for 16 : 9, as large as the canvas allows and in its middle.
import type { ReactNode } from 'react';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { baseHeight, baseWidth } from '../canvas/fit-box.ts';

const Ground = part('div', 'lfs-whole-picture-ground');
const Picture = part('div', 'lfs-whole-picture-picture');

export function WholePicture({ children }: { readonly children: ReactNode }) {
  const { width, height } = useRoom();
  const scale = Math.min(width / baseWidth, height / baseHeight);
  return (
    <Ground>
      <Picture style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>{children}</Picture>
    </Ground>
  );
}
