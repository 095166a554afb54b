'use client';
// A form's copy of the server's values: the changes made here, and those that somebody else made meanwhile.
import { useLayoutEffect, useRef, useState } from 'react';

export interface Draft<Value> {
  readonly value: Value;
  readonly changed: boolean;
  /** The fields that differ from the server's: nothing else is sent. */
  readonly changes: Partial<Value>;
  /** Changed here, and elsewhere since it was changed here: to be chosen between before it is saved. */
  readonly meanwhile: readonly Meanwhile[];
  /** A function gets what the form holds at that moment, for changes that follow each other at once. */
  readonly change: (part: Partial<Value> | ((value: Value) => Partial<Value>)) => void;
  readonly reset: () => void;
  /** Settles a save: the sent values are no change any more, even where the server wrote them differently. */
  readonly settle: (sent: Value) => void;
}

/** One field with two values. */
export interface Meanwhile {
  readonly field: string;
  readonly own: unknown;
  readonly theirs: unknown;
  readonly keepOwn: () => void;
  readonly takeTheirs: () => void;
}

interface Held<Value> {
  readonly own: Partial<Value>;
  /** The server's value of each field when it was first changed here. */
  readonly before: Partial<Value>;
}

/** `saved` is the server's value; another reading of it may come at any time. */
export function useDraft<Value extends object>(saved: Value): Draft<Value> {
  const [held, setHeld] = useState<Held<Value>>({ own: {}, before: {} });
  const latest = useRef(saved);
  useLayoutEffect(() => {
    latest.current = saved;
  }, [saved]);
  const value = { ...saved, ...held.own };
  const changes = pick(held.own, (key) => !same(value[key], saved[key]));
  const keepOwn = (key: keyof Value) =>
    setHeld(({ own, before }) => ({ own, before: { ...before, [key]: latest.current[key] } }));
  const takeTheirs = (key: keyof Value) =>
    setHeld(({ own, before }) => ({
      own: pick(own, (each) => each !== key),
      before: pick(before, (each) => each !== key),
    }));
  return {
    value,
    changes,
    changed: keysOf(changes).length > 0,
    meanwhile: keysOf(changes)
      .filter((key) => !same(held.before[key], saved[key]))
      .map((key) => ({
        field: key,
        own: value[key],
        theirs: saved[key],
        keepOwn: () => keepOwn(key),
        takeTheirs: () => takeTheirs(key),
      })),
    change: (part) =>
      setHeld((state) => {
        const now = latest.current;
        const current = { ...now, ...state.own };
        const next = typeof part === 'function' ? part(current) : part;
        const touched = keysOf(next).filter((key) => !same(next[key], current[key]));
        const own = { ...state.own, ...pick(next, (key) => touched.includes(key)) };
        const before = { ...pick(now, (key) => touched.includes(key)), ...state.before };
        // A field that is typed back to the server's value is no change; others may change it again.
        const isOwn = (key: keyof Value & string) =>
          !same(own[key], now[key]) || !touched.includes(key);
        return { own: pick(own, isOwn), before: pick(before, isOwn) };
      }),
    reset: () => setHeld({ own: {}, before: {} }),
    settle: (sent) =>
      setHeld(({ own }) => {
        const left = pick(own, (key) => !same(own[key], sent[key]));
        return { own: left, before: pick(latest.current, (key) => key in left) };
      }),
  };
}

/** The keys of a value of type Value; TypeScript cannot say that of Object.keys. */
function keysOf<Value extends object>(value: Partial<Value>): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[];
}

function pick<Value extends object>(
  from: Partial<Value>,
  wanted: (key: keyof Value & string) => boolean,
): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const key of keysOf(from)) if (wanted(key)) picked[key] = from[key];
  return picked;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
