'use client';
// Knows whether the desk has unsaved changes, for a part that is about to leave the desk altogether.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Each changed form counts itself here; nothing is drawn anew by that. */
const UnsavedContext = createContext({ forms: 0 });

export function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const [held] = useState(() => ({ forms: 0 }));
  return <UnsavedContext.Provider value={held}>{children}</UnsavedContext.Provider>;
}

export function useCountedWhile(changed: boolean): void {
  const held = useContext(UnsavedContext);
  useEffect(() => {
    if (!changed) return;
    held.forms += 1;
    return () => {
      held.forms -= 1;
    };
  }, [changed, held]);
}

/** Whether there is an unsaved form at this moment. */
export function useAnyUnsaved(): () => boolean {
  const held = useContext(UnsavedContext);
  return () => held.forms > 0;
}
