'use client';
// A picture that is composed for 16 : 9, as large as the canvas allows and in its middle.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { baseHeight, baseWidth } from '../canvas/fit-box.ts';

/** The sides' own grounds on to the edges of the wall, parted in the slant of the seam. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: linear-gradient(
    100.5deg,
    ${token.redGroundDeep} calc(50% - 4px),
    ${token.card} calc(50% - 4px) calc(50% + 4px),
    ${token.blueGroundDeep} calc(50% + 4px)
  );
`;

const Picture = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: ${baseWidth}px;
  height: ${baseHeight}px;
`;

export function WholePicture({ children }: { readonly children: ReactNode }) {
  const { width, height } = useRoom();
  const scale = Math.min(width / baseWidth, height / baseHeight);
  return (
    <Ground>
      <Picture style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>{children}</Picture>
    </Ground>
  );
}
