'use client';
// The room of a screen: all of its container, or 16 : 9 of the width where the container has no height. Brings the stage's style sheet.
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLang } from '../../messages/use-area.ts';
import { part } from '../../style-sheets/part.ts';
import { StageStyles } from '../styles/StageStyles.tsx';

const Box = part('div', 'lfs-filling');

export const Filling = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Filling(
  { children, ...props },
  ref,
) {
  return (
    // The element names its language, whatever the page around says.
    <Box ref={ref} lang={useLang()} {...props}>
      <StageStyles>{children}</StageStyles>
    </Box>
  );
});
