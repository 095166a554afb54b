'use client';
// Shows messages for any control, which may say why it does nothing.
import { createContext, type RefObject, useContext } from 'react';
import type { Tone } from './Card.tsx';

export interface Toast {
  readonly text: string;
  readonly tone?: Tone;
  /** An act that the message offers, e.g. 撤销. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a message; the newest three stay, failures longer than the rest. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

export const ToastTargetContext = createContext<RefObject<HTMLDivElement | null> | undefined>(
  undefined,
);

/** Give it to an element of a page that may be covered for a moment: messages then begin at its top. */
export function useToastTarget(): RefObject<HTMLDivElement | null> | undefined {
  return useContext(ToastTargetContext);
}
