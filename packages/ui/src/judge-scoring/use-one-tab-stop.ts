'use client';
// A group of keys is one stop of the Tab key; within it the arrow keys lead from key to key.
import { type KeyboardEvent, type MouseEvent, useState } from 'react';

export interface OneTabStop {
  /** For the element around the keys, whose children they are. */
  readonly group: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  /** For the key at this place. */
  readonly key: (index: number) => {
    readonly tabIndex: number;
    readonly onMouseDown: (event: MouseEvent) => void;
  };
}

/** `columns`: how far the keys above and below are. */
export function useOneTabStop(count: number, columns: number): OneTabStop {
  const [held, setHeld] = useState(0);
  const at = Math.min(held, Math.max(0, count - 1));
  return {
    group: {
      onKeyDown: (event) => {
        const next = at + offsetOf(event.key, columns);
        if (next === at || next < 0 || next >= count) return;
        const key = event.currentTarget.children[next];
        if (!(key instanceof HTMLElement)) return;
        event.preventDefault();
        setHeld(next);
        key.focus();
      },
    },
    key: (index) => ({
      tabIndex: index === at ? 0 : -1,
      // A finger leaves the focus where it is: Enter on a keyboard still goes on, and presses no key again.
      onMouseDown: (event) => event.preventDefault(),
    }),
  };
}

function offsetOf(key: string, columns: number): number {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    default:
      return 0;
  }
}
