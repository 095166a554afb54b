'use client';
// Where a message is told from: any control may say why it does nothing.
import { createContext, useContext } from 'react';
import type { Tone } from './Card.tsx';

export interface Toast {
  readonly text: string;
  readonly tone?: Tone;
  /** One thing to do about it, e.g. 撤销. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a message; the newest three stay, failures longer than the rest. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
