'use client';
// A dialog with something typed into it asks before it is closed, or its page is left, without saving.
import { type ReactNode, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface DiscardGuard {
  /** Closes at once when nothing would be lost. */
  readonly close: () => void;
  /** Goes beside the dialog, not into it. */
  readonly question: ReactNode;
}

export function useDiscardGuard(changed: boolean, onClose: () => void): DiscardGuard {
  const { saveBar: texts } = useBackstageMessages();
  const [asking, setAsking] = useState(false);
  const heldBack = useUnsavedGuard(changed);
  return {
    close: () => {
      if (changed) setAsking(true);
      else onClose();
    },
    question: asking ? (
      <ConfirmDialog
        open
        danger
        title={texts.discardAsk}
        effect={texts.discardEffect}
        confirmLabel={texts.discard}
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    ) : (
      <LeaveQuestion heldBack={heldBack} />
    ),
  };
}
