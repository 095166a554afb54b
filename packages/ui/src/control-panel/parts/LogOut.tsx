'use client';
// Leaves the console on purpose: asks once, because coming back takes the passcode.
import { describeFailure } from '@liangfen/sdk';
import { useState } from 'react';
import { failureText, useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { useToast } from '../../primitives/Toast.tsx';

export interface LogOutProps {
  readonly onLogOut: () => Promise<void>;
}

export function LogOut({ onLogOut }: LogOutProps) {
  const { logOut: texts } = usePanelMessages();
  const failure = useFailureMessages();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await onLogOut();
    } catch (error) {
      toast({ text: failureText(failure, describeFailure(texts.action, error)), tone: 'danger' });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.ask}
        effect={texts.effect}
        confirmLabel={texts.action}
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
