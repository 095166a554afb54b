'use client';
// A form's copy of what the server has: changed field by field, whole again after a save elsewhere.
import { useState } from 'react';

export interface Draft<Value> {
  readonly value: Value;
  readonly changed: boolean;
  readonly change: (part: Partial<Value>) => void;
  readonly reset: () => void;
}

export function useDraft<Value extends object>(saved: Value): Draft<Value> {
  const [held, setHeld] = useState<{ of: Value; changes: Partial<Value> }>({
    of: saved,
    changes: {},
  });
  // What was saved has changed: what is the same as it is no longer a change.
  const changes =
    held.of === saved
      ? held.changes
      : // Safe: a subset of the entries of a Partial<Value>.
        (Object.fromEntries(
          Object.entries(held.changes).filter(
            ([key, value]) => !same(value, saved[key as keyof Value]),
          ),
        ) as Partial<Value>);
  const value = { ...saved, ...changes };
  return {
    value,
    changed: Object.entries(changes).some(([key, own]) => !same(own, saved[key as keyof Value])),
    change: (part) => setHeld({ of: saved, changes: { ...changes, ...part } }),
    reset: () => setHeld({ of: saved, changes: {} }),
  };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
