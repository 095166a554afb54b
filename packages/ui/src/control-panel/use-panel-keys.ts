'use client';
// The keys of the panel; off while typing, in dialogs, and where a control wants the key itself.
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface PanelKeys {
  readonly onNext: () => void;
  /** Shows the next step before it is taken. */
  readonly onPrepare: () => void;
  /** Puts away a preview that was not taken. */
  readonly onPutAway: () => void;
  /** From 0. */
  readonly onFlow: (index: number) => void;
  readonly onUndo: () => void;
  /** Within a reveal that is stepped. */
  readonly onStepBack: () => void;
  readonly onHelp: () => void;
}

export function usePanelKeys(keys: PanelKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    /** A clicked button keeps the focus; Space then means the next step, not the same button again. */
    let pointed = false;
    const point = () => {
      pointed = true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') pointed = false;
      if (!isForPanel(event)) return;
      const [target] = event.composedPath();
      if (event.key === 'Enter' || event.key === ' ') {
        if (isControl(target) && !pointed) return;
        event.preventDefault();
        return latest.current.onNext();
      }
      if (event.key === 'Escape') return latest.current.onPutAway();
      if (/^[1-9]$/.test(event.key)) return latest.current.onFlow(Number(event.key) - 1);
      if (event.key.toLowerCase() === 'p') return latest.current.onPrepare();
      if (event.key === 'Backspace') return latest.current.onStepBack();
      if (event.key.toLowerCase() === 'z') return latest.current.onUndo();
      if (event.key === '?' || event.key === '？') latest.current.onHelp();
    };
    /** Space presses a focused button when it is released, too late for `preventDefault` above. */
    const release = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      if (event.key === ' ' && pointed && isControl(target) && !isInDialog(event)) {
        event.preventDefault();
      }
    };
    /** A list that was chosen from by pointer would keep the keys to itself. */
    const choose = ({ target }: Event) => {
      if (pointed && target instanceof HTMLSelectElement) target.blur();
    };
    window.addEventListener('pointerdown', point, true);
    window.addEventListener('change', choose);
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('pointerdown', point, true);
      window.removeEventListener('change', choose);
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, []);
}

/**
 * Whether a key is the panel's: not typed text, not for a dialog or the browser, and not held, because a held key must
 * not run through the show.
 */
export function isForPanel(event: KeyboardEvent): boolean {
  if (event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const [target] = event.composedPath();
  return !isTyping(target) && !isInDialog(event);
}

const pressable: ReadonlySet<string> = new Set(['radio', 'checkbox', 'button', 'submit']);

function isTyping(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressable.has(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}

function isControl(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.closest('button, a, input, summary') !== null;
}

function isInDialog(event: Event): boolean {
  return event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.matches('dialog, [role="dialog"]'));
}
