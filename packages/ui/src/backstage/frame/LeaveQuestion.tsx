'use client';
// Asks before somebody goes to another page while a form has changes.
import { useBackstageMessages } from '../../messages/index.ts';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import type { HeldBack } from './pages.tsx';

export function LeaveQuestion({ heldBack }: { readonly heldBack: HeldBack | null }) {
  const { saveBar: texts } = useBackstageMessages();
  return heldBack === null ? null : (
    <ConfirmDialog
      open
      danger
      title={texts.leaveAsk}
      effect={texts.leaveEffect}
      confirmLabel={texts.leave}
      onCancel={heldBack.stay}
      onConfirm={heldBack.leave}
    />
  );
}
