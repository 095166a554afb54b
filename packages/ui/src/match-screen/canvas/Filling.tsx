'use client';
// The room of a screen: all of its container, or 16 : 9 of the width where the container has no height. Brings the stage's sheet.
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../../sheets/part.ts';
import { Dressed } from '../dress/Dressed.tsx';

const Box = part('div', 'lfs-filling');

export const Filling = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Filling(
  { children, ...props },
  ref,
) {
  return (
    <Box ref={ref} {...props}>
      <Dressed>{children}</Dressed>
    </Box>
  );
});
