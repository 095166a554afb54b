'use client';
// A keyboard on a judge's phone or tablet: digits, the point, Backspace and Enter do what the keys on the page do.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EntryKey } from './score-entry.ts';

export type HardwareKey = EntryKey | 'enter';

const names: Readonly<Record<string, HardwareKey>> = {
  '.': 'point',
  ',': 'point',
  '。': 'point',
  Decimal: 'point',
  '-': 'minus',
  Backspace: 'back',
  Delete: 'clear',
  Escape: 'clear',
  Enter: 'enter',
};

/** Several phones may stand in one page, e.g. to try a show: then keys go to the one that has the focus. */
const forms = new Set<object>();

/** `form`: any element of the phone that is typed on. */
export function useHardwareKeys(
  form: RefObject<HTMLElement | null>,
  take: (key: HardwareKey) => void,
): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const self = {};
    forms.add(self);
    document.addEventListener('keydown', pressed);
    return () => {
      forms.delete(self);
      document.removeEventListener('keydown', pressed);
    };

    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = hardwareKeyOf(event.key);
      const [at] = event.composedPath();
      if (key === null || !isMeant(at, form.current)) return;
      // Held down, Enter must not send what was only just typed.
      if (key === 'enter' && (event.repeat || isPressable(at))) return;
      event.preventDefault();
      latest.current(key);
    }
  }, [form]);
}

function hardwareKeyOf(key: string): HardwareKey | null {
  const digit = /^[0-9]$/.test(key) ? (key as EntryKey) : null;
  return digit ?? names[key] ?? null;
}

function isMeant(at: EventTarget | undefined, form: HTMLElement | null): boolean {
  if (form === null || !(at instanceof Element)) return false;
  if (at.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null) {
    return false;
  }
  if (form.closest('main')?.contains(at) === true) return true;
  return forms.size === 1 && (at === document.body || at === document.documentElement);
}

/** Enter is this element's own key. */
function isPressable(at: EventTarget | undefined): boolean {
  return at instanceof Element && at.closest('button, a, summary') !== null;
}
