'use client';
// Moving a row to another position: by its handle with mouse, pen or finger, or with the arrow keys on it.
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type DragSpot, followPointer } from './follow-pointer.ts';

export interface RowDrag {
  /** The row in the pointer's hand. */
  readonly from: number | null;
  readonly canMove: (index: number) => boolean;
  readonly handleProps: (index: number) => {
    readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  readonly rowProps: (index: number) => {
    readonly 'data-dragged': true | undefined;
    readonly 'data-drop': 'before' | 'after' | undefined;
  };
}

export interface RowDragOptions {
  readonly count: number;
  readonly canMove: (index: number) => boolean;
  /** Both are indexes in the shown list; `to` is the row's place afterwards. */
  readonly onMove: (from: number, to: number) => void;
}

/** Rows carry their place in `data-index`. */
export function useRowDrag(options: RowDragOptions | null): RowDrag | null {
  const [from, setFrom] = useState<number | null>(null);
  const [spot, setSpot] = useState<DragSpot | null>(null);
  // The list may be drawn anew while the row is on its way.
  const newest = useRef(options);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    newest.current = options;
  });
  useEffect(() => () => stop.current?.(), []);
  if (options === null) return null;
  const move = (to: number, row: number) => {
    const now = newest.current;
    if (now === null || to === row || to < 0 || to >= now.count || !now.canMove(to)) return;
    now.onMove(row, to);
  };
  return {
    from,
    canMove: options.canMove,
    handleProps: (index) => ({
      onPointerDown: (event) => {
        const row = event.currentTarget.closest('tr');
        if (event.button !== 0 || row === null || stop.current !== null) return;
        stop.current = followPointer(event.nativeEvent, row, {
          canBeside: (at) => newest.current?.canMove(at) ?? false,
          onStart: () => setFrom(index),
          onSpot: setSpot,
          onEnd: (last) => {
            stop.current = null;
            setFrom(null);
            setSpot(null);
            if (last === null) return;
            const before = last.index + (last.side === 'after' ? 1 : 0);
            // Without the row itself, the rows behind it have moved up by one.
            move(before > index ? before - 1 : before, index);
          },
        });
      },
      onKeyDown: (event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        move(index + by, index);
      },
    }),
    rowProps: (index) => ({
      'data-dragged': from === index || undefined,
      'data-drop': spot?.index === index ? spot.side : undefined,
    }),
  };
}
