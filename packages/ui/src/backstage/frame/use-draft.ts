'use client';
// A form's copy of what the server has: changed field by field, whole again after a save elsewhere.
import { useState } from 'react';

export interface Draft<Value> {
  readonly value: Value;
  readonly changed: boolean;
  /** A function gets what the form holds at that moment, for changes that follow each other at once. */
  readonly change: (part: Partial<Value> | ((value: Value) => Partial<Value>)) => void;
  readonly reset: () => void;
  /** After a save: what was sent is no change any more, even where the server wrote it differently. */
  readonly settle: (sent: Value) => void;
}

export function useDraft<Value extends object>(saved: Value): Draft<Value> {
  const [held, setHeld] = useState<{ of: Value; changes: Partial<Value> }>({
    of: saved,
    changes: {},
  });
  const changesIn = (state: typeof held): Partial<Value> =>
    state.of === saved ? state.changes : stillChanged(state.changes, saved);
  const changes = changesIn(held);
  return {
    value: { ...saved, ...changes },
    changed: Object.entries(changes).some(([key, own]) => !same(own, saved[key as keyof Value])),
    change: (part) =>
      setHeld((state) => {
        const before = changesIn(state);
        const more = typeof part === 'function' ? part({ ...saved, ...before }) : part;
        return { of: saved, changes: { ...before, ...more } };
      }),
    reset: () => setHeld({ of: saved, changes: {} }),
    settle: (sent) =>
      setHeld((state) => ({ of: saved, changes: stillChanged(changesIn(state), sent) })),
  };
}

/** What was saved has changed: what is the same as it is no longer a change. */
function stillChanged<Value extends object>(changes: Partial<Value>, saved: Value): Partial<Value> {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => !same(value, saved[key as keyof Value])),
    // Safe: a subset of the entries of a Partial<Value>.
  ) as Partial<Value>;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
