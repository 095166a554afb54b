'use client';
// Moving a row to another place: with the pointer by its handle, with the arrow keys on it.
import { type DragEvent, type KeyboardEvent, useState } from 'react';

export interface RowDrag {
  /** The row in the pointer's hand. */
  readonly from: number | null;
  readonly canMove: (index: number) => boolean;
  readonly handleProps: (index: number) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
    readonly onDragEnd: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  readonly rowProps: (index: number) => {
    readonly 'data-dragged': true | undefined;
    readonly 'data-drop': 'before' | 'after' | undefined;
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

export interface RowDragOptions {
  readonly count: number;
  readonly canMove: (index: number) => boolean;
  /** Both are places in the list as it is shown; `to` is the row's place afterwards. */
  readonly onMove: (from: number, to: number) => void;
}

interface Target {
  readonly index: number;
  readonly side: 'before' | 'after';
}

export function useRowDrag(options: RowDragOptions | null): RowDrag | null {
  const [from, setFrom] = useState<number | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  if (options === null) return null;
  const { count, canMove, onMove } = options;
  const end = () => {
    setFrom(null);
    setTarget(null);
  };
  const move = (to: number, row: number) => {
    if (to !== row && to >= 0 && to < count && canMove(to)) onMove(row, to);
  };
  return {
    from,
    canMove,
    handleProps: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('tr');
        if (row !== null) event.dataTransfer.setDragImage(row, 16, row.offsetHeight / 2);
        setFrom(index);
      },
      onDragEnd: end,
      onKeyDown: (event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        move(index + by, index);
      },
    }),
    rowProps: (index) => ({
      'data-dragged': from === index || undefined,
      'data-drop': target?.index === index ? target.side : undefined,
      onDragOver: (event) => {
        if (from === null || !canMove(index)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        const side = sideOf(event);
        if (target?.index !== index || target.side !== side) setTarget({ index, side });
      },
      onDrop: (event) => {
        if (from === null) return;
        event.preventDefault();
        const before = index + (sideOf(event) === 'after' ? 1 : 0);
        // Without the row itself, what is behind it has moved up by one.
        move(before > from ? before - 1 : before, from);
        end();
      },
    }),
  };
}

function sideOf(event: DragEvent<HTMLElement>): Target['side'] {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'before' : 'after';
}
