'use client';
// A value that keeps its identity while it says the same, so that what is drawn from it is not drawn anew.
import { useState } from 'react';

/** For small plain values: they are compared by what they say. */
export function useSteady<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  if (held === value || JSON.stringify(held) === JSON.stringify(value)) return held;
  setHeld(value);
  return value;
}
