'use client';
// The canvas of a picture: all of it, or what the sponsors' bar leaves, as if the wall had that shape.
import { type CSSProperties, type ReactNode, useContext, useMemo } from 'react';
import { part } from '../../style-sheets/part.ts';
import { CanvasSizeContext } from '../canvas/canvas-size.ts';
import { roomAbove } from './bar-room.ts';

const Box = part('div', 'lfs-above-bar');

export interface AboveBarProps {
  readonly stands: boolean;
  readonly children: ReactNode;
}

export function AboveBar({ stands, children }: AboveBarProps) {
  const wall = useContext(CanvasSizeContext);
  const room = useMemo(() => (stands ? roomAbove(wall) : null), [stands, wall]);
  const style: CSSProperties | undefined =
    room === null
      ? undefined
      : {
          width: room.width,
          height: room.height,
          transform: `translateX(${room.left}px) scale(${room.scale})`,
        };
  return (
    <Box style={style} data-above-bar={stands || undefined}>
      <CanvasSizeContext.Provider value={room ?? wall}>{children}</CanvasSizeContext.Provider>
    </Box>
  );
}
