'use client';
// Keeps a value's identity while it says the same, so that its drawing is not made anew.
import { useState } from 'react';

/** For small plain values: they are compared by what they say. */
export function useSteady<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  if (held === value || JSON.stringify(held) === JSON.stringify(value)) return held;
  setHeld(value);
  return value;
}
